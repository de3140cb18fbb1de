/** The adviser of a table: hired when it is first wanted, and closed with the table. */
import type { Kind } from '@vigil/kernel'
import { useEffect, useState } from 'react'
import type { Face } from '../face.ts'
import { whenIdle } from '../screens/start/use-idle.ts'
import type { Adviser } from './adviser.ts'

/** Milliseconds in which a table is drawn, its log told and its pictures fetched, also on a phone. */
const SETTLED = 1000

export const useAdviser = ({ company }: Face<Kind>, isWanted: boolean): Adviser<Kind> | undefined => {
  const [adviser, setAdviser] = useState<Adviser<Kind>>()
  useEffect(() => {
    if (!company || !isWanted) return
    let hired: Adviser<Kind> | undefined
    let gone = false
    const come = (one: Adviser<Kind>): void => {
      if (gone) return one.close()
      hired = one
      setAdviser(one)
    }
    let stop = (): void => undefined
    // The table first. Without a network and before it was ever fetched there is no adviser: the table does without.
    const settled = setTimeout(() => {
      stop = whenIdle(() => company.hire().then(come, () => undefined))
    }, SETTLED)
    return () => {
      gone = true
      clearTimeout(settled)
      stop()
      hired?.close()
      setAdviser(undefined)
    }
  }, [company, isWanted])
  return adviser
}

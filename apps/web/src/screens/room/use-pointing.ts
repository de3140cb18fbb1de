/** Suggesting: what the one who is asked could do is lit for oneself, and a press tells it to them. */
import type { Kind } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import { useMemo, useState } from 'react'
import type { Suggestion } from '../../advice/adviser.ts'
import type { Speech } from '../../face.ts'
import type { OnlineTable, Pointed } from '../../online/online-table.ts'
import { type Pointing, pointingSitting } from '../../online/pointing-sitting.ts'
import type { Sitting } from '../../sitting/sitting.ts'
import { sayIn } from '../../words/phrases.ts'
import { askedChair, chairName } from './people.ts'
import { roomWords } from './room-words.ts'

export interface SuggestingTo {
  /** The table as it is to be shown: lit while one is suggesting. */
  readonly sitting: Sitting<Kind>
  readonly isPointing: boolean
  /** Undefined where there is nothing to suggest, or one may not. */
  readonly begin: (() => void) | undefined
  readonly stop: () => void
}

const mayPoint = (known: Known<Kind>): boolean => {
  const { you, company } = known
  const asked = askedChair(known)
  if (you.chair === null || asked === undefined || asked === you.chair) return false
  return company.chairs[you.chair]?.muted === false && company.chairs[asked]?.bot === null
}

export const usePointing = (table: OnlineTable, known: Known<Kind>, sitting: Sitting<Kind>): SuggestingTo => {
  const [pointing, setPointing] = useState<Pointing>()
  const { waits } = known.glance
  const id = waits.is === 'decision' ? waits.decision.id : ''
  const open = pointing?.decision === id && mayPoint(known) ? pointing : undefined
  const begin = async (): Promise<void> => {
    const listed = await table.list('options')
    if (!listed.ok) return table.complain(listed.why)
    // The same question as when it was asked for.
    if (id === `d${listed.value.seq}`) setPointing({ decision: id, options: listed.value.options })
  }
  const lit = useMemo(() => {
    if (!open) return sitting
    return pointingSitting(sitting, open, (pick) => {
      setPointing(undefined)
      void table.point(open.decision, pick)
    })
  }, [sitting, open, table])
  return {
    sitting: lit,
    isPointing: open !== undefined,
    begin: mayPoint(known) && !open ? () => void begin() : undefined,
    stop: () => setPointing(undefined),
  }
}

/** The newest for the question that is open, with the name of whoever would do so. */
export const suggestionFrom = (
  points: readonly Pointed[],
  known: Known<Kind>,
  speech: Speech<Kind>,
): Suggestion<Kind> | undefined => {
  const { waits } = known.glance
  const newest = points.findLast(({ decision }) => waits.is === 'decision' && decision === waits.decision.id)
  if (!newest) return undefined
  const who = chairName(known, newest.by, speech.language)
  return { pick: newest.pick, reason: sayIn(roomWords, speech.language)('suggested', { who }), isOthers: true }
}

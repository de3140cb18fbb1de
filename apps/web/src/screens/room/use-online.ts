/** A table that is open for as long as its screen is. */
import type { Kind } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import { useEffect, useState } from 'react'
import type { Face, Speech } from '../../face.ts'
import { myTable, rememberTable } from '../../online/my-tables.ts'
import { type OnlineTable, openTable } from '../../online/online-table.ts'
import { type RemoteSitting, remoteSitting } from '../../online/remote-sitting.ts'

export const useOnline = (room: string, key: string): OnlineTable | undefined => {
  const [table, setTable] = useState<OnlineTable>()
  useEffect(() => {
    const opened = openTable(room, key)
    setTable(opened)
    return () => {
      opened.close()
      setTable(undefined)
    }
  }, [room, key])
  return table
}

/** One sitting for as long as the table is open: its log grows with it. */
export const useSitting = (table: OnlineTable, known: Known<Kind>, speech: Speech<Kind>): RemoteSitting | undefined => {
  const [sitting, setSitting] = useState<RemoteSitting>()
  const [first] = useState({ known, speech })
  useEffect(() => {
    const sat = remoteSitting(table, table.now().known ?? first.known, first.speech)
    setSitting(sat)
    return () => sat.leave()
  }, [table, first])
  return sitting
}

/** So that the start page leads back here. */
export const useRemembered = (
  { room, key }: OnlineTable,
  known: Known<Kind>,
  { face, speech }: { readonly face: Face<Kind>; readonly speech: Speech<Kind> },
): void => {
  const summary = speech.summary(known.glance.view)
  const over = known.glance.waits.is === 'over'
  const { chair } = known.you
  useEffect(() => {
    rememberTable({ room, key, game: face.id, chair, summary, over, at: Date.now() })
  }, [room, key, face, chair, summary, over])
}

/** New links are told once: they are kept with those of the beginning. */
export const useNewKeys = ({ room, key }: OnlineTable, told: Readonly<Record<number, string>>): void => {
  useEffect(() => {
    const table = myTable(room, key)
    if (!table || Object.keys(told).length === 0) return
    const keys = [...(table.keys ?? [])]
    for (const [chair, fresh] of Object.entries(told)) keys[Number(chair)] = fresh
    rememberTable({ ...table, keys: Array.from(keys, (each) => each ?? '') })
  }, [room, key, told])
}

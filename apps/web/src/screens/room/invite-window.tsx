/** The links one has: those of the beginning, and those made since. */
import type { Kind } from '@vigil/kernel'
import type { Known } from '@vigil/table/client'
import type { ReactNode } from 'react'
import type { Speech } from '../../face.ts'
import { myTable } from '../../online/my-tables.ts'
import { type OnlineTable, useStanding } from '../../online/online-table.ts'
import { useWords } from '../../words/phrases.ts'
import '../host/host.css'
import { type Invitation, Invitations } from '../host/invitations.tsx'
import { chairName, seatsText } from './people.ts'
import { roomWords } from './room-words.ts'

export interface InviteWindowProps {
  readonly table: OnlineTable
  readonly known: Known<Kind>
  readonly speech: Speech<Kind>
  readonly game: string
}

export const InviteWindow = ({ table, known, speech, game }: InviteWindowProps): ReactNode => {
  const say = useWords(roomWords)
  const { keys } = useStanding(table)
  const { room } = table
  const mine = myTable(room, table.key)
  const invitations = known.company.chairs.flatMap(({ seats }, chair): Invitation[] => {
    const key = keys[chair] ?? mine?.keys?.[chair] ?? (chair === known.you.chair ? table.key : '')
    if (key === '') return []
    const label = say('link', { who: chairName(known, chair, speech.language) })
    const fresh = keys[chair] === undefined ? '' : ` (${say('invite.new')})`
    return [{ label, about: `${seatsText(seats, known.glance.view, speech)}${fresh}`, room, key }]
  })
  const watch = mine?.watch ?? (known.you.chair === null ? table.key : undefined)
  const all =
    watch !== undefined && known.company.options.spectators
      ? [...invitations, { label: say('link.watch'), about: '', room, key: watch }]
      : invitations
  return (
    <>
      <p>{say('invite.text')}</p>
      <Invitations game={game} invitations={all} />
      {mine?.keys === undefined && <p className="muted small">{say('invite.none')}</p>}
    </>
  )
}

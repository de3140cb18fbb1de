/** What was decided at the screen or typed, sent to the table. A sentence where it was refused. */
import { currentDecision, type Kind } from '@vigil/kernel'
import type { Kept } from '@vigil/table/wire'
import type { Act, Sitting } from '../sitting.ts'
import type { JoinedSeat } from './seat.ts'

const NOT_HERE = 'Corrections are made on the page: everybody has to agree to them.'

const send = (seat: JoinedSeat, sitting: Sitting<Kind>, act: Act<Kind>): Promise<Kept> | string => {
  switch (act.do) {
    case 'answer': {
      const decision = currentDecision(sitting.match)
      if (!decision || !seat.isOurTurn()) return 'Somebody else is asked.'
      return seat.client.act({ do: 'answer', decision: decision.id, seat: decision.seat, pick: act.pick })
    }
    case 'supply':
      return seat.client.act(act)
    case 'undo':
      return seat.client.act({ do: 'undo' })
    case 'correct':
      return NOT_HERE
    case 'odds':
      return ''
  }
}

/** Empty where it was done. */
export const sendAct = async (seat: JoinedSeat, sitting: Sitting<Kind>, act: Act<Kind>): Promise<string> => {
  const sent = await send(seat, sitting, act)
  if (typeof sent === 'string') return sent
  return sent.ok ? '' : seat.words(sent.why)
}

export const sayAloud = async ({ client, words }: JoinedSeat, text: string): Promise<string> => {
  const said = await client.ask({ t: 'say', text })
  return said.ok ? '' : words(said.why)
}

export const castVote = async ({ client, words, vote }: JoinedSeat, yes: boolean): Promise<string> => {
  const known = client.known()
  if (!known || vote() === undefined) return 'Nothing is being voted on.'
  const cast = await client.ask({ t: 'vote', seq: known.glance.seq, yes })
  return cast.ok ? '' : words(cast.why)
}

/** An online table line by line: what happens is said as it happens, whoever did it. */
import { currentNode, type Kind } from '@vigil/kernel'
import type { Lines } from '../plain/lines.ts'
import { questionText, reply } from '../plain/reply.ts'
import { waitingOf } from '../screen/waiting.ts'
import type { Entry, Sitting } from '../sitting.ts'
import { castVote, sayAloud, sendAct } from './act.ts'
import type { JoinedSeat } from './seat.ts'

const HELP = [
  'At this table besides: say and a text talks to the others; agree or refuse answers a vote.',
  'quit leaves; the game goes on without you, and the same link brings you back.',
]

const ADVICE = new Set(['advise', 'b', 'odds', 'p'])

const isOver = ({ match }: Sitting<Kind>): boolean => currentNode(match).kind === 'over'

/** Says what is new, and the question whenever another one is asked. */
const teller = (lines: Lines, seat: JoinedSeat) => {
  let told: Entry | undefined
  let asked = ''
  let voted: string | undefined
  return (): void => {
    const sitting = seat.sitting()
    if (!sitting) return
    const from = told ? sitting.log.lastIndexOf(told) + 1 : 0
    for (const { text } of sitting.log.slice(from)) lines.say(text)
    told = sitting.log.at(-1) ?? told
    const question = questionText(waitingOf(sitting)).join('\n')
    const key = `${sitting.match.seq} ${question}`
    if (key !== asked) lines.say(`\n${question}`)
    asked = key
    const vote = seat.vote()
    if (vote !== undefined && vote !== voted) lines.say(`${vote} Type agree or refuse.`)
    voted = vote
  }
}

const obey = async (
  lines: Lines,
  seat: JoinedSeat,
  sitting: Sitting<Kind>,
  typed: string,
): Promise<'quit' | undefined> => {
  const { word = '', rest = '' } = /^(?<word>\S*)\s*(?<rest>.*)$/s.exec(typed.trim())?.groups ?? {}
  if (/^\d/.test(word) && !seat.isOurTurn()) lines.say('Somebody else is asked.')
  else if (ADVICE.has(word) && !seat.mayAdvise()) lines.say('The host has switched advice off.')
  else if (word === 'say') lines.say(rest === '' ? 'say and a text.' : await sayAloud(seat, rest.slice(0, 500)))
  else if (word === 'agree' || word === 'refuse') lines.say(await castVote(seat, word === 'agree'))
  else {
    const { say, act } = reply(sitting, typed)
    for (const text of say) lines.say(text)
    if (word === 'help' || word === 'h') for (const text of HELP) lines.say(text)
    if (act?.do === 'quit') return 'quit'
    if (act) lines.say(await sendAct(seat, sitting, act))
  }
  return undefined
}

/** Until the game is over, the player leaves, or the server will not have us. */
export const joinInLines = async (lines: Lines, seat: JoinedSeat): Promise<void> => {
  const quiet: Lines = { ...lines, say: (text) => (text === '' ? undefined : lines.say(text)) }
  const tell = teller(quiet, seat)
  const ended = new Promise<'ended'>((end) => {
    const look = (): void => {
      tell()
      const sitting = seat.sitting()
      if (seat.dismissed() !== undefined || (sitting && isOver(sitting))) end('ended')
    }
    seat.listen(look)
    look()
  })
  for (;;) {
    const line = await Promise.race([ended.then(() => null), lines.ask('')])
    if (line === null || line === undefined) return
    const sitting = seat.sitting()
    if (!sitting) lines.say('Waiting for the server…')
    else if ((await obey(quiet, seat, sitting, line)) === 'quit') return
  }
}

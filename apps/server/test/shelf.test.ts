import { answerMatch, beginMatch, currentDecision, fastInts, type Kind, type Match, randomAnswer } from '@vigil/kernel'
import { type Company, glanceIn, glanceTexts, ROOM_OPTIONS, roomOf } from '@vigil/table/room'
import { describe, expect, it } from 'vitest'
import { shelf } from '../src/shelf.ts'
import { SETUPS } from './table-of.ts'

const seat = (seats: readonly number[]): Company['chairs'][number] => ({
  name: '',
  seats,
  key: '',
  bot: null,
  muted: false,
})

const company: Company = {
  chairs: [seat([0]), seat([1])],
  host: 0,
  watch: '',
  options: ROOM_OPTIONS,
  vote: null,
  next: null,
}

/** Every so many positions of a random match. */
function* positions(game: string, setup: unknown, seed: string): Generator<Match<Kind>> {
  const playable = shelf()[game]
  const begun = playable && beginMatch<Kind>(playable.game, setup, seed)
  if (!begun?.ok) throw new Error('no game')
  let { match } = begun.value
  const int = fastInts(seed)
  for (;;) {
    yield match
    const decision = currentDecision(match)
    if (!decision) return
    const input = randomAnswer<Kind>(decision, int)
    const pick = input.is === 'answer' ? input.pick : []
    const moved = answerMatch(match, { decision: decision.id, seat: decision.seat, pick })
    if (!moved.ok) throw new Error(moved.why.code)
    match = moved.value.match
  }
}

describe.each(SETUPS)('$game', ({ game, setup }) => {
  it('shows every seat the same, as the shelf says', () => {
    for (const { game: rules, state } of positions(game, setup, `alike ${game}`)) {
      const seen = JSON.stringify(rules.view(state, 'spectator'))
      for (const eyes of [0, 1]) expect(JSON.stringify(rules.view(state, eyes))).toBe(seen)
    }
  })

  it.each([true, false])('is told as text as it is seen (alike: %s)', (alike) => {
    for (const match of positions(game, setup, `text ${game}`)) {
      const room = roomOf(match, company)
      const texts = glanceTexts(room, { alike }, String)
      for (const chair of [0, 1, 'spectator'] as const)
        expect(JSON.parse(texts(chair))).toEqual(JSON.parse(JSON.stringify(glanceIn(room, chair))))
      if (match.seq > 150) return
    }
  })

  it('looks at a position once', () => {
    const [first] = positions(game, setup, 'once')
    expect(first?.game.node(first.state)).toBe(first?.game.node(first.state))
  })
})

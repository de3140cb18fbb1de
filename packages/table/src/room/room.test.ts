import { beginMatch, currentDecision, fastInts, randomAnswer, type Seat } from '@vigil/kernel'
import { must, type Toy, toy, toySetup } from '@vigil/kernel/toy'
import { describe, expect, it } from 'vitest'
import {
  type Act,
  type Actor,
  actIn,
  type Came,
  correctionsIn,
  glanceIn,
  isOffered,
  openVote,
  optionsFor,
  type Room,
  roomOf,
  voteIn,
} from './room.ts'
import { company, options } from './sample-company.ts'

const begun = (undo: 'free' | 'consent' | 'untilRevealed' | 'never' = 'consent'): Room<Toy> =>
  roomOf(must(beginMatch(toy, toySetup, 'room')).match, company({ options: options({ undo }) }))

const person = (chair: number, present: readonly number[] = [0, 1]): Actor => ({
  chair,
  as: 'person',
  present: () => present,
})

const askedSeat = ({ match }: Room<Toy>): Seat => currentDecision(match)?.seat ?? -1

const goodAnswer = ({ match }: Room<Toy>): Extract<Act<Toy>, { do: 'answer' }> => {
  const decision = currentDecision(match)
  if (!decision) throw new Error('nobody is asked')
  const input = randomAnswer<Toy>(decision, fastInts('room'))
  if (input.is !== 'answer') throw new Error('no answer')
  return { do: 'answer', decision: decision.id, seat: input.seat, pick: input.pick }
}

const after = (room: Room<Toy>, came: Came<Toy>): Room<Toy> =>
  came.is === 'moved' ? roomOf(came.moved.match, room.company) : roomOf(room.match, came.company)

const answered = (room: Room<Toy>): Room<Toy> =>
  after(room, must(actIn(room, person(askedSeat(room)), goodAnswer(room))))

describe('an answer', () => {
  it('is taken from the chair that holds the seat', () => {
    const room = begun()
    expect(answered(room).match.seq).toBeGreaterThan(room.match.seq)
  })

  it('is refused from any other', () => {
    const room = begun()
    const other = 1 - askedSeat(room)
    expect(actIn(room, person(other), goodAnswer(room))).toMatchObject({ ok: false, why: { code: 'room.notYours' } })
    expect(actIn(room, person(9), goodAnswer(room))).toMatchObject({ ok: false, why: { code: 'room.notYours' } })
  })

  it('to a decision that is past is refused', () => {
    const room = begun()
    const act = goodAnswer(room)
    const next = answered(room)
    expect(actIn(next, person(act.seat), act)).toMatchObject({ ok: false, why: { code: 'answer.stale' } })
  })

  it('comes from the bot where a bot plays, and not from its chair', () => {
    const { match } = begun()
    const seat = askedSeat(begun())
    const room = roomOf(match, company({ bots: { [seat]: 'steady' } }))
    expect(actIn(room, person(seat), goodAnswer(room))).toMatchObject({ ok: false, why: { code: 'room.botPlays' } })
    expect(actIn(room, { ...person(seat), as: 'bot' }, goodAnswer(room)).ok).toBe(true)
    expect(glanceIn(room, 0).seating[seat]).toBe('steady')
  })

  it('comes from whoever holds several seats for any of them', () => {
    const room = roomOf(begun().match, company({ seats: [[0, 1], []] }))
    expect(actIn(room, person(0), goodAnswer(room)).ok).toBe(true)
    expect(actIn(room, person(1), goodAnswer(room)).ok).toBe(false)
  })
})

describe('what a chair sees', () => {
  it('are the options where it is asked, and none where it is not', () => {
    const room = begun()
    const asked = askedSeat(room)
    expect(glanceIn(room, asked).waits).toMatchObject({ is: 'decision', yours: true })
    for (const viewer of [1 - asked, 'spectator'] as const)
      expect(glanceIn(room, viewer).waits).toMatchObject({ yours: false, decision: { seat: asked, options: [] } })
  })
})

describe('taking back', () => {
  it('is done at once where the host allows it', () => {
    const room = answered(begun('free'))
    const came = must(actIn(room, person(1), { do: 'undo' }))
    expect(came).toMatchObject({ is: 'moved', because: 'undo' })
  })

  it('never happens where the host forbids it', () => {
    expect(actIn(answered(begun('never')), person(0), { do: 'undo' })).toMatchObject({ why: { code: 'undo.never' } })
  })

  it('needs everybody who is there', () => {
    const room = answered(begun())
    const asked = after(room, must(actIn(room, person(0), { do: 'undo' })))
    expect(asked.match.seq).toBe(room.match.seq)
    expect(openVote(asked)).toMatchObject({ by: 0, voters: [1], agreed: [], wish: { do: 'undo' } })
    expect(voteIn(asked, 0, true)).toMatchObject({ ok: false, why: { code: 'vote.notAsked' } })
    expect(must(voteIn(asked, 1, true))).toMatchObject({ is: 'moved', because: 'undo' })
  })

  it('waits for all of several', () => {
    const room = answered(roomOf(begun().match, company({ seats: [[0], [1], []] })))
    const asked = after(room, must(actIn(room, person(0, [0, 1, 2]), { do: 'undo' })))
    const half = must(voteIn(asked, 2, true))
    expect(half).toMatchObject({ is: 'asked', company: { vote: { agreed: [2] } } })
    if (half.is !== 'asked') throw new Error('not asked')
    expect(must(voteIn(roomOf(asked.match, half.company), 2, true))).toMatchObject({ is: 'asked' })
    expect(must(voteIn(roomOf(asked.match, half.company), 1, true))).toMatchObject({ is: 'moved' })
  })

  it('asks nobody where nobody else is there, or only bots are', () => {
    const room = answered(begun())
    expect(must(actIn(room, person(0, [0]), { do: 'undo' })).is).toBe('moved')
    const bots = roomOf(room.match, company({ bots: { 1: 'steady' } }))
    expect(must(actIn(bots, person(0), { do: 'undo' })).is).toBe('moved')
  })

  it('fails with one voice against it', () => {
    const room = answered(begun())
    const asked = after(room, must(actIn(room, person(0), { do: 'undo' })))
    const voted = must(voteIn(asked, 1, false))
    expect(voted).toMatchObject({ is: 'refused', company: { vote: null } })
  })

  it('lapses when the game goes on', () => {
    const room = answered(begun())
    const asked = after(room, must(actIn(room, person(0), { do: 'undo' })))
    const next = answered(asked)
    expect(openVote(next)).toBeNull()
    expect(voteIn(next, 1, true)).toMatchObject({ ok: false, why: { code: 'vote.none' } })
  })

  it('is not even asked for where there is nothing', () => {
    const room = begun()
    expect(actIn(room, person(0), { do: 'undo' })).toMatchObject({ ok: false, why: { code: 'undo.none' } })
  })
})

describe('a correction', () => {
  it('is refused where the host forbids it, and where the game knows none', () => {
    const act: Act<Toy> = { do: 'correct', change: {} as never }
    const strict = roomOf(begun().match, company({ options: options({ corrections: 'never' }) }))
    expect(actIn(strict, person(0), act)).toMatchObject({ why: { code: 'room.noCorrections' } })
    expect(actIn(begun(), person(0), act).ok).toBe(false)
  })
})

describe('pointing', () => {
  it('is at something that can be done', () => {
    const room = begun()
    expect(isOffered(room, goodAnswer(room).pick)).toBe(true)
    expect(isOffered(room, [{ do: 'fly' } as never])).toBe(false)
  })
})

describe('what could be done here', () => {
  it('is told to a chair that sees what the one who is asked sees', () => {
    const room = begun()
    const decision = currentDecision(room.match)
    expect(optionsFor(room, 1 - askedSeat(room))).toEqual({ ok: true, value: decision?.options })
  })

  it('is told to nobody else', () => {
    const room = begun()
    const game = { ...toy, view: (_: unknown, seat: Seat | 'spectator') => ({ hand: seat }) }
    const hidden = { ...room, match: { ...room.match, game: game as unknown as typeof toy } }
    expect(optionsFor(hidden, 1 - askedSeat(room))).toMatchObject({ ok: false, why: { code: 'point.hidden' } })
    expect(optionsFor(hidden, askedSeat(room)).ok).toBe(true)
  })

  it('may be put right unless the host says never', () => {
    const room = begun()
    expect(correctionsIn(room).ok).toBe(true)
    const never = roomOf(room.match, company({ options: options({ corrections: 'never' }) }))
    expect(correctionsIn(never)).toMatchObject({ ok: false, why: { code: 'room.noCorrections' } })
  })
})

describe('the end', () => {
  it('is not taken back: the seed is known, and with it every roll to come', () => {
    let room = begun('free')
    for (let n = 0; n < 1_000 && currentDecision(room.match); n++) room = answered(room)
    expect(glanceIn(room, 0)).toMatchObject({ waits: { is: 'over' }, undo: { allowed: false } })
    expect(actIn(room, person(0), { do: 'undo' })).toMatchObject({ ok: false, why: { code: 'room.over' } })
  })
})

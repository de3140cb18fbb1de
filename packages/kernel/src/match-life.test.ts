/** Whatever people do to a match, in whatever order, the log tells the truth about it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical } from './canonical.ts'
import { fastInts } from './fast-rng.ts'
import { answerMatch, currentDecision, currentNode, type Match, supplyChance } from './match.ts'
import { parseRecord } from './parse-record.ts'
import { randomAnswer } from './random-play.ts'
import { replay, verifyReplay } from './replay.ts'
import { type Toy, toy } from './toy.ts'
import { begunToy, must, toySetup } from './toy-match.ts'
import { undoMatch } from './undo.ts'

type Deed = 'answer' | 'undo' | 'stale' | 'wrong seat' | 'nonsense' | 'meddle'

const deeds = fc.array(
  fc.record({
    deed: fc.oneof(
      { weight: 6, arbitrary: fc.constant<Deed>('answer') },
      { weight: 2, arbitrary: fc.constant<Deed>('undo') },
      { weight: 1, arbitrary: fc.constantFrom<Deed>('stale', 'wrong seat', 'nonsense', 'meddle') },
    ),
    luck: fc.nat(),
  }),
  { maxLength: 60 },
)

/** Does one thing; a refused one leaves the match as it was. */
const deedDone = (match: Match<Toy>, deed: Deed, luck: number): Match<Toy> => {
  const int = fastInts(luck)
  const decision = currentDecision(match)
  if (deed === 'undo') {
    const undone = undoMatch(match)
    return undone.ok ? undone.value.match : match
  }
  if (deed === 'meddle') {
    const meddled = supplyChance(match, { faces: [4, 4, 4] })
    if (match.record.chance !== 'ask') expect(meddled.ok).toBe(false)
    return meddled.ok ? meddled.value.match : match
  }
  if (!decision) {
    if (currentNode(match).kind !== 'chance') return match
    const outcome = toy.sample(match.state, int)
    return outcome.is === 'chance' ? must(supplyChance(match, outcome.outcome)).match : match
  }
  const input = randomAnswer<Toy>(decision, int)
  if (input.is !== 'answer') throw new Error('no answer')
  const answered = answerMatch(match, {
    decision: deed === 'stale' ? `d${match.seq - 1}` : decision.id,
    seat: deed === 'wrong seat' ? input.seat + 1 : input.seat,
    pick: deed === 'nonsense' ? [{ do: 'bury', card: 'gold' }] : input.pick,
  })
  expect(answered.ok).toBe(deed === 'answer')
  return answered.ok ? answered.value.match : match
}

const lived = (chance: 'sample' | 'ask', check: (match: Match<Toy>, before: Match<Toy>) => void) =>
  fc.assert(
    fc.property(deeds, fc.string(), (list, seed) => {
      let match = begunToy(seed, chance)
      for (const { deed, luck } of list) {
        const before = match
        match = deedDone(match, deed, luck)
        check(match, before)
      }
    }),
    { numRuns: 60, seed: 3 },
  )

const modes = ['sample', 'ask'] as const

describe('a match that people play, undo and quarrel about', () => {
  it.each(modes)('is where its inputs lead (%s)', (chance) => {
    lived(chance, (match) => {
      const state = toy.start(toySetup)
      for (const input of match.inputs) toy.applyInPlace(state, input)
      expect(toy.key(match.state)).toBe(toy.key(state))
    })
  })

  it.each(modes)('can be rebuilt from its record at any time (%s)', (chance) => {
    lived(chance, (match) => {
      const again = must(replay(toy, must(parseRecord(JSON.stringify(match.record)))))
      expect(canonical({ ...again, game: 0 })).toBe(canonical({ ...match, game: 0 }))
    })
  })

  it('is honest at any time', () => {
    lived('sample', (match) => {
      expect(must(verifyReplay(toy, match.record)).key).toBe(toy.key(match.state))
    })
  })

  it.each(modes)('has a log that only grows, and a decision id for every length of it (%s)', (chance) => {
    lived(chance, (match, before) => {
      expect(match.record.inputs.slice(0, before.seq)).toEqual(before.record.inputs)
      expect(match.seq).toBe(match.record.inputs.length)
      expect(match === before || match.seq > before.seq).toBe(true)
      const decision = currentDecision(match)
      if (decision) expect(decision.id).toBe(`d${match.seq}`)
    })
  })

  it('waits for a seat or is over, unless the dice are real', () => {
    lived('sample', (match) => {
      expect(currentNode(match).kind).not.toBe('chance')
    })
  })

  it.each(modes)('keeps few states (%s)', (chance) => {
    lived(chance, (match) => {
      expect(match.snapshots).toHaveLength(Math.floor(match.inputs.length / 20) + 1)
      expect(match.fate).toBe(match.inputs.filter(({ is }) => is === 'chance').length)
    })
  })
})

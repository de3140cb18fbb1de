import { type ES, elderSign } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { words } from '@vigil/elder-sign/text'
import { fastInts } from '@vigil/kernel'
import { chanceAt } from '@vigil/odds/elder-sign'
import { describe, expect, it } from 'vitest'
import type { Sight } from '../../index.ts'
import { expertBot, reasonText, steadyBot } from './index.ts'

const game = elderSign(core)

/** The first time that somebody asks where to go. */
const firstMove = (seed: string): Sight<ES> => {
  const state = game.start({ rules: 'revised', ancientOne: 'yig', investigators: ['joe-diamond', 'jenny-barnes'] })
  const int = fastInts(seed)
  for (;;) {
    const node = game.node(state)
    if (node.kind === 'over') throw new Error('over before it began')
    if (node.kind === 'chance') game.applyInPlace(state, game.sample(state, int))
    else if (node.about.is === 'move') return { decision: node, view: () => game.view(state, node.seat) }
    else game.applyInPlace(state, { is: 'answer', seat: node.seat, pick: node.options.slice(0, node.min) })
  }
}

describe('what is said of an attempt', () => {
  it('is said to be about right where it is a quick estimate', () => {
    const sight = firstMove('a')
    const { reason } = steadyBot(core).answer(sight, fastInts('a'), { nodes: 1 })
    expect(reasonText(reason, words(core), sight.view())).toMatch(
      /^[^:]+: about \d+ % with focus\b.*; failing costs [^;]+\.$/,
    )
  })

  it('is exact where the expert may think', () => {
    const sight = firstMove('a')
    const view = sight.view()
    const { reason } = expertBot(core).answer(sight, fastInts('a'), { nodes: 20_000 })
    expect(reason.code).toBe('exact.go')
    const person = view.people[sight.decision.seat]
    if (!person || !('id' in person)) throw new Error('nobody there')
    const full = chanceAt({ pack: core, view }, person.seat, String(reason.params.card), { clues: 2 })
    const bare = chanceAt({ pack: core, view }, person.seat, String(reason.params.card), { clues: 0, cards: [] })
    expect(reason.params.percent).toBeGreaterThanOrEqual(Math.round((bare?.value ?? 1) * 100))
    expect(reason.params.percent).toBeLessThanOrEqual(Math.round((full?.value ?? 0) * 100))
  })

  it('never speaks of points', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const sight = firstMove(seed)
      const { reason } = expertBot(core).answer(sight, fastInts(seed), { nodes: 1 })
      expect(reasonText(reason, words(core), sight.view())).not.toMatch(/point/)
    }
  })
})

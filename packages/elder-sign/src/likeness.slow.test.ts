import { fastInts, randomAnswer } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import { core } from './content/index.ts'
import { elderSign } from './game.ts'
import { likenessOf } from './likeness.ts'
import { RULE_SETS } from './rulesets/index.ts'

const game = elderSign(core)

const sets = RULE_SETS.map(({ id, turn }) => ({ rules: id, actions: turn === 'actions' }))

describe.each(sets)('a likeness in $rules', ({ rules, actions }) => {
  it('shows what the table shows, and asks the same question', () => {
    const met = new Set<string>()
    for (let n = 0; n < 24; n++) {
      const int = fastInts(`likeness ${n}`)
      const players = 1 + (n % 4)
      const state = game.start({ rules, ancientOne: 'random', investigators: Array(players).fill('random') })
      for (let inputs = 0; inputs < 1500; inputs++) {
        const node = game.node(state)
        if (node.kind === 'over') break
        const like = node.kind === 'decision' ? likenessOf(core, game.view(state, 0), node, int) : undefined
        if (node.kind === 'decision' && like && int(6) === 0) {
          met.add(node.about.is)
          expect(game.view(like, 0)).toEqual(game.view(state, 0))
          expect(game.node(like)).toEqual(node)
        }
        game.applyInPlace(state, node.kind === 'decision' ? randomAnswer(node, int) : game.sample(state, int))
      }
    }
    const turn = actions ? ['action'] : ['move', 'entrance']
    expect([...met]).toEqual(expect.arrayContaining([...turn, 'prepare', 'judge', 'reroll', 'discard']))
  })
})

it('there is none where a card is in the midst of its effects', () => {
  const state = game.start({ rules: 'revised', ancientOne: 'yig', investigators: ['random'] })
  const about = { is: 'pay', source: 'yig', cost: [] } as const
  const asked = { kind: 'decision', seat: 0, about, options: [], min: 1, max: 1 } as const
  expect(likenessOf(core, game.view(state, 0), asked, () => 0)).toBeUndefined()
})

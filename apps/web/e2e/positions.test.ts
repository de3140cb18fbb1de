import { currentNode } from '@vigil/kernel'
import { expect, it } from 'vitest'
import { POSITIONS, PROMPTS } from './positions.ts'
import { game, matchAt, promptAt } from './random-game.ts'
import { STAGES, type Stage } from './stages.ts'

/** Where one of these fails, the rules have changed: npx tsx apps/web/e2e/find-positions.ts */
it.each(Object.entries(PROMPTS))('a position leads to the prompt %s', (kind, position) => {
  expect(promptAt(matchAt(position))).toBe(kind)
})

it.each(Object.entries(POSITIONS))('a position leads to the stage %s', (stage, position) => {
  const match = matchAt(position)
  expect(STAGES[stage as Stage](game.view(match.state, 0), currentNode(match))).toBe(true)
})

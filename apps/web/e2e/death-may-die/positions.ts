/** A position for every kind of question and some stages, found by playing at random: the rules may change under them. */
import type { Prompt } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { currentNode } from '@vigil/kernel'
import { positionsIn } from '../random-game.ts'
import { game, type Position, promptAt } from './games.ts'
import { STAGES, type Stage } from './stages.ts'

const GAMES = 500

/** A table that has been played at for a while shows more. */
const WARM = 20

const gameOf = (n: number): Omit<Position, 'answers'> => ({
  setup: {
    episode: core.episodes[n % core.episodes.length]?.id ?? 'random',
    elderOne: core.elderOnes[Math.floor(n / core.episodes.length) % core.elderOnes.length]?.id ?? 'random',
    investigators: Array.from({ length: 2 + (n % 4) }, () => 'random'),
    first: 0,
  },
  seed: `position-${n}`,
})

const prompts = new Map<Prompt['is'], Position>()
const stages = new Map<Stage, Position>()

for (let n = 0; n < GAMES; n++) {
  const one = gameOf(n)
  let answers = 0
  for (const match of positionsIn(game, one)) {
    const position = { ...one, answers }
    const kind = promptAt(match)
    if (kind !== undefined && (!prompts.has(kind) || (n < WARM && answers > WARM))) prompts.set(kind, position)
    const view = game.view(match.state, 0)
    for (const stage of Object.keys(STAGES) as Stage[])
      if (!stages.has(stage) && STAGES[stage](view, currentNode(match))) stages.set(stage, position)
    answers += 1
  }
}

/** Every kind of question that came up; a few come up in hardly any game. */
export const PROMPTS: ReadonlyMap<Prompt['is'], Position> = prompts

export const promptPosition = (kind: Prompt['is']): Position => {
  const found = prompts.get(kind)
  if (!found) throw new Error(`no game asked: ${kind}`)
  return found
}

export const stagePosition = (stage: Stage): Position => {
  const found = stages.get(stage)
  if (!found) throw new Error(`no game came to: ${stage}`)
  return found
}

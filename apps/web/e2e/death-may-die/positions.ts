/** A position for every kind of question and some stages, found by playing at random: the rules may change under them. */
import { MANUAL } from '@vigil/bots/death-may-die'
import type { Prompt } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { currentNode } from '@vigil/kernel'
import { positionsIn } from '../random-game.ts'
import { game, type Position, promptAt } from './games.ts'
import { STAGES, type Stage } from './stages.ts'

const GAMES = 500

const RARE_GAMES = 200

/** The one card that turns Fire on an enemy. */
const AMULET = { card: 'locked-cabinet', side: 'left' } as const

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

/** Asked in hardly any game that is played at random: RARE and `well-played.ts` see to them. */
const HARDLY: readonly Prompt['is'][] = ['deflect', 'ransom']

const isComplete = (): boolean =>
  stages.size === Object.keys(STAGES).length &&
  Object.keys(MANUAL).every((kind) => prompts.has(kind as Prompt['is']) || HARDLY.some((each) => each === kind))

for (let n = 0; n < GAMES && !(n >= WARM && isComplete()); n++) {
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

interface Rare extends Omit<Position, 'answers' | 'seed'> {
  readonly is: Prompt['is']
}

const PAIR = { episode: 's1e1', elderOne: 'cthulhu', investigators: ['elizabeth', 'morgan'], first: 0 } as const

/** What chance alone hardly ever brings about: a referee lays the table out for it. */
const RARE: readonly Rare[] = [
  {
    is: 'deflect',
    setup: PAIR,
    corrections: [
      { do: 'give', card: AMULET.card, side: AMULET.side, seat: 0 },
      { do: 'set', what: 'fire', seat: 0, to: 1 },
      { do: 'figure', figure: 0, to: 1 },
    ],
  },
]

for (const { is, ...one } of RARE)
  for (let n = 0; n < RARE_GAMES && !prompts.has(is); n++) {
    const seed = `${is}-${n}`
    let answers = 0
    for (const match of positionsIn(game, { ...one, seed })) {
      if (promptAt(match) === is) {
        prompts.set(is, { ...one, seed, answers })
        break
      }
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

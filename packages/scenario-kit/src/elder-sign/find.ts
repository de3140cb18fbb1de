/** Looks for games that break a rule about all games, and makes what it finds small enough to read. */
import type { ES, Pack, Setup, State } from '@vigil/elder-sign'
import { type Game, type MatchRecord, newRecord, type Violation } from '@vigil/kernel'
import { shrinkChoices } from '../shrink.ts'
import { invariants } from './invariants.ts'
import { randomSetup, type Soundness, unsound } from './random-table.ts'

export interface Find {
  readonly law: string
  readonly detail: string
  /** How many inputs the game had before it was made smaller. */
  readonly before: number
  /** Replays to the position. Chance is written down, not drawn from a seed. */
  readonly record: MatchRecord<ES>
}

export interface Search {
  readonly game: Game<ES>
  readonly pack: Pack
  readonly seed: string
  /** One game in so many is held against all laws. */
  readonly oneIn?: number
  readonly every?: number
  /** How often a shorter game is tried. */
  readonly tries?: number
}

/** The same flaw, and no later in the game. */
const isAsGood = (before: Violation<ES>, [found]: readonly Violation<ES>[]): boolean =>
  found !== undefined && found.law === before.law && found.inputs.length <= before.inputs.length

/** Fewer seats first: everything after is shorter then. */
const fewerSeats = (setup: Setup, fails: (setup: Setup) => boolean): Setup => {
  for (let seats = 1; seats < setup.investigators.length; seats++) {
    const smaller = { ...setup, investigators: setup.investigators.slice(0, seats) }
    if (fails(smaller)) return smaller
  }
  return setup
}

/** The game with this number, if anything is wrong with it. */
export const lookAt = (search: Search, n: number): Find | undefined => {
  const { game, pack, seed, oneIn = 5, every = 10, tries = 400 } = search
  const how: Soundness = n % oneIn === 0 ? { laws: { every } } : {}
  const play = (setup: Setup, choices: readonly number[], more: string, heard?: number[]) =>
    unsound(game, pack, setup, choices, more, { ...how, ...(heard ? { heard } : {}) })
  const whole = randomSetup(pack, n)
  const [first] = play(whole, [], `${seed} ${n}`)
  if (!first) return undefined
  const setup = fewerSeats(whole, (smaller) => isAsGood(first, play(smaller, [], `${seed} ${n}`)))
  const heard: number[] = []
  let [best = first] = play(setup, [], `${seed} ${n}`, heard)
  const fails = (choices: readonly number[]): boolean => {
    const found = play(setup, choices, 'rest')
    if (!isAsGood(best, found)) return false
    best = found[0] ?? best
    return true
  }
  if (fails(heard)) shrinkChoices(heard, fails, tries)
  const record = newRecord(game, setup, `${seed} ${n}`, { chance: 'ask' })
  const { law, detail, inputs } = best
  return { law, detail, before: first.inputs.length, record: { ...record, inputs } }
}

/** A record as a file: one input a line. */
export const recordText = ({ inputs, ...head }: { readonly inputs: readonly unknown[] }): string => {
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  const log = inputs.map((input) => `    ${JSON.stringify(input)}`).join(',\n')
  return `{\n${fields.join('\n')}\n  "inputs": [${log === '' ? '' : `\n${log}\n  `}]\n}\n`
}

/** What is wrong with the position a record leads to, position by position. */
export const wrongInRecord = (game: Game<ES>, pack: Pack, { setup, inputs }: MatchRecord<ES>): string[] => {
  let state: State = game.start(setup)
  for (const [i, input] of [undefined, ...inputs].entries()) {
    if (input?.is === 'undo') return ['a find has no undo in it']
    const next = input ? game.apply(state, input) : undefined
    if (next && !next.ok) return [`after ${i - 1} inputs: refused ${JSON.stringify(input)}: ${next.why.code}`]
    if (next?.ok) state = next.value.state
    const said = invariants(state, pack)
    if (said.length) return said.map((each) => `after ${i} inputs: ${each}`)
  }
  return []
}

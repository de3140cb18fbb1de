/** Random games, by number: every seat count and every Ancient One comes round. */
import type { ES, Pack, Setup } from '@vigil/elder-sign'
import { EVENTS, HOURS, MOST_SEATS, RULE_SETS, switchesOver } from '@vigil/elder-sign'
import {
  checkLaws,
  choiceInts,
  type Game,
  type IntSource,
  type LawOptions,
  lawReport,
  randomInput,
  type Violation,
} from '@vigil/kernel'
import { invariants } from './invariants.ts'
import { signatures } from './signatures.ts'

/** The rules a game may be played by: each rule set, and once more those that know the Esoteric Orders (ES-ORDER-01). */
const WAYS: readonly Pick<Setup, 'rules' | 'orders'>[] = [
  ...RULE_SETS.map(({ id }) => ({ rules: id })),
  ...RULE_SETS.filter(({ ancientOne }) => ancientOne === 'location').map(({ id }) => ({ rules: id, orders: true })),
]

/** How many tables come round before the first is laid out again. */
export const tableCount = (pack: Pack): number => MOST_SEATS * pack.ancientOnes.length * WAYS.length

/** Eight seats and eight Ancient Ones: the number's last digits choose the seats, then the Ancient One, then the rules. */
export const randomSetup = (pack: Pack, n: number): Setup => {
  const seats = 1 + (n % MOST_SEATS)
  const one = pack.ancientOnes[Math.floor(n / MOST_SEATS) % pack.ancientOnes.length]
  const way = WAYS[Math.floor(n / (MOST_SEATS * pack.ancientOnes.length)) % WAYS.length]
  return {
    ...(way ?? { rules: '' }),
    investigators: Array.from({ length: seats }, () => 'random'),
    ancientOne: one?.id ?? 'random',
    first: 'random',
  }
}

/** With one more house rule, and with what it needs; as it was, where that does not stand. */
const withSwitch = ({ check }: Game<ES>, setup: Setup, id: string): Setup => {
  const more = { ...setup, with: [...(setup.with ?? []), id] }
  const checked = check(more)
  if (checked.ok) return more
  const [needed] = String(checked.why.params.missing ?? '').split(', ')
  const whole = { ...more, with: [...more.with, needed ?? ''] }
  return check(whole).ok ? whole : setup
}

/** The same table with house rules and a difficulty drawn by lot: a switch is kept where it stands with those before it. */
export const randomHouse = (game: Game<ES>, pack: Pack, n: number, int: IntSource): Setup => {
  const { check } = game
  let setup = randomSetup(pack, n)
  for (const { id } of switchesOver(setup.rules)) if (int(6) === 0) setup = withSwitch(game, setup, id)
  const hours = HOURS[int(2 * HOURS.length)]
  const events = EVENTS.filter(() => int(2) === 0)
  const difficulty = { ...(hours && { hours }), ...(events.length && { events }) }
  const ordered = { ...setup, difficulty, orders: true }
  if (int(2) === 0 && check(ordered).ok) return ordered
  return { ...setup, difficulty }
}

/** No game comes near it; one that does will not end. */
export const MOST_INPUTS = 10_000

export interface Soundness {
  /** Hold the kernel's laws too, the dear ones against every so-manieth position. */
  readonly laws?: { readonly every: number; readonly corrections?: number }
  readonly maxInputs?: number
  /** Takes down the numbers the game was played with. */
  readonly heard?: number[]
}

const overheard =
  (int: IntSource, heard: number[]): IntSource =>
  (n) => {
    const got = int(n)
    if (n > 1) heard.push(got)
    return got
  }

export const lawOptions = (game: Game<ES>, pack: Pack, every: number): LawOptions<ES> => ({
  ...signatures(game),
  invariant: (state) => invariants(state, pack),
  maxInputs: MOST_INPUTS,
  every,
})

/** Plays one game and looks at every position: the breach, if there is one, with the inputs that led there. */
export const unsound = (
  game: Game<ES>,
  pack: Pack,
  setup: Setup,
  choices: readonly number[],
  seed: number | string,
  { laws, maxInputs = MOST_INPUTS, heard }: Soundness = {},
): Violation<ES>[] => {
  const given = choiceInts(choices, seed)
  const int = heard ? overheard(given, heard) : given
  if (laws)
    return checkLaws(game, setup, int, { ...lawOptions(game, pack, laws.every), corrections: laws.corrections ?? 0 })
  const inputs: Violation<ES>['inputs'][number][] = []
  const breach = (law: Violation<ES>['law'], detail: string) => ({ law, detail, step: inputs.length, inputs })
  try {
    const state = game.start(setup)
    for (;;) {
      const said = invariants(state, pack)
      if (said.length) return said.map((detail) => breach('invariant', detail))
      const input = randomInput(game, state, int)
      if (!input) return []
      if (inputs.length >= maxInputs) return [breach('ends', `not over after ${maxInputs} inputs`)]
      inputs.push(input)
      game.applyInPlace(state, input)
    }
  } catch (error) {
    return [breach('runs', String(error))]
  }
}

/** The same as a property: throws a report. */
export const staysSound = (...args: Parameters<typeof unsound>): void => {
  const violations = unsound(...args)
  if (violations.length) throw new Error(lawReport(violations))
}

/** Random tables, and the laws and invariants held against the games played at them. */
import { type DMD, type Outcome, type Pack, type Setup, type State, type World, worldOf } from '@vigil/death-may-die'
import { checkLaws, choiceInts, type Game, type LawOptions, lawReport, randomInput } from '@vigil/kernel'
import { invariants } from './invariants.ts'

/** Longer than any game of ours has been. */
export const MOST_INPUTS = 20_000

/** Every pairing of episode and Elder One, with two to five investigators, in turn. */
export const randomSetup = ({ episodes, elderOnes }: Pack, n: number): Setup => ({
  episode: episodes[n % episodes.length]?.id ?? 'random',
  elderOne: elderOnes[Math.floor(n / episodes.length) % elderOnes.length]?.id ?? 'random',
  investigators: Array<string>(2 + (Math.floor(n / (episodes.length * elderOnes.length)) % 4)).fill('random'),
})

/** Dice of one colour are alike. */
const signOutcome = (outcome: Outcome, s: Readonly<State>): string => {
  if ('card' in outcome) return outcome.card
  const top = s.stack[s.stack.length - 1]
  const standard = top?.at === 'roll' ? top.roll.standard : top?.at === 'roll.again' ? 1 : 0
  return [outcome.faces.slice(0, standard).sort(), outcome.faces.slice(standard).sort()].join('|')
}

const worlds = new WeakMap<Pack, World>()

const worldFor = (pack: Pack): World => {
  const known = worlds.get(pack) ?? worldOf(pack)
  worlds.set(pack, known)
  return known
}

export const lawsOf = (game: Game<DMD>, w: World): LawOptions<DMD> => ({
  maxInputs: MOST_INPUTS,
  invariant: (s) => invariants(w, s),
  sign: (option, s) => game.sign?.(s, option) ?? '',
  signOutcome,
})

/** Plays one game; throws where it is not sound. `every`: also hold the laws of the kernel, at every n-th position. */
export const staysSound = (
  game: Game<DMD>,
  pack: Pack,
  setup: Setup,
  choices: readonly number[],
  seed: number | string,
  every = 0,
): void => {
  const w = worldFor(pack)
  const int = choiceInts(choices, seed)
  if (every > 0) {
    const violations = checkLaws(game, setup, int, { ...lawsOf(game, w), every })
    if (violations.length) throw new Error(lawReport(violations))
    return
  }
  const s = game.start(setup)
  for (let n = 0; ; n++) {
    const wrong = invariants(w, s)
    if (wrong.length) throw new Error(`after ${n} inputs: ${wrong.join('; ')}`)
    if (n > MOST_INPUTS) throw new Error('the game does not end')
    const input = randomInput(game, s, int)
    if (!input) return
    game.applyInPlace(s, input)
  }
}

/** What is one and the same to the players: the laws compare options and outcomes by these. */
import { colourOf, type ES, type Option, type Outcome, type State, typeOfMarker } from '@vigil/elder-sign'
import type { Game, LawOptions } from '@vigil/kernel'

/** Green dice in any order; the yellow and the red die are themselves; markers of one type are alike. */
export const signOutcome = (game: Game<ES>, outcome: Outcome, state: Readonly<State>): string => {
  const node = game.node(state)
  if (node.kind !== 'chance') return JSON.stringify(outcome)
  const { about } = node
  if ('card' in outcome) return about.is === 'draw' && about.from === 'cup' ? typeOfMarker(outcome.card) : outcome.card
  const dice = about.is === 'roll' ? about.dice : []
  const faces = outcome.faces.map((face, i) => `${colourOf(dice[i] ?? 0)} ${face}`)
  return faces.sort().join(' ')
}

const signDie = (s: Readonly<State>, id: number): string => {
  const { at, on, face } = s.dice[id] ?? { at: '?', on: '?', face: '?' }
  return `${colourOf(id)} ${at} ${on} ${face}`
}

const signDice = (s: Readonly<State>, ids: readonly number[]): string[] => ids.map((id) => signDie(s, id)).sort()

/** Dice that are alike are one die, whichever of them an option names. */
export const signOption = (option: Option, state: Readonly<State>): string => {
  if ('dice' in option) return JSON.stringify({ ...option, dice: signDice(state, option.dice) })
  if ('die' in option) return JSON.stringify({ ...option, die: signDie(state, option.die) })
  if ('pieces' in option) return JSON.stringify({ ...option, pieces: option.pieces.map(typeOfMarker).sort() })
  return JSON.stringify(option)
}

/** Both, as the kernel's laws want them. */
export const signatures = (game: Game<ES>): Required<Pick<LawOptions<ES>, 'sign' | 'signOutcome'>> => ({
  sign: signOption,
  signOutcome: (outcome, state) => signOutcome(game, outcome, state),
})

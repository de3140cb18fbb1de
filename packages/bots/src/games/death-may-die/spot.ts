/** What a bot looks at when it is asked: the view of its seat, the question, and what the cards say. */
import type {
  Board,
  DMD,
  ElderOneCard,
  EpisodeCard,
  FigureView,
  PersonView,
  SpaceView,
  TokenView,
  View,
} from '@vigil/death-may-die'
import type { Decision } from '@vigil/kernel'
import { known, type Lore } from './lore.ts'
import type { Weights } from './weights.ts'

export interface Spot {
  readonly lore: Lore
  readonly weights: Weights
  readonly view: View
  readonly decision: Decision<DMD>
  readonly episode: EpisodeCard
  readonly elderOne: ElderOneCard
  readonly board: Board
  /** Whoever is asked. */
  readonly me: PersonView
}

export const spotOf = (lore: Lore, weights: Weights, view: View, decision: Decision<DMD>): Spot => {
  const me = view.people[decision.seat]
  if (!me) throw new Error(`nobody sits at ${decision.seat}`)
  return {
    lore,
    weights,
    view,
    decision,
    me,
    episode: known(lore.episodes, view.episode),
    elderOne: known(lore.elderOnes, view.elderOne),
    board: known(lore.boards, view.episode),
  }
}

export const living = ({ people }: View): PersonView[] => people.filter(({ alive }) => alive)
export const others = ({ view, me }: Spot): PersonView[] => living(view).filter(({ seat }) => seat !== me.seat)
export const spaceAt = ({ spaces }: View, id: number): SpaceView | undefined =>
  spaces[id - 1]?.id === id ? spaces[id - 1] : spaces.find((space) => space.id === id)
export const peopleAt = (view: View, space: number): PersonView[] => living(view).filter(({ at }) => at === space)

export interface Foe extends FigureView {
  readonly figure: number
}

const NONE: readonly Foe[] = []
/** One look at a table sees the same enemies every time. */
const seen = new WeakMap<View, readonly (readonly Foe[])[]>()

const bySpace = (view: View): readonly (readonly Foe[])[] => {
  const known = seen.get(view)
  if (known) return known
  const spaces: Foe[][] = []
  view.figures.forEach(({ kind, at, wounds, health }, figure) => {
    if (at === 0) return
    const here = spaces[at] ?? []
    here.push({ kind, at, wounds, health, figure })
    spaces[at] = here
  })
  seen.set(view, spaces)
  return spaces
}

export const foesAt = (view: View, space: number): readonly Foe[] => bySpace(view)[space] ?? NONE

export interface Lying extends TokenView {
  readonly token: number
}

const laid = new WeakMap<View, readonly Lying[]>()

const allLying = (view: View): readonly Lying[] => {
  const known =
    laid.get(view) ?? view.tokens.flatMap((each, token): Lying[] => (each.at === 0 ? [] : [{ ...each, token }]))
  laid.set(view, known)
  return known
}

/** Tokens on the map. */
export const lying = (view: View, kinds: string | readonly string[]): Lying[] =>
  allLying(view).filter(({ kind }) => kind === kinds || (typeof kinds !== 'string' && kinds.includes(kind)))

export const holds = ({ tokens }: PersonView, kinds: string | readonly string[]): number =>
  tokens.filter(({ kind }) => kind === kinds || (typeof kinds !== 'string' && kinds.includes(kind))).length

export const isSafe = (view: View, space: number): boolean => foesAt(view, space).length === 0
export const isSummoned = ({ stage }: View): boolean => stage > 1
export const markerAt = ({ markers }: View, name: string): number =>
  markers.find(({ marker }) => marker === name)?.at ?? 0
export const areaOf = ({ board }: Spot, area: string): readonly number[] => board.card.areas[area] ?? []
export const hasState = (view: View, space: number, state: string): boolean =>
  spaceAt(view, space)?.states.includes(state) ?? false
/** The Elder One, where it is on the map. */
export const elderAt = ({ figures }: View): number => figures.at(-1)?.at ?? 0

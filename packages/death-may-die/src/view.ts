/** What a seat sees, built field by field. Everything on the table is open; decks and hidden faces are not. */
import { type Seat, size } from '@vigil/kernel'
import type { Side } from './card.ts'
import { diceOf, healthOf } from './nouns/figure.ts'
import { hasState } from './nouns/space.ts'
import { fireLeft } from './nouns/token.ts'
import { skillLevel, skillsOf } from './nouns/trait.ts'
import { ELDER_ONE, type Ending, NOWHERE, type Phase, type State, type TurnState } from './state.ts'
import { boardIn, castIn, mythosOf, type World } from './world.ts'

export interface PersonView {
  readonly seat: Seat
  readonly id: string
  readonly alive: boolean
  readonly at: number
  readonly wounds: number
  readonly stress: number
  readonly sanity: number
  readonly dice: number
  readonly skills: readonly { readonly skill: string; readonly level: number }[]
  readonly insanity: string
  readonly tally: number
  readonly partner: Seat
  readonly down: boolean
  readonly kept: string
  readonly fire: number
  readonly cards: readonly { readonly card: string; readonly side: Side; readonly wounds: number }[]
  readonly tokens: readonly { readonly kind: string; readonly face: string }[]
  /** Free deaths used. */
  readonly deaths: number
}

export interface SpaceView {
  readonly id: number
  readonly name: string
  readonly fire: number
  readonly states: readonly string[]
  readonly figures: readonly number[]
  readonly people: readonly Seat[]
  readonly tokens: readonly {
    readonly token: number
    readonly kind: string
    readonly face: string
    readonly wounds: number
  }[]
}

export interface FigureView {
  readonly kind: string
  readonly at: number
  readonly wounds: number
  readonly health: number
}

/** Every token of the game, by its number; a face that is not known is empty. */
export interface TokenView {
  readonly kind: string
  readonly face: string
  readonly at: number
  readonly holder: Seat
  readonly wounds: number
  /** Turned over: destroyed, unmasked, obtained. */
  readonly up: boolean
  /** The circle it walks, or -1. */
  readonly route: number
}

export interface View {
  readonly episode: string
  readonly elderOne: string
  readonly phase: Phase
  readonly turn: number
  readonly active: Seat
  readonly actions: number
  /** What was used, fought and lit in this turn. */
  readonly done: Readonly<Omit<TurnState, 'actions'>>
  /** The token that goes along with the present run, or -1. */
  readonly taken: number
  readonly people: readonly PersonView[]
  readonly figures: readonly FigureView[]
  readonly tokens: readonly TokenView[]
  readonly spaces: readonly SpaceView[]
  readonly fireLeft: number
  readonly markers: readonly { readonly marker: string; readonly at: number }[]
  readonly track: { readonly at: number; readonly spaces: number; readonly red: number }
  readonly stage: number
  readonly stages: number
  readonly attack: { readonly standard: number; readonly bonus: number }
  readonly disrupted: boolean
  /** Face-up discards. */
  readonly mythosDiscard: readonly string[]
  readonly symbols: number
  readonly decks: { readonly mythos: number; readonly discovery: number }
  readonly ending: Ending | null
}

const personView = (w: World, s: Readonly<State>, seat: Seat): PersonView[] => {
  const person = s.seats[seat]
  if (!person) return []
  return [
    {
      seat,
      id: person.id,
      alive: person.alive,
      at: person.at,
      wounds: person.wounds,
      stress: person.stress,
      sanity: person.sanity,
      dice: w.trackDice[person.sanity] ?? 0,
      skills: skillsOf(w, person).map((skill) => ({ skill, level: skillLevel(w, person, skill) })),
      insanity: person.insanity,
      tally: person.tally,
      partner: person.partner,
      down: person.down,
      kept: person.kept,
      fire: person.fire + person.standIns,
      cards: person.cards.map(({ card, side, wounds }) => ({ card, side, wounds })),
      tokens: s.tokens.filter(({ holder }) => holder === seat).map(({ kind, face }) => ({ kind, face })),
      deaths: person.deaths,
    },
  ]
}

/** Numbers of things by the space they are in. */
const bySpace = (size: number, things: readonly { readonly at: number }[]): number[][] => {
  const found: number[][] = Array.from({ length: size + 1 }, () => [])
  things.forEach(({ at }, i) => {
    if (at !== NOWHERE) found[at]?.push(i)
  })
  return found
}

const spaceViews = (w: World, s: Readonly<State>): SpaceView[] => {
  const { states } = castIn(w, s).episode
  const { size, all, spaces } = boardIn(w, s)
  const figures = bySpace(size, s.figures)
  const people = bySpace(size, s.seats)
  const tokens = bySpace(size, s.tokens)
  return all.map((id) => ({
    id,
    name: spaces[id]?.name ?? '',
    fire: s.fire[id] ?? 0,
    states: states.map(({ state }) => state).filter((state) => hasState(w, s, id, state)),
    figures: figures[id] ?? [],
    people: (people[id] ?? []).filter((seat) => s.seats[seat]?.alive),
    tokens: (tokens[id] ?? []).flatMap((token) => {
      const lying = s.tokens[token]
      return lying ? [{ token, kind: lying.kind, face: lying.face, wounds: lying.wounds }] : []
    }),
  }))
}

/** A token led or hauled stays with its runner until he stops. */
const takenAlong = (s: Readonly<State>): number => {
  const top = s.stack.at(-1)
  if (top?.at === 'run') return top.token
  return top?.at === 'run.sneak' ? top.run.token : -1
}

export const viewOf = (w: World, s: Readonly<State>): View => {
  const laid = s.figures.length > 0
  const { summoning, fire } = w.pack.tracks
  const cards = s.mythos.discard
  return {
    episode: s.episode,
    elderOne: s.elderOne,
    phase: s.phase,
    turn: s.turns,
    active: s.active,
    actions: s.turn.actions,
    done: {
      used: s.turn.used.slice(),
      fought: s.turn.fought.slice(),
      hasten: s.turn.hasten,
      lit: s.turn.lit.slice(),
    },
    taken: takenAlong(s),
    people: s.seats.flatMap((_, seat) => personView(w, s, seat)),
    figures: s.figures.map(({ kind, at, wounds }) => ({ kind, at, wounds, health: healthOf(w, s, kind) })),
    tokens: s.tokens.map(({ kind, face, at, holder, wounds, up, route }) => ({
      kind,
      face,
      at,
      holder,
      wounds,
      up,
      route,
    })),
    spaces: laid ? spaceViews(w, s) : [],
    fireLeft: fireLeft(s, fire),
    markers: laid ? castIn(w, s).episode.markers.map(({ marker }, i) => ({ marker, at: s.markers[i] ?? 0 })) : [],
    track: { at: s.track, spaces: summoning.spaces, red: summoning.red },
    stage: s.stage,
    stages: laid ? castIn(w, s).stages.length : 0,
    attack: laid ? diceOf(w, s, ELDER_ONE) : { standard: 0, bonus: 0 },
    disrupted: s.disrupted,
    mythosDiscard: cards.slice(),
    symbols: cards.filter((card) => mythosOf(w, card).symbol).length,
    decks: { mythos: size(s.mythos.deck), discovery: size(s.discovery.deck) },
    ending: s.ending && { won: s.ending.won, how: s.ending.how },
  }
}

/** Figures that are on the map. */
export const onMap = (view: View): FigureView[] => view.figures.filter(({ at }) => at !== NOWHERE)

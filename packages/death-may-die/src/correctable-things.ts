/** Figures, tokens, Fire, markers and cards as a referee may put them right. */
import type { Correctable } from '@vigil/kernel'
import type { Side } from './card.ts'
import type { DMD } from './kind.ts'
import { healthOf, reserveOf } from './nouns/figure.ts'
import { clockwise, someone } from './nouns/person.ts'
import { fireLeft } from './nouns/token.ts'
import { ELDER_ONE, isSummoned, NOBODY, NOWHERE, type State } from './state.ts'
import { boardIn, castIn, discoveryOf, tokenOf, type World } from './world.ts'

type Form = Correctable<DMD>

const placeForms = (w: World, s: Readonly<State>): Form[] =>
  clockwise(s).map((seat) => ({
    change: { do: 'place', seat, to: someone(s, seat).at },
    blanks: { to: { oneOf: boardIn(w, s).all } },
  }))

/** On the map, or the next of its kind in the reserve. The Elder One comes and goes by the rules only (DMD-SUMMON-01). */
const figureForms = (w: World, s: Readonly<State>): Form[] => {
  const { all } = boardIn(w, s)
  return s.figures.flatMap(({ kind, at, wounds }, figure): Form[] => {
    const elder = kind === ELDER_ONE
    if (elder ? !isSummoned(s) : at === NOWHERE && reserveOf(s, kind) !== figure) return []
    const where: Form = {
      change: { do: 'figure', figure, to: at },
      blanks: { to: { oneOf: elder ? all : [NOWHERE, ...all] } },
    }
    const hurt: Form = {
      change: { do: 'hurt', figure, to: wounds },
      blanks: { to: { min: 0, max: healthOf(w, s, kind) - 1 } },
    }
    return at === NOWHERE ? [where] : [where, hurt]
  })
}

/** A token with faces stays on the map or in a hand; a plain one may come from the reserve and go back. */
const tokenForms = (w: World, s: Readonly<State>): Form[] => {
  const seats = clockwise(s)
  return s.tokens.flatMap(({ kind, at, holder, up }, token): Form[] => {
    if (holder !== NOBODY) return [{ change: { do: 'hold', token, seat: holder }, blanks: { seat: { oneOf: seats } } }]
    const { faces, health, single } = tokenOf(w, s, kind).card
    const plain = faces === undefined && health === undefined
    if (up || (at === NOWHERE && !plain)) return []
    const taken = single
      ? s.tokens.filter((other, i) => i !== token && other.kind === kind).map((other) => other.at)
      : []
    const free = boardIn(w, s).all.filter((space) => !taken.includes(space))
    return [{ change: { do: 'token', token, to: at }, blanks: { to: { oneOf: plain ? [NOWHERE, ...free] : free } } }]
  })
}

const fireForms = (w: World, s: Readonly<State>): Form[] => {
  const left = fireLeft(s, w.pack.tracks.fire)
  return boardIn(w, s).all.map((space) => {
    const n = s.fire[space] ?? 0
    return { change: { do: 'fire', space, to: n }, blanks: { to: { min: 0, max: n + left } } }
  })
}

const markerForms = (w: World, s: Readonly<State>): Form[] =>
  castIn(w, s).episode.markers.map(({ marker, values }, i) => ({
    change: { do: 'marker', marker, to: s.markers[i] ?? 0 },
    blanks: { to: { min: 0, max: values.length - 1 } },
  }))

const SIDES: readonly Side[] = ['left', 'right']

/** Discovery cards nobody holds to somebody, and those held under the deck. Sorted: no form tells a deck's order. */
const cardForms = (w: World, s: Readonly<State>): Form[] => {
  const seats = clockwise(s)
  const { deck, discard } = s.discovery
  const free = [...deck.top, ...deck.bag, ...deck.bottom, ...discard].sort()
  const given = SIDES.flatMap((side): Form[] => {
    const cards = free.filter((card) => discoveryOf(w, card)[side])
    const [card] = cards
    const [seat] = seats
    return card === undefined || seat === undefined
      ? []
      : [{ change: { do: 'give', card, side, seat }, blanks: { card: { oneOf: cards }, seat: { oneOf: seats } } }]
  })
  const taken = seats.flatMap((seat): Form[] => {
    const cards = someone(s, seat).cards.map(({ card }) => card)
    const [card] = cards.sort()
    return card === undefined ? [] : [{ change: { do: 'take', card, seat }, blanks: { card: { oneOf: cards } } }]
  })
  return [...given, ...taken]
}

/** Mythos cards between deck and discard pile: their symbols count (DMD-ADV-01). */
const mythosForms = (s: Readonly<State>): Form[] => {
  const { deck, discard } = s.mythos
  const moves = [
    { to: 'discard', cards: [...deck.top, ...deck.bag, ...deck.bottom].sort() },
    { to: 'deck', cards: discard.slice().sort() },
  ] as const
  return moves.flatMap(({ to, cards }): Form[] => {
    const [card] = cards
    return card === undefined ? [] : [{ change: { do: 'mythos', card, to }, blanks: { card: { oneOf: cards } } }]
  })
}

export const thingForms = (w: World, s: Readonly<State>): Form[] => [
  ...placeForms(w, s),
  ...figureForms(w, s),
  ...tokenForms(w, s),
  ...fireForms(w, s),
  ...markerForms(w, s),
  ...cardForms(w, s),
  ...mythosForms(s),
]

/** Words about investigators and their cards. */
import type { Seat } from '@vigil/kernel'
import { push, pushOne } from '../frame.ts'
import { nearestOf } from '../map/board.ts'
import { enemiesAt, figureAt } from '../nouns/figure.ts'
import { clockwise, isAlive, someone } from '../nouns/person.ts'
import { lying } from '../nouns/token.ts'
import { strideOf } from '../procedures/act.ts'
import { canPay, heal, pay, takeStress } from '../procedures/cost.ts'
import { discardCard } from '../procedures/discards.ts'
import { dropFound } from '../procedures/discovery.ts'
import { catchFire } from '../procedures/fire.ts'
import { actOut } from '../procedures/mythos.ts'
import { loseSanity } from '../procedures/sanity.ts'
import { woundEach } from '../procedures/wounds.ts'
import { NOBODY, type Person, type State } from '../state.ts'
import { boardIn, sideOf, type World } from '../world.ts'
import { amountOf, spacesOf } from './question.ts'
import { atOneSpace, type Meaning, onPeople, type Scene } from './scene.ts'
import type { CardSel, EffectOf } from './vocabulary.ts'

const isMeant = (w: World, held: Person['cards'][number], what: CardSel): boolean => {
  const { card } = sideOf(w, held)
  if ('tag' in what) return card.tag === what.tag
  if ('trait' in what) return card.traits?.includes(what.trait) ?? false
  return what.kinds.includes(card.kind)
}

export const cardsMeant = (w: World, s: Readonly<State>, seat: Seat, what: CardSel): string[] =>
  someone(s, seat)
    .cards.filter((held) => isMeant(w, held, what))
    .map(({ card }) => card)

const discard = ({ w, s, cx, emit }: Scene, { what, n }: EffectOf<'discard'>, seat: Seat): void => {
  const cards = cardsMeant(w, s, seat, what)
  if (n === 'all' || cards.length <= n) for (const card of cards) discardCard(s, seat, card, emit)
  else for (let i = 0; i < n; i++) pushOne(s, { at: 'discard', seat, cards, source: cx.source })
}

const healWords = (scene: Scene, effect: EffectOf<'heal'>): void =>
  onPeople(scene, effect, (seats) => {
    const { s, cx, emit } = scene
    for (const seat of seats) {
      const person = someone(s, seat)
      if (effect.points) pushOne(s, { at: 'heal', seat, points: effect.points, source: cx.source })
      const of = (n: typeof effect.stress, all: number): number =>
        n === undefined ? 0 : n === 'all' ? all : amountOf(s, n, cx)
      heal(s, seat, of(effect.stress, person.stress), of(effect.wounds, person.wounds), cx.source, emit)
    }
  })

const placeYou = ({ s, cx, emit }: Scene, space: number): void => {
  if (!isAlive(s, cx.who)) return
  someone(s, cx.who).at = space
  emit?.({ is: 'placed', seat: cx.who, to: space })
}

/** DMD-RULING-24: moving counts as leaving. */
const moveYou = (scene: Scene, space: number): void => {
  const { w, s, cx, emit } = scene
  const from = someone(s, cx.who).at
  if (!isAlive(s, cx.who) || from === space) return
  const followers = enemiesAt(s, from)
  for (const i of followers) figureAt(s, i).at = space
  placeYou(scene, space)
  catchFire(w, s, cx.who, from, emit)
}

const drag = (scene: Scene, effect: EffectOf<'drag'>): void => {
  const { w, s, cx } = scene
  const board = boardIn(w, s)
  const to = spacesOf(w, s, effect.toward, cx)
  const { at, alive } = someone(s, cx.who)
  const far = nearestOf(board, at, to)
  if (!alive || far === 0 || to.length === 0) return
  const ways = (board.next[at] ?? []).filter((space) => nearestOf(board, space, to) === far - 1)
  if (effect.spaces > 1) pushOne(s, { at: 'effects', list: [{ ...effect, spaces: effect.spaces - 1 }], i: 0, cx })
  atOneSpace(scene, ways, { do: 'be', at: 'there' }, (space) => placeYou(scene, space))
}

const runWith = ({ w, s, cx }: Scene, effect: EffectOf<'run'>): void => {
  if (!isAlive(s, cx.who)) return
  const spaces = Math.min(amountOf(s, effect.spaces, cx), effect.most ?? Number.MAX_SAFE_INTEGER)
  const left = spaces > 0 ? spaces + strideOf(w, s, cx.who, cx.source) : 0
  const token = effect.with === undefined ? -1 : (lying(s, effect.with, [someone(s, cx.who).at])[0] ?? -1)
  pushOne(s, { at: 'run', seat: cx.who, left, sneaks: 0, token, from: effect.from ?? '' })
}

type PeopleWord =
  | 'stress'
  | 'heal'
  | 'wound'
  | 'sanity'
  | 'pay'
  | 'discard'
  | 'discardThis'
  | 'ransom'
  | 'be'
  | 'drag'
  | 'go'
  | 'run'
  | 'draw'
  | 'hand'
  | 'steal'
  | 'lieDown'
  | 'join'
  | 'matchStress'
  | 'evenOut'
  | 'relive'
  | 'clearTally'

export const people: Meaning<PeopleWord> = {
  stress: (scene, effect) =>
    onPeople(scene, effect, (seats) => {
      const { w, s, cx, emit } = scene
      const n = amountOf(s, effect.n, cx)
      for (const seat of seats) takeStress(w, s, seat, n, effect.spill ?? false, cx.source, emit)
    }),
  heal: healWords,
  wound: (scene, effect) =>
    onPeople(scene, effect, (seats) =>
      woundEach(scene.s, seats, amountOf(scene.s, effect.n, scene.cx), 'other', scene.cx.source),
    ),
  sanity: (scene, effect) =>
    onPeople(scene, effect, (seats) =>
      loseSanity(scene.s, seats, amountOf(scene.s, effect.n, scene.cx), 'other', scene.cx.source),
    ),
  /** Where nothing else was open either, as much as possible (DMD-RULING-53). */
  pay({ w, s, cx, emit }, { cost }) {
    if (canPay(w, s, cx.who, cost)) return pay(s, cx.who, cost, cx.source, emit)
    takeStress(w, s, cx.who, cost.stress ?? 0, false, cx.source, emit)
    pay(s, cx.who, { ...cost, stress: 0 }, cx.source, emit)
  },
  discard: (scene, effect) =>
    onPeople(scene, effect, (seats) => {
      for (const seat of seats) discard(scene, effect, seat)
    }),
  discardThis: ({ s, cx, emit }) => dropFound(s, cx.source, emit),
  ransom({ w, s }) {
    const kinds = { kinds: ['item', 'companion'] } as const
    push(
      s,
      clockwise(s).map((seat) => ({ at: 'ransom', seat, cards: cardsMeant(w, s, seat, kinds) }) as const),
    )
  },
  be: (scene, effect) =>
    atOneSpace(scene, spacesOf(scene.w, scene.s, effect.at, scene.cx), { do: 'be', at: 'there' }, (space) =>
      placeYou(scene, space),
    ),
  drag,
  go: (scene, effect) =>
    atOneSpace(scene, spacesOf(scene.w, scene.s, effect.to, scene.cx), { do: 'go', to: 'there' }, (space) =>
      moveYou(scene, space),
    ),
  run: runWith,
  draw: ({ s, cx }) => pushOne(s, { at: 'discovery.draw', seat: cx.who }),
  hand({ s, cx }, { within, n, tokens }) {
    const left = n === 'any' ? Number.MAX_SAFE_INTEGER : n
    pushOne(s, {
      at: 'hand',
      seat: cx.who,
      to: NOBODY,
      left,
      tokens: tokens ?? [],
      within: within ?? Number.MAX_SAFE_INTEGER,
    })
  },
  steal: ({ s, cx }) => pushOne(s, { at: 'steal', seat: cx.who, taken: 0 }),
  lieDown({ s, cx, emit }) {
    someone(s, cx.who).down = true
    emit?.({ is: 'lay', seat: cx.who })
  },
  join: ({ s, cx }) => pushOne(s, { at: 'join', seat: cx.who }),
  matchStress({ w, s, cx, emit }) {
    const person = someone(s, cx.who)
    const before = person.stress
    person.stress = Math.min(w.pack.tracks.stress, person.wounds)
    emit?.({ is: 'stress', seat: cx.who, n: person.stress - before, source: cx.source })
  },
  evenOut: ({ s, cx }) => pushOne(s, { at: 'even', seat: cx.who }),
  relive({ w, s, cx }) {
    const { kept } = someone(s, cx.who)
    if (kept) actOut(s, kept, cx.who, w)
  },
  clearTally({ s, cx }) {
    someone(s, cx.who).tally = 0
  },
}

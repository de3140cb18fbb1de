/** What effects are worth to the investigators, in points: an Elder Sign is four of them. */
import type { Effect, EffectOf, EffectWord, Gainable, Item, PersonView, Track } from '@vigil/elder-sign'
import { living, type Spot } from './spot.ts'

export const SIGN = 4
export const DOOM = 3
/** An investigator gone, with all they had, and a doom token. */
const DEATH = 7
/** ES-FANDEV-03: where nobody comes for free, or in battle, a life is dearer. */
const LAST_LIFE = 10
export const TROPHY = 0.35
const HOUR = DOOM / 4

/** ES-FANSEAL-01, -08: where signs are carried, they are all there is; doom wakes it, and play goes on. */
const signWorth = ({ rules }: Spot): number => (rules.ancientOne === 'location' ? SIGN * 1.5 : SIGN)

const GAINS: Readonly<Record<Exclude<Gainable, Track>, number>> = {
  clue: 0.8,
  common: 0.8,
  unique: 1.1,
  spell: 1.2,
  ally: 1.8,
  sign: SIGN,
}

export const gainWorth = (what: Exclude<Gainable, Track>): number => GAINS[what]

const isLast = ({ rules, view }: Spot): boolean => rules.replacement === 'bought' || view.awake

export const deathWorth = (spot: Spot): number => (isLast(spot) ? LAST_LIFE : DEATH)

/** What a point is worth by the level it leaves or lifts: the last ones most. */
const LEVELS = [2, 1.6, 0.9, 0.5]
const SPARE = 0.3

const pointWorth = (spot: Spot, level: number): number => (LEVELS[level] ?? SPARE) * (isLast(spot) ? 0.8 : 1)

export const lossWorth = (spot: Spot, person: PersonView | undefined, what: Track, n: number): number => {
  if (!person || n === 0) return 0
  if (person[what] <= n) return -deathWorth(spot)
  let sum = 0
  for (let level = person[what] - n; level < person[what]; level++) sum -= pointWorth(spot, level)
  return sum
}

export const healWorth = (spot: Spot, person: PersonView | undefined, what: Track, n: number): number => {
  if (!person) return 0
  const most = what === 'sanity' ? person.maxSanity : person.maxStamina
  let sum = 0
  for (let level = person[what]; level < Math.min(most, person[what] + n); level++) sum += pointWorth(spot, level)
  return sum
}

type Worths = { readonly [W in EffectWord]?: (spot: Spot, effect: EffectOf<W>, who: PersonView | undefined) => number }

const isTrack = (what: string): what is Track => what === 'sanity' || what === 'stamina'

/** Doom hurts more the fewer spaces are left. */
export const doomWorth = ({ view }: Spot, n: number): number => {
  const left = view.doomTrack.length - view.doom
  return -n * DOOM * (view.awake ? 0.3 : 1) * (view.hall?.awake ? 0.4 : 1) * (left <= 2 ? 1.8 : left <= 4 ? 1.3 : 1)
}

const WORTHS: Worths = {
  lose: (spot, { what, n }, who) =>
    what === 'clue' ? -Math.min(n, who?.clues ?? 0) * GAINS.clue : lossWorth(spot, who, what, n),
  gain: (spot, { what, n }, who) =>
    isTrack(what) ? healWorth(spot, who, what, n) : what === 'sign' ? signWorth(spot) * n : GAINS[what] * n,
  maximum: (_s, { n }) => n,
  devour: (spot) => -deathWorth(spot),
  loseTrophies: (_s, { n }, who) => -Math.min(n, who?.wealth ?? 0) * TROPHY,
  losePiece: (_s, { n }, who) => -Math.min(n, who?.trophies.length ?? 0) * TROPHY,
  loseCard: (spot, { deck, n }, who) => -Math.min(n, cardsOf(spot, who, deck)) * GAINS[deck],
  loseSign: (_s, { n }) => -n * SIGN,
  leave: () => -GAINS.ally,
  doom: (spot, { n }) => doomWorth(spot, typeof n === 'number' ? n : n.n * otherWorlds(spot)),
  liftDoom: (spot, { n }) => Math.min(n, spot.view.doom) * DOOM,
  monster: (_s, { n }) => -0.5 * n,
  gate: (_s, { n }) => 0.2 * n,
  clock: (_s, { n }) => -HOUR * n,
  extraAdventure: () => 0.3,
  banishWorld: () => -0.5,
  closeGate: () => -0.2,
  awaken: () => -3 * DEATH,
  defeat: () => -10 * DEATH,
  rollForCards: () => -1,
  slay: () => 0.8,
  holdClock: () => HOUR,
  breakLock: () => 0.6,
  choose: (spot, { options }, who) =>
    Math.max(...options.filter((list) => isPayable(list, who)).map((list) => worthOf(spot, list, who)), -99),
  pay: (spot, { cost, otherwise }, who) => Math.max(worthOf(spot, cost, who), worthOf(spot, otherwise, who)),
  if: (spot, effect, who) => 0.5 * (worthOf(spot, effect.then, who) + worthOf(spot, effect.else ?? [], who)),
}

/** Who has no trophies cannot choose to lose them. */
const isPayable = (list: readonly Effect[], who: PersonView | undefined): boolean =>
  list.every(
    (effect) =>
      (effect.do !== 'loseTrophies' || (who?.wealth ?? 0) >= effect.n) &&
      (effect.do !== 'losePiece' || (who?.trophies.length ?? 0) >= effect.n) &&
      (effect.do !== 'lose' || effect.what !== 'clue' || (who?.clues ?? 0) >= effect.n),
  )

const otherWorlds = ({ view }: Spot): number => view.cards.filter(({ place }) => place === -2).length

const cardsOf = ({ lore }: Spot, who: PersonView | undefined, deck: string): number =>
  who?.items.filter((id) => lore.items.get(id)?.deck === deck).length ?? 0

const worthOfOne = (spot: Spot, effect: Effect, who: PersonView | undefined): number => {
  // Each word is filed under its own name.
  const worth = WORTHS[effect.do] as ((s: Spot, e: Effect, who: PersonView | undefined) => number) | undefined
  if (!worth) return 0
  const all = 'who' in effect && effect.who === 'each'
  return all ? living(spot.view).reduce((sum, each) => sum + worth(spot, effect, each), 0) : worth(spot, effect, who)
}

export const worthOf = (spot: Spot, effects: readonly Effect[], who: PersonView | undefined): number =>
  effects.reduce((sum, effect) => sum + worthOfOne(spot, effect, who), 0)

/** What is given up with a card of the hand. */
export const itemWorth = (item: Item | undefined): number => {
  const effect = item?.effects[0]
  if (!item || !effect) return 0
  if (effect.do === 'addDice') return 0.35 + 0.25 * effect.dice.length + (effect.dice.includes('red') ? 0.2 : 0)
  return effect.do === 'secure' ? 0.5 + 0.2 * effect.dice : item.deck === 'common' ? 0.6 : 0.8
}

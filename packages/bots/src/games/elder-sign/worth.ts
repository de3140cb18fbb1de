/** What effects are worth to the investigators, in points: an Elder Sign is four of them. */
import type { Effect, EffectOf, EffectWord, Item, PersonView, Track } from '@vigil/elder-sign'
import { actor, living, type Spot } from './spot.ts'
import { readiness } from './strike.ts'
import type { Won } from './weights.ts'

const HOURS_TO_MIDNIGHT = 4

/** ES-FANSEAL-01, ES-RULING-70: where signs are carried, there are no more than are needed. */
export const signWorth = ({ rules, weights, view }: Spot): number => {
  if (rules.ancientOne !== 'location') return weights.sign
  return view.hall?.supply === 0 && weights.knowsSupply ? 0 : weights.carried
}

export const gainWorth = (spot: Spot, what: Won): number =>
  what === 'sign' ? signWorth(spot) : spot.weights.gains[what]

const isLast = ({ rules, view }: Spot): boolean => rules.replacement === 'bought' || view.awake

export const deathWorth = (spot: Spot): number => (isLast(spot) ? spot.weights.lastLife : spot.weights.death)

const pointWorth = (spot: Spot, level: number): number =>
  (spot.weights.levels[level] ?? spot.weights.spare) * (isLast(spot) ? 0.8 : 1)

export const hourWorth = ({ weights }: Spot, n: number): number => (-weights.doom / HOURS_TO_MIDNIGHT) * n

export const lossWorth = (spot: Spot, person: PersonView | undefined, what: Track, n: number): number => {
  if (!person || n === 0) return 0
  if (person[what] <= n) return -deathWorth(spot)
  let sum = 0
  for (let level = person[what] - n; level < person[what]; level++) sum -= pointWorth(spot, level)
  return sum + readiness(spot, person, { [what]: -n })
}

export const healWorth = (spot: Spot, person: PersonView | undefined, what: Track, n: number): number => {
  if (!person) return 0
  const most = what === 'sanity' ? person.maxSanity : person.maxStamina
  let sum = 0
  const healed = Math.min(most, person[what] + n)
  for (let level = person[what]; level < healed; level++) sum += pointWorth(spot, level)
  return sum + readiness(spot, person, { [what]: healed - person[what] })
}

type Worths = { readonly [W in EffectWord]?: (spot: Spot, effect: EffectOf<W>, who: PersonView | undefined) => number }

const isTrack = (what: string): what is Track => what === 'sanity' || what === 'stamina'

/** Doom hurts more the fewer spaces are left. */
export const doomWorth = ({ view, weights }: Spot, n: number): number => {
  const left = view.doomTrack.length - view.doom
  return (
    -n * weights.doom * (view.awake ? 0.3 : 1) * (view.hall?.awake ? 0.4 : 1) * (left <= 2 ? 1.8 : left <= 4 ? 1.3 : 1)
  )
}

const WORTHS: Worths = {
  lose: (spot, { what, n }, who) =>
    what === 'clue' ? -Math.min(n, who?.clues ?? 0) * spot.weights.gains.clue : lossWorth(spot, who, what, n),
  gain: (spot, { what, n }, who) =>
    isTrack(what)
      ? healWorth(spot, who, what, n)
      : gainWorth(spot, what) * n + (what === 'clue' ? readiness(spot, who, { clues: n }) : 0),
  maximum: (_s, { n }) => n,
  devour: (spot) => -deathWorth(spot),
  loseTrophies: ({ weights }, { n }, who) => -Math.min(n, who?.wealth ?? 0) * weights.trophy,
  losePiece: ({ weights }, { n }, who) => -Math.min(n, who?.trophies.length ?? 0) * weights.trophy,
  loseCard: (spot, { deck, n }, who) => -Math.min(n, cardsOf(spot, who, deck)) * spot.weights.gains[deck],
  loseSign: ({ weights }, { n }) => -n * weights.sign,
  leave: ({ weights }) => -weights.gains.ally,
  doom: (spot, { n }) => doomWorth(spot, typeof n === 'number' ? n : n.n * otherWorlds(spot)),
  liftDoom: (spot, { n }) => Math.min(n, spot.view.doom) * spot.weights.doom,
  monster: ({ weights }, { n }) => -weights.monster * n,
  gate: (_s, { n }) => 0.2 * n,
  clock: (spot, { n }) => hourWorth(spot, n),
  extraAdventure: () => 0.3,
  banishWorld: () => -0.5,
  closeGate: () => -0.2,
  awaken: ({ weights }) => -3 * weights.death,
  defeat: ({ weights }) => -10 * weights.death,
  rollForCards: () => -1,
  slay: () => 0.8,
  holdClock: (spot) => -hourWorth(spot, 1),
  breakLock: ({ weights }) => 0.75 * weights.lock,
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

const cardWorth = (item: Item): number => {
  const [effect] = item.effects
  if (!effect) return 0
  if (effect.do === 'addDice') return 0.35 + 0.25 * effect.dice.length + (effect.dice.includes('red') ? 0.2 : 0)
  return effect.do === 'secure' ? 0.5 + 0.2 * effect.dice : item.deck === 'common' ? 0.6 : 0.8
}

/** What is given up with a card of the hand. */
export const itemWorth = ({ weights }: Spot, item: Item | undefined): number =>
  item ? weights.hand * cardWorth(item) : 0

/** What is given up with a clue. */
export const clueWorth = (spot: Spot): number =>
  spot.weights.clue * spot.weights.gains.clue - readiness(spot, actor(spot), { clues: -1 })

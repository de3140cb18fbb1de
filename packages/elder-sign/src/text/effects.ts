/** Card text from effect data (P7): the same data the interpreter reads. */
import type { Amount, Effect, EffectOf, EffectWord, Test } from '../effects/vocabulary.ts'
import { colourName, coloursText, faceName } from './dice.ts'
import type { Key } from './en/catalogue.ts'
import { sentence, stop, type Voice } from './voice.ts'

type Clauses = { readonly [W in EffectWord]: (v: Voice, effect: EffectOf<W>) => string }

const testText = (v: Voice, test: Test): string => {
  if ('marker' in test) {
    const monster = v.box.pack.monsters.find(({ type }) => type === test.marker)
    return v.say('test.marker', { name: monster?.name ?? test.marker })
  }
  return 'atLeast' in test
    ? v.say(`test.${test.count}.least`, { n: test.atLeast })
    : v.say(`test.${test.count}.most`, { n: test.atMost })
}

export { testText }

const isTrack = (what: string): boolean => what === 'sanity' || what === 'stamina'

const doomText = (v: Voice, n: Amount): string =>
  typeof n === 'number' ? v.say('clause.doom', { n }) : v.say('clause.doom.worlds', { n: n.n })

const CLAUSES: Clauses = {
  lose: (v, { what, n }) => v.say('clause.lose', { amounts: v.say(`amount.${what}`, { n }) }),
  gain: (v, { what, n }) =>
    v.say(isTrack(what) ? 'clause.regain' : 'clause.gain', { amounts: v.say(`amount.${what}`, { n }) }),
  maximum: (v, { what, n }) =>
    v.say('clause.maximum', { change: n < 0 ? 'lower' : 'raise', track: v.say(`one.${what}`), n: Math.abs(n) }),
  devour: (v) => v.say('clause.devour'),
  loseTrophies: (v, { n }) => v.say('clause.loseTrophies', { n }),
  losePiece: (v, { of, n }) => v.say('clause.losePiece', { of, n }),
  loseCard: (v, { deck, n }) => v.say('clause.lose', { amounts: v.say(`amount.${deck}`, { n }) }),
  loseSign: (v, { n }) => v.say('clause.loseSign', { amount: v.say('amount.sign', { n }) }),
  leave: (v) => v.say('clause.leave'),
  doom: (v, { n }) => doomText(v, n),
  liftDoom: (v, { n }) => v.say('clause.liftDoom', { n }),
  monster: (v, { n }) => v.say('clause.monster', { n }),
  gate: (v, { n }) => v.say('clause.gate', { n }),
  closeGate: (v) => v.say('clause.closeGate'),
  clock: (v, { n }) => v.say('clause.clock', { n }),
  extraAdventure: (v) => v.say('clause.extraAdventure'),
  banishWorld: (v) => v.say('clause.banishWorld'),
  awaken: (v) => v.say('clause.awaken'),
  defeat: (v) => v.say('clause.defeat'),
  rollForCards: (v, { decks, loseOn }) =>
    v.say('clause.rollForCards', {
      decks: v.or(decks.map((deck) => v.say(`kind.${deck}`))),
      faces: v.or(loseOn.map((face) => faceName(v, face))),
    }),
  shed: (v, { which }) => v.say(`clause.shed.${which}`),
  fail: (v) => v.say('clause.fail'),
  addDice: (v, { dice }) => v.say('clause.addDice', { dice: coloursText(v, dice) }),
  recoverDice: (v, { colour }) => v.say('clause.recoverDice', { colour: colourName(v, colour) }),
  reroll: (v, { dice }) => v.say('clause.reroll', { n: dice }),
  turnDie: (v, { to }) => v.say('clause.turnDie', { face: faceName(v, to) }),
  secure: (v, { dice }) => v.say('clause.secure', { n: dice }),
  slay: (v, { worth }) => (worth === undefined ? v.say('clause.slay') : v.say('clause.slay.worth', { n: worth })),
  ignoreOrder: (v) => v.say('clause.ignoreOrder'),
  ignoreTerror: (v) => v.say('clause.ignoreTerror'),
  holdClock: (v) => v.say('clause.holdClock'),
  breakLock: (v) => v.say('clause.breakLock'),
  choose: (v, { options }) =>
    chain(
      v,
      'clause.or',
      options.map((list) => clauseOf(v, list)),
    ),
  pay: (v, { cost, otherwise }) => v.say('clause.pay', { cost: clauseOf(v, cost), otherwise: clauseOf(v, otherwise) }),
  if: (v, effect) => {
    const parts = { test: testText(v, effect.test), then: clauseOf(v, effect.then) }
    return effect.else
      ? v.say('clause.if.else', { ...parts, else: clauseOf(v, effect.else) })
      : v.say('clause.if', parts)
  },
}

/** Joins two by two: "a, or b, or c". */
const chain = (v: Voice, link: 'clause.or' | 'clause.then' | 'icon.or', parts: readonly string[]): string =>
  parts.length ? parts.reduce((one, other) => v.say(link, { one, other })) : v.say('clause.nothing')

const reachOf = (effect: Effect): 'self' | 'each' | 'any' => ('who' in effect && effect.who ? effect.who : 'self')

const one = (v: Voice, effect: Effect): string =>
  (CLAUSES[effect.do] as (v: Voice, effect: Effect) => string)(v, effect)

/** Losses in a row share their verb, and so do gains: "lose 1 sanity and 2 stamina". */
const verbOf = (effect: Effect): Key | undefined => {
  if (effect.do === 'lose' || effect.do === 'loseCard') return 'clause.lose'
  if (effect.do === 'gain') return isTrack(effect.what) ? 'clause.regain' : 'clause.gain'
  return undefined
}

const amountIn = (v: Voice, effect: Effect): string => {
  if (effect.do === 'lose' || effect.do === 'gain') return v.say(`amount.${effect.what}`, { n: effect.n })
  return effect.do === 'loseCard' ? v.say(`amount.${effect.deck}`, { n: effect.n }) : ''
}

const reach = (v: Voice, who: 'self' | 'each' | 'any', clause: string): string =>
  who === 'self' ? clause : v.say(`clause.${who}`, { clause })

/** One clause for each run of effects that can share one. */
const clausesOf = (v: Voice, effects: readonly Effect[]): string[] => {
  const clauses: string[] = []
  for (let i = 0; i < effects.length; ) {
    const first = effects[i]
    if (!first) break
    const verb = verbOf(first)
    const who = reachOf(first)
    let end = i + 1
    if (verb) while (joins(effects[end], verb, who)) end++
    const run = effects.slice(i, end)
    const clause = verb ? v.say(verb, { amounts: v.and(run.map((effect) => amountIn(v, effect))) }) : one(v, first)
    clauses.push(reach(v, who, clause))
    i = end
  }
  return clauses
}

const joins = (effect: Effect | undefined, verb: Key, who: string): boolean =>
  effect !== undefined && verbOf(effect) === verb && reachOf(effect) === who

/** Inside a sentence: "lose 1 stamina and 1 sanity". */
export const clauseOf = (v: Voice, effects: readonly Effect[]): string => {
  if (effects.length === 0) return v.say('clause.nothing')
  const branches = effects.some((effect) => effect.do === 'choose' || effect.do === 'pay' || effect.do === 'if')
  const clauses = clausesOf(v, effects)
  return branches ? chain(v, 'clause.then', clauses) : v.and(clauses)
}

/** As printed on a card: "Lose 1 sanity. +1 doom." */
export const effectText = (v: Voice, effects: readonly Effect[]): string => sentence(effectTail(v, effects))

/** After a colon: "lose 1 sanity. +1 doom." */
export const effectTail = (v: Voice, effects: readonly Effect[]): string => {
  const [first = v.say('clause.nothing'), ...rest] = clausesOf(v, effects)
  return [stop(first), ...rest.map(sentence)].join(' ')
}

type Icons = { readonly [W in EffectWord]?: (v: Voice, effect: EffectOf<W>) => string }

/** The icons of rewards and penalties; whatever has no icon is said in words. */
const ICONS: Icons = {
  lose: (v, { what, n }) => v.say(`icon.lose.${what}`, { n }),
  gain: (v, { what, n }) => v.say(`icon.gain.${what}`, { n }),
  doom: (v, { n }) => (typeof n === 'number' ? v.say('icon.doom', { n }) : doomText(v, n)),
  liftDoom: (v, { n }) => v.say('icon.liftDoom', { n }),
  monster: (v, { n }) => v.say('icon.monster', { n }),
  gate: (v, { n }) => v.say('icon.gate', { n }),
  clock: (v, { n }) => v.say('icon.clock', { n }),
  choose: (v, { options }) =>
    chain(
      v,
      'icon.or',
      options.map((list) => iconsOf(v, list)),
    ),
}

const iconOf = (v: Voice, effect: Effect): string => {
  const icon = ICONS[effect.do] as ((v: Voice, effect: Effect) => string) | undefined
  const icons = icon ? icon(v, effect) : one(v, effect)
  const who = reachOf(effect)
  return who === 'self' ? icons : v.say(`icon.${who}`, { icons })
}

const iconsOf = (v: Voice, effects: readonly Effect[]): string => effects.map((effect) => iconOf(v, effect)).join(', ')

/** "-1 san, +1 doom, monster" */
export const effectIcons = (v: Voice, effects: readonly Effect[]): string =>
  effects.length ? iconsOf(v, effects) : v.say('icon.nothing')

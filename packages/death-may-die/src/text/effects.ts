/** Card text from the effects the interpreter reads: a card cannot say one thing and do another. */
import type { CardSel, Cost, Effect, EffectOf, EffectWord, Place, Test } from '../effects/vocabulary.ts'
import {
  amountText,
  oneOfText,
  placesText,
  placeText,
  testText,
  tokenAmountText,
  whichText,
  whoText,
} from './grammar.ts'
import { nameOf, oneToken, tokensName } from './names.ts'
import { sentence, type Voice } from './voice.ts'

type Clauses = { readonly [W in EffectWord]: (v: Voice, effect: EffectOf<W>) => string }

const yes = (flag: true | undefined): string => (flag ? 'yes' : 'no')
const NONE = 'none'

const who = (v: Voice, effect: { readonly who?: EffectOf<'stress'>['who'] | 'anyone' }): string =>
  effect.who === undefined || effect.who === 'you' || effect.who === 'anyone' ? 'you' : whoText(v, effect.who)

export const costText = (v: Voice, cost: Cost): string =>
  v.and(
    (['stress', 'wounds', 'sanity'] as const).flatMap((what) => {
      const n = cost[what]
      return n ? [v.say(`cost.${what}`, { n })] : []
    }),
  )

const cards = (v: Voice, what: CardSel): string => {
  if ('tag' in what) return v.say('cards.tag', { name: v.tags.get(what.tag) ?? what.tag })
  if ('trait' in what) return v.say('cards.trait', { trait: v.word(what.trait) })
  return v.say('cards.kinds', { kinds: v.or(what.kinds.map((kind) => v.say(`kind.${kind}`))) })
}

const healText = (v: Voice, effect: EffectOf<'heal'>): string => {
  const parts = [
    ...(effect.stress === undefined ? [] : [amountText(v, effect.stress, 'stress')]),
    ...(effect.wounds === undefined ? [] : [amountText(v, effect.wounds, 'wounds')]),
    ...(effect.points === undefined ? [] : [v.say('effect.heal.points', { n: effect.points })]),
  ]
  return v.say('effect.heal', { who: who(v, effect), what: v.and(parts) })
}

const how = (v: Voice, { to, toward, away, spaces = 1 }: EffectOf<'shift'>): string => {
  const at = (place: Place) => ({ n: spaces, place: placeText(v, place) })
  if (to) return v.say('effect.shift.to', at(to))
  if (toward) return v.say('effect.shift.toward', { n: spaces, place: v.object(placeText(v, toward)) })
  return away ? v.say('effect.shift.away', at(away)) : v.say('effect.shift.along', { n: spaces })
}

const rollText = (v: Voice, effect: EffectOf<'roll'>): string => {
  const roll = v.say('effect.roll', { need: effect.need ?? NONE })
  const then = clauses(v, effect.then ?? [])
  const otherwise = clauses(v, effect.else ?? [])
  if (!otherwise) return v.say('effect.roll.then', { roll, then })
  return then
    ? v.say('effect.roll.else', { roll, then, else: otherwise })
    : v.say('effect.roll.only', { roll, else: otherwise })
}

const ifText = (v: Voice, { test, then, else: otherwise }: EffectOf<'if'>): string => {
  const base = { test: testText(v, test), then: clauses(v, then) }
  return otherwise ? v.say('effect.ifElse', { ...base, else: clauses(v, otherwise) }) : v.say('effect.if', base)
}

const someone = (v: Voice, of: Test | 'all'): string => (of === 'all' ? '' : testText(v, of))

const MEANING: Clauses = {
  stress: (v, effect) =>
    v.say('effect.stress', { who: who(v, effect), what: amountText(v, effect.n, 'stress'), spill: yes(effect.spill) }),
  heal: healText,
  wound: (v, effect) => v.say('effect.wound', { who: who(v, effect), what: amountText(v, effect.n, 'wounds') }),
  sanity: (v, effect) => v.say('effect.sanity', { who: who(v, effect), what: amountText(v, effect.n, 'sanity') }),
  pay: (v, { cost }) => v.say('effect.pay', { cost: costText(v, cost) }),
  discard: (v, effect) => v.say('effect.discard', { who: who(v, effect), n: effect.n, what: cards(v, effect.what) }),
  discardThis: (v) => v.say('effect.discardThis'),
  ransom: (v) => v.say('effect.ransom'),
  be: (v, { at }) => v.say('effect.be', { place: v.object(placeText(v, at)) }),
  drag: (v, { toward, spaces }) => v.say('effect.drag', { n: spaces, place: v.object(placeText(v, toward)) }),
  go: (v, { to }) => v.say('effect.go', { place: placeText(v, to) }),
  run: (v, effect) =>
    v.say('effect.run', {
      how: amountText(v, effect.spaces, 'spaces'),
      most: effect.most ?? NONE,
      with: effect.with ? oneToken(v, effect.with, 'object') : NONE,
      from: effect.from ? v.word(effect.from) : NONE,
    }),
  draw: (v) => v.say('effect.draw'),
  hand: (v, { n, within, tokens }) =>
    v.say('effect.hand', {
      n,
      within: within ?? NONE,
      tokens: tokens?.length ? v.and(tokens.map((kind) => tokensName(v, kind))) : NONE,
    }),
  steal: (v) => v.say('effect.steal'),
  lieDown: (v) => v.say('effect.lieDown'),
  join: (v) => v.say('effect.join'),
  matchStress: (v) => v.say('effect.matchStress'),
  evenOut: (v) => v.say('effect.evenOut'),
  relive: (v) => v.say('effect.relive'),
  clearTally: (v) => v.say('effect.clearTally'),
  harm: (v, { n, which }) => v.say('effect.harm', { what: amountText(v, n, 'wounds'), which: whichText(v, which) }),
  blast: (v, { n, at, hits, spare }) =>
    v.say('effect.blast', {
      what: amountText(v, n, 'wounds'),
      hits: v.and(hits.map((hit) => v.say(`hit.${hit}`))),
      place: placesText(v, at),
      spare: yes(spare),
    }),
  move: (v, { which, toward, spaces }) =>
    v.say('effect.move', { which: whichText(v, which), n: spaces ?? 0, place: v.object(placeText(v, toward)) }),
  summon: (v, { enemy, at }) =>
    v.say('effect.summon', { enemy: v.one(nameOf(v, enemy), 'subject'), place: placesText(v, at) }),
  mendEnemy: (v, { which, n }) => v.say('effect.mendEnemy', { which: whichText(v, which), n }),
  elderOne: (v, { to }) => v.say('effect.elderOne', { place: placeText(v, to) }),
  fire: (v, { at }) => v.say('effect.fire', { place: v.object(placesText(v, at)) }),
  quench: (v, { n }) => v.say('effect.quench', { what: amountText(v, n, 'fire') }),
  put: (v, { token, at, n, orNearest }) =>
    v.say('effect.put', {
      what: tokenAmountText(v, n ?? 1, token),
      place: v.object(placesText(v, at)),
      nearest: yes(orNearest),
    }),
  clear: (v, { token, at, n }) =>
    v.say('effect.clear', { what: tokenAmountText(v, n, token), place: placesText(v, at) }),
  take: (v, effect) =>
    v.say('effect.take', {
      who: who(v, effect),
      what: tokenAmountText(v, effect.n ?? 1, effect.token),
      from: effect.from,
    }),
  exchange: (v, { give, take }) =>
    v.say('effect.exchange', { give: oneToken(v, give, 'object'), take: tokensName(v, take) }),
  giveBack: (v, effect) =>
    v.say('effect.giveBack', {
      who: effect.who === 'anyone' ? 'anyone' : who(v, effect),
      what: tokenAmountText(v, effect.n, effect.token),
    }),
  drop: (v, { token, n }) => v.say('effect.drop', { what: tokenAmountText(v, n, { token }) }),
  shift: (v, effect) =>
    v.say('effect.shift', {
      pick: effect.pick,
      token: tokensName(v, effect.token),
      from: effect.from ? placeText(v, effect.from) : NONE,
      how: how(v, effect),
    }),
  flip: (v, { token, n }) => v.say('effect.flip', { what: tokenAmountText(v, n, token) }),
  damage: (v, { token, n }) =>
    v.say('effect.damage', { what: amountText(v, n, 'wounds'), token: oneToken(v, token, 'object') }),
  mendToken: (v, { token, at, n }) =>
    v.say('effect.mendToken', { n, token: tokensName(v, token), place: placesText(v, at) }),
  marker: (v, { marker, by }) => v.say('effect.marker', { marker: v.markers.get(marker)?.name ?? marker, by }),
  light: (v, { at }) => v.say('effect.light', { place: placesText(v, at) }),
  hasten: (v) => v.say('effect.hasten'),
  rule: (v, { then }) => v.say('effect.rule', { then: clauses(v, then) }),
  roll: rollText,
  rollAgainst: (v, { standard, then }) =>
    [v.say('effect.rollAgainst', { dice: amountText(v, standard, 'dice') }), clauses(v, then ?? [])]
      .filter(Boolean)
      .join('; '),
  if: ifText,
  choose: (v, { options }) => v.say('effect.choose', { options: v.or(options.map((list) => clauses(v, list))) }),
  may: (v, { then }) => v.say('effect.may', { then: clauses(v, then) }),
  eachSpace: (v, { of, then }) => v.say('effect.eachSpace', { place: placesText(v, of), then: clauses(v, then) }),
  eachToken: (v, { token, then }) => v.say('effect.eachToken', { token: tokensName(v, token), then: clauses(v, then) }),
  eachPerson: (v, { of, then }) =>
    v.say('effect.eachPerson', { who: whoText(v, { each: of }), then: clauses(v, then) }),
  pickSpace: (v, { of, then }) =>
    v.say('effect.pickSpace', { place: v.object(placeText(v, of)), then: clauses(v, then) }),
  pickPerson: (v, { of, others, then }) =>
    v.say('effect.pickPerson', { others: yes(others), test: someone(v, of), then: clauses(v, then) }),
  pickEnemy: (v, { of, then }) => v.say('effect.pickEnemy', { which: oneOfText(v, of), then: clauses(v, then) }),
}

const clause = (v: Voice, effect: Effect): string =>
  (MEANING[effect.do] as (v: Voice, effect: Effect) => string)(v, effect)

/** Inside a sentence. */
export const clauses = (v: Voice, list: readonly Effect[]): string =>
  v.smooth(list.map((effect) => clause(v, effect)).join(v.say('clause.then')))

/** Sentence by sentence. */
export const effectText = (v: Voice, list: readonly Effect[] = []): string =>
  v.smooth(list.map((effect) => sentence(clause(v, effect))).join(' '))

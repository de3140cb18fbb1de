/** Places, people, enemies, amounts and tests in words. */
import type { Amount, Place, Test, Thing, TokenSel, Which, Who } from '../effects/vocabulary.ts'
import { nameOf, oneToken, tokensName } from './names.ts'
import type { Case } from './tongue.ts'
import type { Voice } from './voice.ts'

const THINGS = ['enemy', 'monster', 'cultist', 'elderOne', 'investigator', 'figure', 'fire'] as const

export const thingText = (v: Voice, thing: Thing): string => {
  if (typeof thing !== 'string') return tokensName(v, thing)
  const known = THINGS.find((each) => each === thing)
  return known ? v.say(`thing.${known}`) : nameOf(v, thing)
}

const thingsText = (v: Voice, things: Thing | readonly Thing[], as = (noun: string): string => noun): string =>
  v.or(
    [things].flat().map((each: Thing) => (typeof each === 'string' ? as(thingText(v, each)) : tokensName(v, each, as))),
  )

const someText = (v: Voice, things: Thing | readonly Thing[], as: Case = 'with'): string =>
  thingsText(v, things, (noun) => v.one(noun, as))

const isWith = (part: Place | undefined): boolean => typeof part === 'object' && 'with' in part

/** "a Gate with an Idol" reads better than "a Gate that is also a space with an Idol". */
const alsoText = (v: Voice, place: string, part: Place, before: Place | undefined): string => {
  // "a space with a Lab but without Fire"
  const again = isWith(before) ? 'yes' : 'no'
  if (typeof part === 'object') {
    if ('with' in part) return v.say('place.also.with', { place, again, things: someText(v, part.with) })
    if ('state' in part) return v.say('place.also.state', { place, state: v.word(part.state) })
    if ('except' in part) {
      const { except } = part
      return typeof except === 'object' && 'with' in except
        ? v.say('place.also.without', { place, again, things: someText(v, except.with, 'object') })
        : v.say('place.also.except', { place, other: placeText(v, except) })
    }
  }
  return v.say('place.also', { place, other: placeText(v, part) })
}

const bothText = (v: Voice, parts: readonly Place[], of: (v: Voice, place: Place) => string): string => {
  const [first, ...rest] = parts
  return rest.reduce<string>(
    (place, part, i) => alsoText(v, place, part, parts[i]),
    first === undefined ? '' : of(v, first),
  )
}

/** An area of one space goes by the name of the space. */
const areaText = (v: Voice, area: string): string => {
  for (const { map } of v.pack.episodes) {
    const [space, ...more] = map.areas[area] ?? []
    const only = more.length === 0 ? map.spaces.find(({ id }) => id === space)?.name : undefined
    if (only !== undefined) return v.say('place.named', { name: v.bare(only) })
  }
  return v.say('place.area', { name: v.bare(v.word(area)) })
}

const withParams = (v: Voice, { with: things, n = 1 }: Extract<Place, { with: unknown }>) => ({
  n,
  things: n === 1 ? someText(v, things) : thingsText(v, things, v.many),
})

export const placeText = (v: Voice, place: Place): string => {
  if (typeof place === 'string') return v.say(`place.${place}`)
  if ('gate' in place) return v.say('place.gate', { gate: place.gate })
  if ('area' in place) return areaText(v, place.area)
  if ('space' in place) return v.say('place.space', { n: place.space })
  if ('with' in place) return v.say('place.with', withParams(v, place))
  if ('state' in place) return v.say('place.state', { state: v.word(place.state) })
  if ('within' in place) return v.say('place.within', { n: place.within, place: placeText(v, place.of) })
  if ('both' in place) return bothText(v, place.both, placeText)
  if ('either' in place) return v.or(place.either.map((part) => placeText(v, part)))
  if ('except' in place) return v.say('place.except', { place: placeText(v, place.except) })
  if ('nearest' in place) return v.say('place.nearest', { place: v.bare(placeText(v, place.nearest)) })
  return v.say('place.of', { who: v.of(whoText(v, place.of)) })
}

/** The same where every space of the set is meant, not one of them. */
export const placesText = (v: Voice, place: Place): string => {
  if (place === 'gates') return v.say('places.gates')
  if (typeof place === 'string') return placeText(v, place)
  if ('with' in place) return v.say('places.with', { things: someText(v, place.with) })
  if ('state' in place) return v.say('places.state', { state: v.word(place.state) })
  if ('within' in place) return v.say('places.within', { n: place.within, place: placeText(v, place.of) })
  return 'both' in place ? bothText(v, place.both, placesText) : placeText(v, place)
}

export const whoText = (v: Voice, who: Who): string => {
  if (who === 'you' || who === 'active') return v.say(`who.${who}`)
  if ('each' in who)
    return who.each === 'all' ? v.say('who.each') : v.say('who.eachIf', { test: testText(v, who.each) })
  if ('others' in who)
    return who.others === 'all' ? v.say('who.others') : v.say('who.othersIf', { test: testText(v, who.others) })
  if ('most' in who) return v.say('who.most', { tokens: tokensName(v, who.most, v.many) })
  return v.say('who.nearest', { place: placeText(v, who.nearest) })
}

export const whichText = (v: Voice, which: Which): string => {
  if (which === 'it') return v.say('which.it')
  if ('nearest' in which) return nearestText(v, which.nearest, 'subject')
  const kinds = [which.kind].flat()
  const others = kinds.filter((kind) => kind !== 'elderOne')
  const place = which.at === undefined ? undefined : placeText(v, which.at)
  // There is one Elder One only.
  return v.and([
    ...(others.length < kinds.length ? [v.say('thing.elderOne')] : []),
    ...(others.length > 0 ? [eachText(v, others, place)] : []),
  ])
}

const nearestText = (v: Voice, things: Thing | readonly Thing[], as: 'subject' | 'object'): string =>
  thingsText(v, things, (noun) => v.nearest(noun, as))

const eachText = (v: Voice, kinds: readonly Thing[], place: string | undefined): string => {
  const each = v.and(kinds.map((kind) => v.each(thingText(v, kind))))
  return place === undefined ? each : v.say('which.at', { things: each, place })
}

/** One of them, to be chosen. */
export const oneOfText = (v: Voice, which: Which): string => {
  if (which === 'it') return whichText(v, which)
  if ('nearest' in which) return nearestText(v, which.nearest, 'object')
  const things = someText(v, which.kind, 'object')
  return which.at === undefined ? things : v.say('which.at', { things, place: placeText(v, which.at) })
}

const UNITS = ['stress', 'wounds', 'sanity', 'spaces', 'dice', 'fire'] as const
export type Unit = (typeof UNITS)[number]

/** "3 wounds", "that much stress", "1 stress per wound on you": the number and what it counts cannot be parted. */
export const amountText = (v: Voice, n: Amount | 'all', unit: Unit): string => {
  if (n === 'all' || n === 'n' || typeof n === 'number') return v.say(`unit.${unit}`, { n: String(n) })
  const one = v.say(`unit.${unit}`, { n: '1' })
  if ('held' in n) return v.say('amount.held', { one, token: tokensName(v, n.held) })
  return 'spare' in n
    ? v.say('amount.spare', { one, token: tokensName(v, n.spare) })
    : v.say(`amount.${n.count}`, { one })
}

/** The same of tokens. */
export const tokenAmountText = (v: Voice, n: Amount | 'all' | 'any', sel: TokenSel): string => {
  if (typeof n === 'number')
    return v.say('unit.tokens', { n: String(n), token: tokensName(v, sel, n === 1 ? undefined : v.many) })
  if (typeof n === 'string') return v.say('unit.tokens', { n, token: tokensName(v, sel, v.many) })
  const one = v.say('unit.tokens', { n: '1', token: tokensName(v, sel) })
  if ('held' in n) return v.say('amount.held', { one, token: tokensName(v, n.held) })
  return 'spare' in n
    ? v.say('unit.tokens', { n: 'spare', token: tokensName(v, sel, v.many) })
    : v.say(`amount.${n.count}`, { one })
}

const heldText = (v: Voice, list: string | readonly string[], n: number): string =>
  v.or([list].flat().map((kind) => (n === 1 ? oneToken(v, kind, 'with') : tokensName(v, kind, v.many))))

const markerText = (v: Voice, test: Extract<Test, { marker: string }>): string => {
  const card = v.markers.get(test.marker)
  const value = card?.values[test.is ?? test.atLeast ?? 0] ?? ''
  return v.say('test.marker', { marker: card?.name ?? test.marker, value })
}

const ofWorld = (v: Voice, test: Test): string => {
  if ('heldByAll' in test)
    return v.say('test.heldByAll', { n: test.atLeast, tokens: tokensName(v, test.heldByAll, v.many) })
  if ('elderOne' in test) return v.say('test.elderOne')
  if ('onBoard' in test) return v.say('test.onBoard', { things: someText(v, test.onBoard, 'subject') })
  if ('spare' in test) return v.say('test.spare', { enemy: v.one(nameOf(v, test.spare), 'subject') })
  if ('place' in test) return placeTest(v, test.place, test.atLeast ?? 1)
  if ('tokens' in test) return tokensTest(v, test.tokens, test.atLeast, test.at)
  if ('turned' in test) return v.say('test.turned', { n: test.atLeast, tokens: tokensName(v, test.turned, v.many) })
  if ('marker' in test) return markerText(v, test)
  if ('match' in test) return v.say('test.match', { token: oneToken(v, test.match[0], 'with') })
  if ('touching' in test) return v.say('test.touching', { token: oneToken(v, test.touching, 'with') })
  if ('anyone' in test) return v.say('test.anyone', { test: testText(v, test.anyone) })
  return ''
}

/** What is asked of the space an enemy stands in is asked of the enemy. */
const placeTest = (v: Voice, place: Place, n: number): string => {
  const parts = typeof place === 'object' && 'both' in place ? place.both : []
  if (parts[0] === 'its') return v.say('test.its', { place: bothText(v, parts.slice(1), placeText) })
  const last = parts.at(-1)
  if (n > 1 || parts.length < 2 || typeof last !== 'object' || !('with' in last))
    return v.say('test.place', { n, place: placeText(v, place) })
  return v.say('test.there', {
    things: someText(v, last.with, 'subject'),
    place: bothText(v, parts.slice(0, -1), placeText),
  })
}

const tokensTest = (v: Voice, sel: TokenSel, n: number, at: Place | undefined): string => {
  const tokens = n === 1 ? oneToken(v, sel, 'subject') : tokensName(v, sel, v.many)
  return at === undefined
    ? v.say('test.tokens', { n, tokens })
    : v.say('test.tokensAt', { n, tokens, place: placeText(v, at) })
}

const notText = (v: Voice, test: Test): string =>
  'holds' in test && (test.atLeast ?? 1) === 1
    ? v.say('test.lacks', { tokens: v.or([test.holds].flat().map((kind) => oneToken(v, kind, 'object'))) })
    : v.say('test.not', { test: testText(v, test) })

export const testText = (v: Voice, test: Test): string => {
  if ('not' in test) return notText(v, test.not)
  if ('all' in test) return v.and(test.all.map((part) => testText(v, part)))
  if ('any' in test) return v.or(test.any.map((part) => testText(v, part)))
  if ('in' in test) return v.say('test.in', { place: placeText(v, test.in) })
  if ('has' in test) return v.say('test.has', { card: v.tags.get(test.has) ?? test.has })
  if ('trait' in test)
    return v.say('test.trait', { traits: v.or([test.trait].flat().map((trait) => v.one(v.word(trait), 'with'))) })
  if ('skill' in test) return v.say('test.skill', { skill: nameOf(v, test.skill) })
  if ('holds' in test)
    return v.say('test.holds', { n: test.atLeast ?? 1, tokens: heldText(v, test.holds, test.atLeast ?? 1) })
  if ('wounds' in test) return v.say('test.wounds', { n: test.wounds })
  if ('stress' in test) return v.say('test.stress')
  if ('sanity' in test) return v.say('test.sanity', { near: test.sanity === 'nearThreshold' ? 'yes' : 'no' })
  if ('is' in test && !('marker' in test)) return v.say(`test.${test.is}`)
  if ('state' in test) return v.say('test.state', { state: v.word(test.state) })
  return ofWorld(v, test)
}

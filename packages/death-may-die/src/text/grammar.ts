/** Places, people, enemies, amounts and tests in words. */
import type { Amount, Place, Test, Thing, TokenSel, Which, Who } from '../effects/vocabulary.ts'
import { nameOf, tokensName } from './names.ts'
import type { Voice } from './voice.ts'

const THINGS = ['enemy', 'monster', 'cultist', 'elderOne', 'investigator', 'figure', 'fire'] as const

const thingText = (v: Voice, thing: Thing): string => {
  if (typeof thing !== 'string') return tokensName(v, thing)
  const known = THINGS.find((each) => each === thing)
  return known ? v.say(`thing.${known}`) : nameOf(v, thing)
}

export const thingsText = (v: Voice, things: Thing | readonly Thing[]): string =>
  Array.isArray(things)
    ? v.or((things as readonly Thing[]).map((each) => thingText(v, each)))
    : thingText(v, things as Thing)

/** "a Gate with an idol" reads better than "a Gate that is also a space with an idol". */
const bothText = (v: Voice, parts: readonly Place[]): string => {
  const [first, second, ...rest] = parts
  if (first === 'gates' && typeof second === 'object' && 'with' in second && rest.length === 0)
    return v.say('place.gateWith', { things: thingsText(v, second.with) })
  return parts.map((part) => placeText(v, part)).reduce((a, b) => v.say('place.both', { a, b }))
}

/** An area of one space goes by the name of the space. */
const areaName = (v: Voice, area: string): string => {
  for (const { map } of v.pack.episodes) {
    const [space, ...more] = map.areas[area] ?? []
    if (space !== undefined && more.length === 0) return map.spaces.find(({ id }) => id === space)?.name ?? v.word(area)
  }
  return v.word(area)
}

export const placeText = (v: Voice, place: Place): string => {
  if (typeof place === 'string') return v.say(`place.${place}`)
  if ('gate' in place) return v.say('place.gate', { gate: place.gate })
  if ('area' in place) return v.say('place.area', { name: areaName(v, place.area) })
  if ('space' in place) return v.say('place.space', { n: place.space })
  if ('with' in place) return v.say('place.with', { n: place.n ?? 1, things: thingsText(v, place.with) })
  if ('state' in place) return v.say('place.state', { state: v.word(place.state) })
  if ('within' in place) return v.say('place.within', { n: place.within, place: placeText(v, place.of) })
  if ('both' in place) return bothText(v, place.both)
  if ('either' in place) return v.or(place.either.map((part) => placeText(v, part)))
  if ('except' in place) return v.say('place.except', { place: placeText(v, place.except) })
  if ('nearest' in place) return v.say('place.nearest', { place: v.bare(placeText(v, place.nearest)) })
  return v.say('place.of', { who: whoText(v, place.of) })
}

/** The same where every space of the set is meant, not one of them. */
export const placesText = (v: Voice, place: Place): string => {
  if (place === 'gates') return v.say('places.gates')
  if (typeof place === 'string') return placeText(v, place)
  if ('with' in place) return v.say('places.with', { things: thingsText(v, place.with) })
  if ('state' in place) return v.say('places.state', { state: v.word(place.state) })
  if ('within' in place) return v.say('places.within', { n: place.within, place: placeText(v, place.of) })
  if (!('both' in place)) return placeText(v, place)
  const [first, second, ...rest] = place.both
  if (first === 'gates' && typeof second === 'object' && 'with' in second && rest.length === 0)
    return v.say('places.gatesWith', { things: thingsText(v, second.with) })
  const others = [second, ...rest].flatMap((part) => (part === undefined ? [] : [placeText(v, part)]))
  return others.reduce((a, b) => v.say('places.both', { a, b }), first === undefined ? '' : placesText(v, first))
}

export const whoText = (v: Voice, who: Who): string => {
  if (who === 'you' || who === 'active') return v.say(`who.${who}`)
  if ('each' in who)
    return who.each === 'all' ? v.say('who.each') : v.say('who.eachIf', { test: testText(v, who.each) })
  if ('others' in who)
    return who.others === 'all' ? v.say('who.others') : v.say('who.othersIf', { test: testText(v, who.others) })
  if ('most' in who) return v.say('who.most', { tokens: tokensName(v, who.most) })
  return v.say('who.nearest', { place: placeText(v, who.nearest) })
}

export const whichText = (v: Voice, which: Which): string => {
  if (which === 'it') return v.say('which.it')
  if ('nearest' in which) return v.say('which.nearest', { things: thingsText(v, which.nearest) })
  const things = thingsText(v, which.kind)
  return which.at === undefined
    ? v.say('which.each', { things })
    : v.say('which.eachAt', { things, place: placeText(v, which.at) })
}

export const amountText = (v: Voice, n: Amount): string => {
  if (typeof n === 'number') return String(n)
  if (n === 'n') return v.say('amount.n')
  if ('held' in n) return v.say('amount.held', { tokens: tokensName(v, n.held) })
  return 'spare' in n ? v.say('amount.spare') : v.say(`amount.${n.count}`)
}

const kinds = (v: Voice, list: string | readonly string[]): string =>
  typeof list === 'string' ? tokensName(v, list) : v.or(list.map((kind) => tokensName(v, kind)))

const markerText = (v: Voice, test: Extract<Test, { marker: string }>): string => {
  const card = v.markers.get(test.marker)
  const value = card?.values[test.is ?? test.atLeast ?? 0] ?? ''
  return v.say('test.marker', { marker: card?.name ?? test.marker, value })
}

const ofWorld = (v: Voice, test: Test): string => {
  if ('heldByAll' in test) return v.say('test.heldByAll', { n: test.atLeast, tokens: tokensName(v, test.heldByAll) })
  if ('elderOne' in test) return v.say('test.elderOne')
  if ('onBoard' in test) return v.say('test.onBoard', { things: thingsText(v, test.onBoard) })
  if ('spare' in test) return v.say('test.spare', { enemy: nameOf(v, test.spare) })
  if ('place' in test) return v.say('test.place', { n: test.atLeast ?? 1, place: placeText(v, test.place) })
  if ('tokens' in test) return tokensTest(v, test.tokens, test.atLeast, test.at)
  if ('turned' in test) return v.say('test.turned', { n: test.atLeast, tokens: tokensName(v, test.turned) })
  if ('marker' in test) return markerText(v, test)
  if ('match' in test) return v.say('test.match', { tokens: tokensName(v, test.match[0]) })
  if ('touching' in test) return v.say('test.touching', { tokens: tokensName(v, test.touching) })
  if ('anyone' in test) return v.say('test.anyone', { test: testText(v, test.anyone) })
  return ''
}

const tokensTest = (v: Voice, sel: TokenSel, n: number, at: Place | undefined): string =>
  at === undefined
    ? v.say('test.tokens', { n, tokens: tokensName(v, sel) })
    : v.say('test.tokensAt', { n, tokens: tokensName(v, sel), place: placeText(v, at) })

export const testText = (v: Voice, test: Test): string => {
  if ('not' in test) return v.say('test.not', { test: testText(v, test.not) })
  if ('all' in test) return v.and(test.all.map((part) => testText(v, part)))
  if ('any' in test) return v.or(test.any.map((part) => testText(v, part)))
  if ('in' in test) return v.say('test.in', { place: placeText(v, test.in) })
  if ('has' in test) return v.say('test.has', { card: v.tags.get(test.has) ?? test.has })
  if ('trait' in test) return v.say('test.trait', { traits: v.or([test.trait].flat().map(v.word)) })
  if ('skill' in test) return v.say('test.skill', { skill: nameOf(v, test.skill) })
  if ('holds' in test) return v.say('test.holds', { n: test.atLeast ?? 1, tokens: kinds(v, test.holds) })
  if ('wounds' in test) return v.say('test.wounds', { n: test.wounds })
  if ('stress' in test) return v.say('test.stress')
  if ('sanity' in test) return v.say('test.sanity', { near: test.sanity === 'nearThreshold' ? 'yes' : 'no' })
  if ('is' in test && !('marker' in test)) return v.say(`test.${test.is}`)
  if ('state' in test) return v.say('test.state', { state: v.word(test.state) })
  return ofWorld(v, test)
}

/** What effects ask about the position: which spaces, which people, how many, and whether. Asking changes nothing. */
import type { Seat } from '@vigil/kernel'
import type { Context } from '../frame.ts'
import { distance, nearestOf, UNREACHABLE } from '../map/board.ts'
import { elderOneOf, figureAt, figuresOf, isAnyOf, isSafe, reserveOf } from '../nouns/figure.ts'
import { clockwise, isAlive, livingAt, someone, stressRoom } from '../nouns/person.ts'
import { couldTake } from '../nouns/property.ts'
import { hasState } from '../nouns/space.ts'
import { countHeld, countLying, countSpare, lies, lying, matching } from '../nouns/token.ts'
import { skillLevel, traitsOf } from '../nouns/trait.ts'
import { isSummoned, NOWHERE, type State } from '../state.ts'
import { boardIn, castIn, sideOf, type World } from '../world.ts'
import type { Amount, Place, Test, Thing, Which, Who } from './vocabulary.ts'

const one = (space: number): number[] => (space === NOWHERE ? [] : [space])

const whereIs = (s: Readonly<State>, seat: Seat): number => s.seats[seat]?.at ?? NOWHERE

const namedPlace = (w: World, s: Readonly<State>, place: string, cx: Context): number[] => {
  switch (place) {
    case 'here':
      return one(whereIs(s, cx.who))
    case 'active':
      return one(whereIs(s, s.active))
    case 'there':
      return one(cx.there)
    case 'its':
      return cx.it < 0 ? [] : one(figureAt(s, cx.it).at)
    case 'start':
      return one(boardIn(w, s).start)
    case 'elderOne':
      return one(elderOneOf(s).at)
    case 'gates':
      return boardIn(w, s).gates.slice()
    default:
      return boardIn(w, s).all.slice()
  }
}

const countThing = (w: World, s: Readonly<State>, thing: Thing, space: number): number => {
  if (typeof thing !== 'string') return countLying(s, thing, space)
  if (thing === 'fire') return s.fire[space] ?? 0
  if (castIn(w, s).tokens.has(thing)) return countLying(s, thing, space)
  let n = 0
  if (thing === 'investigator' || thing === 'figure') n += livingAt(s, space).length
  if (thing === 'investigator') return n
  for (const { kind, at } of s.figures) if (at === space && isAnyOf(w, s, kind, thing)) n++
  return n
}

const hasThings = (
  w: World,
  s: Readonly<State>,
  things: Thing | readonly Thing[],
  n: number,
  space: number,
): boolean => {
  if (!Array.isArray(things)) return countThing(w, s, things as Thing, space) >= n
  return (things as readonly Thing[]).some((thing) => countThing(w, s, thing, space) >= n)
}

const spacesWith = (w: World, s: Readonly<State>, things: Thing | readonly Thing[], n: number): number[] =>
  boardIn(w, s).all.filter((space) => hasThings(w, s, things, n, space))

const closest = (w: World, s: Readonly<State>, of: readonly number[], to: readonly number[]): number[] => {
  const board = boardIn(w, s)
  let least = UNREACHABLE
  let found: number[] = []
  for (const space of of) {
    const far = nearestOf(board, space, to)
    if (far < least) {
      least = far
      found = [space]
    } else if (far === least && far < UNREACHABLE) found.push(space)
  }
  return found
}

/** The spaces a place means now, each once, in order of number. */
export const spacesOf = (w: World, s: Readonly<State>, place: Place, cx: Context): number[] => {
  if (typeof place === 'string') return namedPlace(w, s, place, cx)
  if ('gate' in place) return one(boardIn(w, s).gateOf[place.gate])
  if ('area' in place) return (boardIn(w, s).card.areas[place.area] ?? []).slice()
  if ('space' in place) return one(place.space)
  if ('with' in place) return spacesWith(w, s, place.with, place.n ?? 1)
  if ('state' in place) return boardIn(w, s).all.filter((space) => hasState(w, s, space, place.state))
  if ('within' in place) return reach(w, s, spacesOf(w, s, place.of, cx), place.within)
  if ('both' in place) return shared(place.both.map((part) => spacesOf(w, s, part, cx)))
  if ('either' in place)
    return joined(
      w,
      s,
      place.either.map((part) => spacesOf(w, s, part, cx)),
    )
  if ('except' in place) return without(boardIn(w, s).all, spacesOf(w, s, place.except, cx))
  if ('nearest' in place) return closest(w, s, spacesOf(w, s, place.nearest, cx), spacesOf(w, s, place.to, cx))
  return joined(w, s, [peopleOf(w, s, place.of, cx).seats.map((seat) => whereIs(s, seat))])
}

/** Whether a space is among those a place means: the same, without looking at the whole map. */
export const isIn = (w: World, s: Readonly<State>, space: number, place: Place, cx: Context): boolean => {
  if (typeof place === 'string') return place === 'map' || namedPlace(w, s, place, cx).includes(space)
  if ('with' in place) return hasThings(w, s, place.with, place.n ?? 1, space)
  if ('state' in place) return hasState(w, s, space, place.state)
  if ('within' in place) return nearestOf(boardIn(w, s), space, spacesOf(w, s, place.of, cx)) <= place.within
  if ('both' in place) return place.both.every((part) => isIn(w, s, space, part, cx))
  if ('either' in place) return place.either.some((part) => isIn(w, s, space, part, cx))
  if ('except' in place) return !isIn(w, s, space, place.except, cx)
  return spacesOf(w, s, place, cx).includes(space)
}

const reach = (w: World, s: Readonly<State>, from: readonly number[], n: number): number[] =>
  boardIn(w, s).all.filter((space) => nearestOf(boardIn(w, s), space, from) <= n)

const shared = (parts: readonly (readonly number[])[]): number[] => {
  const [first = [], ...rest] = parts
  return first.filter((space) => rest.every((part) => part.includes(space)))
}

const joined = (w: World, s: Readonly<State>, parts: readonly (readonly number[])[]): number[] =>
  boardIn(w, s).all.filter((space) => parts.some((part) => part.includes(space)))

const without = (all: readonly number[], gone: readonly number[]): number[] =>
  all.filter((space) => !gone.includes(space))

export interface People {
  readonly seats: readonly Seat[]
  /** Only one of them is meant, and the active player says which (DMD-CORE-04). */
  readonly tie: boolean
}

const withMost = (s: Readonly<State>, token: string): Seat[] => {
  const seats = clockwise(s)
  const most = Math.max(0, ...seats.map((seat) => countHeld(s, seat, token)))
  return seats.filter((seat) => countHeld(s, seat, token) === most)
}

/** Living investigators only. */
export const peopleOf = (w: World, s: Readonly<State>, who: Who | undefined, cx: Context): People => {
  if (who === undefined || who === 'you') return { seats: isAlive(s, cx.who) ? [cx.who] : [], tie: false }
  if (who === 'active') return { seats: isAlive(s, s.active) ? [s.active] : [], tie: false }
  if ('each' in who) return { seats: everyone(w, s, who.each, cx), tie: false }
  if ('others' in who) return { seats: everyone(w, s, who.others, cx).filter((seat) => seat !== cx.who), tie: false }
  const seats = 'most' in who ? withMost(s, who.most) : nearestPeople(w, s, spacesOf(w, s, who.nearest, cx))
  return { seats, tie: seats.length > 1 }
}

const nearestPeople = (w: World, s: Readonly<State>, to: readonly number[]): Seat[] => {
  const spaces = closest(
    w,
    s,
    clockwise(s).map((seat) => whereIs(s, seat)),
    to,
  )
  return clockwise(s).filter((seat) => spaces.includes(whereIs(s, seat)))
}

export const everyone = (w: World, s: Readonly<State>, test: Test | 'all', cx: Context): Seat[] =>
  test === 'all' ? clockwise(s) : clockwise(s).filter((who) => holds(w, s, test, { ...cx, who }))

/** The enemies meant; of `nearest` all that are equally near. */
export const enemiesOf = (w: World, s: Readonly<State>, which: Which, cx: Context): number[] => {
  if (which === 'it') return cx.it >= 0 && figureAt(s, cx.it).at !== NOWHERE ? [cx.it] : []
  if ('nearest' in which) {
    const all = figuresOf(w, s, which.nearest)
    const spaces = closest(
      w,
      s,
      all.map((i) => figureAt(s, i).at),
      [whereIs(s, s.active)],
    )
    return all.filter((i) => spaces.includes(figureAt(s, i).at))
  }
  const all = figuresOf(w, s, which.kind)
  if (which.at === undefined) return all
  const spaces = spacesOf(w, s, which.at, cx)
  return all.filter((i) => spaces.includes(figureAt(s, i).at))
}

const othersAt = (s: Readonly<State>, seat: Seat): number => {
  const { at } = someone(s, seat)
  let n = livingAt(s, at).filter((other) => other !== seat).length
  for (const figure of s.figures) if (figure.at === at) n++
  return n
}

export const amountOf = (s: Readonly<State>, n: Amount, cx: Context): number => {
  if (typeof n === 'number') return n
  if (n === 'n') return cx.n
  if ('held' in n) return countHeld(s, cx.who, n.held)
  if ('spare' in n) return countSpare(s, n.spare)
  switch (n.count) {
    case 'othersHere':
      return othersAt(s, cx.who)
    case 'fireThere':
      return s.fire[cx.there] ?? 0
    case 'wounds':
      return someone(s, cx.who).wounds
    default:
      return someone(s, cx.who).tally
  }
}

const isOnThreshold = (w: World, sanity: number): boolean => w.pack.tracks.thresholds.some(({ at }) => at === sanity)

const condition = (w: World, s: Readonly<State>, is: string, cx: Context): boolean => {
  const you = someone(s, cx.who)
  switch (is) {
    case 'safe':
      return isSafe(s, you.at)
    case 'alone':
      return othersAt(s, cx.who) === 0
    case 'partnerAway':
      return isAlive(s, you.partner) && someone(s, you.partner).at !== you.at
    case 'able':
      return couldTake(w, s, cx.who).length > 0
    case 'keeping':
      return you.kept !== ''
    default:
      return you.tally > 0
  }
}

const hasTrait = (w: World, s: Readonly<State>, seat: Seat, traits: string | readonly string[]): boolean =>
  someone(s, seat).cards.some((held) =>
    sideOf(w, held).card.traits?.some((trait) => trait === traits || traits.includes(trait)),
  )

/** Two different spaces with the token lie next to each other. */
const touch = (w: World, s: Readonly<State>, token: string): boolean => {
  const { all, next } = boardIn(w, s)
  return all.some((a) => lies(s, token, a) && next[a]?.some((b) => lies(s, token, b)))
}

/** Questions about "you". */
const ofYou = (w: World, s: Readonly<State>, test: Test, cx: Context): boolean | undefined => {
  const you = someone(s, cx.who)
  if ('in' in test) return isIn(w, s, you.at, test.in, cx)
  if ('has' in test) return you.cards.some((held) => sideOf(w, held).card.tag === test.has)
  if ('trait' in test) return hasTrait(w, s, cx.who, test.trait)
  if ('skill' in test) return skillLevel(w, you, test.skill) > 0
  if ('holds' in test) return countHeld(s, cx.who, test.holds) >= (test.atLeast ?? 1)
  if ('wounds' in test) return you.wounds >= test.wounds
  if ('stress' in test) return stressRoom(w, you) === 0
  if ('sanity' in test)
    return isOnThreshold(w, you.sanity) || (test.sanity === 'nearThreshold' && isOnThreshold(w, you.sanity + 1))
  if ('match' in test) return matching(s, cx.who, test.match[0], test.match[1]) !== undefined
  if ('is' in test && !('marker' in test)) return condition(w, s, test.is, cx)
  if ('state' in test) return traitsOf(w, s, cx.who, 'seems').some(({ value }) => value.state === test.state)
  return undefined
}

/** Questions about the map and the story. */
const ofWorld = (w: World, s: Readonly<State>, test: Test, cx: Context): boolean => {
  if ('heldByAll' in test)
    return clockwise(s).reduce((n, seat) => n + countHeld(s, seat, test.heldByAll), 0) >= test.atLeast
  if ('elderOne' in test) return isSummoned(s)
  if ('onBoard' in test) return figuresOf(w, s, test.onBoard).length > 0
  if ('spare' in test) return reserveOf(s, test.spare) >= 0
  if ('place' in test) return spacesOf(w, s, test.place, cx).length >= (test.atLeast ?? 1)
  if ('tokens' in test) return lying(s, test.tokens, test.at && spacesOf(w, s, test.at, cx)).length >= test.atLeast
  if ('turned' in test) return s.tokens.filter(({ kind, up }) => up && kind === test.turned).length >= test.atLeast
  if ('marker' in test) {
    const at = markerAt(w, s, test.marker)
    return test.is === undefined ? at >= (test.atLeast ?? 0) : at === test.is
  }
  if ('touching' in test) return touch(w, s, test.touching)
  throw new Error(`no such question: ${JSON.stringify(test)}`)
}

export const holds = (w: World, s: Readonly<State>, test: Test, cx: Context): boolean => {
  if ('not' in test) return !holds(w, s, test.not, cx)
  if ('all' in test) return test.all.every((part) => holds(w, s, part, cx))
  if ('any' in test) return test.any.some((part) => holds(w, s, part, cx))
  if ('anyone' in test) return clockwise(s).some((who) => holds(w, s, test.anyone, { ...cx, who }))
  return ofYou(w, s, test, cx) ?? ofWorld(w, s, test, cx)
}

export const markerAt = (w: World, s: Readonly<State>, marker: string): number =>
  s.markers[castIn(w, s).episode.markers.findIndex((card) => card.marker === marker)] ?? 0

/** Distance from an investigator's space. */
export const farFrom = (w: World, s: Readonly<State>, seat: Seat, space: number): number =>
  distance(boardIn(w, s), whereIs(s, seat), space)

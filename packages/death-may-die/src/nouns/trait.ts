/** What skills, claimed cards, held tokens, rules and stages give, gathered when asked for. */
import type { Seat } from '@vigil/kernel'
import type { TraitName, TraitOf } from '../effects/vocabulary.ts'
import type { Person, State } from '../state.ts'
import { castIn, investigatorOf, sideOf, type TraitIndex, type World } from '../world.ts'

export interface Sourced<T> {
  /** `skill:lucky`, a Discovery card's id, `token:<index>`, `rule`, `stage`. */
  readonly source: string
  readonly value: T
}

const NONE: readonly never[] = []
export const TOP_LEVEL = 4
const SKILL = 'skill:'

/** Levels lent by Companions (DMD-COMP-04). */
const lent = (w: World, person: Readonly<Person>, skill: string): number => {
  let n = 0
  for (const held of person.cards) if (sideOf(w, held).card.skill === skill) n++
  return n
}

/** DMD-RULING-18: own level and Companions', up to the last level; 0 where he has neither. */
export const skillLevel = (w: World, person: Readonly<Person>, skill: string): number => {
  const i = investigatorOf(w, person.id).skills.indexOf(skill)
  const own = i < 0 ? 0 : (person.levels[i] ?? 0)
  return Math.min(TOP_LEVEL, own + (person.cards.length ? lent(w, person, skill) : 0))
}

/** Skills of the board, then those only Companions lend. */
export const skillsOf = (w: World, person: Readonly<Person>): readonly string[] => {
  const own = investigatorOf(w, person.id).skills
  if (person.cards.length === 0) return own
  let all: string[] | undefined
  for (const held of person.cards) {
    const { skill } = sideOf(w, held).card
    if (skill === undefined || own.includes(skill) || all?.includes(skill)) continue
    all ??= own.slice()
    all.push(skill)
  }
  return all ?? own
}

type Found<N extends TraitName> = Sourced<TraitOf<N>>[] | undefined

const add = <N extends TraitName>(
  found: Found<N>,
  index: TraitIndex | undefined,
  name: N,
  prefix: string,
  source: string,
): Found<N> => {
  const list = index?.[name]
  if (!list) return found
  const all = found ?? []
  for (const value of list) all.push({ source: prefix + source, value: value as TraitOf<N> })
  return all
}

/** Skills that only Companions lend, at as many levels as there are such Companions. */
const ofCompanions = <N extends TraitName>(
  w: World,
  person: Readonly<Person>,
  own: readonly string[],
  name: N,
  found: Found<N>,
): Found<N> => {
  let all = found
  for (let i = 0; i < person.cards.length; i++) {
    const held = person.cards[i]
    const skill = held && sideOf(w, held).card.skill
    if (skill === undefined || own.includes(skill)) continue
    const again = person.cards.findIndex((other) => sideOf(w, other).card.skill === skill) < i
    if (!again)
      all = add(all, w.skills.get(skill)?.[Math.min(TOP_LEVEL, lent(w, person, skill)) - 1], name, SKILL, skill)
  }
  return all
}

const ofBoard = <N extends TraitName>(w: World, person: Readonly<Person>, name: N): Found<N> => {
  const own = investigatorOf(w, person.id).skills
  const board = w.boards.get(person.id)
  const alone = person.cards.length === 0
  let found: Found<N>
  for (let i = 0; i < own.length; i++) {
    const skill = own[i] ?? ''
    const level = (person.levels[i] ?? 0) + (alone ? 0 : lent(w, person, skill))
    found = add(found, board?.[i]?.[Math.min(TOP_LEVEL, level) - 1], name, SKILL, skill)
  }
  return alone ? found : ofCompanions(w, person, own, name, found)
}

const ofTokens = <N extends TraitName>(
  w: World,
  s: Readonly<State>,
  seat: Seat,
  name: N,
  found: Found<N>,
): Found<N> => {
  const { charms, tokens } = castIn(w, s)
  if (!charms) return found
  let all = found
  s.tokens.forEach((token, i) => {
    if (token.holder === seat)
      all = add(all, tokens.get(token.kind)?.faces.get(token.face)?.traits, name, 'token:', String(i))
  })
  return all
}

export const traitsOf = <N extends TraitName>(
  w: World,
  s: Readonly<State>,
  seat: Seat,
  name: N,
): readonly Sourced<TraitOf<N>>[] => {
  const person = s.seats[seat]
  if (!person?.alive) return NONE
  let found = ofBoard(w, person, name)
  for (const held of person.cards) found = add(found, sideOf(w, held).traits, name, '', held.card)
  return ofTokens(w, s, seat, name, found) ?? NONE
}

/** Standing rules of the episode and of the revealed stages (DMD-STAGE-06). */
export const rulesOf = <N extends TraitName>(w: World, s: Readonly<State>, name: N): readonly Sourced<TraitOf<N>>[] => {
  const { rules, stages } = castIn(w, s)
  let found = add<N>(undefined, rules, name, '', 'rule')
  for (let i = 0; i < s.stage; i++) found = add(found, stages[i]?.traits, name, '', 'stage')
  return found ?? NONE
}

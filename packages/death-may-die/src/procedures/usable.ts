/** DMD-CORE-06: cards and tokens their owner may use in his turn, outside rolls and other effects. */
import type { Seat } from '@vigil/kernel'
import type { Use } from '../card.ts'
import { holds } from '../effects/question.ts'
import { someone } from '../nouns/person.ts'
import type { Person, State } from '../state.ts'
import { castIn, sideOf, type World } from '../world.ts'
import { canPay } from './cost.ts'
import { contextOf } from './wounds.ts'

const TOKEN = 'token:'

export const useOf = (w: World, s: Readonly<State>, seat: Seat, source: string): Use | undefined => {
  if (source.startsWith(TOKEN)) {
    const token = s.tokens[Number(source.slice(TOKEN.length))]
    return token?.holder === seat ? castIn(w, s).tokens.get(token.kind)?.faces.get(token.face)?.card.use : undefined
  }
  const held = someone(s, seat).cards.find(({ card }) => card === source)
  return held && sideOf(w, held).card.use
}

/** The owner's card with this tag. */
export const taggedCard = (w: World, person: Readonly<Person>, tag: string): string | undefined =>
  person.cards.find((held) => sideOf(w, held).card.tag === tag)?.card

export const usedUp = (s: Readonly<State>, use: Use, source: string): boolean =>
  use.per === 'turn' && s.turn.used.includes(`use:${source}`)

const isUsable = (w: World, s: Readonly<State>, seat: Seat, source: string, use: Use): boolean =>
  !usedUp(s, use, source) &&
  canPay(w, s, seat, use.cost) &&
  (use.with ?? []).every((tag) => taggedCard(w, someone(s, seat), tag) !== undefined) &&
  (use.if === undefined || holds(w, s, use.if, contextOf(s, seat, source)))

const NONE: readonly string[] = []

export const usables = (w: World, s: Readonly<State>, seat: Seat): readonly string[] => {
  const person = someone(s, seat)
  const { charms } = castIn(w, s)
  if (!person.alive || (person.cards.length === 0 && !charms)) return NONE
  const sources = person.cards.map(({ card }) => card)
  // Of tokens alike, one.
  const seen = new Set<string>()
  if (charms)
    s.tokens.forEach(({ holder, kind, face }, i) => {
      if (holder === seat && seen.size !== seen.add(`${kind} ${face}`).size) sources.push(`${TOKEN}${i}`)
    })
  return sources.filter((source) => {
    const use = useOf(w, s, seat, source)
    return use !== undefined && isUsable(w, s, seat, source, use)
  })
}

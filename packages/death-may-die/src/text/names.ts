/** Names of whatever has an id. */
import type { Seat } from '@vigil/kernel'
import type { Side } from '../card.ts'
import type { TokenSel } from '../effects/vocabulary.ts'
import type { View } from '../view.ts'
import type { Case } from './tongue.ts'
import type { Voice } from './voice.ts'

const SOURCES = [
  'rest',
  'fire',
  'attack',
  'defend',
  'action',
  'card',
  'against',
  'reroll',
  'stress',
  'rule',
  'stage',
] as const

/** A card, an enemy, `skill:x`, `token:3`, `rule#2`, or a word the rules use as a source. */
export const nameOf = (v: Voice, id: string, view?: View): string => {
  const bare = id.replace(/^skill:/, '').replace(/#\d+$/, '')
  const known = v.names.get(bare)
  if (known !== undefined) return known
  if (bare === 'elderOne') return v.say('thing.elderOne')
  const source = SOURCES.find((each) => each === bare)
  if (source) return v.say(`source.${source}`)
  if (bare.startsWith('figure:')) return nameOf(v, view?.figures[Number(bare.slice(7))]?.kind ?? bare)
  return v.tags.get(bare) ?? v.tokens.get(bare)?.name ?? v.word(bare)
}

export const sideName = (v: Voice, card: string, side: Side): string =>
  v.sides.get(`${card}:${side}`)?.name ?? nameOf(v, card)

/** A card somebody holds goes by the name of its claimed side. */
export const heldName = (v: Voice, card: string, view: View): string => {
  for (const person of view.people)
    for (const held of person.cards) if (held.card === card) return sideName(v, card, held.side)
  return nameOf(v, card, view)
}

export const seatName = (v: Voice, seat: Seat, view: View | undefined): string => {
  const person = view?.people.find((each) => each.seat === seat)
  return person ? nameOf(v, person.id) : v.say('seat.empty', { n: seat + 1 })
}

export const spaceName = (v: Voice, space: number, view: View | undefined): string =>
  v.episodes.get(view?.episode ?? '')?.map.spaces.find(({ id }) => id === space)?.name ??
  v.say('place.space', { n: space })

export const enemyName = (v: Voice, kind: string, view?: View): string =>
  kind === 'elderOne' && view ? nameOf(v, view.elderOne) : nameOf(v, kind)

/** "the Cultist", but "Cthulhu": the Elder One goes by its name alone. */
export const theEnemy = (v: Voice, kind: string, view?: View, as: 'subject' | 'object' = 'subject'): string => {
  const enemy = enemyName(v, kind, view)
  return kind === 'elderOne' ? enemy : v.the(enemy, as)
}

export const faceName = (v: Voice, kind: string, face: string): string =>
  v.tokens.get(kind)?.faces?.find((each) => each.face === face)?.name ?? v.tokens.get(kind)?.name ?? kind

type Inflect = (noun: string) => string

/** One kind or another, each as the sentence wants it: "a Lab", "Labs". */
export const tokensName = (v: Voice, sel: TokenSel, as: Inflect = (noun) => noun): string => {
  if (typeof sel === 'string') return as(v.tokens.get(sel)?.name ?? sel)
  const kinds = typeof sel.token === 'string' ? [sel.token] : sel.token
  const named = (kind: string): string => (sel.face === undefined ? tokensName(v, kind) : faceName(v, kind, sel.face))
  return v.or(kinds.map((kind) => as(looked(v, sel, named(kind)))))
}

export const oneToken = (v: Voice, sel: TokenSel, as: Case): string => tokensName(v, sel, (noun) => v.one(noun, as))

const looked = (v: Voice, { hurt, up }: Exclude<TokenSel, string>, name: string): string => {
  if (hurt) return v.say('token.hurt', { name })
  if (up === undefined) return name
  return v.say(up ? 'token.up' : 'token.down', { name })
}

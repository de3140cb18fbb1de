/** What a referee may put right, in words. */
import { type Correction, ELDER_ONE, type Pack, type View } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import { tokenName } from './chips.ts'

interface Referee {
  readonly view: View
  readonly pack: Pack
  readonly words: Words
}

type CorrectionOf<D extends Correction['do']> = Extract<Correction, { do: D }>
type Names = { readonly [D in Correction['do']]: (at: Referee, change: CorrectionOf<D>) => string }

const TRACKS = { wounds: 'wounds', stress: 'stress', sanity: 'sanity lost', fire: 'Fire on' } as const

const RESERVE = 'the reserve'

const who = ({ view, words }: Referee, seat: number): string => words.seatName(seat, view)

const place = ({ view, words }: Referee, space: number): string =>
  space === 0 ? RESERVE : `${space} ${words.spaceName(space, view)}`

const figure = ({ view, words }: Referee, i: number): string => {
  const kind = view.figures[i]?.kind ?? ''
  return words.nameOf(kind === ELDER_ONE ? view.elderOne : kind)
}

const token = ({ view, words, pack }: Referee, i: number): string => {
  const { kind = '', face = '' } = view.tokens[i] ?? {}
  return tokenName(pack, words.nameOf(kind), kind, face)
}

const markerValue = ({ view, pack }: Referee, marker: string, at: number): string => {
  const card = pack.episodes.find(({ id }) => id === view.episode)?.markers.find((each) => each.marker === marker)
  return card?.values[at] ?? String(at)
}

const markerName = ({ view, pack }: Referee, marker: string): string =>
  pack.episodes.find(({ id }) => id === view.episode)?.markers.find((each) => each.marker === marker)?.name ?? marker

const NAMES: Names = {
  set: (at, { seat, what, to }) => `${who(at, seat)}: ${TRACKS[what]} (now ${to})`,
  level: (at, { seat, skill, to }) => `${who(at, seat)}: ${at.words.nameOf(skill)} (now level ${to})`,
  track: (_at, { to }) => `Summoning track (now space ${to})`,
  fire: (at, { space, to }) => `Fire in ${place(at, space)} (now ${to})`,
  marker: (at, { marker, to }) => `${markerName(at, marker)} (now ${markerValue(at, marker, to)})`,
  place: (at, { seat, to }) => `${who(at, seat)}: space (now ${place(at, to)})`,
  figure: (at, { figure: i, to }) => `${figure(at, i)}: space (now ${place(at, to)})`,
  hurt: (at, { figure: i, to }) => `${figure(at, i)} in ${place(at, at.view.figures[i]?.at ?? 0)}: wounds (now ${to})`,
  token: (at, { token: i, to }) => `${token(at, i)}: space (now ${place(at, to)})`,
  hold: (at, { token: i, seat }) => `${token(at, i)}: held by (now ${who(at, seat)})`,
  give: (_at, { side }) => `Give a Discovery card, ${side} side`,
  take: (at, { seat }) => `${who(at, seat)}: take back a card`,
  mythos: (_at, { to }) => (to === 'deck' ? 'A discarded Mythos card into the deck' : 'A Mythos card to the discards'),
}

/** Of a change as a form has it: with the value of now. */
export const correctableName = (at: Referee, change: Correction): string =>
  (NAMES[change.do] as (at: Referee, change: Correction) => string)(at, change)

const BLANKS: Readonly<Record<string, string>> = { to: 'what is it really', card: 'which card', seat: 'who' }

export const blankName = (field: string): string => BLANKS[field] ?? field

/** A card goes by the name of the side that is given. */
const cardName = ({ pack, words, view }: Referee, card: string, change: Correction): string => {
  const found = pack.episodes.flatMap(({ discovery }) => discovery).find(({ id }) => id === card)
  const held = view.people.flatMap(({ cards }) => cards).find((each) => each.card === card)
  const side = change.do === 'give' ? change.side : held?.side
  return (side && found?.[side]?.name) ?? words.nameOf(card)
}

const PLACES: readonly Correction['do'][] = ['place', 'figure', 'token']

export const filledName = (at: Referee, field: string, value: string | number, change: Correction): string => {
  if (field === 'card') return cardName(at, String(value), change)
  if (field === 'seat') return who(at, Number(value))
  if (change.do === 'marker') return markerValue(at, change.marker, Number(value))
  return PLACES.includes(change.do) ? place(at, Number(value)) : String(value)
}

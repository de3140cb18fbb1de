/** From a scenario's words to the game's options. */
import { colourOf, type Node, type Option, type State, typeOfMarker } from '@vigil/elder-sign'
import { fail } from '../failure.ts'
import { suggestion } from '../nearest.ts'
import { parseDie, type SpokenDie, type SpokenPlace } from './notation.ts'
import { seatOf } from './seat.ts'
import type { Spoken, SpokenOf, SpokenWord } from './spoken-shape.ts'

export interface Hearing {
  readonly state: Readonly<State>
  readonly node: Node
  /** For what is to be refused: a die may be named that is not there twice. */
  readonly lenient: boolean
}

const placeOf = (s: Readonly<State>, id: number): SpokenPlace => {
  const die = s.dice[id]
  if (die?.at !== 'marker') return die?.at ?? 'gone'
  return die.on === String(s.active) ? 'focus' : 'help'
}

const fits = (s: Readonly<State>, id: number, { face, colour, place }: SpokenDie): boolean => {
  const at = placeOf(s, id)
  if (face && s.dice[id]?.face !== face) return false
  if (colour && colourOf(id) !== colour) return false
  return !place || at === place || (place === 'marker' && (at === 'focus' || at === 'help'))
}

const ANYWHERE: readonly SpokenPlace[] = [
  'pool',
  'focus',
  'help',
  'spell',
  'supply',
  'discarded',
  'task',
  'lock',
  'gone',
]

/** The first die that fits, by place in the order given and greens first; dice already named are not named again. */
const findDie = (h: Hearing, text: string, from: readonly SpokenPlace[], taken: readonly number[]): number => {
  const spoken = parseDie(text)
  const all = h.state.dice.map((_, id) => id).filter((id) => fits(h.state, id, spoken))
  const open = spoken.place || h.lenient ? ANYWHERE : from
  const ranked = all
    .filter((id) => open.includes(placeOf(h.state, id)))
    .sort((a, b) => open.indexOf(placeOf(h.state, a)) - open.indexOf(placeOf(h.state, b)) || a - b)
  const found = ranked.find((id) => !taken.includes(id)) ?? (h.lenient ? ranked[0] : undefined)
  return found ?? fail(`a die '${text}'${taken.length ? ' besides those already named' : ''}`, diceShown(h.state))
}

/** `pool L P I1, focus T`. */
export const diceShown = (s: Readonly<State>): string => {
  const by = new Map<string, string[]>()
  s.dice.forEach(({ face }, id) => {
    const colour = colourOf(id)
    const text = `${colour === 'green' ? '' : `${colour.charAt(0).toUpperCase()}:`}${face}`.replace(/:$/, '') || 'G'
    by.set(placeOf(s, id), [...(by.get(placeOf(s, id)) ?? []), text])
  })
  return [...by].map(([place, dice]) => `${place} ${dice.join(' ')}`).join(', ')
}

const findDice = (h: Hearing, texts: readonly string[], from: readonly SpokenPlace[]): number[] => {
  const taken: number[] = []
  for (const text of texts) taken.push(findDie(h, text, from, taken))
  return taken
}

const one = (h: Hearing, text: string, from: readonly SpokenPlace[] = ['pool']): number => findDie(h, text, from, [])

const offered = <D extends Option['do']>({ node }: Hearing, does: D): Extract<Option, { do: D }>[] =>
  node.kind === 'decision'
    ? node.options.filter((option): option is Extract<Option, { do: D }> => option.do === does)
    : []

const placesOf = ({ slots, extras, worlds, hall }: Readonly<State>) =>
  [...slots, ...extras, ...worlds, hall?.lair, hall?.entrance].flatMap((place) => place ?? [])

/** A row by its key, by its marker, or by its marker's type. */
const rowOf = ({ state }: Hearing, name: string): string => {
  if (/^(?:t\d+|[mxh]:.+|battle)$/.test(name)) return name
  const here = placesOf(state).find(({ card }) => card === state.expedition?.card)
  const marker = here?.monsters.find((monster) => monster.marker === name || typeOfMarker(monster.marker) === name)
  return marker ? `m:${marker.marker}` : fail("a row: 't0', 't1', … or a marker on this card", `'${name}'`)
}

const completeOf = (h: Hearing, { row: name, dice }: SpokenOf<'complete'>): Option => {
  const row = rowOf(h, name)
  if (dice?.length) return { do: 'complete', row, dice: findDice(h, dice, ['pool', 'focus', 'help', 'spell']) }
  const ways = offered(h, 'complete').filter((option) => option.row === row)
  const [only] = ways
  if (ways.length > 1) return fail(`the dice for ${row}, as there are ${ways.length} ways`, 'none named')
  return only ?? { do: 'complete', row, dice: [] }
}

const piecesOf = ({ state, node }: Hearing, names: readonly string[]): string[] => {
  const seat = node.kind === 'decision' ? node.seat : state.active
  const owned = state.seats[seat]?.person?.trophies.slice() ?? []
  return names.map((name) => {
    const at = owned.findIndex((piece) => piece === name || typeOfMarker(piece) === name || worthName(piece) === name)
    return (at < 0 ? undefined : owned.splice(at, 1)[0]) ?? name
  })
}

/** `trophy-worth-3-7` is a card worth 3. */
const worthName = (piece: string): string => /^trophy-worth-(\d+)-/.exec(piece)?.[1] ?? ''

const placeAt = (h: Hearing, { card, box }: SpokenOf<'place'>): Option => {
  if (box !== undefined) return { do: 'place', card, box }
  const [only, other] = offered(h, 'place').filter((option) => option.card === card)
  if (only && other) return fail(`a box of ${card}, as several are free`, 'none named')
  return only ?? { do: 'place', card, box: -1 }
}

const markerIn = ({ state }: Hearing, name: string): string =>
  placesOf(state)
    .flatMap(({ monsters }) => monsters)
    .find(({ marker }) => marker === name || typeOfMarker(marker) === name)?.marker ?? name

const lockBy = ({ state }: Hearing, name: string): Option => {
  const lock = state.locks.find(({ source }) => source === name || source.endsWith(`:${name}`))
  return lock ? { do: 'breakLock', lock: lock.id } : fail('the source of a lock', `'${name}'`)
}

const effectBy = (h: Hearing, name: string): Option =>
  offered(h, 'effect').find(({ source }) => source === name || source.endsWith(`:${name}`)) ?? {
    do: 'effect',
    source: name,
  }

const plain = (spoken: Spoken): Option[] => {
  const { by: _, ...option } = spoken
  return [option as Option]
}

type Hear<D extends SpokenWord> = (h: Hearing, spoken: SpokenOf<D>) => Option[]

/** Words that name dice, seats, rows or markers; all others mean the option of the same name. */
const HEAR: { readonly [D in SpokenWord]?: Hear<D> } = {
  complete: (h, spoken) => [completeOf(h, spoken)],
  clue: () => [{ do: 'clue' }],
  reroll: (_h, spoken) => [{ do: 'reroll', by: spoken.with }],
  research: ({ state }, { seat }) => [{ do: 'research', seat: seatOf(state, seat) }],
  cast: (h, { spell, dice }) => [{ do: 'cast', spell, dice: findDice(h, dice, ['pool']) }],
  turnDie: (h, spoken) => [{ do: 'turnDie', by: spoken.with, die: one(h, spoken.die), to: spoken.to }],
  takeOff: (h, { die }) => [{ do: 'takeOff', die: one(h, die, ['spell', 'focus', 'help']) }],
  unlock: (h, { die }) => [{ do: 'unlock', die: one(h, die, ['lock']) }],
  focus: (h, { die }) => [{ do: 'focus', die: one(h, die) }],
  assist: (h, { seat, die }) => [{ do: 'assist', seat: seatOf(h.state, seat), die: one(h, die) }],
  discard: (h, { die }) => [{ do: 'die', die: one(h, die) }],
  dice: (h, { dice }) => findDice(h, dice, ANYWHERE).map((die) => ({ do: 'die', die })),
  target: ({ state }, { seat }) => [{ do: 'target', seat: seatOf(state, seat) }],
  place: (h, spoken) => [placeAt(h, spoken)],
  slay: (h, { marker }) => [{ do: 'slay', marker: markerIn(h, marker) }],
  breakLock: (h, { lock }) => [lockBy(h, lock)],
  firstAid: (_h, { what, all }) => [{ do: 'firstAid', what, all: all ?? false }],
  hand: (h, { pieces }) => [{ do: 'hand', pieces: piecesOf(h, pieces) }],
  effect: (h, { source }) => [effectBy(h, source)],
  investigator: ({ state }, { id }) => {
    const known = [...state.roster, ...(state.hall?.reserve ?? [])]
    return known.includes(id)
      ? [{ do: 'investigator', id }]
      : fail('an investigator nobody has played', `'${id}'${suggestion(id, known)}`)
  },
  give: ({ state }, { card, seat }) => [{ do: 'give', card, seat: seatOf(state, seat) }],
  share: ({ state }, { reward, seat }) => [{ do: 'share', reward, seat: seatOf(state, seat) }],
}

export const optionsOf = (h: Hearing, spoken: Spoken): Option[] => {
  const hear = HEAR[spoken.do] as Hear<SpokenWord> | undefined
  return hear ? hear(h, spoken) : plain(spoken)
}

/** Lays out the table a scenario starts from. */
import type { State } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { fail } from '../failure.ts'
import { suggestion } from '../nearest.ts'
import type { SeatRef, SeatSetup, Setup, TokenSetup } from './setup-shape.ts'
import { Table } from './table.ts'

const DULL_SEATS: readonly SeatSetup[] = [{}, {}]
const DULL_PEOPLE = ['ian', 'sister-beth', 'adam', 'borden', 'fatima']
const DULL_INSANITIES = ['hypochondria', 'codependency', 'recurring-trauma', 'masochism', 'catatonia']

export const known = (what: string, id: string, all: readonly string[]): string =>
  all.includes(id) ? id : fail(what, `'${id}'${suggestion(id, all)}`)

/** A seat by number, id, or a word of an id. */
export const seatOf = (s: Readonly<State>, ref: SeatRef): number => {
  if (typeof ref === 'number') return s.seats[ref] ? ref : fail('a seat at the table', String(ref))
  const seat = s.seats.findIndex(({ id }) => id === ref || id.split('-').includes(ref))
  const ids = s.seats.map(({ id }) => id)
  return seat >= 0 ? seat : fail('somebody at the table', `'${ref}'${suggestion(ref, ids)}`)
}

const claim = (t: Table, seat: number, text: string): void => {
  const [card = '', side = '', wounds = '0'] = text.split(':')
  const { bag } = t.state.discovery.deck
  known('a Discovery card of the episode that nobody holds', card, bag)
  if (side !== 'left' && side !== 'right') return fail("a claimed card as 'card:left' or 'card:right'", `'${text}'`)
  t.claim(seat, card, side, Number(wounds))
}

const laySeat = (
  t: Table,
  seat: number,
  { id: _, dead, held = [], insanity: _i, kept, ...fields }: SeatSetup,
): void => {
  const person = t.person(seat)
  Object.assign(person, fields)
  if (dead) person.alive = false
  if (kept !== undefined) {
    const { deck } = t.state.mythos
    known('a Mythos card of this game', kept, deck.bag)
    deck.bag = deck.bag.filter((card) => card !== kept)
    person.kept = kept
  }
  for (const card of held) claim(t, seat, card)
}

/** Tokens of one kind are alike until they are laid: the first that is not laid yet takes the place. */
const layTokens = (t: Table, tokens: readonly TokenSetup[]): void => {
  const { state } = t
  const kinds = [...new Set(state.tokens.map(({ kind }) => kind))]
  const laid = new Set<number>()
  for (const { token, holder, face, at = 0, wounds = 0, up = false } of tokens) {
    known('a token of this episode or Elder One', token, kinds)
    const fits = (i: number): boolean => state.tokens[i]?.kind === token && !laid.has(i)
    const i = state.tokens.findIndex((each, k) => fits(k) && (face === undefined || each.face === face))
    const found = state.tokens[i >= 0 ? i : state.tokens.findIndex((_, k) => fits(k))]
    if (!found) return fail(`a ${token} that is not laid yet`, 'none is left')
    laid.add(state.tokens.indexOf(found))
    Object.assign(found, { at, wounds, up, holder: holder === undefined ? -1 : seatOf(state, holder) })
    if (face !== undefined && found.face !== face) show(state, found, face)
  }
  for (const [i, token] of state.tokens.entries())
    if (!laid.has(i) && tokens.some((one) => one.token === token.kind)) Object.assign(token, { at: 0, holder: -1 })
}

/** A hidden face becomes known. */
const show = (s: State, token: State['tokens'][number], face: string): void => {
  const bag = s.hidden.find((each) => each.token === token.kind)
  if (bag) {
    known(`a hidden face of ${token.kind}`, face, bag.faces)
    bag.faces.splice(bag.faces.indexOf(face), 1)
    if (token.face !== '') bag.faces.push(token.face)
  }
  token.face = face
}

const layStory = (t: Table, setup: Setup): void => {
  const { state } = t
  const { track, disrupted, stage = 1, elderOneAt, elderOneWounds = 0, actions } = setup
  if (track !== undefined) state.track = track
  if (stage > 1) {
    const elder = t.summoned(elderOneAt ?? fail('elderOneAt with a stage', 'nothing'), stage, disrupted)
    Object.assign(state.figures[elder] ?? {}, { wounds: elderOneWounds })
  } else if (disrupted !== undefined) state.disrupted = disrupted
  if (actions !== undefined) state.turn.actions = actions
  for (const card of setup.discards ?? []) {
    known('a Mythos card of this game', card, state.mythos.deck.bag)
    t.discards(card)
  }
}

export const positionOf = (setup: Setup): Table => {
  const { seats = DULL_SEATS, episode = 's1e1', elderOne = 'cthulhu', active = 0 } = setup
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
  const t = new Table(core, {
    episode: known('an episode', episode, ids(core.episodes)),
    elderOne: known('an Elder One', elderOne, ids(core.elderOnes)),
    investigators: seats.map(({ id }, i) =>
      known('an investigator', id ?? DULL_PEOPLE[i] ?? '', ids(core.investigators)),
    ),
    insanities: seats.map(({ insanity }, i) =>
      known('an insanity', insanity ?? DULL_INSANITIES[i] ?? '', ids(core.insanities)),
    ),
    first: active,
    asPrinted: setup.asPrinted ?? false,
  })
  for (const [i, seat] of seats.entries()) laySeat(t, i, seat)
  const kinds = [...new Set(t.state.figures.map(({ kind }) => kind))]
  for (const { enemy, at, wounds } of setup.enemies ?? []) {
    known('an enemy of this game', enemy, kinds)
    t.enemy(enemy, at, wounds)
  }
  for (const [space, n] of Object.entries(setup.fire ?? {})) t.state.fire[Number(space)] = n
  const { markers } = core.episodes.find(({ id }) => id === episode) ?? { markers: [] }
  for (const [marker, at] of Object.entries(setup.markers ?? {})) {
    known(
      'a marker of the episode',
      marker,
      markers.map((card) => card.marker),
    )
    t.state.markers[markers.findIndex((card) => card.marker === marker)] = at
  }
  if (setup.tokens) layTokens(t, setup.tokens)
  layStory(t, setup)
  return t
}

/** DMD-SETUP, in the order of the rulebook; chance and choices come as frames. */
import { decision, newDeck, type Seat } from '@vigil/kernel'
import { push, type StepsOf } from '../frame.ts'
import type { Emit, Option, Setup } from '../kind.ts'
import { someone } from '../nouns/person.ts'
import { ELDER_ONE, type Figure, NOBODY, NOWHERE, type State, type Token } from '../state.ts'
import { castIn, insanityOf, investigatorOf, type World } from '../world.ts'

const RANDOM = 'random'

const emptyTable = (w: World): State => ({
  pack: w.pack.id,
  episode: '',
  elderOne: '',
  phase: 'setup',
  turns: 0,
  active: 0,
  seats: [],
  figures: [],
  tokens: [],
  fire: [],
  markers: [],
  hidden: [],
  mythos: { deck: newDeck([]), discard: [] },
  discovery: { deck: newDeck([]), discard: [] },
  resolving: [],
  insanities: w.pack.insanities.map(({ id }) => id),
  roster: w.pack.investigators.map(({ id }) => id),
  track: 1,
  stage: 1,
  disrupted: false,
  turn: { actions: 0, used: [], fought: [], hasten: false, lit: [] },
  taken: 0,
  ending: null,
  stack: [],
})

export const startGame = (w: World, setup: Setup): State => {
  const s = emptyTable(w)
  const { investigators } = setup
  push(s, [
    { at: 'setup.elderOne', id: setup.elderOne },
    { at: 'setup.episode', id: setup.episode },
    ...investigators.map((id, seat) => ({ at: 'setup.investigator', seat, id }) as const),
    { at: 'setup.lay' },
    ...investigators.map((_, seat) => ({ at: 'setup.insanity', seat }) as const),
    ...investigators.map((_, seat) => ({ at: 'setup.partner', seat }) as const),
    { at: 'setup.first', seat: setup.first ?? RANDOM },
    { at: 'turn.begin' },
  ])
  return s
}

const figuresFor = (w: World, s: Readonly<State>): Figure[] => {
  const figures: Figure[] = []
  for (const [kind, { card }] of castIn(w, s).foes)
    for (let i = 0; i < card.figures; i++) figures.push({ kind, at: NOWHERE, wounds: 0 })
  figures.push({ kind: ELDER_ONE, at: NOWHERE, wounds: 0 })
  return figures
}

const blank = (kind: string): Token => ({
  kind,
  face: '',
  at: NOWHERE,
  holder: NOBODY,
  wounds: 0,
  up: false,
  route: -1,
})

/** Tokens with known faces carry them from the start; the faces of the others lie in a bag. */
const layTokens = (w: World, s: State): void => {
  for (const { card } of castIn(w, s).tokens.values()) {
    const faces = (card.faces ?? []).flatMap(({ face, count }) => Array.from({ length: count }, () => face))
    for (let i = 0; i < card.count; i++)
      s.tokens.push({ ...blank(card.token), face: card.shown ? (faces[i] ?? '') : '' })
    if (faces.length && !card.shown) s.hidden.push({ token: card.token, faces })
  }
  for (const { token: kind, space, n = 1, face, route } of castIn(w, s).episode.map.tokens) {
    for (let i = 0; i < n; i++) {
      const token = s.tokens.find(
        (each) => each.kind === kind && each.at === NOWHERE && (face === undefined || each.face === face),
      )
      if (!token) throw new Error(`no ${kind} left for space ${space}`)
      token.at = space
      token.route = route ?? -1
    }
  }
}

/** DMD-SETUP-05: figures as the map says, changed by the number of investigators. */
const layFigures = (w: World, s: State): void => {
  const { map } = castIn(w, s).episode
  const row = map.byInvestigators?.[String(s.seats.length)]
  const place = (enemy: string, from: number, to: number): void => {
    const figure = s.figures.find(({ kind, at }) => kind === enemy && at === from)
    if (figure) figure.at = to
  }
  for (const { enemy, space, n } of map.enemies) for (let i = 0; i < n; i++) place(enemy, NOWHERE, space)
  for (const { enemy, space } of row?.add ?? []) place(enemy, NOWHERE, space)
  for (const { enemy, space } of row?.remove ?? []) place(enemy, space, NOWHERE)
}

/** DMD-SETUP-02..08 */
const lay = (w: World, s: State): void => {
  const { episode, elderOne, board } = castIn(w, s)
  s.figures = figuresFor(w, s)
  s.fire = Array.from({ length: board.size + 1 }, () => 0)
  for (const space of episode.map.fire) s.fire[space] = (s.fire[space] ?? 0) + 1
  s.markers = episode.markers.map(({ start }) => start)
  layTokens(w, s)
  layFigures(w, s)
  s.mythos.deck = newDeck([...episode.mythos, ...elderOne.mythos].map(({ id }) => id))
  s.discovery.deck = newDeck(episode.discovery.map(({ id }) => id))
  for (const person of s.seats) person.at = board.start
}

/** DMD-SETUP-09 */
const seatPerson = (w: World, s: State, seat: Seat, id: string, emit: Emit): void => {
  s.roster = s.roster.filter((other) => other !== id)
  s.seats[seat] = {
    id,
    alive: true,
    at: NOWHERE,
    wounds: 0,
    stress: 0,
    sanity: 0,
    due: 0,
    levels: investigatorOf(w, id).skills.map(() => 1),
    insanity: '',
    tally: 0,
    partner: NOBODY,
    down: false,
    kept: '',
    fire: 0,
    standIns: 0,
    cards: [],
    deaths: 0,
  }
  emit?.({ is: 'investigator', seat, id })
}

/** Investigators that later seats have asked for by name are not drawn. */
const unclaimed = (s: Readonly<State>): string[] => {
  const taken = s.stack.flatMap((frame) => (frame.at === 'setup.investigator' ? [frame.id] : []))
  return s.roster.filter((id) => !taken.includes(id))
}

const drawn = (outcome: { readonly card?: string } | object): string => {
  if (!('card' in outcome) || typeof outcome.card !== 'string') throw new Error('a draw gives a card')
  return outcome.card
}

type SetupAt =
  | `setup.${'elderOne' | 'drawElderOne' | 'episode' | 'drawEpisode' | 'lay' | 'investigator' | 'drawInvestigator'}`
  | `setup.${'insanity' | 'partner' | 'first' | 'drawFirst'}`

export const setupSteps: StepsOf<SetupAt> = {
  'setup.elderOne': {
    run(_w, s, { id }, emit) {
      if (id === RANDOM) return push(s, [{ at: 'setup.drawElderOne' }])
      s.elderOne = id
      emit?.({ is: 'elderOne', id })
    },
  },
  'setup.drawElderOne': {
    chance: (w) => ({ is: 'draw', from: 'elderOnes', cards: w.pack.elderOnes.map(({ id }) => id) }),
    outcome: (_w, s, _f, outcome) => push(s, [{ at: 'setup.elderOne', id: drawn(outcome) }]),
  },
  'setup.episode': {
    run(_w, s, { id }, emit) {
      if (id === RANDOM) return push(s, [{ at: 'setup.drawEpisode' }])
      s.episode = id
      emit?.({ is: 'episode', id })
    },
  },
  'setup.drawEpisode': {
    chance: (w) => ({ is: 'draw', from: 'episodes', cards: w.pack.episodes.map(({ id }) => id) }),
    outcome: (_w, s, _f, outcome) => push(s, [{ at: 'setup.episode', id: drawn(outcome) }]),
  },
  'setup.lay': { run: (w, s) => lay(w, s) },
  'setup.investigator': {
    run(w, s, { seat, id }, emit) {
      if (id === RANDOM) return push(s, [{ at: 'setup.drawInvestigator', seat }])
      seatPerson(w, s, seat, id, emit)
    },
  },
  'setup.drawInvestigator': {
    chance: (_w, s) => ({ is: 'draw', from: 'investigators', cards: unclaimed(s) }),
    outcome: (_w, s, { seat }, outcome) => push(s, [{ at: 'setup.investigator', seat, id: drawn(outcome) }]),
  },
  /** DMD-SETUP-10 */
  'setup.insanity': {
    chance: (_w, s) => ({ is: 'draw', from: 'insanities', cards: s.insanities }),
    outcome(_w, s, { seat }, outcome, emit) {
      const id = drawn(outcome)
      s.insanities = s.insanities.filter((other) => other !== id)
      someone(s, seat).insanity = id
      emit?.({ is: 'insanity', seat, id })
    },
  },
  /** Only one insanity names another investigator. */
  'setup.partner': {
    forced: true,
    ask(w, s, { seat }) {
      const named = insanityOf(w, someone(s, seat).insanity).ongoing === 'partner'
      const others: Option[] = s.seats.flatMap((_, other) => (other === seat ? [] : [{ do: 'seat', seat: other }]))
      return decision(seat, { is: 'partner' }, named ? others : [{ do: 'no' }])
    },
    answer(_w, s, { seat }, [pick], emit) {
      if (pick?.do !== 'seat') return
      someone(s, seat).partner = pick.seat
      emit?.({ is: 'partner', seat, partner: pick.seat })
    },
  },
  /** DMD-SETUP-11 */
  'setup.first': {
    run(_w, s, { seat }, emit) {
      if (seat === RANDOM) return push(s, [{ at: 'setup.drawFirst' }])
      s.active = seat
      emit?.({ is: 'firstPlayer', seat })
    },
  },
  'setup.drawFirst': {
    chance: (_w, s) => ({ is: 'draw', from: 'seats', cards: s.seats.map((_, seat) => String(seat)) }),
    outcome: (_w, s, _f, outcome) => push(s, [{ at: 'setup.first', seat: Number(drawn(outcome)) }]),
  },
}

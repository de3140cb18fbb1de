/** ES-SETUP: laying out the museum. */

import type { Seat } from '@vigil/kernel'
import { decision } from '@vigil/kernel'
import { type Frame, push, type StepsOf } from '../frame.ts'
import type { Emit, Setup } from '../kind.ts'
import { emptyMuseum } from '../museum.ts'
import { maximum, someone } from '../nouns/person.ts'
import { signsNeeded } from '../nouns/sign.ts'
import { ENTRANCE, LAIR, type State } from '../state.ts'
import { investigatorOf, type World } from '../world.ts'
import { restock } from './exhibit.ts'

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)

/** ES-SETUP-03: the masks join the cup only with the Ancient One that wears them. */
const fillCup = (w: World, s: State): void => {
  const aside = s.hall?.cultists ?? [] // ES-ORDER-01
  s.cup = [
    ...w.markers.filter((marker) => !aside.includes(marker)),
    ...(w.ancientOnes.get(s.ancientOne)?.ability.standing.traits?.some((trait) => trait.has === 'masks')
      ? w.masks
      : []),
  ]
}

/** ES-SETUP-01..10, in the order of the rulebook; chance and choices come as frames. */
export const startGame = (w: World, setup: Setup): State => {
  const s = emptyMuseum(w, setup.investigators.length)
  push(s, [
    { at: 'setup.ancientOne', id: setup.ancientOne },
    { at: 'setup.cup' },
    ...s.slots.map((_, slot) => ({ at: 'draw', deck: 'adventure', goal: { to: 'slot', slot } }) as const),
    ...setup.investigators.map((id, seat) => ({ at: 'setup.investigator', seat, id }) as const),
    ...(s.hall ? [{ at: 'setup.hall' } as const] : []),
    { at: 'setup.firstPlayer', seat: setup.first ?? 'random' },
    ...(w.rules.initialMythos ? [{ at: 'draw', deck: 'mythos', goal: { to: 'mythos' } } as const] : []),
    { at: 'turn.begin' },
  ])
  return s
}

/** ES-SETUP-07, -08, ES-DEVOUR-04, ES-RULING-25: full values and starting items, on the Entrance. */
export const bringIn = (w: World, s: State, seat: Seat, id: string, emit: Emit): void => {
  const place = s.seats[seat]
  if (!place) return
  s.roster = s.roster.filter((other) => other !== id)
  if (s.hall) s.hall.reserve = s.hall.reserve.filter((other) => other !== id)
  const { starts } = investigatorOf(w, id)
  place.person = {
    id,
    sanity: 1,
    stamina: 1,
    sanityShift: 0,
    staminaShift: 0,
    clues: starts.clue ?? 0,
    items: [],
    cast: [],
    allies: [],
    trophies: [],
    at: s.awake ? LAIR : ENTRANCE,
    spent: [],
  }
  if (w.rules.signs === 'held') place.person.signs = 0
  place.owed = false
  place.person.sanity = maximum(w, s, seat, 'sanity')
  place.person.stamina = maximum(w, s, seat, 'stamina')
  emit?.({ is: 'investigator', seat, id })
  // ES-RULING-78: a maximum of 0 devours newcomers too.
  const doomed = place.person.sanity <= 0 || place.person.stamina <= 0
  push(s, [{ at: 'setup.starts', seat }, ...(doomed ? [{ at: 'devour', seat, broken: true } as const] : [])])
}

export const DRAFT = 'draft'

type SetupAt = `setup.${'ancientOne' | 'cup' | 'hall' | 'investigator' | 'starts' | 'choose' | 'firstPlayer'}`

export const setupSteps: StepsOf<SetupAt | 'setup.drawAncientOne' | 'setup.drawInvestigator' | 'setup.drawFirst'> = {
  'setup.ancientOne': {
    run(_w, s, { id }, emit) {
      if (id === 'random') return push(s, [{ at: 'setup.drawAncientOne' }])
      if (id === DRAFT) return push(s, [{ at: 'setup.draft', seat: 0, of: 'ancientOne', cards: [] }])
      s.ancientOne = id
      if (s.hall) s.hall.lair.card = id
      emit?.({ is: 'ancientOne', id })
    },
  },
  'setup.drawAncientOne': {
    chance: (w) => ({ is: 'draw', from: 'ancientOnes', cards: ids(w.pack.ancientOnes) }),
    outcome: (_w, s, _f, outcome) => push(s, 'card' in outcome ? [{ at: 'setup.ancientOne', id: outcome.card }] : []),
  },
  'setup.cup': { run: (w, s) => fillCup(w, s) },
  'setup.investigator': {
    run(w, s, { seat, id }, emit) {
      if (id === 'random') return push(s, [{ at: 'setup.drawInvestigator', seat }])
      if (id === DRAFT) return push(s, [{ at: 'setup.draft', seat, of: 'investigator', cards: [] }])
      bringIn(w, s, seat, id, emit)
    },
  },
  'setup.drawInvestigator': {
    // Those another seat has asked for by name are not drawn.
    chance: (_w, s) => ({ is: 'draw', from: 'investigators', cards: unclaimed(s) }),
    outcome: (_w, s, { seat }, outcome) =>
      push(s, 'card' in outcome ? [{ at: 'setup.investigator', seat, id: outcome.card }] : []),
  },
  'setup.starts': {
    run(w, s, { seat }) {
      const { starts } = investigatorOf(w, someone(s, seat).id)
      const frames: Frame[] = []
      for (const deck of ['common', 'unique', 'spell'] as const) {
        for (let i = 0; i < (starts[deck] ?? 0); i++) frames.push({ at: 'draw', deck, goal: { to: 'hand', seat } })
      }
      for (let i = 0; i < (starts.choose ?? 0); i++) frames.push({ at: 'setup.choose', seat })
      push(s, frames)
      const deck = s.decks.ally
      for (const pile of [deck.top, deck.bag, deck.bottom]) {
        const i = starts.ally === undefined ? -1 : pile.indexOf(starts.ally)
        if (i >= 0) someone(s, seat).allies.push(...pile.splice(i, 1))
      }
    },
  },
  'setup.choose': {
    ask: (_w, _s, { seat }) =>
      decision(
        seat,
        { is: 'startingCard' },
        (['common', 'unique', 'spell'] as const).map((deck) => ({ do: 'deck', deck })),
      ),
    answer(_w, s, { seat }, [pick]) {
      if (pick?.do === 'deck' && pick.deck !== 'clue')
        push(s, [{ at: 'draw', deck: pick.deck, goal: { to: 'hand', seat } }])
    },
  },
  /** ES-SETUP-06, -13 */
  'setup.hall': {
    run(w, s) {
      if (!s.hall) return
      if (w.rules.signs === 'held') s.hall.supply = signsNeeded(w, s)
      if (w.rules.souvenirs === 'exhibit') push(s, restock(s))
    },
  },
  /** ES-SETUP-09 */
  'setup.firstPlayer': {
    run(_w, s, { seat }, emit) {
      if (seat === 'random' && s.seats.length > 1) return push(s, [{ at: 'setup.drawFirst' }])
      s.active = seat === 'random' ? 0 : seat
      emit?.({ is: 'firstPlayer', seat: s.active })
    },
  },
  'setup.drawFirst': {
    chance: (_w, s) => ({ is: 'draw', from: 'seats', cards: s.seats.map((_, seat) => String(seat)) }),
    outcome: (_w, s, _f, outcome) =>
      push(s, 'card' in outcome ? [{ at: 'setup.firstPlayer', seat: Number(outcome.card) }] : []),
  },
}

/** Investigators that later seats have asked for by name. */
const claimed = (s: Readonly<State>): string[] =>
  s.stack.flatMap((frame) => (frame.at === 'setup.investigator' ? [frame.id] : []))

export const unclaimed = (s: Readonly<State>): string[] => {
  const taken = claimed(s)
  return s.roster.filter((id) => !taken.includes(id))
}

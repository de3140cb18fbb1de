/** ES-FANENT-02: a die for everybody at the Entrance, one result of them; ES-RULING-72: what the devoured left. */
import { decision, type Seat } from '@vigil/kernel'
import { fire } from '../effects/moment.ts'
import { type Frame, push, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import type { Face } from '../nouns/die.ts'
import { living, personAt, someone } from '../nouns/person.ts'
import { ENTRANCE, type State } from '../state.ts'
import type { World } from '../world.ts'
import { extraDraws } from './exhibit.ts'
import { checkOpen, holdSigns } from './seal.ts'

/** ES-CORE-04, ES-RULING-104: there are six green dice. */
const GREEN_DICE = 6

/** Investigators there, and their allies with them. */
const crowd = (s: Readonly<State>): number => {
  let n = 0
  for (const seat of living(s)) if (someone(s, seat).at === ENTRANCE) n += 1 + someone(s, seat).allies.length
  return Math.min(n, GREEN_DICE)
}

const worth = (face: Face): number => (face[0] === 'I' ? Number(face[1]) : 0)

const findings = (s: Readonly<State>, face: Face): Frame[] => {
  const seat = s.active
  if (face === 'P') return [{ at: 'gain', seat, what: 'clue', n: 1, source: 'lostAndFound' }]
  if (face === 'L') return [{ at: 'found.card', seat, deck: 'common' }]
  if (face === 'T') return [{ at: 'found.card', seat, deck: 'unique' }]
  return [
    {
      at: 'choose',
      who: seat,
      source: 'lostAndFound',
      options: [[{ do: 'lose', what: 'sanity', n: 1 }], [{ do: 'lose', what: 'stamina', n: 1 }]],
    },
    { at: 'found.signs', seat, n: worth(face) },
  ]
}

/** A lore finds common things; anything else lies with the unique ones. */
const lying = (w: World, s: Readonly<State>, deck: 'common' | 'unique'): string[] => {
  if (!s.hall || !w.rules.rulings.lostCardsTaken) return []
  return s.hall.found.cards.filter((card) => (w.items.get(card)?.deck === 'common') === (deck === 'common'))
}

/** ES-RULING-108: what is picked up is gained, with all that follows from it. */
const pickUp = (w: World, s: State, seat: Seat, card: string, emit: Emit): void => {
  const person = someone(s, seat)
  if (s.hall) s.hall.found.cards = s.hall.found.cards.filter((each) => each !== card)
  emit?.({ is: 'pickedUp', seat, card })
  const deck = w.items.get(card)?.deck
  if (deck) {
    person.items = [...person.items, card]
    return push(s, extraDraws(w, s, seat, deck))
  }
  person.allies = [...person.allies, card]
  fire(w, s, 'gained', seat, '', card)
}

/** ES-FANDEV-01, -02, ES-RULING-72: at the very start of midnight. */
export const handInLost = (w: World, s: State, emit: Emit): void => {
  const { hall } = s
  if (!hall || hall.left.cards.length + hall.left.signs === 0) return
  emit?.({ is: 'leftBehind', cards: hall.left.cards.slice(), signs: hall.left.signs })
  hall.found = { signs: hall.found.signs + hall.left.signs, cards: [...hall.found.cards, ...hall.left.cards] }
  hall.left = { signs: 0, cards: [] }
  checkOpen(w, s, emit)
}

export const foundSteps: StepsOf<'found.roll' | 'found.keep' | 'found.card' | 'found.signs'> = {
  'found.roll': {
    chance: (_w, s) => ({ is: 'roll', dice: Array.from({ length: crowd(s) }, () => 0), why: 'found' }),
    outcome(_w, s, _f, outcome, emit) {
      if (!('faces' in outcome)) throw new Error('a roll gives faces')
      const { faces } = outcome
      emit?.({ is: 'rolled', seat: s.active, dice: faces.map(() => 0), faces: faces.slice(), why: 'found' })
      push(s, [{ at: 'found.keep', faces: faces.slice() }])
    },
  },
  'found.keep': {
    forced: true,
    ask: (_w, s, { faces }) => {
      const kinds = [...new Set(faces)]
      return decision(
        s.active,
        { is: 'keep', faces },
        kinds.map((face) => ({ do: 'keep', face })),
      )
    },
    answer(_w, s, _f, [pick]) {
      if (pick?.do === 'keep') push(s, findings(s, pick.face))
    },
  },
  'found.card': {
    forced: true,
    ask: (w, s, { seat, deck }) => {
      const options: Option[] = [{ do: 'deck', deck }]
      for (const card of lying(w, s, deck)) options.push({ do: 'card', card })
      return decision(seat, { is: 'found', deck }, options)
    },
    answer(w, s, { seat, deck }, [pick], emit) {
      if (pick?.do === 'card') return pickUp(w, s, seat, pick.card, emit)
      push(s, [{ at: 'gain', seat, what: deck, n: 1, source: 'lostAndFound' }])
    },
  },
  'found.signs': {
    run(w, s, { seat, n }, emit) {
      const { hall } = s
      const taken = Math.min(n, hall?.found.signs ?? 0)
      if (!hall || taken === 0 || !personAt(s, seat)) return
      hall.found.signs -= taken
      holdSigns(w, s, seat, taken, emit)
    },
  },
}

/**
 * A state that shows what a view shows: to try answers out on, by whoever may not see the real one. What the view hides
 * is drawn: which cards lie in the decks and which markers in the cup.
 */
import { type IntSource, newDeck, type Seat } from '@vigil/kernel'
import type { Pack } from './card.ts'
import { cloneState } from './clone.ts'
import { framesFor, type Waited } from './likeness-frames.ts'
import { emptyMuseum } from './museum.ts'
import { cultistsOf } from './nouns/cultist.ts'
import { maximum } from './nouns/person.ts'
import { ruleSetOf } from './rulesets/index.ts'
import { type CardInPlay, DECKS, type Expedition, type Hall, type State } from './state.ts'
import type { CardView, ExpeditionView, HallView, PersonView, View } from './view.ts'
import { type World, worldOf } from './world.ts'

const worlds = new WeakMap<Pack, Map<string, World>>()

const worldFor = (pack: Pack, key: string): World => {
  const known = worlds.get(pack) ?? new Map<string, World>()
  worlds.set(pack, known)
  const rules = ruleSetOf(key)
  if (!rules) throw new Error(`no rule set ${key}`)
  const world = known.get(key) ?? worldOf(pack, rules)
  known.set(key, world)
  return world
}

/** Who turned a marker down is not shown: nearly always whoever is playing. */
const cardOf = ({ card, monsters }: CardView, active: Seat): CardInPlay => ({
  card,
  monsters: monsters.map(({ marker, box, flipped }) => ({ marker, box, flippedBy: flipped ? active : -1 })),
})

const expeditionOf = ({ rows: _, refused, dread, ...shown }: ExpeditionView): Expedition => ({
  ...shown,
  done: [...shown.done],
  usedOnRoll: [...shown.usedOnRoll],
  declined: [...shown.declined],
  laidOut: [...shown.laidOut],
  spoils: [],
  ...(refused.length && { refused: [...refused] }),
  ...(dread && { dread }),
})

const seatPeople = (w: World, s: State, { people }: View): void => {
  people.forEach((shown, seat) => {
    const place = s.seats[seat]
    if (!place) return
    if (!('id' in shown)) {
      place.out = shown.out
      place.owed = !shown.out
      return
    }
    place.owed = false
    const { id, sanity, stamina, clues, items, cast, allies, trophies, at, spent, signs } = shown
    place.person = {
      ...{ id, sanity, stamina, sanityShift: 0, staminaShift: 0, clues, at },
      ...{ items: [...items], cast: [...cast], allies: [...allies], trophies: [...trophies], spent: [...spent] },
    }
    if (w.rules.signs === 'held') place.person.signs = signs
    place.person.sanityShift = shown.maxSanity - maximum(w, s, seat, 'sanity')
    place.person.staminaShift = shown.maxStamina - maximum(w, s, seat, 'stamina')
  })
}

const hallOf = (shown: HallView, before: Hall, active: Seat): Hall => ({
  ...before,
  supply: shown.supply,
  open: shown.open,
  awake: shown.awake,
  lair: cardOf(shown.lair, active),
  entrance: cardOf(shown.entrance, active),
  exhibit: { ...shown.exhibit },
  reserve: [...shown.reserve],
  found: { signs: shown.found.signs, cards: [...shown.found.cards] },
  left: { signs: shown.left.signs, cards: [...shown.left.cards] },
})

const layCards = (s: State, { cards, active }: View): void => {
  for (const shown of cards) {
    const card = cardOf(shown, active)
    if (shown.place >= 0) s.slots[shown.place] = card
    else (shown.place === -2 ? s.worlds : s.extras).push(card)
  }
}

const peopleIn = ({ people }: View): PersonView[] => people.flatMap((person) => ('id' in person ? [person] : []))

/** Every card and marker that lies where all can see it. */
const seenIn = (view: View): Set<string> => {
  const { hall } = view
  const places = [...view.cards, ...(hall ? [hall.lair, hall.entrance] : [])]
  return new Set([
    ...places.flatMap(({ card, monsters }) => [card, ...monsters.map(({ marker }) => marker)]),
    ...peopleIn(view).flatMap(({ id, items, cast, allies, trophies }) => [
      id,
      ...items,
      ...cast,
      ...allies,
      ...trophies,
    ]),
    ...(view.mythos === null ? [] : [view.mythos]),
    ...(hall ? [...hall.reserve, ...hall.found.cards, ...hall.left.cards] : []),
    ...(hall ? Object.values(hall.exhibit).flatMap((card) => card ?? []) : []),
  ])
}

/** So many of those that could be there, by lot; all of them where no lot is needed. */
const someOf = (cards: readonly string[], n: number, int: IntSource): string[] => {
  const left = [...cards]
  while (left.length > n) left.splice(int(left.length), 1)
  return left
}

const drawHidden = (w: World, s: State, view: View, int: IntSource): void => {
  const seen = seenIn(view)
  const unseen = (cards: readonly string[]): string[] => cards.filter((card) => !seen.has(card))
  for (const deck of DECKS) s.decks[deck] = newDeck(someOf(unseen(w.decks[deck]), view.decks[deck], int))
  const cultists = unseen(cultistsOf(w))
  const masked = w.ancientOnes.get(view.ancientOne)?.ability.standing.traits?.some(({ has }) => has === 'masks')
  const markers = [...w.markers, ...(masked ? w.masks : [])].filter((marker) => !cultists.includes(marker))
  s.cup = someOf(unseen(markers), view.cup, int)
  s.roster = s.roster.filter((id) => !seen.has(id))
  if (s.hall) s.hall.cultists = cultists.slice(0, view.hall?.cultists ?? 0)
}

const layDice = (s: State, { dice, locks }: View): void => {
  s.dice = dice.map(({ at, on, face }) => ({ at: at as State['dice'][number]['at'], on, face }))
  s.locks = locks.map(({ id, colour, source, die }) => ({ id, colour, source, die }))
  s.nextLock = Math.max(0, ...locks.map(({ id }) => id)) + 1
}

/** Undefined where what lies beneath the question cannot be told from it: in the midst of a card's effects. */
export const likenessOf = (pack: Pack, view: View, waited: Waited, int: IntSource): State | undefined => {
  const w = worldFor(pack, view.rules)
  const s = emptyMuseum(w, view.people.length)
  const { rules, ancientOne, awake, phase, turn: turns, active, clock, midnightDue, doom, signs, mythos } = view
  Object.assign(s, { rules, ancientOne, awake, phase, turns, active, clock, midnightDue, doom, signs, mythos })
  const { focused, assisted, holdClock, used } = view.doneThisTurn
  s.turn = { focused, assisted: [...assisted], holdClock, used: [...used] }
  if (view.actions !== null) s.turn.actions = view.actions
  layCards(s, view)
  if (s.hall && view.hall) s.hall = hallOf(view.hall, s.hall, active)
  seatPeople(w, s, view)
  layDice(s, view)
  drawHidden(w, s, view, int)
  s.expedition = view.expedition && expeditionOf(view.expedition)
  const frames = framesFor(w, s, waited)
  if (!frames) return undefined
  s.stack = frames
  // A copy has the shape the engine reads fastest.
  return cloneState(s)
}

/** DMD-MYTHOS: draw a card, do what it says from top to bottom, discard it face up. */
import { decision, drawKnown, needsChance, type Seat, shuffleIn, size, take, under } from '@vigil/kernel'
import { pushEffects, pushOne, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { clockwise, isAlive, someone } from '../nouns/person.ts'
import { traitsOf } from '../nouns/trait.ts'
import { NOBODY, type State } from '../state.ts'
import { boardIn, insanityOf, mythosOf, type World } from '../world.ts'
import { canPay, heal, pay } from './cost.ts'
import { discardCard } from './discards.ts'
import { summon } from './summon.ts'
import { contextOf, woundEach } from './wounds.ts'

/** Whose insanity keeps Mythos cards, if anybody's (DMD-MYTHOS-06). */
const keeper = (w: World, s: Readonly<State>): Seat =>
  clockwise(s).find((seat) => insanityOf(w, someone(s, seat).insanity).ongoing === 'keep') ?? NOBODY

const healBy = (s: State, seat: Seat, heals: number | 'all', source: string, emit: Emit): void =>
  heal(s, seat, heals === 'all' ? someone(s, seat).stress : heals, 0, source, emit)

/** Ways to put the drawn card under the deck and draw another. */
const redraws = (w: World, s: Readonly<State>, redrawn: readonly string[]): Option[] => {
  const options: Option[] = []
  const open = (source: string): boolean => !redrawn.includes(source) && !s.turn.used.includes(`redraw:${source}`)
  if (redrawn.length === 0)
    for (const { source, value } of traitsOf(w, s, s.active, 'omens'))
      if (!value.two && open(source)) options.push({ do: 'redraw', by: source })
  for (const { source, value } of traitsOf(w, s, s.active, 'redraw'))
    if (open(source) && canPay(w, s, s.active, value.cost)) options.push({ do: 'redraw', by: source })
  return options
}

const redraw = (w: World, s: State, card: string, redrawn: readonly string[], by: string, emit: Emit): void => {
  under(s.mythos.deck, card)
  s.turn.used.push(`redraw:${by}`)
  emit?.({ is: 'mythosUnder', card, seat: s.active, by })
  pushOne(s, { at: 'mythos.next', cards: [], n: 1, redrawn: [...redrawn, by] })
  const omens = traitsOf(w, s, s.active, 'omens').find(({ source }) => source === by)
  if (omens) return healBy(s, s.active, omens.value.heals, by, emit)
  const trait = traitsOf(w, s, s.active, 'redraw').find(({ source }) => source === by)
  if (trait?.value.cost) pay(s, s.active, trait.value.cost, by, emit)
  if (trait?.value.spend) discardCard(s, s.active, by, emit)
}

/** DMD-RULING-06: an empty deck takes the discard pile back, without an advance. */
const refill = (s: State, emit: Emit): void => {
  if (size(s.mythos.deck) > 0 || s.mythos.discard.length === 0) return
  shuffleIn(s.mythos.deck, s.mythos.discard)
  s.mythos.discard = []
  emit?.({ is: 'shuffled', what: 'mythos' })
}

const cancellers = (w: World, s: Readonly<State>): Seat[] =>
  clockwise(s).filter((seat) => traitsOf(w, s, seat, 'cancel').length > 0)

/** The special effects of a card for somebody, then its summoning. */
export const actOut = (s: State, card: string, who: Seat, w: World): void => {
  pushOne(s, { at: 'mythos.summon', card })
  pushEffects(s, mythosOf(w, card).effects, contextOf(s, who, card))
}

type MythosAt = `mythos.${'draw' | 'omens' | 'next' | 'chance' | 'drawn' | 'cancel' | 'resolve' | 'summon' | 'discard'}`

export const mythosSteps: StepsOf<MythosAt> = {
  'mythos.draw': {
    run(w, s) {
      if (!isAlive(s, s.active)) return
      s.phase = 'mythos'
      const two = traitsOf(w, s, s.active, 'omens').some(({ value }) => value.two)
      pushOne(s, two ? { at: 'mythos.omens' } : { at: 'mythos.next', cards: [], n: 1, redrawn: [] })
    },
  },
  'mythos.omens': {
    ask: (_w, s) => decision(s.active, { is: 'omens' }, [{ do: 'yes' }, { do: 'no' }]),
    answer(_w, s, _f, [pick]) {
      pushOne(s, { at: 'mythos.next', cards: [], n: pick?.do === 'yes' ? 2 : 1, redrawn: [] })
    },
  },
  'mythos.next': {
    run(_w, s, { cards, n, redrawn }, emit) {
      if (n > 0) refill(s, emit)
      const { deck } = s.mythos
      if (n === 0 || size(deck) === 0) {
        if (cards.length) pushOne(s, { at: 'mythos.drawn', cards, redrawn })
        else emit?.({ is: 'nothing', what: 'mythos' })
        return
      }
      if (needsChance(deck)) return pushOne(s, { at: 'mythos.chance', cards, n, redrawn })
      const card = drawKnown(deck)
      if (card !== undefined) pushOne(s, { at: 'mythos.next', cards: [...cards, card], n: n - 1, redrawn })
    },
  },
  'mythos.chance': {
    chance: (_w, s) => ({ is: 'draw', from: 'mythos', cards: s.mythos.deck.bag }),
    outcome(_w, s, { cards, n, redrawn }, outcome) {
      if (!('card' in outcome)) throw new Error('a draw gives a card')
      const card = take(s.mythos.deck, outcome.card)
      pushOne(s, { at: 'mythos.next', cards: [...cards, card], n: n - 1, redrawn })
    },
  },
  'mythos.drawn': {
    forced: true,
    ask(w, s, { cards, redrawn }) {
      const options: Option[] = cards.map((card) => ({ do: 'mythos', card }))
      return decision(
        s.active,
        { is: 'mythos', cards },
        cards.length > 1 ? options : [...options, ...redraws(w, s, redrawn)],
      )
    },
    answer(w, s, { cards, redrawn }, [pick], emit) {
      if (pick?.do === 'redraw') return redraw(w, s, cards[0] ?? '', redrawn, pick.by, emit)
      if (pick?.do !== 'mythos') return
      const { card } = pick
      for (const other of cards) {
        if (other === card) continue
        under(s.mythos.deck, other)
        emit?.({ is: 'mythosUnder', card: other, seat: s.active, by: 'skill:read-the-omens' })
        const omens = traitsOf(w, s, s.active, 'omens')[0]
        if (omens) healBy(s, s.active, omens.value.heals, omens.source, emit)
      }
      emit?.({ is: 'mythos', card, seat: s.active })
      const seats = cancellers(w, s)
      pushOne(s, { at: 'mythos.discard', card })
      pushOne(s, seats.length ? { at: 'mythos.cancel', card, seats } : { at: 'mythos.resolve', card })
    },
  },
  'mythos.cancel': {
    forced: true,
    ask(_w, s, { card, seats }) {
      const [seat] = seats
      const options: Option[] = seat === undefined ? [{ do: 'no' }] : [{ do: 'no' }, { do: 'cancel' }]
      return decision(seat ?? s.active, { is: 'mythos', cards: [card] }, options)
    },
    answer(w, s, { card, seats }, [pick], emit) {
      const [seat, ...rest] = seats
      if (seat === undefined) return pushOne(s, { at: 'mythos.resolve', card })
      if (pick?.do !== 'cancel') return pushOne(s, { at: 'mythos.cancel', card, seats: rest })
      emit?.({ is: 'cancelled', card, seat })
      woundEach(s, [seat], traitsOf(w, s, seat, 'cancel')[0]?.value.wounds ?? 0, 'other', card)
    },
  },
  'mythos.resolve': { run: (w, s, { card }) => actOut(s, card, s.active, w) },
  /** DMD-RULING-32: in printed order, each line tried. */
  'mythos.summon': {
    run(w, s, { card }, emit) {
      for (const { enemy, gate } of mythosOf(w, card).summon) summon(w, s, enemy, boardIn(w, s).gateOf[gate], emit)
    },
  },
  'mythos.discard': {
    run(w, s, { card }, emit) {
      const seat = mythosOf(w, card).symbol ? NOBODY : keeper(w, s)
      if (seat === NOBODY) return void s.mythos.discard.push(card)
      // DMD-RULING-69: the latest one without a symbol.
      const person = someone(s, seat)
      if (person.kept) s.mythos.discard.push(person.kept)
      person.kept = card
      emit?.({ is: 'mythosKept', card, seat })
    },
  },
}

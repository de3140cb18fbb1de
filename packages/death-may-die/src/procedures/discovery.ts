/** DMD-DISC: investigate. */
import { decision, drawKnown, needsChance, type Seat, shuffleIn, size, take } from '@vigil/kernel'
import type { DiscoveryCard, Side } from '../card.ts'
import { push, pushEffects, pushOne, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { isAlive, someone } from '../nouns/person.ts'
import type { State } from '../state.ts'
import { discoveryOf, sideOf, type World } from '../world.ts'
import { canPay, pay } from './cost.ts'
import { discardCard } from './discards.ts'
import { contextOf } from './wounds.ts'

/** DMD-RULING-07 */
const refill = (s: State, emit: Emit): void => {
  if (size(s.discovery.deck) > 0 || s.discovery.discard.length === 0) return
  shuffleIn(s.discovery.deck, s.discovery.discard)
  s.discovery.discard = []
  emit?.({ is: 'shuffled', what: 'discovery' })
}

/** DMD-DISC-02: mandatory clauses first. */
const read = (w: World, s: State, seat: Seat, card: string, emit: Emit): void => {
  s.resolving.push(card)
  emit?.({ is: 'found', seat, card })
  pushOne(s, { at: 'discovery.choose', card, seat })
  pushEffects(s, discoveryOf(w, card).onDraw, contextOf(s, seat, card))
}

const SIDES: readonly Side[] = ['left', 'right']

/** DMD-DISC-03, DMD-RULING-09: a side whose price can be paid in full; nothing, unless the card insists. */
const claimOptions = (w: World, s: Readonly<State>, seat: Seat, card: DiscoveryCard): Option[] => {
  const options: Option[] = []
  for (const side of SIDES) {
    const claimed = card[side]
    if (claimed && canPay(w, s, seat, claimed.cost)) options.push({ do: 'claim', side })
  }
  if (card.instead) options.push({ do: 'instead' })
  else if (card.otherwise === undefined) options.push({ do: 'leave' })
  return options
}

/** Off the table, unclaimed. */
export const dropFound = (s: State, card: string, emit: Emit): void => {
  const i = s.resolving.indexOf(card)
  if (i < 0) return
  s.resolving.splice(i, 1)
  s.discovery.discard.push(card)
  emit?.({ is: 'unclaimed', card })
}

/** DMD-RULING-81: held cards that cannot be held together. */
const clash = (w: World, s: Readonly<State>, seat: Seat): string[] => {
  const { cards } = someone(s, seat)
  for (const held of cards) {
    for (const trait of sideOf(w, held).traits.excludes ?? []) {
      const other = cards.find((each) => trait.has === 'excludes' && sideOf(w, each).card.tag === trait.tag)
      if (other) return [held.card, other.card]
    }
  }
  return []
}

export const discoverySteps: StepsOf<`discovery.${'draw' | 'chance' | 'choose' | 'claim'}` | 'exclude'> = {
  'discovery.draw': {
    run(w, s, { seat }, emit) {
      if (!isAlive(s, seat)) return
      refill(s, emit)
      const { deck } = s.discovery
      if (size(deck) === 0) return emit?.({ is: 'nothing', what: 'discovery' })
      if (needsChance(deck)) return pushOne(s, { at: 'discovery.chance', seat })
      const card = drawKnown(deck)
      if (card !== undefined) read(w, s, seat, card, emit)
    },
  },
  'discovery.chance': {
    chance: (_w, s) => ({ is: 'draw', from: 'discovery', cards: s.discovery.deck.bag }),
    outcome(w, s, { seat }, outcome, emit) {
      if (!('card' in outcome)) throw new Error('a draw gives a card')
      read(w, s, seat, take(s.discovery.deck, outcome.card), emit)
    },
  },
  'discovery.choose': {
    forced: true,
    ask(w, s, { card, seat }) {
      const here = isAlive(s, seat) && s.resolving.includes(card)
      const options: Option[] = here ? claimOptions(w, s, seat, discoveryOf(w, card)) : []
      return decision(seat, { is: 'discovery', card }, options.length ? options : [{ do: 'leave' }])
    },
    answer(w, s, { card, seat }, [pick], emit) {
      if (pick?.do === 'claim') {
        pushOne(s, { at: 'discovery.claim', card, side: pick.side, seat })
        return pay(s, seat, discoveryOf(w, card)[pick.side]?.cost ?? {}, card, emit)
      }
      dropFound(s, card, emit)
      if (pick?.do === 'instead') pushEffects(s, discoveryOf(w, card).instead, contextOf(s, seat, card))
    },
  },
  'discovery.claim': {
    run(w, s, { card, side, seat }, emit) {
      const claimed = discoveryOf(w, card)[side]
      // The price may have killed him.
      if (!claimed || !isAlive(s, seat)) return dropFound(s, card, emit)
      s.resolving.splice(s.resolving.indexOf(card), 1)
      someone(s, seat).cards.push({ card, side, wounds: 0 })
      emit?.({ is: 'claimed', seat, card, side })
      push(s, [{ at: 'exclude', seat }])
      pushEffects(s, claimed.onClaim, contextOf(s, seat, card))
    },
  },
  exclude: {
    forced: true,
    ask(w, s, { seat }) {
      const options: Option[] = clash(w, s, seat).map((card) => ({ do: 'card', card }))
      return decision(seat, { is: 'exclude' }, options.length ? options : [{ do: 'done' }])
    },
    answer(_w, s, { seat }, [pick], emit) {
      if (pick?.do !== 'card') return
      discardCard(s, seat, pick.card, emit)
      pushOne(s, { at: 'exclude', seat })
    },
  },
}

/** ES-FANENT-03..05: five exhibits for sale, any number of them in one visit. */
import { decision, type Refusal, refusal, type Seat } from '@vigil/kernel'
import { fire } from '../effects/moment.ts'
import type { ItemDeck } from '../effects/vocabulary.ts'
import { type Frame, push, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { someone } from '../nouns/person.ts'
import { forbids, modifier, traits } from '../nouns/standing.ts'
import { wealthOf } from '../nouns/trophy.ts'
import { EXHIBITS, type Exhibit, type State } from '../state.ts'
import type { World } from '../world.ts'

export const PRICES: { readonly [E in Exhibit]: number } = { common: 2, unique: 3, spell: 4, ally: 5, investigator: 6 }

export const exhibitPrice = (w: World, s: Readonly<State>, what: Exhibit): number =>
  PRICES[what] + modifier(w, s, s.active, 'price.souvenir')

export const exhibitRefused = (w: World, s: Readonly<State>, what: Exhibit): Refusal | undefined => {
  const ban = forbids(w, s, s.active, 'souvenir')
  if (ban) return refusal('forbidden', 'ES-MYTHOS-03', { what: 'souvenir', source: ban })
  const price = exhibitPrice(w, s, what)
  const wealth = wealthOf(w, someone(s, s.active))
  if (!s.hall?.exhibit[what]) return refusal('souvenir.soldOut', 'ES-RULING-60', { what })
  return wealth < price ? refusal('souvenir.poor', 'ES-FANENT-03', { price, wealth }) : undefined
}

export const exhibitOptions = (w: World, s: Readonly<State>): Option[] =>
  EXHIBITS.filter((what) => !exhibitRefused(w, s, what)).map((what) => ({ do: 'souvenir', what }))

/** ES-FANENT-04: an extra card of the kind comes off its deck. */
export const extraDraws = (w: World, s: Readonly<State>, seat: Seat, deck: ItemDeck): Frame[] =>
  traits(w, s, seat, 'extraGain')
    .filter(({ value }) => value.what === deck)
    .map(() => ({ at: 'draw', deck, goal: { to: 'hand', seat } }))

/** Pays for one and takes that very card. */
const buy = (w: World, s: State, what: Exhibit, emit: Emit): void => {
  const card = s.hall?.exhibit[what]
  if (!s.hall || !card) return
  const seat = s.active
  const person = someone(s, seat)
  s.hall.exhibit[what] = null
  const frames: Frame[] = [{ at: 'trophy.pay', seat, price: exhibitPrice(w, s, what), source: 'souvenir' }]
  emit?.({ is: 'bought', seat, what, card })
  if (what === 'investigator') s.hall.reserve.push(card)
  else if (what === 'ally') person.allies = [...person.allies, card]
  else {
    person.items.push(card)
    frames.push(...extraDraws(w, s, seat, what))
  }
  push(s, frames)
  if (what === 'ally') fire(w, s, 'gained', seat, '', card)
}

/** ES-SETUP-06, ES-RULING-60: what was sold is replaced after the visit. */
export const restock = (s: Readonly<State>): Frame[] =>
  EXHIBITS.filter((what) => s.hall?.exhibit[what] === null).map((what) =>
    what === 'investigator'
      ? { at: 'exhibit.investigator' }
      : { at: 'draw', deck: what, goal: { to: 'exhibit', what } },
  )

export const visitShop = (w: World, s: State, what: string, emit: Emit): void => {
  push(s, [{ at: 'exhibit.shop' }])
  const exhibit = EXHIBITS.find((each) => each === what)
  if (exhibit) buy(w, s, exhibit, emit)
}

export const exhibitSteps: StepsOf<'exhibit.shop' | 'exhibit.restock' | 'exhibit.investigator' | 'exhibit.draw'> = {
  /** Something was bought; more may be. */
  'exhibit.shop': {
    forced: true,
    ask: (w, s) => decision(s.active, { is: 'shop' }, [{ do: 'no' }, ...exhibitOptions(w, s)]),
    answer(w, s, _f, [pick], emit) {
      if (pick?.do === 'souvenir') return visitShop(w, s, pick.what, emit)
      push(s, [{ at: 'exhibit.restock' }])
    },
  },
  'exhibit.restock': { run: (_w, s) => push(s, restock(s)) },
  'exhibit.investigator': {
    run: (_w, s, _f, emit) =>
      s.roster.length ? push(s, [{ at: 'exhibit.draw' }]) : emit?.({ is: 'nothing', what: 'investigators' }),
  },
  'exhibit.draw': {
    chance: (_w, s) => ({ is: 'draw', from: 'investigators', cards: s.roster }),
    outcome(_w, s, _f, outcome, emit) {
      if (!('card' in outcome) || !s.hall) throw new Error('a draw gives an investigator')
      s.roster = s.roster.filter((id) => id !== outcome.card)
      s.hall.exhibit.investigator = outcome.card
      emit?.({ is: 'exhibited', what: 'investigator', card: outcome.card })
    },
  },
}

/** DMD-TRADE, and other ways for cards and tokens to change hands. */
import { decision, type Seat } from '@vigil/kernel'
import { type Frame, pushOne, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { distance } from '../map/board.ts'
import { clockwise, isAlive, livingAt, someone } from '../nouns/person.ts'
import { couldTake, type Gift, giftsOf, hand, holdToken } from '../nouns/property.ts'
import { tokenAt } from '../nouns/token.ts'
import { NOBODY, type State } from '../state.ts'
import { boardIn, sideOf, type World } from '../world.ts'
import { gained } from './gain.ts'

const giftOption = (s: Readonly<State>, gift: Gift, to: Seat, seen: Set<string>): Option[] => {
  if ('card' in gift) return [{ do: 'give', from: gift.from, to, card: gift.card }]
  const { kind, face } = tokenAt(s, gift.token)
  const known = seen.size === seen.add(`${kind} ${face} ${gift.from} ${to}`).size
  return known ? [] : [{ do: 'giveToken', from: gift.from, to, token: gift.token }]
}

const keyOf = (gift: Gift): string => ('card' in gift ? gift.card : `token:${gift.token}`)

const give = (w: World, s: State, pick: Option, emit: Emit): void => {
  if (pick.do === 'give') {
    hand(s, pick.from, pick.to, pick.card)
    emit?.({ is: 'given', from: pick.from, to: pick.to, card: pick.card })
    return pushOne(s, { at: 'exclude', seat: pick.to })
  }
  if (pick.do !== 'giveToken') return
  const { kind, face } = tokenAt(s, pick.token)
  holdToken(s, pick.token, pick.to)
  emit?.({ is: 'givenToken', from: pick.from, to: pick.to, kind, face })
  gained(w, s, pick.to, kind)
}

/** Every card and token moves at most once in one trade: there is no end to going round in circles. */
const tradeOptions = (w: World, s: Readonly<State>, moved: readonly string[]): Option[] => {
  const here = livingAt(s, someone(s, s.active).at)
  const seen = new Set<string>()
  const options: Option[] = [{ do: 'done' }]
  for (const from of here)
    for (const gift of giftsOf(w, s, from)) {
      if (moved.includes(keyOf(gift))) continue
      for (const to of here) if (to !== from) options.push(...giftOption(s, gift, to, seen))
    }
  return options
}

type Hand = Extract<Frame, { at: 'hand' }>

/** First to whom, then what. */
const handOptions = (w: World, s: Readonly<State>, { seat, to, tokens, within }: Hand): Option[] => {
  if (!isAlive(s, seat)) return [{ do: 'done' }]
  if (to === NOBODY) {
    const { at } = someone(s, seat)
    const near = clockwise(s).filter((o) => o !== seat && distance(boardIn(w, s), someone(s, o).at, at) <= within)
    return near.length ? near.map((other) => ({ do: 'seat', seat: other })) : [{ do: 'done' }]
  }
  const seen = new Set<string>()
  const gifts = giftsOf(w, s, seat).filter((gift) =>
    'card' in gift ? isItem(w, s, seat, gift.card) : tokens.includes(tokenAt(s, gift.token).kind),
  )
  return [{ do: 'done' }, ...gifts.flatMap((gift) => giftOption(s, gift, to, seen))]
}

const isItem = (w: World, s: Readonly<State>, seat: Seat, card: string): boolean => {
  const held = someone(s, seat).cards.find((each) => each.card === card)
  return held !== undefined && sideOf(w, held).card.kind === 'item'
}

export const tradeSteps: StepsOf<'trade' | 'steal' | 'hand'> = {
  trade: {
    forced: true,
    ask: (w, s, { moved }) => decision(s.active, { is: 'trade' }, tradeOptions(w, s, moved)),
    answer(w, s, { moved }, [pick], emit) {
      if (!pick || pick.do === 'done') return
      const key = pick.do === 'give' ? pick.card : pick.do === 'giveToken' ? `token:${pick.token}` : ''
      pushOne(s, { at: 'trade', moved: [...moved, key] })
      give(w, s, pick, emit)
    },
  },
  /** DMD-RULING-82 */
  steal: {
    forced: true,
    ask(w, s, { seat, taken }) {
      const seen = new Set<string>()
      const options = couldTake(w, s, seat).flatMap((gift) => giftOption(s, gift, seat, seen))
      if (taken > 0 || options.length === 0) options.push({ do: 'done' })
      return decision(seat, { is: 'steal' }, options)
    },
    answer(w, s, { seat, taken }, [pick], emit) {
      if (!pick || pick.do === 'done') return
      pushOne(s, { at: 'steal', seat, taken: taken + 1 })
      give(w, s, pick, emit)
    },
  },
  hand: {
    forced: true,
    ask: (w, s, f) => decision(f.seat, { is: 'hand' }, handOptions(w, s, f)),
    answer(w, s, f, [pick], emit) {
      if (!pick || pick.do === 'done') return
      if (pick.do === 'seat') return pushOne(s, { ...f, to: pick.seat })
      if (f.left > 1) pushOne(s, { ...f, left: f.left - 1 })
      give(w, s, pick, emit)
    },
  },
}

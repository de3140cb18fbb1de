/** Effects one after another, and the choices they ask for. */
import { decision, type Seat } from '@vigil/kernel'
import { isFeasible } from '../effects/feasible.ts'
import { interpret } from '../effects/interpret.ts'
import type { Effect, EffectOf } from '../effects/vocabulary.ts'
import { type Context, push, pushEffects, pushOne, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { differentFigures, figureAt } from '../nouns/figure.ts'
import { isAlive, someone } from '../nouns/person.ts'
import { differentTokens, tokenAt } from '../nouns/token.ts'
import { NOBODY, NOWHERE, type State } from '../state.ts'
import type { World } from '../world.ts'
import { heal } from './cost.ts'
import { discardCard } from './discards.ts'
import { checkGoal } from './goal.ts'
import { shiftTo, shiftWays } from './shift.ts'
import { recycleToken, takeToken, tell } from './token.ts'
import { woundEach } from './wounds.ts'

const DONE: readonly Option[] = [{ do: 'done' }]
const YES_NO: readonly Option[] = [{ do: 'yes' }, { do: 'no' }]

const orDone = (options: readonly Option[]): readonly Option[] => (options.length ? options : DONE)

/** An option that cannot be carried out may not be picked while another can. */
const feasible = (w: World, s: Readonly<State>, lists: readonly (readonly Effect[])[], cx: Context): Option[] => {
  const all = lists.map((_, n): Option => ({ do: 'option', n }))
  const able = all.filter((_, n) => isFeasible(w, s, lists[n] ?? [], cx))
  return able.length ? able : all
}

/** Choices of an effect belong to the one it concerns; the dead leave theirs to the active player. */
const chooser = (s: Readonly<State>, seat: Seat): Seat => (isAlive(s, seat) ? seat : s.active)

const healOptions = (s: Readonly<State>, seat: Seat, points: number): Option[] => {
  const { stress, wounds, alive } = someone(s, seat)
  if (!alive) return []
  const options: Option[] = []
  const most = Math.min(points, stress + wounds)
  for (let n = Math.max(0, most - wounds); n <= Math.min(most, stress); n++)
    options.push({ do: 'heal', stress: n, wounds: most - n })
  return most ? options : []
}

const stillHeld = (s: Readonly<State>, seat: Seat, cards: readonly string[]): string[] =>
  cards.filter((card) => someone(s, seat).cards.some((held) => held.card === card))

/** The fuller side of a board (Obsessive Disorder). */
const fullerSide = (s: Readonly<State>, seat: Seat): string[] => {
  const { cards } = someone(s, seat)
  const left = cards.filter(({ side }) => side === 'left')
  const right = cards.filter(({ side }) => side === 'right')
  if (left.length === right.length) return []
  return (left.length > right.length ? left : right).map(({ card }) => card)
}

const figureOptions = (s: Readonly<State>, figures: readonly number[]): Option[] =>
  differentFigures(
    s,
    figures.filter((i) => figureAt(s, i).at !== NOWHERE),
  ).map((figure) => ({ do: 'figure', figure }))

const onToken = (w: World, s: State, i: number, then: string, effect: Effect, cx: Context, emit: Emit): void => {
  switch (then) {
    case 'take':
      return takeToken(w, s, i, cx.who, emit)
    case 'giveBack':
      return recycleToken(s, i, emit)
    case 'drop': {
      const token = tokenAt(s, i)
      token.holder = NOBODY
      token.at = someone(s, cx.who).at
      tell(s, i, emit)
      return checkGoal(w, s, emit)
    }
    default:
      return shiftTo(w, s, i, shiftWays(w, s, i, effect as EffectOf<'shift'>, cx), cx, emit)
  }
}

type ChoiceAt =
  | 'effects'
  | 'choose'
  | 'may'
  | 'pick.space'
  | 'pick.person'
  | 'pick.enemy'
  | 'pick.token'
  | 'heal'
  | 'discard'
  | 'ransom'
  | 'join'
  | 'even'

export const choiceSteps: StepsOf<ChoiceAt> = {
  effects: {
    run(w, s, { list, i, cx }, emit) {
      const effect = list[i]
      if (!effect) return
      if (i + 1 < list.length) s.stack.push({ at: 'effects', list, i: i + 1, cx })
      interpret(w, s, effect, cx, emit)
    },
  },
  choose: {
    forced: true,
    ask: (w, s, { options, cx }) =>
      decision(chooser(s, cx.who), { is: 'choose', source: cx.source, options }, feasible(w, s, options, cx)),
    answer: (_w, s, { options, cx }, [pick]) => pushEffects(s, pick?.do === 'option' ? options[pick.n] : [], cx),
  },
  may: {
    forced: true,
    ask: (w, s, { then, cx }) =>
      decision(
        chooser(s, cx.who),
        { is: 'may', source: cx.source, effects: then },
        isFeasible(w, s, then, cx) ? YES_NO : [{ do: 'no' }],
      ),
    answer(_w, s, { then, cx }, [pick]) {
      if (pick?.do === 'yes') pushEffects(s, then, cx)
    },
  },
  'pick.space': {
    forced: true,
    ask: (_w, s, { spaces, cx }) =>
      decision(
        chooser(s, cx.who),
        { is: 'space', source: cx.source },
        spaces.map((space) => ({ do: 'space', space })),
      ),
    answer(_w, s, { then, cx }, [pick]) {
      if (pick?.do === 'space') pushEffects(s, then, { ...cx, there: pick.space })
    },
  },
  'pick.person': {
    forced: true,
    ask(_w, s, { seats, cx }) {
      const options: Option[] = seats.filter((seat) => isAlive(s, seat)).map((seat) => ({ do: 'seat', seat }))
      return decision(chooser(s, cx.who), { is: 'person', source: cx.source }, orDone(options))
    },
    answer(_w, s, { then, cx }, [pick]) {
      if (pick?.do === 'seat') pushEffects(s, then, { ...cx, who: pick.seat, there: someone(s, pick.seat).at })
    },
  },
  'pick.enemy': {
    forced: true,
    ask: (_w, s, { figures, cx }) =>
      decision(chooser(s, cx.who), { is: 'enemy', source: cx.source }, orDone(figureOptions(s, figures))),
    answer(_w, s, { then, cx }, [pick]) {
      if (pick?.do === 'figure') pushEffects(s, then, { ...cx, it: pick.figure })
    },
  },
  'pick.token': {
    forced: true,
    ask(_w, s, { tokens, cx, optional }) {
      const options: Option[] = differentTokens(s, tokens).map((token) => ({ do: 'token', token }))
      return decision(
        chooser(s, cx.who),
        { is: 'token', source: cx.source },
        optional ? [...options, ...DONE] : orDone(options),
      )
    },
    answer(w, s, f, [pick], emit) {
      if (pick?.do !== 'token') return
      const rest = f.tokens.filter((token) => token !== pick.token)
      if (f.left > 1 && rest.length) pushOne(s, { ...f, tokens: rest, left: f.left - 1 })
      onToken(w, s, pick.token, f.then, f.effect, f.cx, emit)
    },
  },
  heal: {
    forced: true,
    ask: (_w, s, { seat, points, source }) =>
      decision(seat, { is: 'heal', points, source }, orDone(healOptions(s, seat, points))),
    answer(_w, s, { seat, source }, [pick], emit) {
      if (pick?.do === 'heal') heal(s, seat, pick.stress, pick.wounds, source, emit)
    },
  },
  discard: {
    forced: true,
    ask(_w, s, { seat, cards, source }) {
      const options: Option[] = stillHeld(s, seat, cards).map((card) => ({ do: 'card', card }))
      return decision(seat, { is: 'discard', source }, orDone(options))
    },
    answer(_w, s, { seat }, [pick], emit) {
      if (pick?.do === 'card') discardCard(s, seat, pick.card, emit)
    },
  },
  /** Card by card: a wound, or it is gone. */
  ransom: {
    forced: true,
    ask(_w, s, { seat, cards }) {
      const [card] = isAlive(s, seat) ? stillHeld(s, seat, cards) : []
      return decision(seat, { is: 'ransom', card: card ?? '' }, card === undefined ? DONE : YES_NO)
    },
    answer(_w, s, { seat, cards }, [pick], emit) {
      const [card, ...rest] = isAlive(s, seat) ? stillHeld(s, seat, cards) : []
      if (card === undefined) return
      push(s, [{ at: 'ransom', seat, cards: rest }])
      if (pick?.do === 'yes') woundEach(s, [seat], 1, 'other', card)
      else discardCard(s, seat, card, emit)
    },
  },
  /** One goes to the other; enemies stay. */
  join: {
    forced: true,
    ask(_w, s, { seat }) {
      const { partner } = someone(s, seat)
      const both: Option[] = [seat, partner].map((each) => ({ do: 'seat', seat: each }))
      return decision(seat, { is: 'join' }, isAlive(s, seat) && isAlive(s, partner) ? both : DONE)
    },
    answer(_w, s, { seat }, [pick], emit) {
      if (pick?.do !== 'seat') return
      const { partner } = someone(s, seat)
      const other = someone(s, pick.seat === seat ? partner : seat)
      someone(s, pick.seat).at = other.at
      emit?.({ is: 'placed', seat: pick.seat, to: other.at })
    },
  },
  even: {
    forced: true,
    ask(_w, s, { seat }) {
      const options: Option[] = fullerSide(s, seat).map((card) => ({ do: 'card', card }))
      return decision(seat, { is: 'discard', source: someone(s, seat).insanity }, orDone(options))
    },
    answer(_w, s, { seat }, [pick], emit) {
      if (pick?.do !== 'card') return
      pushOne(s, { at: 'even', seat })
      discardCard(s, seat, pick.card, emit)
    },
  },
}

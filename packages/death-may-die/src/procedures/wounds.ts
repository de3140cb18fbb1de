/** DMD-WOUND, DMD-COMP: wounds taken by an investigator, cut, deflected, absorbed and at last suffered. */
import { decision, type Seat } from '@vigil/kernel'
import { holds } from '../effects/question.ts'
import type { TraitOf } from '../effects/vocabulary.ts'
import { type Context, push, pushOne, type StepsOf } from '../frame.ts'
import type { Emit, Option } from '../kind.ts'
import { differentFigures, enemiesAt, isMortal } from '../nouns/figure.ts'
import { isAlive, roomOn, someone } from '../nouns/person.ts'
import { type Sourced, traitsOf } from '../nouns/trait.ts'
import type { State } from '../state.ts'
import { insanityOf, type World } from '../world.ts'
import { discardCard } from './discards.ts'
import { harm } from './harm.ts'

export const contextOf = (s: Readonly<State>, who: Seat, source: string): Context => ({
  who,
  source,
  it: -1,
  there: s.seats[who]?.at ?? 0,
  n: 0,
})

/** Cuts that apply to this loss; those used up this turn do not. */
export const cutsFor = (
  w: World,
  s: Readonly<State>,
  seat: Seat,
  what: 'wounds' | 'sanity',
  from: string,
): readonly Sourced<TraitOf<'cut'>>[] =>
  traitsOf(w, s, seat, 'cut').filter(
    ({ source, value }) =>
      (value[what] ?? 0) > 0 &&
      (value.from === undefined || value.from.includes(from)) &&
      (value.per === undefined || !s.turn.used.includes(`cut:${source}@${seat}`)) &&
      (value.if === undefined || holds(w, s, value.if, contextOf(s, seat, source))),
  )

/** DMD-RULING-75: how much of a cut is used is the owner's choice; a card is spent for all or nothing. */
export const cutOptions = (
  cut: Sourced<TraitOf<'cut'>> | undefined,
  what: 'wounds' | 'sanity',
  n: number,
): Option[] => {
  const most = cut ? Math.min(n, cut.value[what] ?? 0) : 0
  const options: Option[] = [{ do: 'cut', n: 0 }]
  for (let k = cut?.value.spend ? most : 1; k <= most; k++) options.push({ do: 'cut', n: k })
  return options
}

export const useCut = (
  s: State,
  seat: Seat,
  cut: Sourced<TraitOf<'cut'>>,
  what: 'wounds' | 'sanity',
  n: number,
  emit: Emit,
): void => {
  emit?.({ is: 'cut', seat, what, n, source: cut.source })
  if (cut.value.per) s.turn.used.push(`cut:${cut.source}@${seat}`)
  if (cut.value.spend) discardCard(s, seat, cut.source, emit)
}

/** The next cut to be asked for: the same place again where the last one is used up. */
export const nextCut = (cuts: readonly Sourced<TraitOf<'cut'>>[], last: string | undefined, i: number): number =>
  cuts[i]?.source === last || last === undefined ? i + 1 : i

/** DMD-RULING-59: the marker stops on the skull. Death is looked at when the application is done. */
const suffer = (w: World, s: State, seat: Seat, own: number, total: number, source: string, emit: Emit): void => {
  const person = someone(s, seat)
  person.wounds = Math.min(w.pack.tracks.wounds, person.wounds + own)
  if (insanityOf(w, person.insanity).ongoing === 'tally') person.tally += total
  s.taken += total
  emit?.({ is: 'wounded', seat, n: own, source })
}

/** DMD-COMP-01, DMD-RULING-19: wound by wound between owner and Companions. */
const share = (
  w: World,
  s: State,
  seat: Seat,
  left: number,
  own: number,
  total: number,
  source: string,
  emit: Emit,
): void => {
  if (left + own <= 0 && total <= 0) return
  const person = someone(s, seat)
  const helped = left > 0 && person.cards.some((_, i) => roomOn(w, person, i) > 0)
  if (helped) return pushOne(s, { at: 'absorb', seat, left, own, total, source })
  suffer(w, s, seat, own + left, total, source, emit)
}

const woundCompanion = (w: World, s: State, seat: Seat, card: string, emit: Emit): void => {
  const person = someone(s, seat)
  const i = person.cards.findIndex((held) => held.card === card)
  const held = person.cards[i]
  if (!held) return
  held.wounds++
  emit?.({ is: 'absorbed', seat, card, n: 1 })
  if (roomOn(w, person, i) === 0) discardCard(s, seat, card, emit) // DMD-COMP-03
}

/** Amulets: wounds from Fire may go to an enemy in the space. */
const deflecting = (w: World, s: Readonly<State>, seat: Seat, from: string): string | undefined =>
  from === 'fire' && enemiesAt(s, someone(s, seat).at).some((i) => isMortal(s, i))
    ? traitsOf(w, s, seat, 'deflectFire')[0]?.source
    : undefined

const NOT_NOW: readonly Option[] = [{ do: 'no' }]

export const woundSteps: StepsOf<'wounds' | 'deflect' | 'absorb'> = {
  wounds: {
    forced: true,
    ask(w, s, { seat, n, from, i }) {
      const cut = isAlive(s, seat) ? cutsFor(w, s, seat, 'wounds', from)[i] : undefined
      return decision(seat, { is: 'cut', what: 'wounds', n, source: cut?.source ?? '' }, cutOptions(cut, 'wounds', n))
    },
    answer(w, s, { seat, n, from, source, i }, [pick], emit) {
      if (!isAlive(s, seat)) return
      const cut = cutsFor(w, s, seat, 'wounds', from)[i]
      const by = pick?.do === 'cut' ? pick.n : 0
      if (cut && by) useCut(s, seat, cut, 'wounds', by, emit)
      const left = n - by
      if (left <= 0) return
      const cuts = cutsFor(w, s, seat, 'wounds', from)
      const next = nextCut(cuts, cut?.source, i)
      if (next < cuts.length) return pushOne(s, { at: 'wounds', seat, n: left, from, source, i: next })
      const amulet = deflecting(w, s, seat, from)
      if (amulet) return pushOne(s, { at: 'deflect', seat, n: left, source: amulet })
      share(w, s, seat, left, 0, left, source, emit)
    },
  },
  deflect: {
    forced: true,
    ask: (_w, s, { seat, n, source }) =>
      decision(seat, { is: 'deflect', n, source }, [
        ...differentFigures(s, enemiesAt(s, someone(s, seat).at))
          .filter((i) => isMortal(s, i))
          .map((figure): Option => ({ do: 'figure', figure })),
        ...NOT_NOW,
      ]),
    answer(w, s, { seat, n, source }, [pick], emit) {
      if (pick?.do === 'figure') harm(w, s, pick.figure, n, emit)
      else share(w, s, seat, n, 0, n, source, emit)
    },
  },
  absorb: {
    forced: true,
    ask(w, s, { seat, left }) {
      const person = someone(s, seat)
      const options: Option[] = [{ do: 'no' }]
      person.cards.forEach(({ card }, i) => {
        if (roomOn(w, person, i) > 0) options.push({ do: 'card', card })
      })
      return decision(seat, { is: 'absorb', left }, options)
    },
    answer(w, s, { seat, left, own, total, source }, [pick], emit) {
      if (pick?.do === 'card') woundCompanion(w, s, seat, pick.card, emit)
      share(w, s, seat, left - 1, own + (pick?.do === 'card' ? 0 : 1), total, source, emit)
    },
  },
}

/** Wounds for each of these, then the dead are counted. */
export const woundEach = (s: State, seats: readonly Seat[], n: number, from: string, source: string): void => {
  if (n <= 0 || seats.length === 0) return
  push(s, [...seats.map((seat) => ({ at: 'wounds', seat, n, from, source, i: 0 }) as const), { at: 'deaths' }])
}

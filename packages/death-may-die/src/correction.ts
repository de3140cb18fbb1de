/** What a referee may put right where table and app disagree, and how. No rule is triggered; play goes on from there. */
import { type Correctable, faultOfCorrection, pull, type Refusal, refusal, type Seat } from '@vigil/kernel'
import { thingForms } from './correctable-things.ts'
import type { Correction, DMD, Emit, PersonTrack } from './kind.ts'
import { figureAt } from './nouns/figure.ts'
import { clockwise, someone } from './nouns/person.ts'
import { takeCard } from './nouns/property.ts'
import { fireLeft, tokenAt } from './nouns/token.ts'
import { TOP_LEVEL } from './nouns/trait.ts'
import { checkGoal } from './procedures/goal.ts'
import { isSummoned, NOBODY, NOWHERE, type State } from './state.ts'
import { castIn, investigatorOf, type World } from './world.ts'

type Form = Correctable<DMD>

const numbers = (change: Correction, min: number, max: number): Form => ({ change, blanks: { to: { min, max } } })

/** Nobody dies by a correction (DMD-DEATH-01), and the box holds only so much Fire (DMD-FIRE-02). */
const personForms = (w: World, s: Readonly<State>, seat: Seat): Form[] => {
  const person = someone(s, seat)
  const { wounds, stress, sanity, fire } = w.pack.tracks
  const most: { readonly [T in PersonTrack]: number } = {
    wounds: wounds - 1,
    stress,
    sanity: sanity - 1,
    fire: person.fire + fireLeft(s, fire),
  }
  return [
    ...(['wounds', 'stress', 'sanity', 'fire'] as const).map((what) =>
      numbers({ do: 'set', what, seat, to: person[what] }, 0, most[what]),
    ),
    ...investigatorOf(w, person.id).skills.map((skill, i) =>
      numbers({ do: 'level', seat, skill, to: person.levels[i] ?? 1 }, 1, TOP_LEVEL),
    ),
  ]
}

/** Neither is the Elder One summoned by a correction (DMD-SUMMON-01) nor the game lost (DMD-END-02). */
const trackForm = (w: World, s: Readonly<State>): Form => {
  const { spaces, red } = w.pack.tracks.summoning
  return numbers({ do: 'track', to: s.track }, 1, isSummoned(s) ? spaces - 1 : red - 1)
}

/** A question about figures, tokens or cards names them: they are put right between actions. */
const betweenActions = (s: Readonly<State>): boolean => s.stack[s.stack.length - 1]?.at === 'turn.act'

/** Everything that may be put right, as it is now and within which bounds. */
export const correctablesOf = (w: World, s: Readonly<State>): Form[] =>
  s.phase === 'setup'
    ? []
    : [
        ...clockwise(s).flatMap((seat) => personForms(w, s, seat)),
        trackForm(w, s),
        ...(betweenActions(s) ? thingForms(w, s) : []),
      ]

/** A change from outside may have any shape. */
export const faultInCorrection = (w: World, s: Readonly<State>, change: unknown): Refusal | undefined => {
  const why = faultOfCorrection(correctablesOf(w, s), change)
  if (!why || typeof change !== 'object' || change === null || s.phase === 'setup') return why
  if ('seat' in change && !clockwise(s).some((seat) => seat === change.seat)) return refusal('correct.seat')
  if (!betweenActions(s) && !faultOfCorrection(thingForms(w, s), change)) return refusal('correct.later')
  if (!('card' in change) || typeof change.card !== 'string') return why
  return w.discovery.has(change.card) || w.mythos.has(change.card)
    ? refusal('correct.elsewhere', '', { card: change.card })
    : refusal('correct.notInBox', '', { card: change.card })
}

const moveFigure = (s: State, i: number, to: number): void => {
  const figure = figureAt(s, i)
  figure.at = to
  if (to === NOWHERE) figure.wounds = 0
}

const moveCard = (s: State, { card, seat, ...change }: Extract<Correction, { do: 'give' | 'take' }>): void => {
  const { deck, discard } = s.discovery
  if (change.do === 'take') {
    takeCard(someone(s, seat), card)
    deck.bottom.push(card)
    return
  }
  if (!pull(deck, card)) discard.splice(discard.indexOf(card), 1)
  someone(s, seat).cards.push({ card, side: change.side, wounds: 0 })
}

const moveMythos = (s: State, card: string, to: 'deck' | 'discard'): void => {
  const { deck, discard } = s.mythos
  if (to === 'discard') {
    pull(deck, card)
    discard.push(card)
  } else {
    discard.splice(discard.indexOf(card), 1)
    // Into the bag: nobody knows where it lies.
    deck.bag.push(card)
  }
}

const setPerson = (w: World, s: State, change: Extract<Correction, { do: 'set' | 'level' | 'place' }>): void => {
  const person = someone(s, change.seat)
  if (change.do === 'set') person[change.what] = change.to
  else if (change.do === 'place') person.at = change.to
  else person.levels[investigatorOf(w, person.id).skills.indexOf(change.skill)] = change.to
}

const moveToken = (s: State, i: number, at: number, holder: Seat): void => {
  Object.assign(tokenAt(s, i), { at, holder })
}

const change = (w: World, s: State, it: Correction): void => {
  switch (it.do) {
    case 'set':
    case 'level':
    case 'place':
      return setPerson(w, s, it)
    case 'track':
      s.track = it.to
      return
    case 'fire':
      s.fire[it.space] = it.to
      return
    case 'marker':
      s.markers[castIn(w, s).episode.markers.findIndex(({ marker }) => marker === it.marker)] = it.to
      return
    case 'figure':
      return moveFigure(s, it.figure, it.to)
    case 'hurt':
      figureAt(s, it.figure).wounds = it.to
      return
    case 'token':
      return moveToken(s, it.token, it.to, NOBODY)
    case 'hold':
      return moveToken(s, it.token, NOWHERE, it.seat)
    case 'mythos':
      return moveMythos(s, it.card, it.to)
    default:
      return moveCard(s, it)
  }
}

/** Unchecked; the machine settles afterwards. The goal is how the table lies, not something that happens (DMD-RITUAL-01). */
export const correct = (w: World, s: State, it: Correction, emit: Emit): void => {
  change(w, s, it)
  emit?.({ is: 'corrected', change: { ...it } })
  checkGoal(w, s, emit)
}

/** How time presses: turns that are left, against what is left to do. */
import { turnsOfMind } from './madness.ts'
import { isSummoned, living, type Spot } from './spot.ts'

/** Turns between two advances, more or less, and what a symbol in the discard pile takes off. */
const TURNS_PER_ADVANCE = 4.2
const TURNS_PER_SYMBOL = 1.4
/** Wounds on the Elder One in a turn, and turns a ritual takes. */
const WOUNDS_PER_TURN = 4.5
const RITUAL = 8

/** Until the track is full, or the last of them mad. */
export const turnsLeft = (spot: Spot): number => {
  const { track, symbols } = spot.view
  const mind = Math.max(...living(spot.view).map((person) => turnsOfMind(spot, person)))
  return Math.max(1, Math.min(mind, (track.spaces - track.at) * TURNS_PER_ADVANCE - symbols * TURNS_PER_SYMBOL))
}

const woundsLeft = ({ view, elderOne }: Spot): number =>
  elderOne.stages.reduce((n, { health }, i) => n + (i + 1 >= view.stage ? health : 0), 0) -
  (view.figures.at(-1)?.wounds ?? 0)

/** About 1 in good time, more as it runs out. */
export const hasteOf = (spot: Spot): number => {
  const { view } = spot
  const work = woundsLeft(spot) / WOUNDS_PER_TURN + (view.disrupted ? 0 : RITUAL)
  const press = work / turnsLeft(spot)
  // Many hands cross the map one after the other, and the clock counts turns.
  const crowd = 0.08 * (view.people.length - 3)
  return Math.min(2.2, Math.max(0.75, 0.6 + 0.65 * press + crowd))
}

/** Nobody brings the Elder One upon himself with wounds to lick, while there is time for it. */
export const isReady = (spot: Spot): boolean =>
  isSummoned(spot.view) ||
  hasteOf(spot) >= 1.15 ||
  spot.view.track.at >= spot.view.track.red - 1 ||
  living(spot.view).every(({ wounds, stress }) => wounds <= 1 && stress <= 2)

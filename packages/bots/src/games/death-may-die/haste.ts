/** How time presses: turns that are left, against what is left to do. */
import { turnsOfMind } from './madness.ts'
import { newReckoning } from './reckoning.ts'
import { isSummoned, living, type Spot } from './spot.ts'

/** Until the track is full, or the last of them mad. */
export const turnsLeft = (spot: Spot): number => {
  const { track, symbols } = spot.view
  const { advance, symbol } = spot.weights.haste
  const mind = Math.max(...living(spot.view).map((person) => turnsOfMind(spot, person)))
  return Math.max(1, Math.min(mind, (track.spaces - track.at) * advance - symbols * symbol))
}

const woundsLeft = ({ view, elderOne }: Spot): number =>
  elderOne.stages.reduce((n, { health }, i) => n + (i + 1 >= view.stage ? health : 0), 0) -
  (view.figures.at(-1)?.wounds ?? 0)

const feltBy = newReckoning<Spot['view'], number>()

/** About 1 in good time, more as it runs out. */
export const hasteOf = (spot: Spot): number => {
  const felt = feltBy(spot.weights)
  const known = felt.get(spot.view) ?? pressing(spot)
  felt.set(spot.view, known)
  return known
}

const pressing = (spot: Spot): number => {
  const { view } = spot
  const { wounds, ritual, base, press: pressed, crowd: each, most, least } = spot.weights.haste
  const work = woundsLeft(spot) / wounds + (view.disrupted ? 0 : ritual)
  const press = work / turnsLeft(spot)
  // Many hands cross the map one after the other, and the clock counts turns.
  const crowd = each * (view.people.length - 3)
  return Math.min(most, Math.max(least, base + pressed * press + crowd))
}

/** Nobody brings the Elder One upon himself with wounds to lick, while there is time for it. */
export const isReady = (spot: Spot): boolean =>
  isSummoned(spot.view) ||
  hasteOf(spot) >= spot.weights.last.haste ||
  spot.view.track.at >= spot.view.track.red - 1 ||
  living(spot.view).every(
    ({ wounds, stress }) => wounds <= spot.weights.last.wounds && stress <= spot.weights.last.stress,
  )

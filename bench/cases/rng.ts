/** What fairness costs: every chance event its own HMAC stream, beside one sequential generator. */
import { fairRng, fastRng, type Rng } from '@vigil/kernel'
import { runCase } from '../case.ts'
import { chancePositions, game } from '../museum.ts'
import { measure, rateOf } from '../stopwatch.ts'

const BATCH = 100
const POSITIONS = 1_000
const DICE = 6

const rollDice = (rng: Rng, event: number): number => {
  const int = rng.event(event)
  let sum = 0
  for (let die = 0; die < DICE; die++) sum += int(6)
  return sum
}

runCase((task) => {
  const fair = task.variant === 'fair'
  const rng = fair ? fairRng('bench') : fastRng('bench')
  const states = chancePositions(4, POSITIONS)
  let event = 0
  let pips = 0
  const rolls = measure(task, () => {
    for (let i = 0; i < BATCH; i++) pips += rollDice(rng, event++)
    return [BATCH]
  })
  if (pips === 0) throw new Error('dice that never show anything')
  const outcomes = measure(task, () => {
    for (let i = 0; i < BATCH; i++, event++) {
      const state = states[event % POSITIONS]
      if (state && game.sample(state, rng.event(event)).is !== 'chance') throw new Error('not an outcome')
    }
    return [BATCH]
  })
  const name = `${task.variant} rng`
  return [
    { id: `rng.${task.variant}.dice`, what: `${name}: six dice`, unit: 'rolls/s', ...rateOf(rolls) },
    { id: `rng.${task.variant}`, what: `${name}: outcomes of real positions`, unit: 'outcomes/s', ...rateOf(outcomes) },
  ]
})

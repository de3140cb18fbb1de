/** Questions about dice: which to roll again, which to lose, which to lock. */
import type { DieId, ES, Option } from '@vigil/elder-sign'
import type { Answer } from '../../bot.ts'
import { because } from '../../reason.ts'
import { pickBy } from './best.ts'
import type { Spot } from './spot.ts'
import { afterSaving, bestReroll, chanceOf, lostDie, trialOf } from './trial.ts'

export const reroll = (spot: Spot): Answer<ES> => {
  const { options, min, max } = spot.decision
  const trial = trialOf(spot)
  const plan = bestReroll(trial, max)
  const wanted = (ids: readonly DieId[]): Option[] =>
    options.filter((option) => option.do === 'die' && ids.includes(option.die)).slice(0, max)
  const pick = wanted(plan.dice)
  // Of equal dice one alone may be offered.
  const least = pick.length >= Math.max(1, min) ? pick : options.slice(0, Math.max(1, min))
  return { pick: least.slice(0, max), reason: because('again', { n: Math.min(max, least.length) }) }
}

/** After a failed roll, or a terror: the die that is missed least. */
export const discard = (spot: Spot): Answer<ES> => {
  const trial = trialOf(spot)
  return pickBy(spot.decision.options, 'discard', (option) => {
    if (option.do === 'die') return afterSaving(lostDie(trial, option.die))
    if (option.do === 'spare') return afterSaving(trial) + 0.02
    return chanceOf(trial) < 0.01 ? 0.02 : -1
  })
}

/** ES-LOCK: a plain die rather than one of the others, and never one that waits on a spell. */
export const lock = (spot: Spot): Answer<ES> =>
  pickBy(spot.decision.options, 'lock', (option) => {
    const die = option.do === 'die' ? spot.view.dice.find(({ id }) => id === option.die) : undefined
    if (!die) return 0
    return (
      (die.at === 'discarded' ? 3 : die.at === 'task' ? 2 : die.at === 'supply' ? 1 : 0) -
      (die.colour === 'green' ? 0 : 0.5)
    )
  })

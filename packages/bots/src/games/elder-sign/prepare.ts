/** Before a roll: what could be added, saved or taken back, and whether to go on at all. */
import { type ES, type Option, YELLOW } from '@vigil/elder-sign'
import type { Answer } from '../../bot.ts'
import { answerOf, bestOf, percent, type Scored, scored } from './best.ts'
import type { Spot } from './spot.ts'
import { anyDice, chanceOf, isBattle, savedDice, type Trial, trialOf, withRow } from './trial.ts'
import { goodUse } from './uses.ts'
import { clueWorth, itemWorth } from './worth.ts'

/** With less than this there is nothing to hope for, and terror to fear. */
const HOPELESS = 0.02

const added = (trial: Trial, colours: readonly string[]): Trial => {
  const dice = trial.spot.view.dice.filter(
    ({ id, at, colour }) => id >= YELLOW && at === 'supply' && colours.includes(colour),
  )
  return { ...trial, pool: [...trial.pool, ...dice] }
}

const taken = (trial: Trial, die: number): Trial => ({
  ...trial,
  pool: [...trial.pool, ...trial.held.filter(({ id }) => id === die)],
  held: trial.held.filter(({ id }) => id !== die),
})

const useValue = (trial: Trial, item: string, now: number): Scored['score'] => {
  const card = trial.spot.lore.items.get(item)
  const effect = card?.effects[0]
  if (effect?.do === 'addDice')
    return (
      (chanceOf(added(trial, effect.dice)) - now) * trial.stakes -
      itemWorth(trial.spot, card) * (isBattle(trial) ? 0 : 0.7)
    )
  if (effect?.do === 'recoverDice') {
    const gone = trial.spot.view.dice.filter(({ at, colour }) => at === 'discarded' && colour === effect.colour)
    return (chanceOf({ ...trial, pool: [...trial.pool, ...gone] }) - now) * trial.stakes - itemWorth(trial.spot, card)
  }
  return -1
}

/** Points above simply rolling. */
const prepared = (trial: Trial, option: Option, now: number): Scored | undefined => {
  const { spot, stakes } = trial
  const gain = (next: Trial): number => (chanceOf(next) - now) * stakes
  switch (option.do) {
    case 'roll':
      return scored(option, 0, 'roll', { percent: percent(now) })
    case 'focus':
      return scored(option, gain({ ...savedDice(trial, [option.die]), saves: trial.saves - 1 }), 'focus')
    case 'assist':
      return scored(option, gain(savedDice(trial, [option.die])) - spot.weights.asking, 'assist', { seat: option.seat })
    case 'takeOff':
      return scored(option, gain(taken(trial, option.die)) - 0.4, 'takeOff')
    case 'unlock':
      return scored(option, 1, 'unlock')
    case 'complete':
      return scored(option, (chanceOf(withRow(trial, option.row, option.dice)) - now) * stakes + 0.1, 'saved')
    case 'trustFund': {
      const price = option.pay === 'clue' ? clueWorth(spot) / 0.8 : itemWorth(spot, spot.lore.items.get(option.pay))
      return scored(option, gain(added(trial, ['yellow', 'red'])) - price * 0.8, 'trustFund')
    }
    case 'layOut': {
      const card = spot.lore.items.get(option.spell)
      return scored(option, gain({ ...trial, saves: trial.saves + 1 }) - itemWorth(spot, card) * 0.5, 'layOut', {
        card: option.spell,
      })
    }
    case 'use':
      return scored(option, useValue(trial, option.item, now), 'use', { card: option.item })
    case 'giveUp':
      return scored(
        option,
        now < HOPELESS && trial.markers.length === 0 && (trial.dread < 0 || !anyDice(trial)) ? 0.05 : -0.5,
        'giveUp',
        {
          card: trial.card,
        },
      )
    default:
      return undefined
  }
}

export const prepare = (spot: Spot): Answer<ES> => {
  const use = goodUse(spot)
  if (use) return answerOf(use)
  const trial = trialOf(spot)
  const now = chanceOf(trial)
  const best = bestOf(spot.decision.options.flatMap((option) => prepared(trial, option, now) ?? []))
  return best ? answerOf(best) : { pick: spot.decision.options.slice(0, 1), reason: { code: 'only', params: {} } }
}

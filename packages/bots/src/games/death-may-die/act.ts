/** The next action of a turn. */
import type { DMD, Option } from '@vigil/death-may-die'
import type { Answer } from '../../bot.ts'
import { type Aim, elderAims, type Rest, type Target, targetsOf } from './aim.ts'
import { blowOn } from './attack.ts'
import { answerOf, bestOf, type Scored, scored } from './best.ts'
import { healWorth, sanityCost } from './body.ts'
import { percent } from './chance.ts'
import { doomOf } from './doom.ts'
import { chapterOf } from './episodes/index.ts'
import { hasteOf, isReady } from './haste.ts'
import { futureOf } from './madness.ts'
import { foesAt, type Spot } from './spot.ts'
import { tradeWorth } from './trade.ts'
import { useWorth } from './uses.ts'
import { type Ways, waysFrom } from './way.ts'

const patience = (spot: Spot): number =>
  !spot.view.disrupted && chapterOf(spot.view.episode).last(spot) && !isReady(spot) ? spot.weights.last.wait : 1

export const aimsIn = (spot: Spot): readonly Aim[] => {
  if (spot.view.disrupted) return elderAims(spot)
  const slow = patience(spot) * spot.weights.ritual.aim
  const aims = chapterOf(spot.view.episode).aims(spot)
  return slow === 1 ? aims : aims.map((aim) => ({ ...aim, worth: aim.worth * slow }))
}

/** What can be done where one stands. */
export const hereWorth = (spot: Spot): number =>
  hasteOf(spot) * Math.max(0, ...aimsIn(spot).map(({ at, worth }) => (at === spot.me.at ? worth : 0)))

/** The best place to be. */
export const targetOf = (spot: Spot, ways: Ways, rest: Rest): Target | undefined =>
  bestOf(targetsOf(spot, ways, aimsIn(spot), rest))

/** What the tentacles of a roll are likely to cost: one on three standard dice, some of them rerolled. */
const peril = (spot: Spot): number => Math.max(0.1, spot.weights.peril * sanityCost(spot, spot.me, 1))

const attacks = (spot: Spot, option: Extract<Option, { do: 'attack' }>): Scored => {
  const { view, me } = spot
  const figure = view.figures[option.target]
  if (!figure) return scored(option, 0, 'attack')
  const foe = { ...figure, figure: option.target }
  const one = blowOn(spot, me, foe)
  const rest = option.all ? foesAt(view, foe.at).filter((each) => each.figure !== option.target) : []
  const worth =
    one.worth +
    rest.reduce((sum, each) => sum + blowOn(spot, me, each).worth * spot.weights.attack.beside, 0) -
    peril(spot)
  return scored(option, worth, option.all ? 'sweep' : 'attack', { card: foe.kind, percent: percent(one.kills) })
}

const rests = (spot: Spot, option: Extract<Option, { do: 'rest' }>): Scored => {
  const { me, weights } = spot
  const { stress, wounds, back } = option
  const signs = back * weights.rest.sign
  const heal = weights.rest.heal * (spot.view.stage > 1 ? weights.after.rest : 1)
  const better = { ...me, wounds: me.wounds - wounds, stress: me.stress - stress }
  const relief = doomOf(spot, me, 0) - doomOf(spot, better, 0)
  const worth = healWorth(spot, me, wounds, stress) * heal * futureOf(spot, me) + relief * weights.rest.relief + signs
  return scored(option, worth, 'rest', { stress, wounds })
}

const runs = (spot: Spot, option: Option): Scored => {
  const ways = waysFrom(spot, spot.me)
  // As it will look when the run has begun: whoever sets out goes.
  const target = targetOf(spot, ways, { actions: Math.max(0, spot.view.actions - 1), free: ways.stride })
  if (!target || target.score <= hereWorth(spot)) return scored(option, -1, 'stay')
  return scored(option, target.score * spot.weights.run.decay, target.code, { space: target.at })
}

const scoreOf = (spot: Spot, option: Option): Scored => {
  switch (option.do) {
    case 'run':
      return runs(spot, option)
    case 'attack':
      return attacks(spot, option)
    case 'rest':
      return rests(spot, option)
    case 'action': {
      const worth = chapterOf(spot.view.episode).worth(spot, option.id)
      return scored(
        option,
        worth > 0 ? worth * hasteOf(spot) * patience(spot) * spot.weights.ritual.deed : -1,
        'action',
        { action: option.id },
      )
    }
    case 'use':
      return scored(option, useWorth(spot, option.source), 'use', { card: option.source })
    case 'trade':
      return scored(option, tradeWorth(spot), 'trade')
    case 'stand':
      return scored(option, 1, 'stand')
    default:
      return scored(option, spot.weights.end, 'end')
  }
}

export const act = (spot: Spot): Answer<DMD> => {
  const best = bestOf(spot.decision.options.map((option) => scoreOf(spot, option)))
  if (!best) throw new Error('nothing is offered')
  return answerOf(best)
}

/** The steady bot: rules of thumb for every question Elder Sign asks. It looks once, and never ahead by search. */
import type { ES, Pack, Prompt, RuleSet } from '@vigil/elder-sign'
import type { Answer, Bot, Sight } from '../../bot.ts'
import { because } from '../../reason.ts'
import { type Estimator, estimator } from './attempt.ts'
import * as choices from './choices.ts'
import { discard, lock, reroll } from './dice.ts'
import { entrance, shop } from './entrance.ts'
import { judge } from './judge.ts'
import { loreOf } from './lore.ts'
import { prepare } from './prepare.ts'
import { share } from './rally.ts'
import { rulesOf, type Spot } from './spot.ts'
import { STEADY, type Weights } from './weights.ts'
import { action, move } from './where.ts'

type PromptOf<I extends Prompt['is']> = Extract<Prompt, { is: I }>

/** A new kind of question does not compile until the bot knows it. */
export type Manual = { readonly [I in Prompt['is']]: (spot: Spot, prompt: PromptOf<I>) => Answer<ES> }

export const MANUAL: Manual = {
  move,
  entrance,
  prepare,
  judge,
  reroll,
  discard,
  shed: discard,
  assist: choices.assist,
  mend: choices.mend,
  place: choices.place,
  lock,
  choose: choices.choose,
  pay: choices.pay,
  target: choices.target,
  slay: choices.slay,
  breakLock: choices.breakLock,
  shield: choices.shield,
  trophies: choices.trophies,
  loseCard: choices.loseCard,
  scrounge: choices.deck,
  startingCard: choices.deck,
  investigator: choices.investigator,
  midnightOrder: choices.inOrder,
  action: (spot, { left }) => action(spot, left),
  share,
  lend: choices.yes,
  shop,
  keep: choices.keep,
  found: choices.found,
  draft: choices.draft,
}

/** Looks at a table with a bot's own weights. */
export const spotting = (pack: Pack, weightsFor: (rules: RuleSet) => Weights): ((sight: Sight<ES>) => Spot) => {
  const lore = loreOf(pack)
  const estimators = new Map<number, Estimator>()
  const estimateFor = (wild: number): Estimator => {
    const known = estimators.get(wild) ?? estimator(wild)
    estimators.set(wild, known)
    return known
  }
  return ({ decision, view: look }) => {
    const view = look()
    const rules = rulesOf(view)
    return { lore, view, decision, rules, estimate: estimateFor(rules.wild), weights: weightsFor(rules) }
  }
}

export const byManual = (spot: Spot, manual: Manual = MANUAL): Answer<ES> => {
  const { about } = spot.decision
  // The manual files each prompt under its own name.
  const chapter = manual[about.is] as (spot: Spot, prompt: Prompt) => Answer<ES>
  return chapter(spot, about)
}

export const steadyBot = (pack: Pack): Bot<ES> => {
  const spotOf = spotting(pack, () => STEADY)
  return {
    id: 'steady',
    answer(sight) {
      const { decision } = sight
      if (decision.options.length === 1 && decision.min === 1)
        return { pick: decision.options, reason: because('only') }
      return byManual(spotOf(sight))
    },
  }
}

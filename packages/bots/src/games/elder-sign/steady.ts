/** The steady bot: rules of thumb for every question Elder Sign asks. It looks once, and never ahead by search. */
import type { ES, Pack, Prompt } from '@vigil/elder-sign'
import type { Answer, Bot } from '../../bot.ts'
import { because } from '../../reason.ts'
import { type Estimator, estimator } from './attempt.ts'
import * as choices from './choices.ts'
import { discard, lock, reroll } from './dice.ts'
import { entrance, shop } from './entrance.ts'
import { judge } from './judge.ts'
import { loreOf } from './lore.ts'
import { prepare } from './prepare.ts'
import { rulesOf, type Spot } from './spot.ts'
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
  share: choices.no,
  lend: choices.yes,
  shop,
  keep: choices.keep,
  found: choices.found,
  draft: choices.draft,
}

export const steadyBot = (pack: Pack): Bot<ES> => {
  const lore = loreOf(pack)
  const estimators = new Map<number, Estimator>()
  const estimateFor = (wild: number): Estimator => {
    const known = estimators.get(wild) ?? estimator(wild)
    estimators.set(wild, known)
    return known
  }
  return {
    id: 'steady',
    answer(sight) {
      const { decision } = sight
      if (decision.options.length === 1 && decision.min === 1)
        return { pick: decision.options, reason: because('only') }
      const view = sight.view()
      const rules = rulesOf(view)
      const { about } = decision
      // The manual files each prompt under its own name.
      const chapter = MANUAL[about.is] as (spot: Spot, prompt: Prompt) => Answer<ES>
      return chapter({ lore, view, decision, rules, estimate: estimateFor(rules.wild) }, about)
    },
  }
}

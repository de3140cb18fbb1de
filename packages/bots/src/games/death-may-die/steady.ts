/** The steady bot: rules of thumb for every question Death May Die asks. It looks once, and never ahead by search. */
import type { DMD, Pack, Prompt } from '@vigil/death-may-die'
import type { Answer, Bot } from '../../bot.ts'
import { because } from '../../reason.ts'
import { act } from './act.ts'
import * as choices from './choices.ts'
import { find } from './finds.ts'
import { judge } from './judge.ts'
import { type Lore, loreOf } from './lore.ts'
import { carry, run, sneak } from './run.ts'
import { type Spot, spotOf } from './spot.ts'
import { trade } from './trade.ts'
import { STEADY, type Weights } from './weights.ts'

type PromptOf<I extends Prompt['is']> = Extract<Prompt, { is: I }>

/** A new kind of question does not compile until the bot knows it. */
export type Manual = { readonly [I in Prompt['is']]: (spot: Spot, prompt: PromptOf<I>) => Answer<DMD> }

export const MANUAL: Manual = {
  act,
  run,
  sneak,
  carry,
  judge,
  count: choices.countUp,
  split: choices.split,
  cut: choices.cut,
  absorb: choices.absorb,
  deflect: choices.deflect,
  level: choices.level,
  partner: choices.partner,
  foe: choices.foe,
  protect: choices.protect,
  mythos: choices.mythos,
  omens: choices.yes,
  discovery: find,
  exclude: choices.discard,
  trade,
  steal: choices.steal,
  hand: choices.hand,
  join: choices.join,
  order: choices.order,
  heal: choices.heal,
  choose: choices.choose,
  may: choices.may,
  space: choices.space,
  person: choices.person,
  enemy: choices.enemy,
  token: choices.token,
  path: choices.path,
  discard: choices.discard,
  ransom: choices.ransom,
}

/** Plays by the manual, as things are worth to it among so many investigators. */
export const thumbBot = (id: string, lore: Lore, weightsOf: (people: number) => Weights): Bot<DMD> => ({
  id,
  answer(sight) {
    const { decision } = sight
    if (decision.options.length === 1 && decision.min === 1) return { pick: decision.options, reason: because('only') }
    const { about } = decision
    // The manual files each prompt under its own name.
    const chapter = MANUAL[about.is] as (spot: Spot, prompt: Prompt) => Answer<DMD>
    const view = sight.view()
    return chapter(spotOf(lore, weightsOf(view.people.length), view, decision), about)
  },
})

export const steadyBot = (pack: Pack): Bot<DMD> => thumbBot('steady', loreOf(pack), () => STEADY)

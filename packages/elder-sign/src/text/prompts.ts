/** What is asked, in one sentence. */
import type { Prompt } from '../kind.ts'
import type { View } from '../view.ts'
import { faceName } from './dice.ts'
import { clauseOf, effectIcons } from './effects.ts'
import { abilityName, nameOf, placeName, seatName } from './names.ts'
import { asEffects } from './options.ts'
import { capital, tidy, type Voice } from './voice.ts'

type PromptOf<I extends Prompt['is']> = Extract<Prompt, { is: I }>
type Prompts = { readonly [I in Prompt['is']]: (v: Voice, prompt: PromptOf<I>, view: View) => string }

const atCard = (v: Voice, is: 'prepare' | 'judge', card: string, view: View): string =>
  card === ''
    ? v.say(`prompt.${is}.battle`, { ancientOne: nameOf(v, view.ancientOne) })
    : v.say(`prompt.${is}`, { card: placeName(v, card) })

const PROMPTS: Prompts = {
  move: (v) => v.say('prompt.move'),
  entrance: (v) => v.say('prompt.entrance', { entrance: v.box.pack.entrance.name }),
  prepare: (v, { card }, view) => atCard(v, 'prepare', card, view),
  judge: (v, { card }, view) => atCard(v, 'judge', card, view),
  reroll: (v, { source, dice }, view) =>
    v.say('prompt.reroll', {
      source: abilityName(v, source),
      n: Math.min(dice, view.dice.filter(({ at, face }) => at === 'pool' && face !== '').length),
    }),
  discard: (v) => v.say('prompt.discard'),
  shed: (v) => v.say('prompt.shed'),
  assist: (v, { asker, face }, view) =>
    v.say('prompt.assist', { name: seatName(v, asker, view), face: faceName(v, face) }),
  mend: (v, { what }) => v.say('prompt.mend', { track: v.say(`one.${what}`) }),
  place: (v, { marker }) => v.say('prompt.place', { monster: nameOf(v, marker) }),
  lock: (v, { source }) => v.say('prompt.lock', { source: nameOf(v, source) }),
  choose: (v, { source }) => v.say('prompt.choose', { source: nameOf(v, source) }),
  pay: (v, { source, cost }) => v.say('prompt.pay', { source: nameOf(v, source), cost: clauseOf(v, asEffects(cost)) }),
  target: (v, { source }) => v.say('prompt.target', { source: nameOf(v, source) }),
  slay: (v, { source }) => v.say('prompt.slay', { source: nameOf(v, source) }),
  breakLock: (v, { source }) => v.say('prompt.breakLock', { source: nameOf(v, source) }),
  shield: (v, { what, n }) => v.say('prompt.shield', { amount: v.say(`amount.${what}`, { n }) }),
  trophies: (v, { source }) => v.say('prompt.trophies', { source: nameOf(v, source) }),
  loseCard: (v, { source, deck }) => v.say('prompt.loseCard', { source: nameOf(v, source), deck }),
  scrounge: (v, { deck }) => v.say('prompt.scrounge', { one: v.say(`one.${deck}`) }),
  startingCard: (v) => v.say('prompt.startingCard'),
  investigator: (v) => v.say('prompt.investigator'),
  midnightOrder: (v) => v.say('prompt.midnightOrder'),
  action: (v, { left }) => v.say('prompt.action', { left }),
  share: (v, { rewards }) => v.say('prompt.share', { rewards: effectIcons(v, asEffects(rewards)) }),
  lend: (v, { spell, asker }, view) =>
    v.say('prompt.lend', { name: seatName(v, asker, view), spell: nameOf(v, spell) }),
  shop: (v) => v.say('prompt.shop'),
  keep: (v, { faces }) => v.say('prompt.keep', { faces: v.and(faces.map((face) => faceName(v, face))) }),
  found: (v, { deck }) => v.say('prompt.found', { one: v.say(`one.${deck}`) }),
  draft: (v, { of }) => v.say('prompt.draft', { of }),
}

export const promptText = (v: Voice, prompt: Prompt, view: View): string =>
  capital(tidy((PROMPTS[prompt.is] as (v: Voice, prompt: Prompt, view: View) => string)(v, prompt, view)))

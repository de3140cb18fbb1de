/** Abilities, allies, lingering effects: what holds as long as its source is in play. */
import type { Quantity, Standing, Trait, TraitName, TraitOf, Trigger } from '../effects/vocabulary.ts'
import { coloursText, faceName, needsText } from './dice.ts'
import { clauseOf, testText } from './effects.ts'
import { sentence, type Voice } from './voice.ts'

type Traits = { readonly [N in TraitName]: (v: Voice, trait: TraitOf<N>) => string }

const TRAITS: Traits = {
  manyTasks: (v) => v.say('trait.manyTasks'),
  scrounge: (v) => v.say('trait.scrounge'),
  extraGain: (v, { what }) => v.say('trait.extraGain', { what }),
  mend: (v, { what, ownTurn }) => v.say(ownTurn ? 'trait.mend.ownTurn' : 'trait.mend', { track: v.say(`one.${what}`) }),
  research: (v, { dice }) => v.say('trait.research', { n: dice }),
  raise: (v) => v.say('trait.raise'),
  convert: (v, { from, to }) => v.say('trait.convert', { from: faceName(v, from), to: faceName(v, to) }),
  dice: (v, { dice, on }) => v.say(`trait.dice.${on}`, { dice: coloursText(v, dice) }),
  trustFund: (v, { dice, price }) =>
    v.say('trait.trustFund', { price: v.or(price.map((what) => v.say(`one.${what}`))), dice: coloursText(v, dice) }),
  secondReroll: (v) => v.say('trait.secondReroll'),
  reroll: (v, { dice }) => v.say('trait.reroll', { n: dice }),
  steady: (v) => v.say('trait.steady'),
  shield: (v) => v.say('trait.shield'),
  noMonsters: (v) => v.say('trait.noMonsters'),
  ignoreTerror: (v) => v.say('trait.ignoreTerror'),
  ignoreOrder: (v) => v.say('trait.ignoreOrder'),
  ignoreLingering: (v) => v.say('trait.ignoreLingering'),
  useLocked: (v) => v.say('trait.useLocked'),
  forbid: (v, { what }) => v.say('trait.forbid', { what }),
  harder: (v, { n }) => v.say('trait.harder', { n }),
  monsterCost: (v, { what, n }) => v.say('trait.monsterCost', { amount: v.say(`amount.${what}`, { n }) }),
  monsterTask: (v, { needs }) => v.say('trait.monsterTask', { needs: needsText(v, needs) }),
  masks: (v) => v.say('trait.masks'),
}

const traitText = (v: Voice, trait: Trait): string =>
  (TRAITS[trait.has] as (v: Voice, trait: Trait) => string)(v, trait)

const triggerText = (v: Voice, trigger: Trigger): string => {
  const parts = { moment: v.say(`moment.${trigger.on}`), clause: clauseOf(v, trigger.effects) }
  const plain = trigger.if
    ? v.say('trigger.if', { ...parts, test: testText(v, trigger.if) })
    : v.say('trigger.plain', parts)
  return sentence(trigger.limit === 'turn' ? v.say('trigger.turn', { trigger: plain }) : plain)
}

const modifierText = (v: Voice, of: Quantity, add: number): string =>
  v.say(`modifier.${of}`, { n: Math.abs(add), sign: add < 0 ? '-' : '+', change: add < 0 ? 'less' : 'more' })

export const standingText = (v: Voice, { traits = [], triggers = [], modifiers = [] }: Standing): string =>
  [
    ...traits.map((trait) => traitText(v, trait)),
    ...modifiers.map(({ of, add }) => modifierText(v, of, add)),
    ...triggers.map((trigger) => triggerText(v, trigger)),
  ].join(' ')

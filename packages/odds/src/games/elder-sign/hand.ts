/** Cards in hand as aids of an attempt. */
import type { Effect, Item, Pack, RuleSet } from '@vigil/elder-sign'
import type { Aid, AidEffect, Price, Slaying } from './attempt.ts'
import { type Bearer, traitsOf, triggered } from './bearing.ts'
import { NO_PRICE } from './plain-attempt.ts'

/** Points and hours an effect takes; nothing else can be a price here. */
const priceOf = (effects: readonly Effect[] = []): Price | undefined => {
  const price = { sanity: 0, stamina: 0, clock: 0 }
  for (const effect of effects) {
    if (effect.do === 'clock') price.clock += effect.n
    else if (effect.do === 'lose' && effect.what !== 'clue') price[effect.what] += effect.n
    else return undefined
  }
  return price
}

/** What its use sets off (Ithaqua). */
const stingOf = ({ deck }: Item, bearers: readonly Bearer[]): Price | undefined =>
  deck === 'common'
    ? NO_PRICE
    : priceOf(triggered(bearers, deck === 'spell' ? 'spell.used' : 'unique.used').flatMap(({ effects }) => effects))

const effectOf = (effect: Effect | undefined, slain: (worth: number) => readonly Slaying[]): AidEffect | undefined => {
  switch (effect?.do) {
    case 'secure':
      return { do: 'secure', dice: effect.dice }
    case 'addDice':
      return { do: 'addDice', dice: effect.dice }
    case 'turnDie':
      return { do: 'turnDie', to: effect.to }
    case 'reroll':
      return { do: 'reroll', dice: effect.dice }
    case 'recoverDice':
      return effect.colour === 'green' ? { do: 'recover' } : undefined
    case 'gain':
      if (effect.what !== 'sanity' && effect.what !== 'stamina') return undefined
      return { do: 'mend', what: effect.what, n: effect.n }
    case 'slay': {
      const choices = slain(effect.worth ?? Number.MAX_SAFE_INTEGER)
      return choices.length ? { do: 'slay', choices } : undefined
    }
    default:
      return undefined
  }
}

export interface Holder {
  readonly pack: Pack
  readonly rules: RuleSet
  readonly bearers: readonly Bearer[]
  /** Monsters of the card that a card could defeat, worth at most so much. */
  slain(worth: number): readonly Slaying[]
}

/** The card as an aid; undefined where it is of no use in an attempt. */
export const aidOfItem = ({ rules, bearers, slain }: Holder, item: Item): Aid | undefined => {
  const effect = effectOf(item.effects[0], slain)
  const price = priceOf(item.price)
  const sting = stingOf(item, bearers)
  const forbidden = item.deck === 'spell' && traitsOf(bearers, 'forbid').some(({ value }) => value.what === 'castSpell')
  if (!effect || !price || !sting || forbidden) return undefined
  const at = rules.useAt[item.when]
  const layOut = effect.do === 'secure' && rules.spells === 'beforeRoll'
  const pays = (where: 'prepare' | 'judge') => item.paysCosts === true && rules.payAt.includes(where)
  const judge = !layOut && (at.includes('judge') || pays('judge'))
  return {
    id: item.id,
    effect,
    prepare: layOut || (item.when !== 'rolled' && (at.includes('prepare') || pays('prepare'))),
    judge,
    late: judge && item.when !== 'rolled',
    layOut,
    price,
    sting,
    ignoreOrder: item.effects.some((each) => each.do === 'ignoreOrder'),
    ignoreTerror: item.effects.some((each) => each.do === 'ignoreTerror'),
    pays: traitsOf(bearers, 'trustFund').some(({ value }) => value.price.includes(item.deck)),
  }
}

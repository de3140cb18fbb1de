/** Terror effects of a card and of the Mythos card, as blows. */
import type { Effect, Pack, RuleSet, View } from '@vigil/elder-sign'
import type { Attempt, Blow } from './attempt.ts'
import { ignoresMythos } from './bearing.ts'
import { blowOf, NO_BLOW } from './plain-attempt.ts'

export interface Dread {
  readonly terror: Attempt['terror']
  /** What cannot be told from the attempt alone, such as a monster that may come to this very card. */
  readonly unclear: boolean
}

const UNCLEAR = 'unclear'

const choicesOf = (effect: Effect): (Blow | undefined)[] | typeof UNCLEAR => {
  if (effect.do !== 'choose') {
    const blow = blowOf(effect)
    return blow === UNCLEAR ? UNCLEAR : [blow]
  }
  if (effect.who !== undefined && effect.who !== 'self') return UNCLEAR
  const options: (Blow | undefined)[] = []
  for (const [first, ...more] of effect.options) {
    const blow = first && more.length === 0 ? blowOf(first) : UNCLEAR
    if (blow === UNCLEAR) return UNCLEAR
    options.push(blow)
  }
  return options
}

/** `worst`: what is unclear counts as the end of the attempt, otherwise as nothing. */
export const dreadOf = (effects: readonly Effect[], worst: boolean): Dread => {
  const terror: (readonly Blow[])[] = []
  let unclear = false
  for (const effect of effects) {
    const choices = choicesOf(effect)
    if (choices === UNCLEAR) {
      unclear = true
      if (worst) terror.push([{ ...NO_BLOW, fails: true }])
    } else if (choices.some((blow) => blow)) terror.push(choices.map((blow) => blow ?? NO_BLOW))
  }
  return { terror, unclear }
}

/** ES-FANSEAL-05: the Ancient One's location attacks like a card. */
const lairTerror = ({ ancientOnes }: Pack, card: string): readonly Effect[] => {
  const ancient = ancientOnes.find(({ id }) => id === card)
  return ancient ? (ancient.location?.attack ?? ancient.attack) : []
}

/** ES-TERROR-02: those of the card and of the Mythos card. */
export const terrorEffects = (pack: Pack, rules: RuleSet, view: View, card: string): readonly Effect[] => {
  const printed = [...pack.adventures, ...pack.otherWorlds].find(({ id }) => id === card)
  const own = printed ? (printed.terror ?? []) : lairTerror(pack, card)
  const mythos = view.mythos === null ? undefined : pack.mythos.find(({ id }) => id === view.mythos)
  const lingering = mythos?.lingering.terror ?? []
  // What harms an investigator who ignores lingering effects is not felt; what it does to the museum is.
  const felt = ignoresMythos(pack, rules, view, view.active)
    ? lingering.filter((effect) => effect.do === 'monster' || effect.do === 'doom' || effect.do === 'clock')
    : lingering
  return card === '' ? [] : [...own, ...felt]
}

/** An Ancient One as a place to bring Elder Signs to (ES-FANSEAL), and its rule for Cultists (ES-ORDER). */
import type { AncientOne, Cultists } from '../card.ts'
import { colourName, costsText, needsText } from './dice.ts'
import { effectTail } from './effects.ts'
import { lairAttack } from './places.ts'
import type { Voice } from './voice.ts'

export const lairLines = (v: Voice, ancient: AncientOne): string[] => [
  v.say('lair.opens', { n: ancient.signs }),
  v.say('lair.task', { task: needsText(v, ancient.location?.needs ?? ancient.battle) }),
  v.say('ancient.attack', { effects: effectTail(v, lairAttack(ancient)) }),
  v.say('lair.attacks'),
  v.say('lair.success', { reward: v.say('lair.reward') }),
]

export const cultistLines = (v: Voice, { cultists = {} }: AncientOne): string[] => {
  const { place, appears, beaten, costs, lock, signs, maxima }: Cultists = cultists
  return [
    ...(place ? [v.say(`cultists.place.${place}`)] : []),
    ...(appears ? [v.say('cultists.appears', { effects: effectTail(v, appears) })] : []),
    ...(beaten ? [v.say('cultists.beaten', { effects: effectTail(v, beaten) })] : []),
    ...(costs ? [v.say('cultists.costs', { costs: costsText(v, costs) })] : []),
    ...(lock ? [v.say('cultists.lock', { colour: colourName(v, lock) })] : []),
    ...(signs ? [v.say('cultists.signs', { n: signs })] : []),
    ...(maxima ? [v.say('cultists.maxima')] : []),
  ]
}

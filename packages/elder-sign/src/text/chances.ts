/** What is left to chance, for players who roll real dice and draw real cards. */
import type { Chance } from '../kind.ts'
import { COLOURS, colourOf, type DieId } from '../nouns/die.ts'
import { colourName } from './dice.ts'
import { stockName } from './names.ts'
import type { Voice } from './voice.ts'

type ChanceOf<I extends Chance['is']> = Extract<Chance, { is: I }>
type Chances = { readonly [I in Chance['is']]: (v: Voice, chance: ChanceOf<I>) => string }

/** "5 green, 1 red" */
export const countText = (v: Voice, dice: readonly DieId[]): string =>
  COLOURS.map((colour) => ({ colour, n: dice.filter((die) => colourOf(die) === colour).length }))
    .filter(({ n }) => n > 0)
    .map(({ colour, n }) => v.say('die.count', { n, colour: colourName(v, colour) }))
    .join(', ')

const CHANCES: Chances = {
  roll: (v, { dice, why }) =>
    dice.length ? v.say('chance.roll', { why, n: dice.length, dice: countText(v, dice) }) : v.say('chance.roll.none'),
  draw: (v, { from }) =>
    from === 'ancientOnes' || from === 'investigators' || from === 'seats'
      ? v.say(`chance.${from}`)
      : v.say('chance.draw', { from: stockName(v, from) }),
}

export const chanceText = (v: Voice, chance: Chance): string =>
  (CHANCES[chance.is] as (v: Voice, chance: Chance) => string)(v, chance)

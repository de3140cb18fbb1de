/** An attempt at a card of the box by an investigator, before any game: what the two of them bring. */
import type { Adventure, Colour, Investigator, Pack, RuleSet } from '@vigil/elder-sign'
import type { Attempt } from './attempt.ts'
import { type Bearer, traitsOf } from './bearing.ts'
import { dreadOf } from './dread.ts'
import { NO_TALENTS, plainAttempt, rowsOfCard } from './plain-attempt.ts'
import { readingOf } from './reading.ts'

export interface Outfit {
  readonly rules: RuleSet
  readonly pool: readonly Colour[]
  readonly clues: number
  readonly focus: Attempt['focus']
  readonly helpers: Attempt['helpers']
  readonly aids: Attempt['aids']
}

const talentsOf = (bearers: readonly Bearer[]): Attempt['talents'] => ({
  ...NO_TALENTS,
  manyTasks: traitsOf(bearers, 'manyTasks').length > 0,
  raise: traitsOf(bearers, 'raise').length > 0,
  converts: traitsOf(bearers, 'convert').map(({ value: { from, to } }) => ({ from, to })),
  secondReroll: traitsOf(bearers, 'secondReroll').length > 0,
  rerolls: [...traitsOf(bearers, 'research'), ...traitsOf(bearers, 'reroll')].map(({ source, value }) => ({
    by: source,
    dice: value.dice,
  })),
  spares: traitsOf(bearers, 'steady').length,
  shields: traitsOf(bearers, 'shield').length,
  fund:
    traitsOf(bearers, 'trustFund').map(({ value }) => ({
      dice: value.dice,
      clue: value.price.includes('clue'),
      others: 0,
    }))[0] ?? null,
})

/** ES-ABILITY-11: dice an ability adds on such a card. */
const granted = ({ kind }: Adventure, bearers: readonly Bearer[], pool: readonly Colour[]): Colour[] =>
  traitsOf(bearers, 'dice')
    .filter(({ value }) => value.on === kind)
    .flatMap(({ value }) => value.dice)
    .filter((colour) => !pool.includes(colour))

const bearersOf = (pack: Pack, { abilities }: RuleSet, investigator: Investigator | undefined): Bearer[] => {
  if (!investigator) return []
  const printed = abilities === 'firstPrinted' ? investigator.firstPrinted : undefined
  const ally = pack.allies.find(({ id }) => id === investigator.starts.ally)
  return [
    { source: investigator.id, standing: printed ?? investigator.ability.standing },
    ...(ally ? [{ source: ally.id, standing: ally.standing }] : []),
  ]
}

/** Without markers on the card, with full tracks, before the first roll. `worst`: see `dreadOf`. */
export const cardAttempt = (
  pack: Pack,
  card: Adventure,
  investigator: Investigator | undefined,
  outfit: Outfit,
  worst = false,
): { readonly attempt: Attempt; readonly unclear: boolean } => {
  const bearers = bearersOf(pack, outfit.rules, investigator)
  const calm = traitsOf(bearers, 'ignoreTerror').length > 0
  const { terror, unclear } = dreadOf(calm ? [] : (card.terror ?? []), worst)
  const pool = [...outfit.pool, ...granted(card, bearers, outfit.pool)]
  const { rules: _, ...worn } = outfit
  return {
    unclear,
    attempt: plainAttempt({
      ...worn,
      rows: rowsOfCard(card),
      ordered: card.ordered,
      pool,
      terror,
      reading: readingOf(outfit.rules),
      talents: talentsOf(bearers),
      supply: (['yellow', 'red'] as const).filter((colour) => !pool.includes(colour) && card.lock !== colour),
      health: investigator
        ? {
            sanity: investigator.sanity,
            stamina: investigator.stamina,
            maxSanity: investigator.sanity,
            maxStamina: investigator.stamina,
          }
        : null,
    }),
  }
}

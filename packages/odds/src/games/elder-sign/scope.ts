/** What can matter in an attempt at all: tracks that could run out, terror that could change anything, dice put aside. */
import type { Attempt, Price } from './attempt.ts'
import type { KitRules } from './kit.ts'

/** Above any track. */
const PLENTY = 99

const sumOf = <T>(list: readonly T[], of: (each: T) => number): number => list.reduce((n, each) => n + of(each), 0)

/** More failed rolls than an attempt can have: each costs a die, or a card that saves one. */
const mostFails = ({ pool, rolled, cast, aids, talents }: Attempt): number =>
  2 * (pool.length + rolled.length + cast.length) + 2 * aids.length + talents.spares + talents.locked.length

const mostLost = (attempt: Attempt, track: 'sanity' | 'stamina'): number =>
  sumOf(attempt.rows, (row) => (row.done ? 0 : row[track])) +
  sumOf(attempt.aids, ({ price, sting }) => price[track] + sting[track]) +
  mostFails(attempt) * sumOf(attempt.terror, (choices) => Math.max(...choices.map((blow) => blow[track])))

/** Points that can never run out need not be counted. */
export const plentyOf = (attempt: Attempt, tells: boolean): KitRules['plenty'] => {
  const enough = (track: 'sanity' | 'stamina'): number => {
    const { health } = attempt
    if (health && (tells || mostLost(attempt, track) >= health[track])) return PLENTY
    return 1
  }
  return { sanity: enough('sanity'), stamina: enough('stamina') }
}

const nothing = (price: Price): boolean => price.sanity + price.stamina + price.clock === 0

/** Whether terror could fill the doom track within the attempt. */
export const doomCounts = (attempt: Attempt): boolean => {
  const most = mostFails(attempt) * sumOf(attempt.terror, (choices) => Math.max(...choices.map(({ doom }) => doom)))
  return attempt.doomLeft !== null && most >= attempt.doomLeft
}

/** Effects that could change what the search is after. */
export const terrorThatMatters = (attempt: Attempt, tells: boolean, plenty: KitRules['plenty']): Attempt['terror'] =>
  attempt.terror.filter((choices) =>
    choices.some(
      (blow) =>
        blow.shed !== 'none' ||
        blow.fails ||
        blow.fatal ||
        (blow.clues > 0 && attempt.clues > 0) ||
        (blow.sanity > 0 && plenty.sanity === PLENTY) ||
        (blow.stamina > 0 && plenty.stamina === PLENTY) ||
        (blow.doom > 0 && doomCounts(attempt)) ||
        (tells && (!nothing(blow) || blow.doom > 0)),
    ),
  )

/**
 * Terror effects that take the dice that show terror and do nothing else. One more die in the pool then never hurts: it can
 * at worst be taken itself. Dice on markers must not come back, or a marker would keep a die from terror.
 */
export const onlySheds = (attempt: Attempt, terror: Attempt['terror'], plenty: KitRules['plenty']): boolean =>
  terror.length > 0 &&
  !attempt.reading.savedPlay &&
  terror.every((choices) =>
    choices.every(
      (blow) =>
        blow.shed === 'terror' &&
        !blow.fails &&
        !blow.fatal &&
        !(blow.clues > 0 && attempt.clues > 0) &&
        !(blow.sanity > 0 && plenty.sanity === PLENTY) &&
        !(blow.stamina > 0 && plenty.stamina === PLENTY) &&
        !(blow.doom > 0 && doomCounts(attempt)),
    ),
  )

/** Dice that can be put aside in the midst of a roll, after which it is still to be judged. */
export const mostAside = (aids: Attempt['aids']): number =>
  aids.reduce((n, { effect }) => n + (effect.do === 'secure' ? effect.dice : 0), 0)

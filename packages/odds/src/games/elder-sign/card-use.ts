/** Cards that change no die on the table: dice for later, points, a beaten monster. */
import type { Aid } from './attempt.ts'
import { addedDice, canPay, change, mended, spent } from './change.ts'
import type { Kit } from './kit.ts'
import type { Search } from './search.ts'

/** The pool that these dice make up, by the bits of `extra`. */
export const added = (bits: number): number => (bits & 1 ? 7 : 0) + (bits & 2 ? 14 : 0)

/** Kits after a card that changes no die on the table; the dice it adds. */
export const usesOf = (q: Search, kit: Kit, aid: number, card: Aid): { kit: Kit; dice: number; choice: number }[] => {
  const { effect } = card
  if (!(kit.aids & (1 << aid)) || !canPay(q, kit, card.price)) return []
  if (effect.do === 'addDice') {
    const dice = addedDice(kit, effect.dice)
    if (dice === 0) return []
    return spent(q, kit, aid).map((after) => ({
      kit: change(q, after, { supply: kit.supply & ~dice }),
      dice,
      choice: 0,
    }))
  }
  if (effect.do === 'mend') {
    if (q.plenty[effect.what] === 1) return []
    return spent(q, kit, aid).map((after) => ({ kit: mended(q, after, effect.what, effect.n), dice: 0, choice: 0 }))
  }
  if (effect.do !== 'slay') return []
  const bitsOf = (keys: readonly string[]): number =>
    q.attempt.rows.reduce((all, { key }, i) => (keys.includes(key) ? all | (1 << i) : all), 0)
  return effect.choices.flatMap(({ closes, opens }, choice) =>
    (kit.done & bitsOf(closes)) === bitsOf(closes)
      ? []
      : spent(q, kit, aid).map((after) => ({
          kit: change(q, after, { done: (kit.done | bitsOf(closes)) & ~bitsOf(opens) }),
          dice: 0,
          choice,
        })),
  )
}

const POOL_STEP = [1, 7, 14] as const

export const stepOf = (colour: number): number => POOL_STEP[colour] ?? 0

interface Joined {
  readonly kit: Kit
  readonly pool: number
}

/**
 * ES-FAIL-04: once the last die lies on a marker none joins the pool any more; so before that one was added, or (ES-ABILITY-12)
 * taken from a lock.
 */
export const joinedFirst = (q: Search, kit: Kit): readonly Joined[] =>
  q.early.length === 0 && kit.locked.length === 0 ? NOBODY : joining(q, kit)

const NOBODY: readonly Joined[] = []

const joining = (q: Search, kit: Kit): Joined[] => [
  ...q.early.flatMap((aid) => {
    const card = q.attempt.aids[aid]
    if (card?.effect.do !== 'addDice') return []
    return usesOf(q, kit, aid, card).map((used) => ({ kit: used.kit, pool: added(used.dice) }))
  }),
  ...kit.locked.flatMap((n, colour) =>
    n === 0 ? [] : [{ kit: change(q, kit, { locked: kit.locked.with(colour, n - 1) }), pool: stepOf(colour) }],
  ),
]

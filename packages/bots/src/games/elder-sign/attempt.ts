/**
 * A rough chance of finishing an attempt, without rolling anything: rows fall the hardest first, a failed roll costs a
 * die, a saved die is one that the hardest row wanted, and a clue rolls what was missing once more.
 */
import type { Face } from '@vigil/elder-sign'
import { afterFace, diceFor, fixedIn, match, type Needs } from './needs.ts'
import { countDice, type Dice, rollChances, without } from './roll.ts'

export interface Attempt {
  readonly rows: readonly Needs[]
  readonly ordered: boolean
  readonly dice: Dice
  /** Dice on markers and spells. */
  readonly held: readonly Face[]
  /** How many dice may still be saved: focus and securing spells. */
  readonly saves: number
  readonly clues: number
}

export interface Estimator {
  readonly wild: number
  roll(needs: Needs, dice: Dice): number
  /** What is left of the needs once a die shows this. */
  after(needs: Needs, face: Face): Needs
  /** Of the whole attempt, before a roll. */
  finish(attempt: Attempt): number
}

interface Target {
  readonly at: number
  readonly needs: Needs
  readonly used: readonly number[]
  readonly chance: number
}

/** Rows stay the same objects while an attempt is thought through. */
const rowKeys = new WeakMap<Needs, string>()

const rowKey = (row: Needs): string => {
  let key = rowKeys.get(row)
  if (key === undefined) {
    key = `${row.join('')},`
    rowKeys.set(row, key)
  }
  return key
}

const keyOf = ({ rows, ordered, dice, held, saves, clues }: Attempt): string => {
  let key = ordered ? '>' : '|'
  for (const row of rows) key += rowKey(row)
  for (const face of held) key += face
  return `${key}.${dice.green}${dice.yellow}${dice.red}${saves}${clues}`
}

export const dropAt = <T>(list: readonly T[], places: readonly number[]): T[] =>
  list.filter((_, i) => !places.includes(i))

const MOST_KEPT = 100_000

/** What somebody would save out of a failed roll: a fixed result the row wants, or a good investigation. */
export const wantedFace = (needs: Needs): Face => {
  if (needs[4] || needs[5] || needs[6]) return 'T'
  if (needs[1] || needs[3] || needs[7]) return 'L'
  return needs[2] ? 'P' : 'I3'
}

/** What is still missing of a row whose easier half lay there. */
const missingHalf = (needs: Needs): Needs => {
  let spare = Math.floor((fixedIn(needs) + ((needs[0] ?? 0) > 0 ? 1 : 0)) / 2)
  return needs.map((n, at) => {
    if (at === 0) return fixedIn(needs) === 0 ? Math.ceil(n / 2) : n
    const gone = Math.min(n, spare)
    spare -= gone
    return n - gone
  })
}

const targetsOf = (e: Estimator, { rows, ordered, dice, held }: Attempt): Target[] => {
  const open = ordered ? rows.slice(0, 1) : rows
  return open
    .map((row, at) => {
      const { needs, used } = match(row, held, e.wild)
      return { at, needs, used, chance: e.roll(needs, dice) }
    })
    .sort((a, b) => a.chance - b.chance)
}

/** The attempt once this row is done with. */
const done = (attempt: Attempt, { at, needs, used }: Target): Attempt => ({
  ...attempt,
  rows: dropAt(attempt.rows, [at]),
  dice: without(attempt.dice, diceFor(needs)),
  held: dropAt(attempt.held, used),
})

const afterFailure = (e: Estimator, attempt: Attempt, hardest: Target): number => {
  const { dice, saves, held } = attempt
  const plain = e.finish({ ...attempt, dice: without(dice, 1) })
  if (saves === 0 || countDice(dice) < 2) return plain
  const saved = e.finish({
    ...attempt,
    dice: without(dice, 2),
    held: [...held, wantedFace(hardest.needs)],
    saves: saves - 1,
  })
  const shown = 1 - (5 / 6) ** countDice(dice)
  return plain + Math.max(0, saved - plain) * shown
}

const work = (e: Estimator, attempt: Attempt): number => {
  const targets = targetsOf(e, attempt)
  let failing = 1
  let sum = 0
  for (const target of targets) {
    if (target.chance === 0) continue
    sum += failing * target.chance * e.finish(done(attempt, target))
    failing *= 1 - target.chance
  }
  const hardest = targets.find(({ chance }) => chance > 0) ?? targets[0]
  if (!hardest || failing < 1e-6) return sum
  if (attempt.clues === 0) return sum + failing * afterFailure(e, attempt, hardest)
  const spent = { ...attempt, clues: attempt.clues - 1 }
  const rest = missingHalf(hardest.needs)
  const again = e.roll(rest, without(attempt.dice, diceFor(hardest.needs) - diceFor(rest)))
  return sum + failing * (again * e.finish(done(spent, hardest)) + (1 - again) * afterFailure(e, spent, hardest))
}

export const estimator = (wild: number): Estimator => {
  const known = new Map<string, number>()
  const e: Estimator = {
    wild,
    roll: rollChances(wild),
    after: (needs, face) => afterFace(needs, face, wild),
    finish(attempt) {
      if (attempt.rows.length === 0) return 1
      if (countDice(attempt.dice) === 0) return 0
      const key = keyOf(attempt)
      const before = known.get(key)
      if (before !== undefined) return before
      const value = work(e, attempt)
      if (known.size > MOST_KEPT) known.clear()
      known.set(key, value)
      return value
    },
  }
  return e
}

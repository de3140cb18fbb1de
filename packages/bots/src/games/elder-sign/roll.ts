/** The chance that one roll meets some needs, one die after another. Equal questions are answered once. */
import { type Colour, FACES_OF } from '@vigil/elder-sign'
import { afterFace, fixedIn, isMet, keyOfNeeds, type Needs } from './needs.ts'

export interface Dice {
  readonly green: number
  readonly yellow: number
  readonly red: number
}

export const countDice = ({ green, yellow, red }: Dice): number => green + yellow + red

/** The plain dice go first. */
export const without = ({ green, yellow, red }: Dice, n: number): Dice => {
  const fromGreen = Math.min(green, n)
  const fromYellow = Math.min(yellow, n - fromGreen)
  return {
    green: green - fromGreen,
    yellow: yellow - fromYellow,
    red: Math.max(0, red - (n - fromGreen - fromYellow)),
  }
}

/** The order in which dice are looked at: the wildcard comes last, so that it fills what is left. */
const nextDie = ({ green, yellow }: Dice): Colour => (green > 0 ? 'green' : yellow > 0 ? 'yellow' : 'red')

export type RollChance = (needs: Needs, dice: Dice) => number

/** Answers kept at a time; they are cheap to find again. */
const MOST_KEPT = 200_000

export const rollChances = (wild: number): RollChance => {
  const known = new Map<string, number>()
  const chance: RollChance = (needs, dice) => {
    if (isMet(needs)) return 1
    const left = countDice(dice)
    if (left === 0 || fixedIn(needs) + Math.ceil((needs[0] ?? 0) / 4) > left) return 0
    const key = `${keyOfNeeds(needs)}.${dice.green}${dice.yellow}${dice.red}`
    const before = known.get(key)
    if (before !== undefined) return before
    const colour = nextDie(dice)
    const rest: Dice = { ...dice, [colour]: dice[colour] - 1 }
    let sum = 0
    for (const face of FACES_OF[colour]) sum += chance(afterFace(needs, face, wild), rest)
    if (known.size > MOST_KEPT) known.clear()
    known.set(key, sum / 6)
    return sum / 6
  }
  return chance
}

/** Rolls and draws: one outcome sampled, or all of them with exact weights (P4). */
import type { IntSource, Weighted } from '@vigil/kernel'
import type { Chance, ES, Outcome } from './kind.ts'
import { colourOf, FACES_OF, type Face } from './nouns/die.ts'
import { typeOfMarker } from './world.ts'

export const sampleOutcome = (chance: Chance, int: IntSource): Outcome => {
  if (chance.is === 'draw') {
    const card = chance.cards[int(chance.cards.length)]
    if (card === undefined) throw new Error('nothing to draw from')
    return { card }
  }
  return { faces: chance.dice.map((die) => faceAt(die, int(6))) }
}

const faceAt = (die: number, n: number): Face => {
  const face = FACES_OF[colourOf(die)][n]
  if (!face) throw new Error(`no face ${n}`)
  return face
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

/** Multisets of `n` faces in order, each with the number of rolls that show it. */
const multisets = (faces: readonly Face[], n: number): { faces: Face[]; ways: number }[] => {
  const found: { faces: Face[]; ways: number }[] = []
  const grow = (from: number, taken: Face[], ways: number, left: number): void => {
    if (left === 0) return void found.push({ faces: taken, ways })
    const face = faces[from]
    if (!face) return
    for (let k = left; k >= 0; k--)
      grow(from + 1, [...taken, ...Array<Face>(k).fill(face)], ways / factorial(k), left - k)
  }
  grow(0, [], factorial(n), n)
  return found
}

/** Greens are interchangeable; the yellow and the red die are themselves. */
const rollOutcomes = (dice: readonly number[]): { faces: Face[]; ways: number }[] => {
  const greens = dice.filter((die) => colourOf(die) === 'green')
  let all = multisets(FACES_OF.green, greens.length)
  for (const die of dice) {
    const colour = colourOf(die)
    if (colour === 'green') continue
    all = all.flatMap(({ faces, ways }) => FACES_OF[colour].map((face) => ({ faces: [...faces, face], ways })))
  }
  return all
}

export const outcomesOf = (chance: Chance): Weighted<ES>[] => {
  if (chance.is === 'roll') {
    return rollOutcomes(chance.dice).map(({ faces, ways }) => ({
      input: { is: 'chance', outcome: { faces } },
      weight: Math.round(ways),
    }))
  }
  // Markers of one type are alike.
  const kinds = new Map<string, { card: string; weight: number }>()
  for (const card of chance.cards) {
    const kind = chance.from === 'cup' ? typeOfMarker(card) : card
    const known = kinds.get(kind)
    if (known) known.weight++
    else kinds.set(kind, { card, weight: 1 })
  }
  return [...kinds.values()].map(({ card, weight }) => ({ input: { is: 'chance', outcome: { card } }, weight }))
}

/** Whether chance could have spoken so: any order of faces, any marker of the cup. Outcomes may come from outside. */
export const isPossible = (chance: Chance, outcome: unknown): outcome is Outcome => {
  if (typeof outcome !== 'object' || outcome === null || Object.keys(outcome).length !== 1) return false
  if (chance.is === 'draw') return 'card' in outcome && chance.cards.some((card) => card === outcome.card)
  if (!('faces' in outcome) || !Array.isArray(outcome.faces) || outcome.faces.length !== chance.dice.length)
    return false
  const faces: readonly unknown[] = outcome.faces
  return chance.dice.every((die, i) => FACES_OF[colourOf(die)].some((face) => face === faces[i]))
}

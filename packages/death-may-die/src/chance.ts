/** Rolls and draws: one outcome sampled, or all of them with exact weights. */
import type { IntSource, Weighted } from '@vigil/kernel'
import type { Chance, DMD, Outcome } from './kind.ts'
import { type Colour, FACES, FACES_OF, type Face } from './nouns/die.ts'

const faceOf = (colour: Colour, n: number): Face => {
  const face = FACES_OF[colour][n]
  if (!face) throw new Error(`no face ${n}`)
  return face
}

export const sampleOutcome = (chance: Chance, int: IntSource): Outcome => {
  if (chance.is === 'draw') {
    const card = chance.cards[int(chance.cards.length)]
    if (card === undefined) throw new Error('nothing to draw from')
    return { card }
  }
  const faces: Face[] = []
  for (let i = 0; i < chance.standard; i++) faces.push(faceOf('standard', int(6)))
  for (let i = 0; i < chance.bonus; i++) faces.push(faceOf('bonus', int(6)))
  return { faces }
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

const waysOf = (colour: Colour): { face: Face; ways: number }[] =>
  FACES.map((face) => ({ face, ways: FACES_OF[colour].filter((each) => each === face).length })).filter(
    ({ ways }) => ways > 0,
  )

/** Multisets of `n` faces of one colour, each with the number of rolls that show it. */
const multisets = (colour: Colour, n: number): { faces: Face[]; ways: number }[] => {
  const kinds = waysOf(colour)
  const found: { faces: Face[]; ways: number }[] = []
  const grow = (from: number, taken: Face[], ways: number, left: number): void => {
    if (left === 0) return void found.push({ faces: taken, ways: Math.round(ways) })
    const kind = kinds[from]
    if (!kind) return
    for (let k = left; k >= 0; k--)
      grow(from + 1, [...taken, ...Array<Face>(k).fill(kind.face)], (ways * kind.ways ** k) / factorial(k), left - k)
  }
  grow(0, [], factorial(n), n)
  return found
}

/** Dice of one colour are interchangeable: one outcome for each multiset. */
export const outcomesOf = (chance: Chance): Weighted<DMD>[] => {
  if (chance.is === 'roll') {
    const bonus = multisets('bonus', chance.bonus)
    return multisets('standard', chance.standard).flatMap((black) =>
      bonus.map((green) => ({
        input: { is: 'chance', outcome: { faces: [...black.faces, ...green.faces] } } as const,
        weight: black.ways * green.ways,
      })),
    )
  }
  const weights = new Map<string, number>()
  for (const card of chance.cards) weights.set(card, (weights.get(card) ?? 0) + 1)
  return [...weights].map(([card, weight]) => ({ input: { is: 'chance', outcome: { card } }, weight }))
}

/** Whether chance could have spoken so: any order of the faces of one colour. Outcomes may come from outside. */
export const isPossible = (chance: Chance, outcome: unknown): outcome is Outcome => {
  if (typeof outcome !== 'object' || outcome === null || Object.keys(outcome).length !== 1) return false
  if (chance.is === 'draw') return 'card' in outcome && chance.cards.some((card) => card === outcome.card)
  if (!('faces' in outcome) || !Array.isArray(outcome.faces)) return false
  const faces: readonly unknown[] = outcome.faces
  if (faces.length !== chance.standard + chance.bonus) return false
  return faces.every((face, i) => FACES_OF[i < chance.standard ? 'standard' : 'bonus'].some((each) => each === face))
}

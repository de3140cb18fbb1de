/** Where an attempt stands, and its value there. */
import type { Attempt, ShownDie } from './attempt.ts'
import { colourNumber, faceNumber, poolOf } from './kit.ts'
import { rollValue } from './prepare.ts'
import type { Search } from './search.ts'

export const poolOfColours = (dice: readonly string[]): number => {
  const count = (colour: string): number => dice.filter((each) => each === colour).length
  return poolOf(count('green'), count('yellow'), count('red'))
}

export const rolledPool = ({ rolled }: Attempt): number => poolOfColours(rolled.map(({ colour }) => colour))

/** The class of what each die shows. */
export const seenOf = ({ sight }: Search['start'], { colour, face }: ShownDie) => ({
  colour: colourNumber(colour),
  seen: sight.classOf[faceNumber(face)] ?? 0,
})

/** The value under best play. */
export const valueNow = (q: Search): number => {
  const { attempt, start } = q
  const pool = poolOfColours(attempt.pool)
  return attempt.waits.is === 'rolling'
    ? rollValue(q, start, pool, attempt.clues)
    : q.prepare(start, pool, attempt.clues)
}

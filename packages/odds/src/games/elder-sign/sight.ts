/** What a die's result is good for while some rows are open: faces that do the same are one kind. */
import { COLOURS, FACES, FACES_OF, type Face } from '@vigil/elder-sign'
import type { Attempt, Need, TaskRow } from './attempt.ts'
import type { Fail } from './kit.ts'
import { type Lattice, latticeOf, MOST_GREEN } from './lattice.ts'
import type { Grab, Picked } from './picked.ts'
import type { Shape } from './shape.ts'
import { type Ways, waysToMeet } from './ways.ts'

/** One colour of die: its kinds and their chances. */
export interface Side {
  /** The class of each kind. */
  readonly classes: readonly number[]
  readonly chances: Float64Array
  /** The kind that shows a class, or -1. */
  readonly kindOf: Int8Array
}

export interface Sight {
  /** Classes of faces, by the face's number in FACES, and of BLANK. */
  readonly classOf: Int8Array
  /** The first face of each class stands for it; BLANK for the idle one. */
  readonly faces: readonly number[]
  /** The last class: what no open row, terror effect or talent has a use for. */
  readonly idle: number
  /** The class of terror where terror matters, or -1. */
  readonly terror: number
  /** Some open row asks for terror, which only green dice show. */
  readonly asksTerror: boolean
  readonly sides: readonly [Side, Side, Side]
  readonly lattice: Lattice
  /** By row: the least dice that meet it, as counts by class. */
  readonly ways: readonly Ways[]
  /** Sets of dice asked about, by their counts. */
  readonly picks: Map<number, Picked>
  /** By pool. */
  readonly shapes: (Shape | undefined)[]
  readonly singles: (readonly Grab[] | undefined)[]
  readonly pairs: (readonly Grab[] | undefined)[]
  /** Of failed rolls looked at before, to be used again. */
  readonly fails: Fail[]
  /** Chances of all results of n green dice, by n. */
  readonly multinomials: (Float64Array | undefined)[]
}

const T = FACES.indexOf('T')

/** What an idle die shows, whatever it shows. */
export const BLANK = FACES.length

export const worthOf = (face: Face, wild: number): number =>
  face === 'W' ? wild : face.startsWith('I') ? Number(face.slice(1)) : 0

const meets = ({ faces }: Need, face: Face): boolean => face === 'W' || faces.includes(face)

/** ES-ABILITY-02: what a raised die shows; green dice have no 4. */
export const raisedFace = (face: number, green: boolean): number => {
  const shown = FACES[face]
  if (shown === 'I1' || shown === 'I2') return face + 1
  return shown === 'I3' && !green ? face + 1 : -1
}

/** What a face does for the open rows; investigation above the largest sum asked for is worth no more. */
const use = (face: Face, open: readonly TaskRow[], wild: number): string => {
  const sums = open.flatMap(({ needs }) => needs.map(({ sum }) => sum))
  const worth = Math.min(worthOf(face, wild), Math.max(0, ...sums))
  const fixed = open.flatMap(({ needs }) => needs.filter(({ sum }) => sum === 0).map((need) => meets(need, face)))
  return `${worth}${fixed.map(Number).join('')}`
}

const numbered = (marks: readonly string[]): number[] => {
  const seen = [...new Set(marks)]
  return marks.map((mark) => seen.indexOf(mark))
}

/** Faces stay in one class only if what they can be turned into is in one class too. */
const refine = (classes: readonly number[], { talents }: Attempt): number[] => {
  const turned = (face: number): number[] => [
    ...(talents.raise ? [raisedFace(face, true), raisedFace(face, false)] : []).map((to) => (to < 0 ? face : to)),
    ...talents.converts.map(({ from, to }) => (FACES[face] === from ? FACES.indexOf(to) : face)),
  ]
  return numbered(classes.map((own, face) => [own, ...turned(face).map((to) => classes[to])].join()))
}

const classesFor = (attempt: Attempt, open: readonly TaskRow[], terrorMatters: boolean): number[] => {
  const marks = FACES.map((face, i) => use(face, open, attempt.reading.wild) + (terrorMatters && i === T ? 't' : ''))
  let classes = numbered(marks)
  for (;;) {
    const finer = refine(classes, attempt)
    if (Math.max(...finer) === Math.max(...classes)) return classes
    classes = finer
  }
}

const sideOf = (faces: readonly Face[], classOf: Int8Array, others: readonly number[]): Side => {
  const rolled = faces.map((face) => classOf[FACES.indexOf(face)] ?? 0)
  const classes = [...new Set([...rolled, ...others.map((face) => classOf[face] ?? 0)])].sort((a, b) => a - b)
  const kindOf = new Int8Array(classOf.length).fill(-1)
  classes.forEach((each, kind) => {
    kindOf[each] = kind
  })
  const chances = Float64Array.from(classes, (each) => rolled.filter((other) => other === each).length / faces.length)
  return { classes, chances, kindOf }
}

/** Faces that cards and talents may turn any die to, whether it has them or not. */
const turnTargets = ({ aids, talents }: Attempt): number[] => [
  ...aids.flatMap(({ effect }) => (effect.do === 'turnDie' ? [FACES.indexOf(effect.to)] : [])),
  ...talents.converts.map(({ to }) => FACES.indexOf(to)),
]

/** Whether neither the face nor anything a talent could make of it is of use. */
const isIdle = (attempt: Attempt, open: readonly TaskRow[], face: number): boolean => {
  const { raise, converts } = attempt.talents
  const turned = [
    ...(raise ? [raisedFace(face, true), raisedFace(face, false)].filter((to) => to >= 0) : []),
    ...converts.flatMap(({ from, to }) => (FACES[face] === from ? [FACES.indexOf(to)] : [])),
  ]
  return [face, ...turned].every((each) => /^0*$/.test(use(FACES[each] ?? 'W', open, attempt.reading.wild)))
}

/** Idle faces and BLANK make up the last class; the others keep their order. */
const classesWithIdle = (attempt: Attempt, open: readonly TaskRow[], terrorMatters: boolean): Int8Array => {
  const classes = classesFor(attempt, open, terrorMatters)
  const idle = FACES.map((_, face) => isIdle(attempt, open, face) && !(terrorMatters && face === T))
  const useful = [...new Set(classes.filter((_, face) => !idle[face]))]
  const of = (face: number): number => (idle[face] ? useful.length : useful.indexOf(classes[face] ?? 0))
  return Int8Array.from([...FACES.map((_, face) => of(face)), useful.length])
}

/**
 * How many dice of a class the open rows can use between them: any more are idle. Where a die may be worth putting aside
 * for itself, as many again as can be put aside; terror and what talents turn is counted in full.
 */
const capsOf = (attempt: Attempt, ways: readonly Ways[], classes: number, terror: number, spare: number): number[] => {
  const { raise, converts } = attempt.talents
  const all = raise || converts.length > 0
  return Array.from({ length: classes }, (_, seen) => {
    if (all || seen === terror || seen === classes - 1) return MOST_GREEN
    const used = ways.reduce((sum, way) => sum + Math.max(0, ...way.map((counts) => counts[seen] ?? 0)), 0)
    return Math.min(MOST_GREEN, used + spare)
  })
}

/** `spare`: dice that may be put aside though nothing needs them. */
export const sightOf = (attempt: Attempt, open: readonly TaskRow[], terrorMatters: boolean, spare: number): Sight => {
  const classOf = classesWithIdle(attempt, open, terrorMatters)
  const idle = classOf[BLANK] ?? 0
  const faces = Array.from({ length: idle + 1 }, (_, seen) => (seen === idle ? BLANK : classOf.indexOf(seen)))
  const targets = turnTargets(attempt)
  const [green, yellow, red] = COLOURS.map((colour) =>
    sideOf(FACES_OF[colour], classOf, colour === 'green' ? [...targets, BLANK] : targets),
  )
  if (!green || !yellow || !red) throw new Error('three colours of dice')
  const ways = attempt.rows.map((row) => (open.includes(row) ? waysToMeet(row.needs, faces, attempt.reading.wild) : []))
  const terror = terrorMatters ? (classOf[T] ?? -1) : -1
  const caps = capsOf(attempt, ways, faces.length, terror, spare)
  return {
    classOf,
    faces,
    idle,
    terror,
    asksTerror: !isIdle(attempt, open, T),
    sides: [green, yellow, red],
    lattice: latticeOf(green.classes.map((seen) => caps[seen] ?? MOST_GREEN)),
    picks: new Map(),
    shapes: [],
    singles: [],
    pairs: [],
    fails: [],
    multinomials: [],
    ways,
  }
}

/** Runs scenario files: text in, report out. */
import { jsonFault } from '@vigil/kernel'
import { headShape, SPOKEN_WORDS, STEP_SHAPES } from './elder-sign/file-shape.ts'
import { conclude, perform, type Run, startRun } from './elder-sign/run.ts'
import type { Setup } from './elder-sign/setup-shape.ts'
import type { Step } from './elder-sign/step-shape.ts'
import { type Mismatch, ScenarioFailure } from './failure.ts'
import { type Misfit, misfitOf, placeOf, quoted } from './json-place.ts'
import { suggestion } from './nearest.ts'

export interface ScenarioFault extends Mismatch {
  /** The step that does not hold, from 1; 0 where it is the file or the position. */
  readonly step: number
  /** `line 3, column 5`, `setup.seats[0].sanity`, `steps[2]`. */
  readonly place: string
}

export interface ScenarioReport {
  readonly ok: boolean
  readonly title: string
  /** Rule ids the title cites in brackets. */
  readonly rules: readonly string[]
  readonly failure?: ScenarioFault
}

interface Read {
  readonly title: string
  readonly setup: Setup
  readonly steps: readonly Step[]
}

/** `[ES-TASK-02, ES-TASK-07] …` */
export const rulesCited = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, ids = '']) => ids.match(/\b[A-Z]+-[A-Z]+-\d+\b/g) ?? [])

class Unreadable extends Error {
  readonly fault: ScenarioFault
  constructor(misfit: Misfit, step = 0) {
    super(misfit.place)
    this.fault = { step, ...misfit }
  }
}

const parsed = (text: string): unknown => {
  // Some editors begin a file with a byte order mark.
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text
  try {
    return JSON.parse(json)
  } catch {
    const { line, column, got } = jsonFault(json) ?? { line: 1, column: 1, got: 'end' }
    const found = got === 'end' ? 'the end of the file' : quoted(got)
    throw new Unreadable({ place: `line ${line}, column ${column}`, expected: 'JSON', got: found })
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const WORDS = Object.keys(STEP_SHAPES)

const readStep = (file: unknown, value: unknown, i: number): Step => {
  const place = ['steps', i]
  const refuse = (expected: string): never => {
    throw new Unreadable({ place: placeOf(place), expected, got: quoted(value) }, i + 1)
  }
  const keys = isRecord(value) ? Object.keys(value) : []
  const word = WORDS.find((each) => keys.includes(each))
  const shape = word === undefined ? undefined : STEP_SHAPES[word]
  if (!shape) return refuse(`a step with one of the fields ${WORDS.join(', ')}${suggestion(keys[0] ?? '', WORDS)}`)
  const read = shape.safeParse(value)
  const [issue] = read.success ? [] : read.error.issues
  if (issue) throw new Unreadable(misfitOf({ file, at: place, schema: shape, words: SPOKEN_WORDS }, issue), i + 1)
  return value as Step
}

const EMPTY: Misfit = { place: 'the file', expected: 'a scenario', got: 'something else' }

const readFile = (file: unknown): Read => {
  const read = headShape.safeParse(file)
  if (!read.success) {
    const measured = { file, at: [], schema: headShape }
    throw new Unreadable(read.error.issues.map((issue) => misfitOf(measured, issue))[0] ?? EMPTY)
  }
  const { title, setup = {}, steps } = read.data
  return { title, setup, steps: steps.map((step, i) => readStep(file, step, i)) }
}

const faultIn = (step: number, place: string, act: () => void): ScenarioFault | undefined => {
  try {
    act()
    return undefined
  } catch (error) {
    const broken = { expected: 'the rules to go on', got: String(error) }
    return { step, place, ...(error instanceof ScenarioFailure ? error.mismatch : broken) }
  }
}

const played = ({ setup, steps }: Read): ScenarioFault | undefined => {
  let run: Run | undefined
  const unlaid = faultIn(0, 'setup', () => {
    run = startRun(setup)
  })
  const table = run
  if (!table) return unlaid
  for (const [i, step] of steps.entries()) {
    const fault = faultIn(i + 1, `steps[${i}]`, () => perform(table, step))
    if (fault) return fault
  }
  return faultIn(steps.length, 'the end', () => conclude(table))
}

const titleOf = (file: unknown): string => (isRecord(file) && typeof file.title === 'string' ? file.title : '')

export const runScenarioFile = (text: string): ScenarioReport => {
  let file: unknown
  const report = (failure: ScenarioFault | undefined): ScenarioReport => {
    const title = titleOf(file)
    return { ok: !failure, title, rules: rulesCited(title), ...(failure ? { failure } : {}) }
  }
  try {
    file = parsed(text)
    return report(played(readFile(file)))
  } catch (error) {
    if (error instanceof Unreadable) return report(error.fault)
    throw error
  }
}

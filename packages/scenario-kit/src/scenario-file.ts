/** Runs scenario files: text in, report out. */
import { jsonFault } from '@vigil/kernel'
import { deathMayDieLanguage } from './death-may-die/language.ts'
import { elderSignLanguage } from './elder-sign/language.ts'
import { type Mismatch, ScenarioFailure } from './failure.ts'
import { type Misfit, misfitOf, placeOf, quoted } from './json-place.ts'
import type { Language, Play } from './language.ts'
import { suggestion } from './nearest.ts'

const LANGUAGES: readonly Language[] = [elderSignLanguage, deathMayDieLanguage]

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
  readonly language: Language
  readonly setup: unknown
  readonly steps: readonly unknown[]
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

const readStep = ({ steps, words }: Language, file: unknown, value: unknown, i: number): unknown => {
  const names = Object.keys(steps)
  const place = ['steps', i]
  const refuse = (expected: string): never => {
    throw new Unreadable({ place: placeOf(place), expected, got: quoted(value) }, i + 1)
  }
  const keys = isRecord(value) ? Object.keys(value) : []
  const word = names.find((each) => keys.includes(each))
  const shape = word === undefined ? undefined : steps[word]
  if (!shape) return refuse(`a step with one of the fields ${names.join(', ')}${suggestion(keys[0] ?? '', names)}`)
  const read = shape.safeParse(value)
  const [issue] = read.success ? [] : read.error.issues
  if (issue) throw new Unreadable(misfitOf({ file, at: place, schema: shape, words }, issue), i + 1)
  return value
}

const EMPTY: Misfit = { place: 'the file', expected: 'a scenario', got: 'something else' }

/** The game comes first: everything else is measured in its own words. */
const languageOf = (file: unknown): Language => {
  const game = isRecord(file) ? file.game : undefined
  const found = LANGUAGES.find((language) => language.game === game)
  if (found) return found
  if (!isRecord(file)) throw new Unreadable({ place: 'the file', expected: 'an object in braces', got: quoted(file) })
  const known = LANGUAGES.map((language) => language.game)
  const hint = typeof game === 'string' ? suggestion(game, known) : ''
  throw new Unreadable({ place: 'game', expected: `one of ${known.join(', ')}${hint}`, got: quoted(game) })
}

const readFile = (file: unknown): Read => {
  const language = languageOf(file)
  const read = language.head.safeParse(file)
  if (!read.success) {
    const measured = { file, at: [], schema: language.head }
    throw new Unreadable(read.error.issues.map((issue) => misfitOf(measured, issue))[0] ?? EMPTY)
  }
  const { setup, steps } = read.data
  return { language, setup, steps: steps.map((step, i) => readStep(language, file, step, i)) }
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

const played = ({ language, setup, steps }: Read): ScenarioFault | undefined => {
  let play: Play | undefined
  const unlaid = faultIn(0, 'setup', () => {
    play = language.start(setup)
  })
  const table = play
  if (!table) return unlaid
  for (const [i, step] of steps.entries()) {
    const fault = faultIn(i + 1, `steps[${i}]`, () => table.perform(step))
    if (fault) return fault
  }
  return faultIn(steps.length, 'the end', () => table.conclude())
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

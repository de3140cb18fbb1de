/** `vigil odds death-may-die`: a roll with rerolls by stress under a stated goal, exactly. */
import { FACES, FACES_OF, type Face } from '@vigil/death-may-die'
import {
  type Count,
  type Ending,
  type Goal,
  isGoalFault,
  PLAIN,
  type Plan,
  readGoal,
  type Solution,
  SYMBOLS,
  solve,
  type Verdict,
  worthOf,
} from '@vigil/odds/death-may-die'
import { inColumns } from '../commands/columns.ts'
import { numberUpTo, underlined } from '../commands/odds-dice.ts'
import { EXIT, Fault } from '../fault.ts'
import { type Io, print, printJson } from '../io.ts'

export interface RollFlags {
  readonly standard?: string
  readonly bonus?: string
  readonly stress?: string
  readonly free?: string
  readonly elders?: string
  readonly rolled?: string
  readonly goal?: string
  readonly json?: boolean
}

/** More dice than a table has would only take long. */
const MOST_DICE = 12
const MOST_REROLLS = 12
const ALL = 99

const GRAMMAR = `A goal is bounds, as in "successes>=3, tentacles<=1", or a sum, as in "successes - 0.5 tentacles - 0.3 stress". Known are ${SYMBOLS.join(', ')}.`

const goalIn = (text: string | undefined): Goal => {
  if (text === undefined) throw new Fault(`vigil odds death-may-die needs --goal. ${GRAMMAR}`)
  const read = readGoal(text)
  if (isGoalFault(read))
    throw new Fault(`--goal does not parse:\n${underlined(text, read.at, read.length)}\n${GRAMMAR}`)
  return read
}

const eldersIn = (text: string | undefined): Count[] => {
  if (text === undefined) return []
  const most = text === 'all' ? ALL : numberUpTo('--elders', text, MOST_DICE)
  return [{ what: 'elder', most, worth: 1, tentacle: false, heals: null }]
}

const faceIn = (text: string, part: string, at: number): Face => {
  const typed = part.trim().toUpperCase()
  const face = FACES.find((each) => each === typed)
  if (face) return face
  const place = underlined(text, at, Math.max(1, part.length))
  throw new Fault(
    `--rolled does not parse:\n${place}\nFaces: ${FACES.join(', ')}; standard dice first, then bonus dice.`,
  )
}

const rolledIn = (text: string | undefined, { standard, bonus }: Plan): Face[] | undefined => {
  if (text === undefined) return undefined
  let at = 0
  const faces = text.split(',').map((part) => {
    const face = faceIn(text, part, at)
    at += part.length + 1
    return face
  })
  if (faces.length !== standard + bonus)
    throw new Fault(`--rolled shows ${faces.length} dice, and the roll has ${standard + bonus}.`)
  faces.forEach((face, i) => {
    const colour = i < standard ? 'standard' : 'bonus'
    if (!FACES_OF[colour].includes(face)) throw new Fault(`--rolled: no ${colour} die shows ${face}.`)
  })
  return faces
}

const planIn = (flags: RollFlags): Plan => ({
  ...PLAIN,
  standard: numberUpTo('--standard', flags.standard ?? '3', MOST_DICE),
  bonus: numberUpTo('--bonus', flags.bonus, MOST_DICE),
  stress: numberUpTo('--stress', flags.stress, MOST_REROLLS),
  free: numberUpTo('--free', flags.free, MOST_REROLLS),
  counts: eldersIn(flags.elders),
})

/** Results that differ in nothing one asks for are one line. */
const distribution = (endings: readonly Ending[]) => {
  const found = new Map<string, { successes: number; tentacles: number; stress: number; chance: number }>()
  for (const { result, stress, chance } of endings) {
    const { successes, tentacles } = result
    const key = [successes, tentacles, stress].join()
    const known = found.get(key)
    if (known) known.chance += chance
    else found.set(key, { successes, tentacles, stress, chance })
  }
  return [...found.values()].sort(
    (a, b) => a.successes - b.successes || a.tentacles - b.tentacles || a.stress - b.stress,
  )
}

const deedOf = ({ reroll }: Verdict): string =>
  reroll ? `reroll a ${reroll.bonus ? 'bonus' : 'standard'} die that shows ${reroll.face}` : 'keep'

const shown = (goal: Goal, value: number): string =>
  goal.is === 'chance' ? `${(100 * value).toFixed(4)} %` : value.toFixed(6)

/** How often so many successes come up. */
const bySuccesses = (endings: readonly Ending[]): string[][] => {
  const chances = new Map<number, number>()
  for (const { successes, chance } of distribution(endings))
    chances.set(successes, (chances.get(successes) ?? 0) + chance)
  return [...chances].map(([n, chance]) => [
    `${n} ${n === 1 ? 'success' : 'successes'}`,
    `${(100 * chance).toFixed(4)} %`,
  ])
}

const tell = (io: Io, goal: Goal, solution: Solution, verdicts: readonly Verdict[] | undefined): void => {
  const [best] = verdicts ?? []
  print(io, shown(goal, best?.value ?? solution.value))
  print(io, `stress spent: ${(best?.stress ?? solution.stress).toFixed(3)} on the average`)
  const rows = verdicts
    ? verdicts.map((verdict) => [deedOf(verdict), shown(goal, verdict.value)])
    : bySuccesses(solution.endings())
  print(io, inColumns(rows).join('\n'))
}

export const runRollOdds = (flags: RollFlags, io: Io): number => {
  const goal = goalIn(flags.goal)
  const plan = planIn(flags)
  if (plan.standard + plan.bonus === 0) throw new Fault('A roll needs dice: --standard or --bonus.')
  const faces = rolledIn(flags.rolled, plan)
  const began = performance.now()
  const solution = solve(plan, worthOf(goal))
  const verdicts = faces && solution.verdicts(faces, 0)
  const [best, ...alternatives] = verdicts ?? []
  const ms = Math.round((performance.now() - began) * 10) / 10
  if (flags.json)
    printJson(io, {
      goal,
      value: best?.value ?? solution.value,
      stress: best?.stress ?? solution.stress,
      ...(best ? { best, alternatives } : { distribution: distribution(solution.endings()) }),
      ms,
    })
  else tell(io, goal, solution, verdicts)
  return EXIT.fine
}

/** `vigil odds`: the exact chance of an adventure attempt under best play, and what each next step is worth. */
import { type Adventure, type Colour, type Investigator, type RuleSet, ruleSetOf } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import {
  type Advised,
  type Attempt,
  adviceOf,
  aidOf,
  cardAttempt,
  isTaskFault,
  NO_BLOW,
  newSearch,
  type Outfit,
  oddsOf,
  plainAttempt,
  readingOf,
  readTasks,
} from '@vigil/odds/elder-sign'
import { EXIT, Fault } from '../fault.ts'
import { type Io, print, printJson } from '../io.ts'
import { didYouMean, findNamed, type Named } from '../nearest.ts'
import { inColumns } from './columns.ts'
import { diceIn, numberUpTo } from './odds-dice.ts'
import { type PositionFlags, positionIn } from './odds-position.ts'
import { tellFault } from './odds-tasks.ts'
import { wordOf } from './odds-words.ts'

export interface OddsFlags extends PositionFlags {
  readonly tasks?: string
  readonly card?: string
  readonly investigator?: string
  readonly dice?: string
  readonly focus?: string
  readonly spells?: string
  readonly clues?: string
  readonly assist?: string
  readonly terror?: string
  readonly sanity?: string
  readonly stamina?: string
  readonly rules?: string
  /** False with --no-release. */
  readonly release?: boolean
  readonly json?: boolean
}

const rulesOf = (id = 'revised'): RuleSet => {
  const rules = ruleSetOf(id)
  if (!rules) throw new Fault(`There is no rule set called "${id}". vigil rules --switches lists them.`)
  return rules
}

const SPELL = { do: 'secure', dice: 1 } as const

/** What the box holds limits what can be had. */
const outfitOf = (flags: OddsFlags, pool: readonly Colour[]): Outfit => ({
  rules: rulesOf(flags.rules),
  pool,
  clues: numberUpTo('--clues', flags.clues, 15),
  focus: numberUpTo('--focus', flags.focus, 1) ? 'free' : 'used',
  helpers: Array.from({ length: numberUpTo('--assist', flags.assist, 7) }, () => 'free' as const),
  aids: Array.from({ length: numberUpTo('--spells', flags.spells, 8) }, (_, i) => aidOf(`spell ${i + 1}`, SPELL)),
})

const TERRORS = { fail: { ...NO_BLOW, fails: true }, discard: { ...NO_BLOW, shed: 'terror' } } as const

const terrorOf = (word: string | undefined): Attempt['terror'] => {
  if (word === undefined) return []
  const blow = Object.entries(TERRORS).find(([name]) => name === word)?.[1]
  if (!blow) throw new Fault(`--terror takes fail or discard, and "${word}" is neither.`)
  return [[blow]]
}

const named = <T extends Named>(what: string, typed: string, all: readonly T[]): T => {
  const found = findNamed(typed, all)
  if ('one' in found && found.is === 'one') return found.one
  const names = all.map(({ id }) => id)
  throw new Fault(`There is no ${what} called "${typed}".${didYouMean(typed, names)}`)
}

interface Asked {
  /** Twice where terror may do what cannot be told: at its best, and at its worst. */
  readonly attempts: readonly Attempt[]
}

const standing = (attempt: Attempt, flags: OddsFlags): Attempt => {
  const { rolled, heldFocus, heldSpell, heldAssist, done, dice, release } = flags
  const now = positionIn(attempt, { rolled, heldFocus, heldSpell, heldAssist, done }, dice !== undefined)
  return release === false ? { ...now, reading: { ...now.reading, release: false } } : now
}

const healthIn = (flags: OddsFlags): Attempt['health'] => {
  if (flags.sanity === undefined && flags.stamina === undefined) return null
  const sanity = numberUpTo('--sanity', flags.sanity ?? '30', 30)
  const stamina = numberUpTo('--stamina', flags.stamina ?? '30', 30)
  return { sanity, stamina, maxSanity: sanity, maxStamina: stamina }
}

const ofTasks = (tasks: string, flags: OddsFlags): Asked => {
  const read = readTasks(tasks)
  if (isTaskFault(read)) throw new Fault(tellFault(tasks, read))
  const { rules, ...outfit } = outfitOf(flags, diceIn(flags.dice ?? '6g'))
  const terror = terrorOf(flags.terror)
  const attempt = plainAttempt({ ...outfit, ...read, terror, reading: readingOf(rules), health: healthIn(flags) })
  return { attempts: [standing(attempt, flags)] }
}

const ofCard = (typed: string, flags: OddsFlags): Asked => {
  const card: Adventure = named('card', typed, [...core.adventures, ...core.otherWorlds])
  const who: Investigator | undefined =
    flags.investigator === undefined ? undefined : named('investigator', flags.investigator, core.investigators)
  const outfit = outfitOf(flags, diceIn(flags.dice ?? '6g'))
  const given = (worst: boolean): { attempt: Attempt; unclear: boolean } => {
    const { attempt, unclear } = cardAttempt(core, card, who, outfit, worst)
    const health = healthIn(flags) ?? attempt.health
    const terror = flags.terror === undefined ? attempt.terror : terrorOf(flags.terror)
    return { attempt: standing({ ...attempt, health, terror }, flags), unclear }
  }
  const best = given(false)
  return { attempts: best.unclear ? [best.attempt, given(true).attempt] : [best.attempt] }
}

/** Past this the answer would take minutes: bounds are given instead. */
const MOST_POSITIONS = 400_000_000

const percent = (value: number): string => `${(100 * value).toFixed(4)} %`

const shown = ({ deed, value }: Advised) => ({ ...deed, value })

export const runOdds = (flags: OddsFlags, io: Io): number => {
  if ((flags.tasks === undefined) === (flags.card === undefined))
    throw new Fault('vigil odds needs --tasks or --card, and not both. vigil help odds shows how.')
  const { attempts } = flags.card === undefined ? ofTasks(flags.tasks ?? '', flags) : ofCard(flags.card, flags)
  const began = performance.now()
  const budget = { positions: MOST_POSITIONS }
  const all = attempts.map((attempt) => oddsOf(attempt, undefined, budget))
  const lower = Math.min(...all.map(({ value }) => value))
  const upper = Math.max(...all.map((odds) => odds.upper))
  const exact = all.every((odds) => odds.exact) && upper - lower < 1e-12
  const [attempt] = attempts
  const advice = exact && attempt ? adviceOf(newSearch(attempt)) : []
  const ms = Math.round((performance.now() - began) * 10) / 10
  const states = all.reduce((n, odds) => n + odds.states, 0)
  const [best, ...alternatives] = advice
  if (flags.json)
    printJson(io, {
      success: lower,
      ...(exact ? {} : { exact, bounds: [lower, upper] }),
      best: best ? shown(best) : null,
      alternatives: alternatives.map(shown),
      states,
      ms,
    })
  else {
    print(io, exact ? percent(lower) : `between ${percent(lower)} and ${percent(upper)}: bounds, not the value`)
    print(io, inColumns(advice.map(({ deed, value }) => [wordOf(deed), percent(value)])).join('\n'))
  }
  return EXIT.fine
}

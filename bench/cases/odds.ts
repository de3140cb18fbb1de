/** Exact odds of all cards of the box: with six green dice in one go, and each by itself with all there is. */
import { spawnSync } from 'node:child_process'
import { RULE_SETS } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { type Attempt, aidOf, cardAttempt, diceOf, oddsOf } from '@vigil/odds/elder-sign'
import { runCase, type Task } from '../case.ts'
import type { Figure } from '../figure.ts'
import { quantile } from '../samples.ts'

const cards = [...core.adventures, ...core.otherWorlds]

const attemptAt = (card: (typeof cards)[number], all: boolean): Attempt => {
  const [rules] = RULE_SETS
  if (!rules) throw new Error('no rule set')
  return cardAttempt(core, card, undefined, {
    rules,
    pool: all ? diceOf(6, 'yellow', 'red') : diceOf(6),
    clues: all ? 2 : 0,
    focus: 'free',
    helpers: [],
    aids: [aidOf('spell', { do: 'secure', dice: 1 })],
  }).attempt
}

const timed = (run: () => void): number => {
  const { user, system } = process.cpuUsage()
  run()
  const used = process.cpuUsage()
  return (used.user + used.system - user - system) / 1e3
}

/** Once over all cards with six green dice. */
const sixGreen = (): number => timed(() => cards.forEach((card) => void oddsOf(attemptAt(card, false))))

const everything = (): number[] => cards.map((card) => timed(() => void oddsOf(attemptAt(card, true))))

const figure = (id: string, what: string, value: number, unit = 'ms', note?: string): Figure => ({
  id: `odds.${id}`,
  what,
  value,
  unit,
  ...(note === undefined ? {} : { note }),
})

/** In a process of its own, as whoever asks for odds has it: without the large young generation that simulations get. */
const memory = (task: Task): Figure[] => {
  const child = spawnSync(process.execPath, [process.argv[1] ?? '', JSON.stringify({ ...task, variant: 'memory' })], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.status !== 0) throw new Error('odds memory crashed')
  return JSON.parse(child.stdout) as Figure[]
}

runCase((task) => {
  const { variant, seconds } = task
  const rounds = Math.max(2, Math.round(seconds))
  if (variant === 'memory') {
    for (let round = 0; round < rounds; round++) everything()
    const most = process.resourceUsage().maxRSS / 1024
    return [figure('memory', 'the same, most memory of a process without flags', most, 'MB')]
  }
  if (variant === 'six green') {
    const totals = Array.from({ length: rounds + 1 }, sixGreen)
    return [
      figure(
        'cards',
        `all ${cards.length} cards, 6 green, focus, spell`,
        Math.min(...totals),
        'ms',
        'CPU time; the first round compiles',
      ),
      figure('cards.first', 'the same, before anything is compiled', totals[0] ?? Number.NaN),
    ]
  }
  // Each card's own best round: another process can only slow one down.
  const all = Array.from({ length: rounds }, everything)
  const best = cards.map((_, i) => Math.min(...all.map((round) => round[i] ?? Number.NaN)))
  const worst = best.indexOf(Math.max(...best))
  return [
    figure('card.median', '6 green, yellow, red, focus, spell, 2 clues: median card', quantile(best, 0.5)),
    figure('card.worst', 'the same, slowest card', best[worst] ?? Number.NaN, 'ms', cards[worst]?.id),
    ...memory(task),
  ]
})

/**
 * Does a game get slower as it goes on? The time of a decision (asking what is possible, choosing, applying, and what
 * follows up to the next node) in the last tenth of a long stretch of play over that in its first tenth. Like is
 * compared with like: decisions before a roll (`prepare`) and after it (`judge`) each by themselves, and the battle at
 * the end, which has other tasks than the museum, as a stretch of its own.
 */
import type { Node } from '@vigil/elder-sign'
import { fastInts, type IntSource } from '@vigil/kernel'
import { runCase } from '../case.ts'
import type { Figure } from '../figure.ts'
import { choose, game, setupFor } from '../museum.ts'
import { calmMean, mean } from '../samples.ts'
import { measure } from '../stopwatch.ts'

/** How many inputs make a stretch long. Both together make a long game: 300 inputs and more. */
const LONG = { museum: 150, battle: 150 }
const STRETCHES = ['museum', 'battle'] as const
const KINDS = ['prepare', 'judge'] as const

type Stretch = (typeof STRETCHES)[number]
type Kind = (typeof KINDS)[number]

interface Timed {
  readonly is: Kind
  readonly on: Stretch
  /** Which input of the game it was. */
  readonly at: number
  readonly us: number
}

interface Tenths {
  readonly first: Timed[]
  readonly last: Timed[]
}

const kindOf = (node: Node): Pick<Timed, 'is' | 'on'> | undefined => {
  if (node.kind !== 'decision') return undefined
  const { about } = node
  if (about.is !== 'prepare' && about.is !== 'judge') return undefined
  return { is: about.is, on: about.card === '' ? 'battle' : 'museum' }
}

/** Plays one game and times the decisions that count. */
const playTimed = (int: IntSource): Timed[] => {
  const state = game.start(setupFor(4))
  const timed: Timed[] = []
  for (let at = 0; ; at++) {
    const begun = performance.now()
    const node = game.node(state)
    if (node.kind === 'over') return timed
    game.applyInPlace(state, node.kind === 'decision' ? choose(node, state, int) : game.sample(state, int))
    const us = (performance.now() - begun) * 1e3
    const kind = kindOf(node)
    if (kind) timed.push({ ...kind, at, us })
  }
}

/** A stretch reaches from its first such decision to its last. */
const sortTimes = (timed: readonly Timed[], on: Stretch, { first, last }: Tenths): void => {
  const mine = timed.filter((one) => one.on === on)
  const from = mine[0]?.at ?? 0
  const inputs = (mine.at(-1)?.at ?? 0) - from + 1
  if (inputs < LONG[on]) return
  first.push(...mine.filter(({ at }) => at - from < inputs * 0.1))
  last.push(...mine.filter(({ at }) => at - from >= inputs * 0.9))
}

const figureOf = (on: Stretch, kind: Kind, tenths: Tenths): Figure => {
  const timesIn = (part: readonly Timed[]): number[] => part.filter(({ is }) => is === kind).map(({ us }) => us)
  const first = timesIn(tenths.first)
  const last = timesIn(tenths.last)
  if (first.length === 0 || last.length === 0) throw new Error(`no long stretch in the ${on}: play for longer`)
  return {
    id: `late.${on}.${kind}`,
    what: `time of '${kind}' in the ${on}: last tenth : first`,
    value: calmMean(last) / calmMean(first),
    unit: ': 1',
    note:
      `stretches of ${LONG[on]} inputs and more; ${last.length} late, ${first.length} early decisions; ` +
      `${calmMean(last).toFixed(1)} : ${calmMean(first).toFixed(1)} µs without the slowest 1%, ` +
      `${mean(last).toFixed(1)} : ${mean(first).toFixed(1)} with them`,
  }
}

runCase((task) => {
  const int = fastInts('late')
  const found = { museum: { first: [], last: [] }, battle: { first: [], last: [] } } satisfies Record<Stretch, Tenths>
  measure({ warmUp: 0, seconds: task.warmUp }, () => [playTimed(int).length])
  measure({ warmUp: 0, seconds: task.seconds }, () => {
    const timed = playTimed(int)
    for (const on of STRETCHES) sortTimes(timed, on, found[on])
    return [1]
  })
  return STRETCHES.flatMap((on) => KINDS.map((kind) => figureOf(on, kind, found[on])))
})

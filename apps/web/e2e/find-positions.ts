/**
 * Finds a position for every kind of prompt and every stage the browser tests look at, and writes positions.ts:
 * `npx tsx apps/web/e2e/find-positions.ts`, when positions.test.ts says that one does not lead there any more, or the
 * compiler that one is missing. Those that still lead there are kept.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Correction, type ES, RULE_SETS, type Setup } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { currentDecision, currentNode, type Match } from '@vigil/kernel'
import { POSITIONS, PROMPTS } from './positions.ts'
import { matchAt, type Position, positionsOf, promptAt, game as rules } from './random-game.ts'
import { STAGES, type Stage } from './stages.ts'

const GAMES = Number(process.argv[2] ?? 2_000)
const LONGEST = 320
const SEATS = [1, 2, 4, 8] as const

type Found = Map<string, { readonly position: Position; readonly worth: number }>

/** The fuller the question, the harder it is to show. */
const worthOf = (match: Match<ES>): number => currentDecision(match)?.options.length ?? 1

const note = (found: Found, name: string, position: Position, match: Match<ES>): void => {
  const worth = worthOf(match)
  if (worth > (found.get(name)?.worth ?? 0)) found.set(name, { position, worth })
}

const playThrough = (game: Omit<Position, 'answers'>, kinds: Found, stages: Found): void => {
  let answers = 0
  for (const match of positionsOf(game)) {
    const position = { ...game, answers }
    const kind = promptAt(match)
    if (kind) note(kinds, kind, position, match)
    const view = rules.view(match.state, 0)
    const node = currentNode(match)
    for (const [name, isIt] of Object.entries(STAGES)) if (isIt(view, node)) note(stages, name, position, match)
    if (++answers > LONGEST) return
  }
}

const listOf = (found: Found): string => {
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(Object.fromEntries(sorted.map(([name, { position }]) => [name, position])))
}

/** What a referee could give and set at the beginning of a game, so that it ends soon, one way or the other. */
const prepared = (game: Omit<Position, 'answers'>, n: number): Omit<Position, 'answers'> => {
  const [match] = positionsOf(game)
  if (!match) return game
  const { doomTrack, signsNeeded } = rules.view(match.state, 0)
  const wins: readonly Correction[] = [{ do: 'set', what: 'signs', to: signsNeeded - 1 }]
  const wakes: readonly Correction[] = [
    { do: 'set', what: 'doom', to: doomTrack.length - 1 },
    ...(['common', 'unique', 'spell'] as const).flatMap((deck) => {
      const form = rules.corrections?.(match.state).find(({ change }) => change.do === 'give' && change.deck === deck)
      const cards = form && 'card' in form.blanks && 'oneOf' in form.blanks.card ? form.blanks.card.oneOf : []
      return cards.slice(0, 2).map((card) => ({ do: 'give' as const, deck, card: String(card), seat: 0 }))
    }),
  ]
  return { ...game, corrections: n % 2 === 0 ? wins : wakes }
}

/** Every so many games the investigators are drafted. */
const DRAFTED = 9

const gameOf = (n: number, ancientOne: string): Omit<Position, 'answers'> => {
  const ruleSet = RULE_SETS[n % RULE_SETS.length]?.id ?? ''
  const seats = SEATS[Math.floor(n / RULE_SETS.length) % SEATS.length] ?? 1
  const investigators = Array.from({ length: seats }, () => (n % DRAFTED === 0 ? 'draft' : 'random'))
  return { setup: { rules: ruleSet, investigators, ancientOne, first: 0 }, seed: `position-${n}` }
}

const kinds: Found = new Map()
const stages: Found = new Map()
for (let n = 0; n < GAMES; n++) {
  playThrough(gameOf(n, core.ancientOnes[n % core.ancientOnes.length]?.id ?? 'random'), kinds, stages)
  if (n % 100 === 0) process.stdout.write(`${n} games, ${kinds.size} kinds, ${stages.size} stages\n`)
}
/** Only what was not found otherwise: a game nobody has corrected is the better witness. */
const restOfKinds: Found = new Map()
const restOfStages: Found = new Map()
for (let n = 0; n < GAMES / 4; n++) playThrough(prepared(gameOf(n, 'yig'), n), restOfKinds, restOfStages)
for (const [name, one] of restOfKinds) if (!kinds.has(name)) kinds.set(name, one)
for (const [name, one] of restOfStages) if (!stages.has(name)) stages.set(name, one)

/** The module of the Esoteric Orders, where the rules take it. */
const withOrders = (setup: Setup): Setup => {
  const checked = rules.check({ ...setup, orders: true })
  return checked.ok ? checked.value : setup
}

/** Some questions one rule set alone asks, and seldom: many more games of each, for what is still missing. */
const rareKinds: Found = new Map()
const rareStages: Found = new Map()
for (const { id } of RULE_SETS)
  for (let n = 0; n < GAMES; n++) {
    const investigators = Array.from({ length: SEATS[n % SEATS.length] ?? 1 }, () => 'random')
    const ancientOne = core.ancientOnes[Math.floor(n / SEATS.length) % core.ancientOnes.length]?.id ?? 'random'
    const setup = { rules: id, investigators, ancientOne, first: 0 }
    const game = { setup: n % 3 === 0 ? withOrders(setup) : setup, seed: `position-${id}-${n}` }
    playThrough(n % 5 === 0 ? prepared(game, n) : game, rareKinds, rareStages)
  }
for (const [name, one] of rareKinds) if (!kinds.has(name)) kinds.set(name, one)
for (const [name, one] of rareStages) if (!stages.has(name)) stages.set(name, one)

/** What still leads there stays as it is: pictures and tests are then of the same position as before. */
for (const [kind, position] of Object.entries(PROMPTS))
  if (promptAt(matchAt(position)) === kind) kinds.set(kind, { position, worth: 0 })
for (const [stage, position] of Object.entries(POSITIONS)) {
  const match = matchAt(position)
  const isIt = STAGES[stage as Stage](rules.view(match.state, 0), currentNode(match))
  if (isIt) stages.set(stage, { position, worth: 0 })
}

const text = `/** Written by find-positions.ts: not by hand. */
import type { Prompt } from '@vigil/elder-sign'
import type { Position } from './random-game.ts'
import type { Stage } from './stages.ts'

export const PROMPTS: { readonly [I in Prompt['is']]: Position } = ${listOf(kinds)}

export const POSITIONS: { readonly [S in Stage]: Position } = ${listOf(stages)}
`
writeFileSync(join(import.meta.dirname, 'positions.ts'), text)
process.stdout.write(`${kinds.size} kinds, ${stages.size} stages. Now: npx biome check --write apps/web/e2e\n`)

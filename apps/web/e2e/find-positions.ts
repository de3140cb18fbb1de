/**
 * Finds a position for every kind of prompt and every stage the browser tests look at, and writes positions.ts:
 * `npx tsx apps/web/e2e/find-positions.ts`, when positions.test.ts says that one does not lead there any more.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Correction, type ES, RULE_SETS, type Setup } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { currentDecision, currentNode, type Match } from '@vigil/kernel'
import { type Position, positionsOf, promptAt, game as rules } from './random-game.ts'
import { STAGES } from './stages.ts'

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

const cardsIn = (match: Match<ES>, deck: 'common' | 'unique' | 'spell' | 'ally'): string[] => {
  const form = rules.corrections?.(match.state).find(({ change }) => change.do === 'give' && change.deck === deck)
  const cards = form && 'card' in form.blanks && 'oneOf' in form.blanks.card ? form.blanks.card.oneOf : []
  return cards.map(String)
}

/** What a referee could give and set at the beginning of a game, so that it ends soon, one way or the other, or that much can be given. */
const prepared = (game: Omit<Position, 'answers'>, n: number): Omit<Position, 'answers'> => {
  const [match] = positionsOf(game)
  if (!match) return game
  const view = rules.view(match.state, 0)
  const { doomTrack, signsNeeded } = view
  // Nothing to put right before it is known who plays against whom.
  if (view.phase === 'setup') return game
  const wins: readonly Correction[] = [{ do: 'set', what: 'signs', to: signsNeeded - 1 }]
  const wakes: readonly Correction[] = [
    { do: 'set', what: 'doom', to: doomTrack.length - 1 },
    ...(['common', 'unique', 'spell'] as const).flatMap((deck) =>
      cardsIn(match, deck)
        .slice(0, 2)
        .map((card) => ({ do: 'give' as const, deck, card, seat: 0 })),
    ),
  ]
  const endowed: readonly Correction[] = view.people.flatMap(({ seat }) =>
    (['spell', 'ally', 'common'] as const).flatMap((deck) =>
      cardsIn(match, deck)
        .slice(3 * seat, 3 * seat + 2)
        .map((card) => ({ do: 'give' as const, deck, card, seat })),
    ),
  )
  return { ...game, corrections: [wins, wakes, endowed][n % 3] ?? wins }
}

/** Modules and drafts: every so many games, wherever the rules accept them. */
const varied = (setup: Setup, n: number): Setup => {
  const wanted: Setup = {
    ...setup,
    ...(n % 3 === 0 && { orders: true }),
    ...(n % 41 === 7 && { investigators: setup.investigators.map(() => 'draft'), ancientOne: 'draft' }),
  }
  const { orders: _, ...plain } = wanted
  return rules.check(wanted).ok ? wanted : plain
}

const gameOf = (n: number, ancientOne: string): Omit<Position, 'answers'> => {
  const ruleSet = RULE_SETS[n % RULE_SETS.length]?.id ?? ''
  const seats = SEATS[Math.floor(n / RULE_SETS.length) % SEATS.length] ?? 1
  const investigators = Array.from({ length: seats }, () => 'random')
  const setup = { rules: ruleSet, investigators, ancientOne, first: 0 }
  return { setup: varied(setup, n), seed: `position-${n}` }
}

const kinds: Found = new Map()
const stages: Found = new Map()
/** Each comes with each rule set, table size and module in turn. */
const ancientOneOf = (n: number): string =>
  core.ancientOnes[Math.floor(n / 12) % core.ancientOnes.length]?.id ?? 'random'

for (let n = 0; n < GAMES; n++) {
  playThrough(gameOf(n, ancientOneOf(n)), kinds, stages)
  if (n % 100 === 0) process.stdout.write(`${n} games, ${kinds.size} kinds, ${stages.size} stages\n`)
}
/** Only what was not found otherwise: a game nobody has corrected is the better witness. */
const restOfKinds: Found = new Map()
const restOfStages: Found = new Map()
for (let n = 0; n < GAMES / 4; n++) playThrough(prepared(gameOf(n, 'yig'), n), restOfKinds, restOfStages)
/** What only an Ancient One with a lair brings about, and seldom: their games alone, again with help at the start. */
const LAIRS = RULE_SETS.flatMap(({ ancientOne }, i) => (ancientOne === 'location' ? [i] : []))
for (let n = 0; n < GAMES; n++) {
  const like = (LAIRS[n % LAIRS.length] ?? 0) + RULE_SETS.length * n
  playThrough(prepared(gameOf(like, ancientOneOf(like)), n), restOfKinds, restOfStages)
}
for (const [name, one] of restOfKinds) if (!kinds.has(name)) kinds.set(name, one)
for (const [name, one] of restOfStages) if (!stages.has(name)) stages.set(name, one)

const text = `/** Written by find-positions.ts: not by hand. */
import type { Prompt } from '@vigil/elder-sign'
import type { Position } from './random-game.ts'
import type { Stage } from './stages.ts'

export const PROMPTS: { readonly [I in Prompt['is']]: Position } = ${listOf(kinds)}

export const POSITIONS: { readonly [S in Stage]: Position } = ${listOf(stages)}
`
writeFileSync(join(import.meta.dirname, 'positions.ts'), text)
process.stdout.write(`${kinds.size} kinds, ${stages.size} stages. Now: npx biome check --write apps/web/e2e\n`)

/** The tasks of a card as they stand: its own rows, those of monsters, and what other cards do to them. */
import type { Seat } from '@vigil/kernel'
import type { Costs, Task } from '../card.ts'
import type { Need } from '../effects/vocabulary.ts'
import type { CardInPlay, Expedition, MonsterInPlay, State } from '../state.ts'
import { adventureOf, ancientOneOf, monsterOf, type World } from '../world.ts'
import { orderOf } from './cultist.ts'
import { harder, type Requirement, together } from './requirement.ts'
import { traits } from './standing.ts'

export interface Row {
  /** `t0` a task, `m:<marker>` a monster, `x:<marker>` a further row on a monster, `h:<marker>` its half, `battle`. */
  readonly key: string
  readonly requirement: Requirement
  readonly sanity: number
  readonly stamina: number
  readonly clock: number
  /** The marker this row belongs to, or empty. */
  readonly marker: string
  readonly done: boolean
}

const NONE: Costs = {}

const row = (
  key: string,
  requirement: Requirement,
  costs: Costs,
  extra: Costs,
  marker: string,
  done: boolean,
): Row => ({
  key,
  requirement,
  sanity: (costs.sanity ?? 0) + (extra.sanity ?? 0),
  stamina: (costs.stamina ?? 0) + (extra.stamina ?? 0),
  clock: (costs.clock ?? 0) + (extra.clock ?? 0),
  marker,
  done,
})

interface Reading {
  readonly w: World
  readonly done: readonly string[]
  /** ES-MYTHOS-07, ES-RULING-62: on cards, not on markers. */
  readonly raised: number
  /** ES-ABILITY-13: a further row for every marker. */
  readonly further: readonly string[] | undefined
  readonly monsterCost: Costs
  readonly cultistCost: ((marker: string) => Costs | undefined) | undefined
}

/** A row worked out once, open and done. */
interface Printed {
  readonly open: Row
  readonly done: Row
}

const bothWays = (open: Row): Printed => ({ open, done: { ...open, done: true } })

/** By place on the card; nothing where an empty box waits for a marker. */
const printedTasks = new WeakMap<readonly Task[], readonly (Printed | undefined)[]>()

const tasksAsPrinted = (w: World, tasks: readonly Task[]): readonly (Printed | undefined)[] => {
  let rows = printedTasks.get(tasks)
  if (!rows) {
    rows = tasks.map((task, i) =>
      task.box?.kind === 'empty'
        ? undefined
        : bothWays(row(`t${i}`, w.requirement(task.needs), task.costs ?? NONE, NONE, '', false)),
    )
    printedTasks.set(tasks, rows)
  }
  return rows
}

const printedMarkers = new WeakMap<World, Map<string, Printed>>()

const markerAsPrinted = (w: World, marker: string): Printed => {
  let known = printedMarkers.get(w)
  if (!known) {
    known = new Map()
    printedMarkers.set(w, known)
  }
  let rows = known.get(marker)
  if (!rows) {
    const { needs, costs } = monsterOf(w, marker)
    rows = bothWays(row(`m:${marker}`, w.requirement(needs), costs ?? NONE, NONE, marker, false))
    known.set(marker, rows)
  }
  return rows
}

const isDone = (r: Reading, key: string): boolean => r.done.length > 0 && r.done.includes(key)

const ownRow = (r: Reading, { marker, flippedBy }: MonsterInPlay): Row => {
  const { open, done } = markerAsPrinted(r.w, marker)
  const shown = flippedBy >= 0 || isDone(r, open.key) ? done : open
  const joins = r.cultistCost?.(marker) // ES-ORDER-08
  const told = joins ? row(shown.key, shown.requirement, shown, joins, marker, shown.done) : shown
  return r.monsterCost === NONE ? told : row(told.key, told.requirement, told, r.monsterCost, marker, told.done)
}

const addFurther = (r: Reading, { marker, flippedBy }: MonsterInPlay, rows: Row[]): void => {
  if (!r.further) return
  const key = `x:${marker}`
  rows.push(row(key, r.w.requirement(r.further), NONE, NONE, marker, flippedBy >= 0 || isDone(r, key)))
}

const addMonster = (r: Reading, monster: MonsterInPlay, rows: Row[]): void => {
  rows.push(ownRow(r, monster))
  addFurther(r, monster, rows)
}

const uncovered = new WeakMap<Task, readonly Need[]>()

/** What a marker in a partial box leaves to be seen of the task. */
const bareNeeds = (task: Task, covers: readonly number[]): readonly Need[] => {
  let bare = uncovered.get(task)
  if (!bare) {
    bare = task.needs.filter((_, i) => !covers.includes(i))
    uncovered.set(task, bare)
  }
  return bare
}

/** ES-MONSTER-05, ES-MONSTER-12: the marker's requirements and the uncovered ones, in one row. */
const addJoined = (
  r: Reading,
  task: Task,
  key: string,
  covers: readonly number[],
  monster: MonsterInPlay,
  rows: Row[],
): void => {
  const bare = harder(r.w.requirement(bareNeeds(task, covers)), r.raised)
  const costs = task.costs ?? NONE
  if (monster.flippedBy >= 0) {
    rows.push(row(key, bare, costs, NONE, '', isDone(r, key)))
    return
  }
  const own = ownRow(r, monster)
  if (isDone(r, halfKey(monster.marker))) {
    // ES-MONSTER-13: the monster is beaten, the uncovered half is left.
    rows.push({ ...own, done: true }, row(key, bare, costs, NONE, '', isDone(r, key)))
    return addFurther(r, monster, rows)
  }
  // ES-RULING-91: a task done before the marker came stays done and paid; only the marker's half is then asked for.
  rows.push(isDone(r, key) ? own : row(own.key, together(bare, own.requirement), own, costs, own.marker, own.done))
  addFurther(r, monster, rows)
}

const halfKey = (marker: string): string => `h:${marker}`

const addTask = (r: Reading, card: CardInPlay, task: Task, i: number, asPrinted: Printed | undefined, rows: Row[]) => {
  const monster = task.box && card.monsters.find((m) => m.box === i)
  if (task.box && monster) {
    // ES-MONSTER-03, -04: an empty or fully framed row is the marker's.
    if (task.box.kind === 'partial') addJoined(r, task, `t${i}`, task.box.covers, monster, rows)
    else addMonster(r, monster, rows)
  } else if (asPrinted) {
    const { open, done } = asPrinted
    const shown = isDone(r, open.key) ? done : open
    rows.push(r.raised === 0 ? shown : { ...shown, requirement: harder(shown.requirement, r.raised) })
  }
}

const monsterCost = (w: World, s: Readonly<State>, seat: Seat): Costs => {
  let costs: Costs = NONE
  for (const { value } of traits(w, s, seat, 'monsterCost'))
    costs = { ...costs, [value.what]: (costs[value.what] ?? 0) + value.n }
  return costs
}

/** A card without markers, under no raised requirement: nearly every card, nearly every time. */
const plainRows = (w: World, tasks: readonly Task[], done: readonly string[]): Row[] => {
  const shown: Row[] = []
  for (const rows of tasksAsPrinted(w, tasks))
    if (rows) shown.push(done.length && done.includes(rows.open.key) ? rows.done : rows.open)
  return shown
}

const raisedFor = (w: World, s: Readonly<State>, seat: Seat): number => {
  let n = 0
  for (const { value } of traits(w, s, seat, 'harder')) n += value.n
  return n
}

const readingOf = (w: World, s: Readonly<State>, seat: Seat, raised: number, done: readonly string[]): Reading => ({
  w,
  done,
  raised,
  further: traits(w, s, seat, 'monsterTask')[0]?.value.needs,
  monsterCost: monsterCost(w, s, seat),
  cultistCost: w.rules.orders ? (marker) => orderOf(w, s, marker)?.costs : undefined,
})

/** ES-RULING-62: on Adventures and Other Worlds, not where the Ancient One or the Entrance is fought over. */
const isRaised = (s: Readonly<State>, card: CardInPlay): boolean => card !== s.hall?.lair && card !== s.hall?.entrance

/** ES-MONSTER-13, ES-RULING-54: what a marker in a partial box asks for by itself, while its whole row is open. */
export const halvesOf = (
  w: World,
  s: Readonly<State>,
  seat: Seat,
  card: CardInPlay,
  done: readonly string[],
): Row[] => {
  if (card.monsters.length === 0) return []
  const r = readingOf(w, s, seat, 0, done)
  return adventureOf(w, card.card).tasks.flatMap(({ box }, i) => {
    const monster = box?.kind === 'partial' ? card.monsters.find((m) => m.box === i) : undefined
    if (!monster || monster.flippedBy >= 0 || isDone(r, `t${i}`) || isDone(r, halfKey(monster.marker))) return []
    const own = ownRow(r, monster)
    return own.done ? [] : [{ ...own, key: halfKey(monster.marker) }]
  })
}

/** Rows from top to bottom; markers below a card come last (ES-MONSTER-08). */
export const rowsOfCard = (
  w: World,
  s: Readonly<State>,
  seat: Seat,
  card: CardInPlay,
  done: readonly string[],
): Row[] => {
  const { tasks } = adventureOf(w, card.card)
  const raised = isRaised(s, card) ? raisedFor(w, s, seat) : 0
  if (raised === 0 && card.monsters.length === 0) return plainRows(w, tasks, done)
  const r = readingOf(w, s, seat, raised, done)
  const asPrinted = tasksAsPrinted(w, tasks)
  const rows: Row[] = []
  for (let i = 0; i < tasks.length; i++) {
    const task = tasks[i]
    if (task) addTask(r, card, task, i, asPrinted[i], rows)
  }
  for (const monster of card.monsters) if (monster.box < 0) addMonster(r, monster, rows)
  return rows
}

/** The rows the active player faces: the card's, or the battle task (ES-BATTLE-02). */
export const rowsOf = (w: World, s: Readonly<State>, e: Readonly<Expedition>, card: CardInPlay | undefined): Row[] =>
  card
    ? rowsOfCard(w, s, s.active, card, e.done)
    : [row('battle', w.requirement(ancientOneOf(w, s.ancientOne).battle), NONE, NONE, '', false)]

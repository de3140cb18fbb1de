/** The tasks of a card as they stand: its own rows, those of monsters, and what other cards do to them. */
import type { Seat } from '@vigil/kernel'
import type { Costs, Task } from '../card.ts'
import type { CardInPlay, Expedition, MonsterInPlay, State } from '../state.ts'
import { adventureOf, ancientOneOf, monsterOf, type World } from '../world.ts'
import { harder, type Requirement, requirementOf, together } from './requirement.ts'
import { traits } from './standing.ts'

export interface Row {
  /** `t0` a task, `m:<marker>` a monster, `x:<marker>` a further row on a monster, `battle`. */
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
  readonly s: Readonly<State>
  readonly seat: Seat
  readonly done: readonly string[]
  /** ES-MYTHOS-07, ES-RULING-62: on cards, not on markers. */
  readonly raised: number
  /** ES-ABILITY-13: a further row for every marker. */
  readonly further: readonly string[] | undefined
  readonly monsterCost: Costs
}

const ofMonster = (r: Reading, monster: MonsterInPlay): Row[] => {
  const { marker, flippedBy } = monster
  const printed = monsterOf(r.w, marker)
  const over = flippedBy >= 0
  const key = `m:${marker}`
  const rows = [
    row(
      key,
      r.w.requirement(printed.needs),
      printed.costs ?? NONE,
      r.monsterCost,
      marker,
      over || r.done.includes(key),
    ),
  ]
  if (r.further) {
    const further = `x:${marker}`
    rows.push(row(further, r.w.requirement(r.further), NONE, NONE, marker, over || r.done.includes(further)))
  }
  return rows
}

/** ES-MONSTER-05, ES-MONSTER-12: the marker's requirements and the uncovered ones, in one row. */
const joined = (r: Reading, task: Task, key: string, covers: readonly number[], monster: MonsterInPlay): Row[] => {
  const bare = task.needs.filter((_, i) => !covers.includes(i))
  const printed = monsterOf(r.w, monster.marker)
  const uncovered = harder(requirementOf(bare), r.raised)
  if (monster.flippedBy >= 0) return [row(key, uncovered, task.costs ?? NONE, NONE, '', r.done.includes(key))]
  const [main, ...rest] = ofMonster(r, monster)
  if (!main) return rest
  const own = r.w.requirement(printed.needs)
  // ES-RULING-91: a task done before the marker came stays done and paid; only the marker's half is then asked for.
  const both = r.done.includes(key) ? own : together(uncovered, own)
  const costs = r.done.includes(key) ? NONE : (task.costs ?? NONE)
  return [
    {
      ...main,
      requirement: both,
      sanity: main.sanity + (costs.sanity ?? 0),
      stamina: main.stamina + (costs.stamina ?? 0),
      clock: main.clock + (costs.clock ?? 0),
    },
    ...rest,
  ]
}

const ofTask = (r: Reading, card: CardInPlay, task: Task, i: number): Row[] => {
  const key = `t${i}`
  const monster = task.box && card.monsters.find((m) => m.box === i)
  if (task.box && monster) {
    // ES-MONSTER-03, -04: an empty or fully framed row is the marker's.
    return task.box.kind === 'partial' ? joined(r, task, key, task.box.covers, monster) : ofMonster(r, monster)
  }
  if (task.box?.kind === 'empty') return []
  return [row(key, harder(r.w.requirement(task.needs), r.raised), task.costs ?? NONE, NONE, '', r.done.includes(key))]
}

const monsterCost = (w: World, s: Readonly<State>, seat: Seat): Costs => {
  let costs: Costs = NONE
  for (const { value } of traits(w, s, seat, 'monsterCost'))
    costs = { ...costs, [value.what]: (costs[value.what] ?? 0) + value.n }
  return costs
}

/** The rows as printed, open and done, worked out once for each card. */
interface Printed {
  readonly open: readonly Row[]
  readonly done: readonly Row[]
}

const printed = new WeakMap<readonly Task[], Printed>()

const printedRows = (w: World, tasks: readonly Task[]): Printed => {
  let rows = printed.get(tasks)
  if (!rows) {
    const open = tasks.flatMap((task, i) =>
      task.box?.kind === 'empty' ? [] : [row(`t${i}`, w.requirement(task.needs), task.costs ?? NONE, NONE, '', false)],
    )
    rows = { open, done: open.map((each) => ({ ...each, done: true })) }
    printed.set(tasks, rows)
  }
  return rows
}

/** A card without markers, under no raised requirement: nearly every card, nearly every time. */
const plainRows = (w: World, tasks: readonly Task[], done: readonly string[]): Row[] => {
  const rows = printedRows(w, tasks)
  const shown: Row[] = []
  for (let i = 0; i < rows.open.length; i++) {
    const open = rows.open[i]
    const closed = rows.done[i]
    if (open && closed) shown.push(done.length && done.includes(open.key) ? closed : open)
  }
  return shown
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
  const raised = traits(w, s, seat, 'harder').reduce((n, { value }) => n + value.n, 0)
  if (raised === 0 && card.monsters.length === 0) return plainRows(w, tasks, done)
  const r: Reading = {
    w,
    s,
    seat,
    done,
    raised,
    further: traits(w, s, seat, 'monsterTask')[0]?.value.needs,
    monsterCost: monsterCost(w, s, seat),
  }
  const rows: Row[] = []
  for (let i = 0; i < tasks.length; i++) {
    const task = tasks[i]
    if (task) for (const each of ofTask(r, card, task, i)) rows.push(each)
  }
  for (const monster of card.monsters) if (monster.box < 0) for (const each of ofMonster(r, monster)) rows.push(each)
  return rows
}

/** The rows the active player faces: the card's, or the battle task (ES-BATTLE-02). */
export const rowsOf = (w: World, s: Readonly<State>, e: Readonly<Expedition>, card: CardInPlay | undefined): Row[] =>
  card
    ? rowsOfCard(w, s, s.active, card, e.done)
    : [row('battle', w.requirement(ancientOneOf(w, s.ancientOne).battle), NONE, NONE, '', false)]

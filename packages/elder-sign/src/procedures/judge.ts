/** A roll lies on the table: complete a task, improve the roll, save a die, or let it fail. */
import type { Barred } from '@vigil/kernel'
import { fire } from '../effects/moment.ts'
import { type Frame, push } from '../frame.ts'
import type { Emit, ES, Option } from '../kind.ts'
import { colourOf, type DieId, type Face } from '../nouns/die.ts'
import { expeditionOf, halfRows, openRows } from '../nouns/expedition.ts'
import { clearSpell } from '../nouns/lock.ts'
import { personAt, someone } from '../nouns/person.ts'
import { anyRolled, dieAt, faceOf, facesOf, groupDice, kindsRolled, setDie, usableOf } from '../nouns/pool.ts'
import { waysToMeet } from '../nouns/requirement.ts'
import type { Row } from '../nouns/row.ts'
import { has, traits } from '../nouns/standing.ts'
import type { State } from '../state.ts'
import { itemOf, type World } from '../world.ts'
import { advanceClock } from './clock.ts'
import { endGame } from './ending.ts'
import { clueRefused, completeMore, researchRefused, rowBar, rowBarred, spellFirst, spellsDue } from './refuse.ts'
import { addUses, turnDie, useBarred, useItem, waysToSecure } from './use.ts'

/** Every way to complete a row with these dice. */
export const addRows = (w: World, s: Readonly<State>, dice: readonly DieId[], options: Option[]): void => {
  const rows = openRows(w, s)
  const groups = groupDice(s, dice)
  for (const row of rows) {
    if (rowBar(w, s, rows, row)) continue
    for (const way of waysToMeet(row.requirement, groups, w.rules.wild))
      options.push({ do: 'complete', row: row.key, dice: way })
  }
  // ES-MONSTER-13: in the place of its whole row, at its own cost.
  for (const half of halfRows(w, s)) {
    if (rowBar(w, s, rows, { ...half, key: `m:${half.marker}` })) continue
    for (const way of waysToMeet(half.requirement, groups, w.rules.wild))
      options.push({ do: 'complete', row: half.key, dice: way })
  }
}

const addCompletions = (w: World, s: Readonly<State>, options: Option[]): void => {
  if (completeMore(w, s)) addRows(w, s, usableOf(s), options)
}

/** ES-ABILITY-02: Darrell raises an investigation result by one, to 4 only on the yellow and red dice. */
const raised = (die: DieId, face: Face): Face | undefined =>
  face === 'I1' ? 'I2' : face === 'I2' ? 'I3' : face === 'I3' && colourOf(die) !== 'green' ? 'I4' : undefined

const addDieTurns = (w: World, s: Readonly<State>, options: Option[]): void => {
  const { usedOnRoll } = expeditionOf(s)
  const converts = traits(w, s, s.active, 'convert')
  const raises = traits(w, s, s.active, 'raise')
  if (converts.length + raises.length === 0) return
  const open = kindsRolled(s)
  for (const { source, value } of converts) {
    if (usedOnRoll.includes(source)) continue
    for (const die of open)
      if (faceOf(s, die) === value.from) options.push({ do: 'turnDie', by: source, die, to: value.to })
  }
  for (const { source } of raises) {
    if (usedOnRoll.includes(source)) continue
    for (const die of open) {
      const to = raised(die, faceOf(s, die))
      if (to) options.push({ do: 'turnDie', by: source, die, to })
    }
  }
}

const addRerolls = (w: World, s: Readonly<State>, options: Option[]): void => {
  if (!anyRolled(s)) return
  if (personAt(s, s.active)?.clues && !clueRefused(s)) options.push({ do: 'clue' })
  if (expeditionOf(s).freeReroll) options.push({ do: 'reroll', by: 'free' })
  for (const { source } of traits(w, s, s.active, 'reroll')) {
    if (!s.turn.used.includes(`reroll:${source}`)) options.push({ do: 'reroll', by: source })
  }
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (has(w, s, seat, 'research') && !researchRefused(w, s, seat)) options.push({ do: 'research', seat })
  }
}

export const judgeOptions = (w: World, s: Readonly<State>): Option[] => {
  const e = expeditionOf(s)
  const due = spellsDue(s)
  const options: Option[] = []
  // ES-RULING-41: a spell laid out must take a die before the roll is judged; ES-SPELL-03: it may be improved first.
  for (const spell of due) options.push(...waysToSecure(s, itemOf(w, spell)))
  if (due.length === 0) addCompletions(w, s, options)
  if (due.length === 0) options.push(e.completed === 0 ? { do: 'fail' } : { do: 'rollOn' })
  if (due.length > 0 || e.completed === 0) {
    addRerolls(w, s, options)
    addDieTurns(w, s, options)
  }
  addUses(w, s, 'judge', options)
  if (due.length === 0 && e.card !== '' && w.rules.mayGiveUp.includes('judge')) options.push({ do: 'giveUp' })
  return options
}

export const judgeBarred = (w: World, s: Readonly<State>): Barred<ES>[] => {
  const rows = openRows(w, s)
  const barred: Barred<ES>[] = []
  const due = spellFirst(s)
  for (const row of rows) {
    const refusal = rowBarred(w, s, rows, row) ?? (row.done ? undefined : due)
    if (refusal) barred.push({ option: { do: 'complete', row: row.key, dice: [] }, refusal })
  }
  const clue = clueRefused(s)
  if (clue) barred.push({ option: { do: 'clue' }, refusal: clue })
  const ready = spellsDue(s)
  const waiting = useBarred(w, s, 'judge').filter(({ option }) => option.do !== 'use' || !ready.includes(option.item))
  return [...barred, ...waiting]
}

/** ES-TASK-05, -06: costs are paid as part of completing. A payment is not a loss; no ally prevents it. */
const payCosts = (w: World, s: State, row: Row, emit: Emit): void => {
  const person = someone(s, s.active)
  for (const what of ['sanity', 'stamina'] as const) {
    const n = row[what]
    if (!n) continue
    person[what] -= n
    emit?.({ is: 'lost', seat: s.active, what, n, source: row.key })
  }
  advanceClock(w, s, row.clock, emit)
}

const assign = (s: State, row: string, dice: readonly DieId[], emit: Emit): void => {
  const spells: string[] = []
  for (const id of dice) {
    const { at, on, face } = dieAt(s, id)
    if (at === 'spell' && !spells.includes(on)) spells.push(on)
    setDie(s, id, 'task', row, face)
  }
  for (const spell of spells) clearSpell(s, spell, emit)
}

/** ES-BATTLE-03, -08: each completion removes a doom token; the last one wins. */
const strike = (s: State, emit: Emit): void => {
  s.doom--
  emit?.({ is: 'wounded', doom: s.doom })
  if (s.doom <= 0) endGame(s, { won: true, how: 'defeated' }, emit)
}

/** What follows: another task for whoever may, the next roll, or (ES-RULING-54) a failed roll after a half alone. */
const followUp = (w: World, s: Readonly<State>, half: boolean): Frame => {
  const e = expeditionOf(s)
  if (half && e.rolled && e.completed === 0) return { at: 'expedition.failRoll', givingUp: false }
  const more = e.rolled && completeMore(w, s)
  return more ? { at: 'expedition.again', ask: 'expedition.judge' } : { at: 'expedition.next' }
}

export const complete = (w: World, s: State, key: string, dice: readonly DieId[], emit: Emit): void => {
  const e = expeditionOf(s)
  const half = halfRows(w, s).find((open) => open.key === key)
  const row = half ?? openRows(w, s).find((open) => open.key === key)
  if (!row) throw new Error(`no row ${key}`)
  emit?.({ is: 'completed', seat: s.active, row: key, dice: dice.slice(), faces: facesOf(s, dice) })
  // ES-MONSTER-13: the roll fails all the same, and what was spent of it was rolled.
  if (half && dice.some((id) => dieAt(s, id).at === 'pool' && dieAt(s, id).face === 'T')) e.dread = true
  assign(s, key, dice, emit)
  if (!half) e.completed++
  e.freeReroll = false
  push(s, [followUp(w, s, half !== undefined)])
  if (e.card === '') return strike(s, emit)
  e.done.push(key)
  payCosts(w, s, row, emit)
  if (row.marker) {
    emit?.({ is: 'beaten', marker: row.marker, seat: s.active })
    fire(w, s, 'monster.task', s.active, row.marker)
  }
}

const again = (s: State): void => push(s, [{ at: 'expedition.again', ask: 'expedition.judge' }])

const reroll = (w: World, s: State, source: string, emit: Emit): void => {
  const e = expeditionOf(s)
  const person = personAt(s, s.active)
  again(s)
  if (source === 'clue' && person) {
    person.clues--
    emit?.({ is: 'lost', seat: s.active, what: 'clue', n: 1, source: 'reroll' })
  } else if (source === 'free') e.freeReroll = false
  else s.turn.used.push(`reroll:${source}`)
  const most = traits(w, s, s.active, 'reroll').find((trait) => trait.source === source)?.value.dice ?? 8
  push(s, [{ at: 'expedition.reroll', seat: s.active, source, dice: most }])
}

const research = (w: World, s: State, seat: number): void => {
  const trait = traits(w, s, seat, 'research')[0]
  again(s)
  if (trait) push(s, [{ at: 'expedition.reroll', seat, source: trait.source, dice: trait.value.dice }])
}

/** The answer is carried out; whoever had to agree to it has. */
export const doJudge = (w: World, s: State, pick: Option, emit: Emit): void => {
  const e = expeditionOf(s)
  switch (pick.do) {
    case 'complete':
      return complete(w, s, pick.row, pick.dice, emit)
    case 'rollOn':
      return push(s, [{ at: 'expedition.next' }])
    case 'fail':
      return push(s, [{ at: 'expedition.failRoll', givingUp: false }])
    case 'giveUp':
      // ES-RULING-15: an unused roll is a failed roll first.
      return push(s, [e.completed ? { at: 'expedition.fail' } : { at: 'expedition.failRoll', givingUp: true }])
    case 'clue':
      return reroll(w, s, 'clue', emit)
    case 'reroll':
      return reroll(w, s, pick.by, emit)
    case 'research':
      return research(w, s, pick.seat)
    case 'turnDie':
      again(s)
      if (w.items.has(pick.by)) return useItem(w, s, pick, emit)
      e.usedOnRoll.push(pick.by)
      return turnDie(s, pick.die, pick.to, emit)
    default:
      again(s)
      return useItem(w, s, pick, emit)
  }
}

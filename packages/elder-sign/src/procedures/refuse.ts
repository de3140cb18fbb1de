/** Why not: every refusal names the rule (P12). Options are offered exactly where these have nothing to say. */
import { type Refusal, refusal, type Seat } from '@vigil/kernel'
import { colourOf, FACES_OF } from '../nouns/die.ts'
import { expeditionOf, openRows } from '../nouns/expedition.ts'
import { maximum, personAt, someone } from '../nouns/person.ts'
import { anyRolled, dieWhere, groupDice, poolOf, usableOf } from '../nouns/pool.ts'
import { canMeet, couldMeet } from '../nouns/requirement.ts'
import type { Row } from '../nouns/row.ts'
import { forbids, has, traits } from '../nouns/standing.ts'
import type { State } from '../state.ts'
import { adventureOf, itemOf, type World } from '../world.ts'
import { dieBarred } from './use.ts'

/** ES-TASK-07: one task per roll; ES-ABILITY-10, ES-RULING-46: Amanda may go on. */
export const completeMore = (w: World, s: Readonly<State>): boolean =>
  expeditionOf(s).completed === 0 || has(w, s, s.active, 'manyTasks')

/** ES-TASK-09: with an arrow only the topmost open row, unless something lets it be ignored. */
const inOrder = (w: World, s: Readonly<State>): boolean => {
  const e = expeditionOf(s)
  return e.card !== '' && adventureOf(w, e.card).ordered && !e.ignoreOrder && !has(w, s, s.active, 'ignoreOrder')
}

const firstOpen = (rows: readonly Row[]): Row | undefined => {
  for (const row of rows) if (!row.done) return row
  return undefined
}

/** Everything that bars a row but the dice, in a word. */
export const rowBar = (w: World, s: Readonly<State>, rows: readonly Row[], row: Row): RowBar | undefined => {
  if (row.done) return 'done'
  if (inOrder(w, s) && firstOpen(rows)?.key !== row.key) return 'order'
  // ES-TASK-11, ES-RULING-37: never to 0, added up per track.
  const { sanity, stamina } = someone(s, s.active)
  if (row.sanity && sanity - row.sanity <= 0) return 'sanity'
  return row.stamina && stamina - row.stamina <= 0 ? 'stamina' : undefined
}

type RowBar = 'done' | 'order' | 'sanity' | 'stamina'

export const rowRefused = (w: World, s: Readonly<State>, rows: readonly Row[], row: Row): Refusal | undefined => {
  const bar = rowBar(w, s, rows, row)
  switch (bar) {
    case undefined:
      return undefined
    case 'done':
      return refusal('row.done', 'ES-TASK-14', { row: row.key })
    case 'order':
      return refusal('row.order', row.marker ? 'ES-MONSTER-08' : 'ES-TASK-09', {
        row: row.key,
        first: firstOpen(rows)?.key ?? '',
      })
    default:
      return refusal('row.cost', 'ES-TASK-11', { row: row.key, what: bar, n: row[bar] })
  }
}

export const rowBarred = (w: World, s: Readonly<State>, rows: readonly Row[], row: Row): Refusal | undefined => {
  if (!row.done && !completeMore(w, s)) return refusal('row.oneTask', 'ES-TASK-07', { row: row.key })
  const why = rowRefused(w, s, rows, row)
  if (why) return why.code === 'row.done' ? undefined : why
  if (!canMeet(row.requirement, groupDice(s, usableOf(s)), w.rules.wild))
    return refusal('row.unmet', 'ES-TASK-03', { row: row.key })
  return undefined
}

export const clueRefused = (s: Readonly<State>): Refusal | undefined => {
  if (!s.expedition?.rolled) return refusal('clue.noRoll', 'ES-CLUE-01')
  if (s.expedition.completed) return refusal('clue.late', 'ES-CLUE-01')
  if (s.expedition.freeReroll) return refusal('clue.freeFirst', 'ES-ABILITY-08')
  return personAt(s, s.active)?.clues ? undefined : refusal('clue.none', 'ES-CLUE-02')
}

/** ES-RULING-16: no faces of the pool dice would, with the secured ones, complete any row that may be done next. */
export const hopelessRoll = (w: World, s: Readonly<State>): boolean => {
  const rows = openRows(w, s)
  const secured = groupDice(
    s,
    dieWhere(s, (die) => die.face !== '' && (die.at === 'marker' || die.at === 'spell')),
  )
  const pool = poolOf(s).map((die) => FACES_OF[colourOf(die)])
  const open = rows.filter((row) => {
    const why = rowRefused(w, s, rows, row)
    return !why || (why.code === 'row.cost' && payable(w, s, row))
  })
  return !open.some((row) => couldMeet(row.requirement, secured, pool, w.rules.wild))
}

/** ES-ITEM-09, ES-RULING-16, -36: cards that may still be used when the cost is due count as means to pay it. */
const payable = (w: World, s: Readonly<State>, row: Row): boolean => {
  if (!w.rules.payAt.includes('judge')) return false
  const person = someone(s, s.active)
  const cards = person.items.map((id) => itemOf(w, id)).filter(({ paysCosts }) => paysCosts)
  return (['sanity', 'stamina'] as const).every((what) => {
    const gains = cards
      .flatMap(({ effects }) => effects)
      .filter((effect) => effect.do === 'gain' && effect.what === what)
    const more = gains.reduce((n, effect) => n + ('n' in effect && typeof effect.n === 'number' ? effect.n : 0), 0)
    return row[what] === 0 || Math.min(person[what] + more, maximum(w, s, s.active, what)) > row[what]
  })
}

/** Spells laid out for the roll that lies there and still without a die. */
export const spellsDue = (s: Readonly<State>): readonly string[] =>
  s.expedition?.rolled && s.expedition.laidOut.length && anyRolled(s)
    ? s.expedition.laidOut.filter((spell) => personAt(s, s.active)?.items.includes(spell))
    : []

/** ES-RULING-41: what must be done before a roll is judged. */
export const spellFirst = (s: Readonly<State>): Refusal | undefined => {
  const [spell] = spellsDue(s)
  return spell === undefined ? undefined : refusal('roll.spellFirst', 'ES-RULING-41', { item: spell })
}

const markerHolds = (s: Readonly<State>, seat: Seat): boolean =>
  s.dice.some((die) => die.at === 'marker' && die.on === String(seat))

/** ES-FOCUS-01, -03, -05, ES-BATTLE-05 */
export const focusRefused = (w: World, s: Readonly<State>): Refusal | undefined => {
  const e = s.expedition
  if (!e) return refusal('focus.noAdventure', 'ES-FOCUS-01')
  if (e.card === '') return refusal('focus.battle', 'ES-BATTLE-05')
  const ban = forbids(w, s, s.active, 'focus')
  if (ban) return refusal('forbidden', 'ES-MYTHOS-03', { what: 'focus', source: ban })
  if (e.rolled) return e.completed ? refusal('focus.success', 'ES-FOCUS-05') : refusal('focus.early', 'ES-FOCUS-01')
  if (s.turn.focused && w.rules.focusOncePerTurn) return refusal('focus.used', 'ES-FOCUS-03')
  if (markerHolds(s, s.active)) return refusal('focus.holds', 'ES-FOCUS-03')
  if (!e.maySecure)
    return e.rolls && securedAlready(w, s)
      ? refusal('focus.both', 'ES-FOCUS-04')
      : refusal('focus.success', 'ES-FOCUS-05')
  return undefined
}

/** Something was secured on this failed roll: dice still show what they showed, yet no more may be put aside. */
const securedAlready = (w: World, s: Readonly<State>): boolean =>
  w.rules.secures === 'one' && (s.turn.focused || s.turn.assisted.length > 0)

/** ES-ASSIST-01..04 */
export const assistRefused = (w: World, s: Readonly<State>, seat: Seat): Refusal | undefined => {
  const e = s.expedition
  if (!e) return refusal('assist.noAdventure', 'ES-ASSIST-01')
  if (e.card === '') return refusal('assist.battle', 'ES-BATTLE-05')
  const ban = forbids(w, s, s.active, 'assist')
  if (ban) return refusal('forbidden', 'ES-MYTHOS-03', { what: 'assist', source: ban })
  if (seat === s.active || personAt(s, seat)?.at !== e.card)
    return refusal('assist.elsewhere', 'ES-ASSIST-01', { seat })
  if (e.rolled) return refusal('assist.early', 'ES-ASSIST-01')
  if (w.rules.assistOncePerTurn && s.turn.assisted.includes(seat))
    return refusal('assist.used', 'ES-ASSIST-04', { seat })
  if (markerHolds(s, seat)) return refusal('assist.holds', 'ES-ASSIST-04', { seat })
  if (!e.maySecure)
    return e.rolls && securedAlready(w, s)
      ? refusal('focus.both', 'ES-FOCUS-04')
      : refusal('assist.success', 'ES-FOCUS-05')
  if (e.declined.includes(seat)) return refusal('assist.declined', 'ES-ASSIST-02', { seat })
  return undefined
}

/** ES-ABILITY-03, -06 */
export const researchRefused = (w: World, s: Readonly<State>, seat: Seat): Refusal | undefined => {
  const trait = traits(w, s, seat, 'research')[0]
  if (!trait) return refusal('research.nobody', 'ES-ABILITY-01', { seat })
  if (!s.expedition?.rolled || s.expedition.completed) return refusal('research.noRoll', 'ES-ABILITY-06')
  if (personAt(s, seat)?.spent.includes(trait.source)) return refusal('ability.daily', 'ES-ABILITY-03', { seat })
  if (s.expedition.declined.includes(seat)) return refusal('research.declined', 'ES-ABILITY-06', { seat })
  return undefined
}

export const trustFundRefused = (w: World, s: Readonly<State>): Refusal | undefined => {
  const trait = traits(w, s, s.active, 'trustFund')[0]
  if (!trait || !s.expedition) return refusal('ability.none', 'ES-ABILITY-01')
  if (s.expedition.rolls > 0) return refusal('trustFund.late', 'ES-ABILITY-01')
  const bars = trait.value.dice.map((colour) => dieBarred(s, colour))
  return bars.some((bar) => bar === undefined) ? undefined : bars[0]
}

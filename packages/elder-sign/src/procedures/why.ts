/** Puts a finger on the rule that an impossible answer runs into. */
import { type Refusal, refusal } from '@vigil/kernel'
import type { Frame } from '../frame.ts'
import type { Option } from '../kind.ts'
import { findCard } from '../nouns/board.ts'
import type { Die } from '../nouns/die.ts'
import { openRows } from '../nouns/expedition.ts'
import { personAt } from '../nouns/person.ts'
import { anyInPool, dieAt, groupDice, usableOf } from '../nouns/pool.ts'
import { waysToMeet } from '../nouns/requirement.ts'
import { has, traits } from '../nouns/standing.ts'
import { worthOf } from '../nouns/trophy.ts'
import type { UseAt } from '../rulesets/seams.ts'
import { ENTRANCE, type State } from '../state.ts'
import type { World } from '../world.ts'
import { attemptRefused, facilityRefused, giveRefused, idleRefused } from './action.ts'
import { entranceRefused } from './entrance.ts'
import {
  assistRefused,
  clueRefused,
  completeMore,
  focusRefused,
  researchRefused,
  rowRefused,
  spellFirst,
  trustFundRefused,
} from './refuse.ts'
import { isShareable } from './share.ts'
import { useRefused } from './use.ts'

type Why<D extends Option['do']> = (
  w: World,
  s: Readonly<State>,
  f: Frame,
  option: Extract<Option, { do: D }>,
) => Refusal | undefined

const useAt = (f: Frame): UseAt =>
  f.at === 'expedition.judge' ? 'judge' : f.at === 'expedition.prepare' ? 'prepare' : 'turn'

const notNow = (rule = ''): Refusal => refusal('option.notNow', rule)

/** ES-RULING-85: the spell under this die belongs to somebody who said no. */
const refusedDie = (s: Readonly<State>, id: number): boolean =>
  s.dice[id]?.at === 'spell' && s.expedition?.refused?.includes(s.dice[id]?.on ?? '') === true

/** The rule that keeps a die of this place out of a task; one in the pool shows nothing yet. */
const OUT_OF_REACH: { readonly [P in Die['at']]?: string } = {
  pool: 'ES-RULING-38',
  task: 'ES-DICE-07',
  discarded: 'ES-DICE-08',
  lock: 'ES-LOCK-03',
  gone: 'ES-AWAKEN-03',
}

const outOfReach = (s: Readonly<State>, die: number): Refusal => {
  const rule = refusedDie(s, die) ? 'ES-RULING-85' : OUT_OF_REACH[s.dice[die]?.at ?? 'supply']
  return refusal('die.unusable', rule ?? 'ES-DICE-01', { die })
}

/** ES-RULING-18: with nothing left to roll, saved dice are as good as a roll. */
const liesThere = (w: World, s: Readonly<State>, f: Frame): boolean =>
  f.at === 'expedition.judge' || (f.at === 'expedition.prepare' && w.rules.savedDice === 'play' && !anyInPool(s))

const whyComplete: Why<'complete'> = (w, s, f, { row: key, dice }) => {
  if (!s.expedition) return refusal('complete.noAdventure', 'ES-TURN-02')
  if (!liesThere(w, s, f)) return refusal('complete.noRoll', 'ES-TASK-10')
  const rows = openRows(w, s)
  const row = rows.find((open) => open.key === key)
  if (!row) return refusal('row.unknown', 'ES-TASK-01', { row: key })
  if (!row.done && f.at === 'expedition.judge' && !completeMore(w, s))
    return refusal('row.oneTask', 'ES-TASK-07', { row: key })
  const bar = rowRefused(w, s, rows, row) ?? spellFirst(s)
  if (bar) return bar
  const usable = usableOf(s)
  const strange = dice.find((id) => !usable.includes(id))
  if (strange !== undefined) return outOfReach(s, strange)
  if (new Set(dice).size < dice.length) return refusal('die.twice', 'ES-TASK-12')
  const ways = waysToMeet(row.requirement, groupDice(s, dice), w.rules.wild)
  // Met, but not among the options: some die is not needed.
  return ways.length
    ? refusal('row.superfluous', 'ES-RULING-34', { row: key })
    : refusal('row.unmet', whichNeed(row.requirement), { row: key })
}

const whichNeed = (requirement: { readonly symbols: readonly { readonly sum: number }[] }): string => {
  const sums = requirement.symbols.filter(({ sum }) => sum > 0).length
  return sums > 1 ? 'ES-TASK-12' : sums ? 'ES-TASK-02' : 'ES-TASK-03'
}

const whyMove: Why<'move'> = (_w, s, _f, { to }) => {
  if (s.awake) return refusal('move.battle', 'ES-AWAKEN-05')
  const here = personAt(s, s.active)?.at === to
  if (here) return refusal('move.here', s.turn.actions === undefined ? 'ES-MOVE-02' : 'ES-FANTURN-02', { to })
  if (to === s.hall?.lair.card)
    return s.hall.open ? notNow('ES-TURN-02') : refusal('move.sealed', 'ES-FANSEAL-03', { to })
  return to === ENTRANCE || findCard(s, to) ? notNow('ES-TURN-02') : refusal('move.unknown', 'ES-MOVE-01', { to })
}

const whyTurnDie: Why<'turnDie'> = (w, s, f, { by }) => {
  if (w.items.has(by)) return useRefused(w, s, by, useAt(f))
  const own = [...traits(w, s, s.active, 'convert'), ...traits(w, s, s.active, 'raise')].some(
    ({ source }) => source === by,
  )
  if (!own) return refusal('ability.none', 'ES-ABILITY-01')
  if (!s.expedition?.rolled) return refusal('ability.noRoll', 'ES-ABILITY-02')
  return s.expedition.usedOnRoll.includes(by)
    ? refusal('ability.onceARoll', 'ES-ABILITY-02')
    : refusal('ability.die', 'ES-ABILITY-01')
}

const whyTakeOff: Why<'takeOff'> = (w, s, _f, { die }) => {
  const { at } = dieAt(s, die)
  if (refusedDie(s, die)) return outOfReach(s, die)
  if (at === 'marker' && w.rules.savedDice === 'play') return notNow('ES-RULING-19')
  if (at === 'marker') return refusal('die.focused', 'ES-FOCUS-07', { die })
  if (at !== 'spell') return refusal('die.unusable', 'ES-SPELL-06', { die })
  return w.rules.diceOffSpells ? refusal('takeOff.afterRoll', 'ES-SPELL-06') : refusal('takeOff.never', 'ES-SPELL-06')
}

const whyGiveUp: Why<'giveUp'> = (_w, s) => {
  if (s.expedition?.card === '') return refusal('giveUp.battle', 'ES-BATTLE-04')
  return s.expedition ? refusal('giveUp.now', 'ES-FAIL-05') : refusal('giveUp.nothing', 'ES-TURN-04')
}

const whyHand: Why<'hand'> = (w, s, f, { pieces }) => {
  if (f.at !== 'trophy.pay') return notNow('ES-TROPHY-02')
  const owned = personAt(s, f.seat)?.trophies ?? []
  if (pieces.some((piece) => !owned.includes(piece))) return refusal('hand.notYours', 'ES-TROPHY-06')
  const worth = pieces.reduce((n, piece) => n + worthOf(w, piece), 0)
  return worth < f.price
    ? refusal('hand.few', 'ES-TROPHY-04', { worth, price: f.price })
    : refusal('hand.superfluous', 'ES-RULING-61', { worth, price: f.price })
}

const whyDie: Why<'die'> = (_w, s, f, { die }) => {
  const at = s.dice[die]?.at
  if (f.at === 'expedition.discard')
    return at === 'pool'
      ? refusal('discard.unrolled', 'ES-RULING-38', { die })
      : refusal('discard.secured', 'ES-FAIL-03', { die })
  if (f.at === 'expedition.reroll')
    return at === 'pool'
      ? refusal('reroll.unrolled', 'ES-RULING-38', { die })
      : refusal('reroll.secured', 'ES-CLUE-04', { die })
  return notNow()
}

const whyReroll: Why<'reroll'> = (w, s, _f, { by }) => {
  if (by === 'free')
    return has(w, s, s.active, 'secondReroll')
      ? refusal('reroll.lost', 'ES-RULING-44')
      : refusal('ability.none', 'ES-ABILITY-08')
  return traits(w, s, s.active, 'reroll').some(({ source }) => source === by)
    ? refusal('reroll.used', 'ES-ALLY-02')
    : refusal('reroll.none', 'ES-ALLY-02')
}

const whyFacility = (w: World, s: Readonly<State>, f: Frame, option: Option): Refusal | undefined =>
  (f.at === 'turn.action' ? facilityRefused(s) : undefined) ?? entranceRefused(w, s, f, option)

const whyGive: Why<'give'> = (w, s, f, { card, seat }) =>
  whyAct(w, s, f, (now) => {
    const away = seat === now.active || personAt(now, seat)?.at !== personAt(now, now.active)?.at
    if (away) return giveRefused(now) ?? refusal('give.nobody', 'ES-FANTURN-05')
    return giveRefused(now) ?? refusal('give.notYours', 'ES-RULING-73', { item: card })
  })

/** ES-FANADV-08, ES-RULING-74: one reward each, to those who are there, and only what can be handed over. */
const whyShare: Why<'share'> = (_w, _s, f, { reward }) => {
  const part = f.at === 'expedition.share' ? f.parts[reward] : undefined
  return notNow(part && !isShareable(part.effect) ? 'ES-RULING-74' : 'ES-FANADV-08')
}

const whyAct = (w: World, s: Readonly<State>, f: Frame, why: (s: Readonly<State>) => Refusal | undefined): Refusal => {
  if (w.rules.turn !== 'actions') return refusal('action.phases', 'ES-TURN-02')
  return (f.at === 'turn.action' && why(s)) || notNow('ES-FANTURN-01')
}

/** An answer at the wrong moment runs into the phase it would belong to. */
const WHY: { readonly [D in Option['do']]?: Why<D> } = {
  stay: () => notNow('ES-TURN-02'),
  move: whyMove,
  roll: (_w, s) => (s.expedition?.rolled ? refusal('roll.judgeFirst', 'ES-FAIL-01') : notNow('ES-TURN-02')),
  giveUp: whyGiveUp,
  complete: whyComplete,
  fail: (_w, s) => spellFirst(s) ?? notNow('ES-FAIL-01'),
  clue: (_w, s) => clueRefused(s) ?? notNow('ES-CLUE-01'),
  reroll: whyReroll,
  research: (w, s, _f, { seat }) => researchRefused(w, s, seat),
  use: (w, s, f, { item }) => useRefused(w, s, item, useAt(f)),
  layOut: (w, s, f, { spell }) => useRefused(w, s, spell, useAt(f)) ?? refusal('layOut.needless', 'ES-SPELL-02'),
  cast: (w, s, f, { spell }) => useRefused(w, s, spell, useAt(f)),
  turnDie: whyTurnDie,
  takeOff: whyTakeOff,
  unlock: (w, s) =>
    has(w, s, s.active, 'useLocked') ? notNow('ES-ABILITY-12') : refusal('unlock.notMary', 'ES-LOCK-09'),
  trustFund: (w, s) => trustFundRefused(w, s),
  focus: (w, s) => focusRefused(w, s),
  assist: (w, s, _f, { seat }) => assistRefused(w, s, seat),
  die: whyDie,
  hand: whyHand,
  firstAid: whyFacility,
  lostAndFound: whyFacility,
  souvenir: whyFacility,
  attempt: (w, s, f) => whyAct(w, s, f, attemptRefused),
  nothing: (w, s, f) => whyAct(w, s, f, idleRefused),
  give: whyGive,
  share: whyShare,
  card: (_w, _s, f) => notNow(f.at === 'found.card' ? 'ES-RULING-72' : ''),
  investigator: (_w, _s, f) => notNow(f.at === 'turn.recruit' ? 'ES-RULING-75' : ''),
  place: (_w, _s, _f, { box }) =>
    box < 0 ? refusal('place.uneven', 'ES-MONSTER-07') : refusal('place.taken', 'ES-MONSTER-06'),
}

export const whyNot = (w: World, s: Readonly<State>, f: Frame, option: Option): Refusal => {
  const why = WHY[option.do] as Why<Option['do']> | undefined
  return why?.(w, s, f, option) ?? notNow()
}

/** ES-CLUE-03, ES-ITEM-07, ES-ALLY-02: what one may not do in another player's turn. */
const NOT_YOUR_TURN: { readonly [D in Option['do']]?: string } = {
  clue: 'ES-CLUE-03',
  use: 'ES-ITEM-07',
  layOut: 'ES-ITEM-07',
  cast: 'ES-ITEM-07',
  turnDie: 'ES-ABILITY-02',
  reroll: 'ES-ALLY-02',
}

export const notYours = (option: Option | undefined): Refusal =>
  refusal('answer.seat', (option && NOT_YOUR_TURN[option.do]) ?? 'ES-CORE-05')

/** Before a roll: add dice, take dice off spells, secure one after a failed roll, roll, or give up. */
import type { Barred } from '@vigil/kernel'
import { push } from '../frame.ts'
import type { Emit, ES, Option } from '../kind.ts'
import type { DieId } from '../nouns/die.ts'
import { dieOf } from '../nouns/die.ts'
import { expeditionOf, secureOnMarker } from '../nouns/expedition.ts'
import { clearSpell, lockHolding, removeLocks } from '../nouns/lock.ts'
import { personAt, someone } from '../nouns/person.ts'
import { anyInPool, dieAt, dieWhere, distinct, isRefused, kindsRolled, savedOf, setDie } from '../nouns/pool.ts'
import { has, traits } from '../nouns/standing.ts'
import type { State } from '../state.ts'
import { itemOf, type World } from '../world.ts'
import { addRows, complete } from './judge.ts'
import { discardItem } from './loss.ts'
import { assistRefused, focusRefused, hopelessRoll, trustFundRefused } from './refuse.ts'
import { addUses, useBarred, useItem } from './use.ts'

const NONE: readonly never[] = []

/** ES-SPELL-06, ES-RULING-19: saved dice that may be taken back in one's turn, to roll them. */
const takeable = (w: World, s: Readonly<State>): readonly DieId[] => {
  const { diceOffSpells, savedDice } = w.rules
  if (!diceOffSpells && savedDice === 'wait') return NONE
  const play = savedDice === 'play'
  const dice = dieWhere(s, (die) =>
    die.at === 'spell' ? diceOffSpells && !isRefused(s, die) : play && die.at === 'marker',
  )
  return dice.length > 1 ? distinct(s, dice) : dice
}

/** ES-RULING-18: with nothing left to roll, saved dice alone may do. */
const addFromSaved = (w: World, s: Readonly<State>, options: Option[]): void => {
  if (w.rules.savedDice === 'play' && !anyInPool(s)) addRows(w, s, savedOf(s), options)
}

/** ES-ABILITY-12, ES-RULING-32 */
const unlockable = (w: World, s: Readonly<State>): readonly DieId[] =>
  has(w, s, s.active, 'useLocked')
    ? firstOfColour(dieWhere(s, (die, id) => die.at === 'lock' && lockHolding(s, id) !== undefined))
    : NONE

/** Locked greens differ in nothing the roll could show. */
const firstOfColour = (dice: readonly DieId[]): DieId[] =>
  dice.filter((id, i) => id >= 6 || !dice.slice(0, i).some((other) => other < 6))

/** ES-FAIL-07, ES-RULING-17: can anything still save an adventure with an empty pool? */
export const canBeSaved = (w: World, s: Readonly<State>): boolean => {
  if (takeable(w, s).length) return true
  const uses: Option[] = []
  addFromSaved(w, s, uses)
  if (uses.length) return true
  addUses(w, s, 'prepare', uses)
  return uses.some((option) => option.do === 'use' && itemOf(w, option.item).effects[0]?.do === 'recoverDice')
}

const helpers = (s: Readonly<State>): number[] => {
  const { at } = someone(s, s.active)
  const seats: number[] = []
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (seat !== s.active && s.seats[seat]?.person?.at === at) seats.push(seat)
  }
  return seats
}

const addSecuring = (w: World, s: Readonly<State>, options: Option[]): void => {
  if (!expeditionOf(s).maySecure) return
  const focus = !focusRefused(w, s)
  const willing: number[] = []
  for (const seat of helpers(s)) if (!assistRefused(w, s, seat)) willing.push(seat)
  if (!focus && willing.length === 0) return
  for (const die of kindsRolled(s)) {
    if (focus) options.push({ do: 'focus', die })
    for (const seat of willing) options.push({ do: 'assist', seat, die })
  }
}

/** Jenny Barnes pays a card or a clue for both dice as her Resolution phase starts. */
const trustFunds = (w: World, s: Readonly<State>): readonly Option[] => {
  if (!has(w, s, s.active, 'trustFund') || trustFundRefused(w, s)) return NONE
  const person = personAt(s, s.active)
  const price = traits(w, s, s.active, 'trustFund')[0]?.value.price ?? []
  const cards = person?.items.filter((item) => price.includes(itemOf(w, item).deck)) ?? []
  const pays = [...(price.includes('clue') && person && person.clues > 0 ? ['clue'] : []), ...cards]
  return pays.map((pay) => ({ do: 'trustFund', pay }))
}

export const prepareOptions = (w: World, s: Readonly<State>): Option[] => {
  const e = expeditionOf(s)
  const options: Option[] = []
  const spent = !anyInPool(s)
  if (!spent) options.push({ do: 'roll' })
  addSecuring(w, s, options)
  addFromSaved(w, s, options)
  for (const die of takeable(w, s)) options.push({ do: 'takeOff', die })
  for (const die of unlockable(w, s)) options.push({ do: 'unlock', die })
  for (const fund of trustFunds(w, s)) options.push(fund)
  addUses(w, s, 'prepare', options)
  // ES-FAIL-05; in battle one rolls to the last die (ES-BATTLE-04), unless none is left.
  if (spent || (e.card !== '' && w.rules.mayGiveUp.includes('prepare'))) options.push({ do: 'giveUp' })
  return options
}

export const prepareBarred = (w: World, s: Readonly<State>): Barred<ES>[] => {
  const barred = useBarred(w, s, 'prepare')
  const focus = focusRefused(w, s)
  if (focus) barred.push({ option: { do: 'focus', die: 0 }, refusal: focus })
  for (const seat of helpers(s)) {
    const assist = assistRefused(w, s, seat)
    if (assist) barred.push({ option: { do: 'assist', seat, die: 0 }, refusal: assist })
  }
  const trust = has(w, s, s.active, 'trustFund') ? trustFundRefused(w, s) : undefined
  if (trust) barred.push({ option: { do: 'trustFund', pay: 'clue' }, refusal: trust })
  return barred
}

const payTrustFund = (w: World, s: State, pay: string, emit: Emit): void => {
  const person = someone(s, s.active)
  if (pay === 'clue') {
    person.clues--
    emit?.({ is: 'lost', seat: s.active, what: 'clue', n: 1, source: person.id })
  } else discardItem(w, s, s.active, pay, emit)
  for (const { source, value } of traits(w, s, s.active, 'trustFund')) {
    for (const colour of value.dice) {
      if (colour === 'green' || dieAt(s, dieOf(colour)).at !== 'supply') continue
      setDie(s, dieOf(colour), 'pool')
      emit?.({ is: 'dieIn', die: dieOf(colour), by: source })
    }
  }
}

const unlock = (w: World, s: State, die: DieId, emit: Emit): void => {
  const lock = lockHolding(s, die)
  if (!lock) return
  if (!w.rules.rulings.maryBorrows) {
    lock.source = `broken:${lock.id}`
    removeLocks(s, lock.source, emit)
    if (dieAt(s, die).at === 'lock') return // another lock was waiting for it
  }
  setDie(s, die, 'pool')
  emit?.({ is: 'dieIn', die, by: someone(s, s.active).id })
}

const again = (s: State): void => push(s, [{ at: 'expedition.again', ask: 'expedition.prepare' }])

/** The answer is carried out; whoever had to agree to it has. */
export const doPrepare = (w: World, s: State, pick: Option, emit: Emit): void => {
  const e = expeditionOf(s)
  switch (pick.do) {
    case 'roll':
      // ES-FAIL-06, ES-RULING-16: nothing can come of it, so it is not rolled.
      if (w.rules.autoFail && e.card !== '' && hopelessRoll(w, s)) return push(s, [{ at: 'expedition.fail' }])
      return push(s, [{ at: 'expedition.roll' }])
    case 'giveUp':
      // ES-RULING-15: before a roll, giving up sets nothing off.
      return push(s, [e.card === '' ? { at: 'expedition.end' } : { at: 'expedition.fail' }])
    case 'assist':
      again(s)
      if (w.rules.assistNeedsConsent) return push(s, [{ at: 'expedition.assist', seat: pick.seat, die: pick.die }])
      return secureOnMarker(w, s, pick.die, pick.seat, emit)
    case 'focus':
      again(s)
      return secureOnMarker(w, s, pick.die, s.active, emit)
    case 'takeOff': {
      again(s)
      const { at, on } = dieAt(s, pick.die)
      setDie(s, pick.die, 'pool')
      if (at === 'spell') clearSpell(s, on, emit)
      return emit?.({ is: 'dieIn', die: pick.die, by: at === 'spell' ? on : 'marker' })
    }
    case 'complete':
      return complete(w, s, pick.row, pick.dice, emit)
    case 'unlock':
      again(s)
      return unlock(w, s, pick.die, emit)
    case 'trustFund':
      again(s)
      return payTrustFund(w, s, pick.pay, emit)
    default:
      again(s)
      return useItem(w, s, pick, emit)
  }
}

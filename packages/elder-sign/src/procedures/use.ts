/** ES-ITEM, ES-SPELL: using cards from the hand, in one's own turn, when the card says so. */

import type { Barred } from '@vigil/kernel'
import { type Refusal, refusal } from '@vigil/kernel'
import type { Item } from '../card.ts'
import { canPrice } from '../effects/feasible.ts'
import { fire } from '../effects/moment.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { type Frame, push } from '../frame.ts'
import type { Emit, ES, Option } from '../kind.ts'
import { type Colour, colourOf, type DieId, dieOf, type Face } from '../nouns/die.ts'
import { isHurt, personAt, someone } from '../nouns/person.ts'
import {
  anyInPool,
  anyRolled,
  dieAt,
  dieWhere,
  distinct,
  faceOf,
  groupDice,
  kindsRolled,
  rolledOf,
  savedOf,
  setDie,
} from '../nouns/pool.ts'
import { forbids } from '../nouns/standing.ts'
import type { UseAt } from '../rulesets/seams.ts'
import type { State } from '../state.ts'
import { itemOf, type World } from '../world.ts'
import { slayable, targetsOf } from './choice.ts'
import { discardItem } from './loss.ts'

/** ES-ITEM-01, ES-SPELL-02: is this the moment the card speaks of? */
const timely = (w: World, s: Readonly<State>, item: Item, at: UseAt): boolean => {
  const e = s.expedition
  const laysOut = laidOutFirst(w, item)
  const here = laysOut ? at === 'prepare' : w.rules.useAt[item.when].includes(at)
  if (!here && !(item.paysCosts && w.rules.payAt.includes(at))) return false
  if (item.when === 'failed') return e?.maySecure === true
  return item.when !== 'rolled' || laysOut || (e?.rolled === true && e.completed === 0)
}

const untimely = (w: World, s: Readonly<State>, item: Item, at: UseAt): Refusal | undefined => {
  if (timely(w, s, item, at)) return undefined
  const params = { item: item.id }
  if (laidOutFirst(w, item)) return refusal('use.layOut', 'ES-SPELL-02', params)
  switch (item.when) {
    case 'turn':
      return refusal('use.turn', 'ES-ITEM-01', params)
    case 'adventure':
      return refusal('use.adventure', 'ES-ITEM-01', params)
    case 'rolled':
      return refusal('use.rolled', item.deck === 'spell' ? 'ES-SPELL-02' : 'ES-ITEM-01', params)
    case 'failed':
      return refusal('use.failed', 'ES-ITEM-01', params)
  }
}

/** ES-SPELL-02: in one printing a securing spell is laid out before the roll. */
export const laidOutFirst = (w: World, item: Item): boolean =>
  w.rules.spells === 'beforeRoll' && item.effects[0]?.do === 'secure'

/** ES-DICE-10, ES-ITEM-05, -06, ES-LOCK-03: why a yellow or red die cannot be added. */
export const dieBarred = (s: Readonly<State>, colour: Colour): Refusal | undefined => {
  if (colour === 'green') return undefined
  switch (dieAt(s, dieOf(colour)).at) {
    case 'supply':
      return undefined
    case 'lock':
      return refusal('die.locked', 'ES-LOCK-03', { colour })
    case 'discarded':
      return refusal('die.discarded', 'ES-ITEM-06', { colour })
    case 'gone':
      return refusal('die.gone', 'ES-AWAKEN-03', { colour })
    case 'spell':
      return refusal('die.spell', 'ES-DICE-10', { colour })
    default:
      return refusal('die.used', 'ES-ITEM-05', { colour })
  }
}

const nothing = (item: string, rule: string): Refusal => refusal('use.nothing', rule, { item })

/** Whether the effect would do anything at all; a card is not wasted by mistake. */
const idle = (w: World, s: Readonly<State>, effect: Effect, item: string): Refusal | undefined => {
  switch (effect.do) {
    case 'addDice': {
      // ES-RULING-107: saved dice keep the adventure going, and with it the cards.
      if (!anyInPool(s) && !(w.rules.savedDice === 'play' && savedOf(s).length))
        return refusal('use.poolEmpty', 'ES-FAIL-04', { item })
      // ES-RULING-39: enough if one of the dice can be had.
      let bar: Refusal | undefined
      for (const colour of effect.dice) {
        const why = dieBarred(s, colour)
        if (!why) return undefined
        bar ??= why
      }
      return bar
    }
    case 'gain':
      if (effect.what !== 'sanity' && effect.what !== 'stamina') return undefined
      if (effect.who === 'any') return targetsOf(w, s, effect).length ? undefined : nothing(item, 'ES-ITEM-08')
      return isHurt(w, s, s.active, effect.what) ? undefined : nothing(item, 'ES-ITEM-08')
    case 'slay':
      return slayable(w, s, effect.worth ?? Number.MAX_SAFE_INTEGER).length ? undefined : nothing(item, 'ES-MONSTER-17')
    case 'breakLock':
      return s.locks.length ? undefined : nothing(item, 'ES-LOCK-04')
    case 'recoverDice':
      return dieWhere(s, (die, id) => die.at === 'discarded' && colourOf(id) === effect.colour).length
        ? undefined
        : nothing(item, 'ES-DICE-08')
    case 'holdClock':
      return s.turn.holdClock ? nothing(item, 'ES-CLOCK-01') : undefined
    case 'reroll':
    case 'turnDie':
    case 'secure':
      return anyRolled(s) ? undefined : nothing(item, 'ES-DICE-09')
    default:
      return undefined
  }
}

export const useRefused = (w: World, s: Readonly<State>, id: string, at: UseAt): Refusal | undefined => {
  const person = personAt(s, s.active)
  if (person?.cast.includes(id)) return refusal('use.cast', 'ES-SPELL-08', { item: id })
  if (!person?.items.includes(id)) return refusal('use.notYours', 'ES-ITEM-07', { item: id })
  const item = itemOf(w, id)
  const ban = item.deck === 'spell' ? forbids(w, s, s.active, 'castSpell') : undefined
  if (ban) return refusal('forbidden', 'ES-MYTHOS-03', { what: 'castSpell', source: ban })
  const late = untimely(w, s, item, at)
  if (late) return late
  if (item.price && !canPrice(w, s, s.active, item.price)) return refusal('use.price', 'ES-TASK-11', { item: id })
  // Only the first effect must bite: the others are riders.
  const main = item.effects[0]
  if (laidOutFirst(w, item))
    return s.expedition?.laidOut.includes(id) ? refusal('use.laidOut', 'ES-SPELL-02', { item: id }) : undefined
  return main && idle(w, s, main, id)
}

/** Two dice of the roll, each kind of pair once. */
const pairs = (s: Readonly<State>, dice: readonly DieId[]): DieId[][] => {
  const found: DieId[][] = []
  const groups = groupDice(s, dice)
  groups.forEach(({ dice: [a, twin] }, i) => {
    if (a === undefined) return
    if (twin !== undefined) found.push([a, twin])
    for (const {
      dice: [b],
    } of groups.slice(i + 1))
      if (b !== undefined) found.push([a, b])
  })
  return found
}

/** Dice of the roll that a securing spell may take. */
export const waysToSecure = (s: Readonly<State>, item: Item): Option[] => {
  const rolled = rolledOf(s)
  const most = item.effects[0]?.do === 'secure' ? item.effects[0].dice : 1
  const dice = [...distinct(s, rolled).map((id) => [id]), ...(most > 1 ? pairs(s, rolled) : [])]
  return dice.map((chosen) => ({ do: 'cast', spell: item.id, dice: chosen }))
}

const addWaysToUse = (w: World, s: Readonly<State>, item: Item, options: Option[]): void => {
  const main = item.effects[0]
  if (main?.do === 'secure') {
    if (laidOutFirst(w, item)) options.push({ do: 'layOut', spell: item.id })
    else for (const way of waysToSecure(s, item)) options.push(way)
  } else if (main?.do === 'turnDie') {
    const { to } = main
    for (const die of kindsRolled(s)) if (faceOf(s, die) !== to) options.push({ do: 'turnDie', by: item.id, die, to })
  } else options.push({ do: 'use', item: item.id })
}

/** Adds what the cards in hand allow. */
export const addUses = (w: World, s: Readonly<State>, at: UseAt, options: Option[]): void => {
  const person = personAt(s, s.active)
  if (!person) return
  for (const id of person.items) {
    const item = itemOf(w, id)
    // Most cards wait for another moment: no refusal is made up for them.
    if (timely(w, s, item, at) && !useRefused(w, s, id, at)) addWaysToUse(w, s, item, options)
  }
}

/** What lies in the hand and cannot be used now, with the reason. */
export const useBarred = (w: World, s: Readonly<State>, at: UseAt): Barred<ES>[] =>
  (personAt(s, s.active)?.items ?? []).flatMap((item) => {
    const why = useRefused(w, s, item, at)
    return why ? [{ option: { do: 'use', item } as const, refusal: why }] : []
  })

/** ES-ITEM-02: the card goes under its deck; price, what its use sets off, then its effects. */
const spend = (w: World, s: State, item: Item, rest: readonly Frame[], emit: Emit): void => {
  emit?.({ is: 'used', seat: s.active, card: item.id })
  push(s, rest)
  if (item.deck !== 'common') fire(w, s, item.deck === 'spell' ? 'spell.used' : 'unique.used', s.active)
  if (item.price) push(s, [{ at: 'effects', list: item.price, who: s.active, source: item.id }])
}

export const turnDie = (s: State, die: DieId, to: Face, emit: Emit): void => {
  const from = faceOf(s, die)
  setDie(s, die, 'pool', '', to)
  emit?.({ is: 'turned', die, from, to })
}

export const useItem = (w: World, s: State, pick: Option, emit: Emit): void => {
  const person = someone(s, s.active)
  if (pick.do === 'use') {
    const item = itemOf(w, pick.item)
    discardItem(w, s, s.active, item.id, emit)
    spend(w, s, item, [{ at: 'effects', list: item.effects, who: s.active, source: item.id }], emit)
  } else if (pick.do === 'cast') {
    // ES-SPELL-03, -04, ES-RULING-42: the dice keep their results and lie on the spell from now on.
    person.items = person.items.filter((item) => item !== pick.spell)
    person.cast.push(pick.spell)
    const paid = s.expedition?.laidOut.includes(pick.spell)
    if (s.expedition) s.expedition.laidOut = s.expedition.laidOut.filter((spell) => spell !== pick.spell)
    for (const die of pick.dice) {
      const face = faceOf(s, die)
      setDie(s, die, 'spell', pick.spell, face)
      if (face === 'T' && w.rules.securedTerror && s.expedition) s.expedition.dread = true // ES-TERROR-05
      emit?.({ is: 'secured', die, face, on: pick.spell, by: 'spell' })
    }
    if (!paid) spend(w, s, itemOf(w, pick.spell), [], emit)
  } else if (pick.do === 'layOut') {
    // ES-SPELL-02, ES-TASK-11: used, and paid for, now; only its die comes later.
    s.expedition?.laidOut.push(pick.spell)
    emit?.({ is: 'laidOut', seat: s.active, card: pick.spell })
    spend(w, s, itemOf(w, pick.spell), [], emit)
  } else if (pick.do === 'turnDie') {
    discardItem(w, s, s.active, pick.by, emit)
    turnDie(s, pick.die, pick.to, emit)
    spend(w, s, itemOf(w, pick.by), [], emit)
  }
}

/** The end of the Resolution phase: where dice and markers go (ES-TURN-05, ES-RULING-24). */
import { type Frame, pendingAt, push, unwindTo } from '../frame.ts'
import type { Emit } from '../kind.ts'
import { countMonsters, findCard, liftMarker, placesInPlay } from '../nouns/board.ts'
import { returnMarker } from '../nouns/cultist.ts'
import { DICE } from '../nouns/die.ts'
import { recallLent, removeLocks } from '../nouns/lock.ts'
import { dieAt, setDie } from '../nouns/pool.ts'
import { rowsOfCard } from '../nouns/row.ts'
import type { Expedition, State } from '../state.ts'
import type { World } from '../world.ts'
import { checkLost } from './ending.ts'
import { cultistsChanged } from './seal.ts'

/** ES-TURN-05: every die that is neither locked nor on a spell goes back; lent ones go home (ES-RULING-32). */
export const returnDice = (s: State, emit: Emit): void => {
  recallLent(s, emit)
  for (const id of DICE) {
    const { at } = dieAt(s, id)
    if (at === 'pool' || at === 'discarded' || at === 'task' || at === 'marker') setDie(s, id, 'supply')
  }
}

/** Markers on the present card all of whose rows were completed in this attempt. */
export const beatenHere = (w: World, s: Readonly<State>, e: Readonly<Expedition>): string[] => {
  const card = findCard(s, e.card)
  if (!card || card.monsters.length === 0) return []
  // Nothing done and nothing turned face down: nothing beaten.
  if (e.done.length === 0 && card.monsters.every((monster) => monster.flippedBy < 0)) return []
  const rows = rowsOfCard(w, s, s.active, card, e.done)
  return card.monsters
    .map(({ marker }) => marker)
    .filter((marker) => {
      const own = rows.filter((row) => row.marker === marker)
      return own.length > 0 && own.every((row) => row.done)
    })
}

/** Markers turned face down by this seat, on any card (ES-MONSTER-17). */
export const flippedBy = (s: Readonly<State>, seat: number): string[] => {
  const markers: string[] = []
  if (countMonsters(s) === 0) return markers
  for (const { monsters } of placesInPlay(s)) {
    for (const monster of monsters) if (monster.flippedBy === seat) markers.push(monster.marker)
  }
  return markers
}

/** ES-RULING-24, -66: neither resolved nor failed. Beaten and flipped markers go to the cup, dice go back. */
export const dropExpedition = (w: World, s: State, emit: Emit): void => {
  const e = s.expedition
  const beaten = new Set([...flippedBy(s, s.active), ...(e ? [...beatenHere(w, s, e), ...e.spoils] : [])])
  for (const marker of beaten) {
    liftMarker(s, marker)
    removeLocks(s, `monster:${marker}`, emit)
    returnMarker(w, s, marker)
  }
  s.expedition = null
  returnDice(s, emit)
  if (beaten.size) cultistsChanged(w, s, emit)
}

const LEAVING: readonly Frame[] = [{ at: 'expedition.home' }, { at: 'expedition.take' }, { at: 'expedition.end' }]

/** ES-DEVOUR-05: straight to the clock. ES-RULING-109: what was resolved and paid for is done with all the same. */
export const leaveTurn = (w: World, s: State, emit: Emit): void => {
  const paid = pendingAt(s, 'expedition.take') && !pendingAt(s, 'expedition.rewards')
  const resolved = s.hall !== undefined && s.expedition?.resolved === true && paid
  if (!resolved) dropExpedition(w, s, emit)
  unwindTo(s, 'turn.clock')
  if (resolved) push(s, LEAVING)
  checkLost(w, s, emit)
}

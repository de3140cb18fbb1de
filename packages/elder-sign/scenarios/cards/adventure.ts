/** What is said of an Adventure or Other World by hand, and the scenarios that prove it in a quiet museum. */
import type { Setup, Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { expect } from 'vitest'
import { byActions } from './by-actions.ts'
import { asks, changed, countBefore, countOf, dice, drawn } from './change.ts'

type Seat = NonNullable<Setup['seats']>[number]

interface Night {
  readonly setup?: Setup
  readonly draws?: string
  readonly play?: (t: Table) => void
  readonly change: string
}

interface Terror {
  readonly change: string
  readonly draws?: string
  /** All dice that are out after the roll `T T` and the discard of an I1. */
  readonly out?: readonly string[]
  /** The adventure is failed on the spot: `change` is the penalties'. */
  readonly fails?: true
}

export interface Place {
  /** As printed: `[L]` a total box, `L [I1]` a partial one, `[]` an empty one. */
  readonly rows: string
  readonly ordered?: true
  readonly lock?: 'green' | 'yellow' | 'red'
  /** The dice laid on each row, empty boxes passed over. */
  readonly dice: readonly string[]
  /** What the rewards draw, in this order. */
  readonly draws?: string
  /** Costs, rewards and the trophy. */
  readonly resolved: string
  readonly failed: string
  readonly terror?: Terror
  readonly midnight?: readonly Night[]
  /** The rows with a maniac (I4) in every box. */
  readonly boxed?: string
  /** More about a than 5 sanity, 5 stamina and 2 clues. */
  readonly a?: Seat
}

/** Rows that must be completed where no monster lies, with their keys. */
const openRows = (rows: string): { readonly key: string; readonly row: string }[] =>
  rows
    .split(' / ')
    .map((row, i) => ({ key: `t${i}`, row: row.replace(/[[\]]/g, '').trim() }))
    .filter(({ row }) => row !== '')

export const exercise = (kind: 'adventure' | 'world', id: string, card: Place): void => {
  const { rows, ordered, lock, draws, resolved, failed, terror, midnight, boxed, a } = card
  const open = openRows(rows)
  const pool = lock === 'green' ? 5 : 6
  const holds = lock ? [`card:${id} holds ${lock}`] : []
  const museum: Setup = {
    ...(kind === 'adventure' ? { cards: [id] } : { worlds: [id] }),
    seats: [{ clues: 2, ...a }, { clues: 2 }],
    doom: 3,
  }

  scenario(`[ES-TASK-01] [ES-RESOLVE-02] [ES-REWARD-01] ${id} (${rows}) resolved: ${resolved}`, ({ table }) => {
    const t = table(museum)
    const before = countOf(t)
    t.expect({ locks: holds })
    asks(t, id, open.map(({ row }) => row).join(' / '))
    t.goes(id)
    let left = pool
    open.forEach(({ key }, n) => {
      const laid = card.dice[n] ?? ''
      t.waitsFor('prepare', { dice: left })
      t.rolls(...dice(laid, left))
      t.completes(key, ...laid.split(' '))
      left -= laid.split(' ').length
    })
    drawn(t, draws)
    changed(t, before, `${resolved}, +1 clock${kind === 'world' ? ', -1 gate' : ''}`)
    t.expect({
      seats: [{ at: 'entrance', trophies: [...(a?.trophies ?? []), id] }],
      places: [kind === 'adventure' ? 'dull-7' : 'dull-1', 'dull-2', 'dull-3', 'dull-4', 'dull-5', 'dull-6'],
      locks: [],
    })
    t.waitsFor('move', { seat: 1 })
  })

  scenario(`[ES-FAIL-08] [ES-FAIL-09] [ES-LOCK-08] ${id} failed: ${failed}`, ({ table }) => {
    const t = table(museum)
    const before = countOf(t)
    t.goes(id)
    t.givesUp()
    changed(t, before, `${failed}, +1 clock`)
    t.expect({ seats: [{ at: id }], locks: holds })
    t.waitsFor('move', { seat: 1 })
  })

  scenario(
    `[ES-TASK-09] the second row of ${id} ${ordered ? 'waits for' : 'may come before'} the first`,
    ({ table }) => {
      const [, second] = open
      const laid = (card.dice[1] ?? '').split(' ')
      const t = table(museum)
      t.goes(id)
      if (!second) return t.waitsFor('prepare')
      t.rolls(...dice(laid.join(' '), pool))
      if (ordered) t.refused({ do: 'complete', row: second.key, dice: laid }, 'ES-TASK-09')
      else t.completes(second.key, ...laid)
      t.waitsFor(ordered ? 'judge' : 'prepare')
    },
  )

  const dread = terror ?? { change: '' }
  scenario(`[ES-TERROR-01] [ES-TERROR-06] ${id}, terror: ${dread.change || dread.out || 'nothing'}`, ({ table }) => {
    const t = table(museum)
    const before = countOf(t)
    t.goes(id)
    t.rolls(...dice('T T', pool))
    t.fails()
    drawn(t, dread.draws)
    if (dread.fails) {
      changed(t, before, `${dread.change}, +1 clock`)
      return t.waitsFor('move', { seat: 1 })
    }
    t.discards('I1')
    changed(t, before, dread.change)
    const out = dread.out ?? ['I1']
    t.expect({ dice: { discarded: out } })
    t.waitsFor('prepare', { dice: pool - out.length })
    const calm = table(museum)
    calm.goes(id)
    calm.rolls(...dice('', pool))
    calm.fails()
    calm.discards('I1')
    changed(calm, before, '')
    calm.waitsFor('prepare', { dice: pool - 1 })
  })

  for (const { setup, draws: drawnAt, play, change } of midnight ?? [{ change: '' }]) {
    scenario(`[ES-MIDNIGHT-04] [ES-MIDNIGHT-06] ${id} at midnight: ${change || 'nothing'}`, ({ table }) => {
      const night: Setup = { ...museum, ...setup, begin: 'clock', clock: 9 }
      const before = countBefore(table, night)
      const t = table(night)
      drawn(t, drawnAt)
      play?.(t)
      changed(t, before, `${change}, +1 clock`)
      t.waitsFor('move', { seat: 1 })
    })
  }

  scenario(`[ES-MONSTER-02] [ES-MONSTER-06] ${id} with monsters: ${boxed ?? 'no box'}`, ({ table }) => {
    const boxes = rows.split('[').length - 1
    // A card that brings its own monster at midnight needs no Mythos card to do so.
    const own = midnight?.some(({ draws: marker }) => marker !== undefined)
    const immediate = own ? '' : `${boxes || 1} monster`
    const t = table({ ...museum, begin: 'clock', clock: 9, deckTops: { mythos: [{ immediate }] } })
    if (boxed === undefined) {
      t.draws('maniac')
      expect(t.options().length).toBe(kind === 'adventure' ? 6 : 7)
      return t.waitsFor('place')
    }
    drawn(t, Array.from({ length: boxes }, () => 'maniac').join(' '))
    t.expect({ cards: { [id]: { monsters: boxes } } })
    asks(t, id, boxed)
    t.waitsFor('move')
  })

  byActions(id, card, museum, open, pool)
}

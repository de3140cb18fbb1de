/** Every monster marker: it comes out of the cup into an empty box, acts at midnight, is beaten and taken as a trophy. */
import { core } from '@vigil/elder-sign/content'
import type { Setup, Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { expect, test } from 'vitest'
import { asks, changed, complete, countBefore, countOf, dice, drawn, PAIR } from './change.ts'

interface Marker {
  readonly markers?: number
  readonly row: string
  /** Ways to meet the row. */
  readonly dice: readonly string[]
  readonly lock?: 'green' | 'yellow' | 'red'
  /** Costs, the trophy and the reverse side together. */
  readonly taken: string
  readonly draws?: string
  /** Times the hand moves, with the end of the turn. */
  readonly clock?: number
  readonly midnight?: readonly {
    readonly play?: (t: Table) => void
    readonly change: string
    readonly clues?: number
  }[]
}

const MARKERS: Readonly<Record<string, Marker>> = {
  cultist: { markers: 5, row: 'L|P', dice: ['L', 'P'], taken: '+1 trophy' },
  ghoul: { markers: 2, row: 'P', dice: ['P'], taken: '+1 trophy' },
  maniac: { markers: 2, row: 'I4', dice: ['I3 I1', 'I2 I2'], taken: '+1 trophy' },
  nightgaunt: { row: 'I3', dice: ['I3', 'I2 I1'], lock: 'yellow', taken: '+1 trophy' },
  'moon-beast': { row: 'T -1san', dice: ['T'], taken: '-1 sanity, +2 trophies' },
  byakhee: { row: 'P I2', dice: ['P I2'], taken: '-1 sanity, +2 trophies' },
  'dimensional-shambler': { row: 'P L|T clk', dice: ['P L', 'P T'], taken: '+2 trophies', clock: 2 },
  'hound-of-tindalos': { row: 'T P -1sta', dice: ['T P'], taken: '-1 stamina, +2 trophies' },
  gug: { row: 'P P', dice: ['P P'], taken: '+2 trophies' },
  'mi-go': { row: 'L I3', dice: ['L I3'], taken: '+1 clue, +1 trophy' },
  'attic-witch': { row: 'L T', dice: ['L T'], taken: '+1 spell, +1 trophy', draws: 'undo-the-clasp' },
  'thing-in-the-crate': { row: 'I6', dice: ['I3 I3'], lock: 'green', taken: '+1 common, +1 trophy', draws: 'food' },
  'elder-thing': { row: 'I5 L', dice: ['I3 I2 L'], lock: 'green', taken: '+2 clues, +2 trophies' },
  'high-priest': {
    row: 'L L T -1san',
    dice: ['L L T'],
    taken: '-1 sanity, +1 sign, +3 trophies',
    midnight: [
      { play: (t) => t.chooses(0), change: '-1 sanity' },
      { play: (t) => t.chooses(1), change: '+1 doom' },
    ],
  },
  'star-spawn': {
    row: 'T T -1san',
    dice: ['T T'],
    lock: 'red',
    taken: '-1 sanity, +1 unique, +3 trophies',
    draws: 'necronomicon',
  },
  shoggoth: { row: 'P P I3 -1sta', dice: ['P P I3'], taken: '-1 stamina, +3 trophies' },
  'mask-showman-of-sparks': { row: 'L P', dice: ['L P'], taken: '+1 clue, +2 trophies' },
  'mask-pharaoh-behind-the-glass': {
    row: 'L L -1san',
    dice: ['L L'],
    taken: '-1 sanity, +1 unique, +2 trophies',
    draws: 'alien-statue',
  },
  'mask-antiquary-in-grey': { row: 'I5 clk', dice: ['I3 I2'], taken: '+1 clue, +2 trophies', clock: 2 },
  'mask-burning-eye': { row: 'T T', dice: ['T T'], lock: 'yellow', taken: '+3 trophies' },
  'mask-herald-with-no-face': {
    row: 'L P T',
    dice: ['L P T'],
    taken: '+2 clues, +3 trophies',
    midnight: [{ change: '-1 clue' }, { change: '', clues: 0 }],
  },
}

test(...complete('monsters', Object.keys(MARKERS), core.monsters))

test('[ES-SETUP-03] [ES-CORE-04] there are 22 markers, and 5 masks', () => {
  const ids = Object.keys(MARKERS)
  const sum = (list: readonly string[]) => list.reduce((n, id) => n + (MARKERS[id]?.markers ?? 1), 0)
  expect(sum(ids.filter((id) => !id.startsWith('mask-')))).toBe(22)
  expect(sum(ids.filter((id) => id.startsWith('mask-')))).toBe(5)
  for (const { id, count, type, mask } of core.monsters)
    expect([id, type, count, mask ?? false]).toEqual([id, id, MARKERS[id]?.markers ?? 1, id.startsWith('mask-')])
})

const UNDONE = 'L L L L L L'

for (const [id, { markers = 1, row, dice: ways, lock, taken, draws, clock = 1, midnight }] of Object.entries(MARKERS)) {
  /** The last of its kind. */
  const marker = markers > 1 ? `${id}#${markers}` : id
  const holds = lock ? [`monster:${marker} holds ${lock}`] : []
  const ancientOne = id.startsWith('mask-') ? { ancientOne: 'nyarlathotep' } : {}
  const lair: Setup = { ...ancientOne, seats: PAIR, cards: [{ tasks: ['[]', UNDONE], monsters: [{ marker, box: 0 }] }] }

  scenario(`[ES-MONSTER-01] [ES-MONSTER-03] [ES-MONSTER-10] ${id} comes into an empty box: ${row}`, ({ table }) => {
    const t = table({
      ...ancientOne,
      cards: [{ tasks: ['[]', UNDONE] }],
      begin: 'clock',
      clock: 9,
      deckTops: { mythos: [{ immediate: 'monster' }] },
    })
    asks(t, 'x', UNDONE)
    t.draws(marker)
    asks(t, 'x', `${row} / ${UNDONE}`)
    t.expect({ cards: { x: { boxes: { [marker]: 0 } } }, locks: holds })
    t.waitsFor('move')
  })

  for (const way of ways) {
    scenario(`[ES-MONSTER-14] [ES-MONSTER-15] [ES-TROPHY-01] ${id} beaten with ${way}: ${taken}`, ({ table }) => {
      const t = table(lair)
      const before = countOf(t)
      t.goes('x')
      const pool = lock === 'green' ? 5 : 6
      t.expect({ locks: holds, dice: { pool } })
      t.rolls(...dice(way, pool, 'I1'))
      t.completes(marker, ...way.split(' '))
      t.expect({ locks: holds, seats: [{ trophies: [] }] })
      t.givesUp()
      drawn(t, draws)
      changed(t, before, `${taken}, -1 monster, +${clock} clock`)
      t.expect({ seats: [{ trophies: [marker] }], locks: [], dice: { lock: [] } })
      t.waitsFor('move', { seat: 1 })
    })
  }

  for (const { play, change, clues = 2 } of midnight ?? [{ change: '' }]) {
    scenario(`[ES-MIDNIGHT-04] ${id} at midnight: ${change || 'nothing'}`, ({ table }) => {
      const night: Setup = { ...lair, seats: [{ clues }, { clues: 2 }], begin: 'clock', clock: 9 }
      const before = countBefore(table, night)
      const t = table(night)
      play?.(t)
      changed(t, before, `${change}, +1 clock`)
      t.waitsFor('move', { seat: 1 })
    })
  }
}

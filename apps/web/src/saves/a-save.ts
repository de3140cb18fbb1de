/** Games for tests. */
import type { AnyRecord } from '@vigil/kernel'
import type { Logged } from './chunks.ts'
import type { Shelving } from './journal.ts'
import type { Save } from './save.ts'

export const anInput = (n: number): Logged => ({ is: 'answer', seat: n % 4, pick: [{ do: `thing ${n}` }] })

export const inputsUpTo = (n: number): Logged[] => Array.from({ length: n }, (_, i) => anInput(i))

export const aRecord = (inputs: readonly Logged[]): AnyRecord => ({
  format: 'vigil-match/1',
  game: 'toy',
  version: '1',
  setup: { seats: 4 },
  seed: 'seed',
  inputs,
})

export const aSave = (id: string, inputs: readonly Logged[], changed = inputs.length): Save => ({
  head: {
    id,
    game: 'toy',
    version: '1',
    summary: `after ${inputs.length}`,
    created: 0,
    changed,
    chapter: 1,
    inputs: inputs.length,
    corrected: false,
    realDice: false,
    facts: { against: 'a', party: 'b', rules: 'c' },
    seats: 4,
    origin: 'new',
  },
  record: aRecord(inputs),
  undo: 'free',
})

/** Local storage as a browser has it. */
export const aShelving = (room = Number.POSITIVE_INFINITY): Shelving & { readonly all: Map<string, string> } => {
  const all = new Map<string, string>()
  return {
    all,
    get length() {
      return all.size
    },
    key: (n) => [...all.keys()][n] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('no room', 'QuotaExceededError')
      all.set(key, value)
    },
    removeItem: (key) => void all.delete(key),
  }
}

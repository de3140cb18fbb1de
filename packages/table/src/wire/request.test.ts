import { describe, expect, it } from 'vitest'
import { newRoom, type Request, request } from './request.ts'

const good: readonly Request[] = [
  { t: 'hello', v: 1, room: 'abc', key: 'k'.repeat(32), name: 'Ada' },
  { t: 'act', tag: 'a1', seq: 12, act: { do: 'answer', decision: 'd12', seat: 0, pick: [{ do: 'move', to: 'x' }] } },
  { t: 'act', tag: 'a1', seq: 12, act: { do: 'undo' } },
  { t: 'act', tag: 'a1', seq: 12, act: { do: 'correct', change: { do: 'set', what: 'doom', to: 3 } } },
  { t: 'act', tag: 'a1', seq: 12, act: { do: 'supply', outcome: { faces: ['I1'] } } },
  { t: 'vote', tag: 'a1', seq: 12, yes: true },
  { t: 'change', tag: 'a1', change: { do: 'options', options: { advice: false } } },
  { t: 'say', tag: 'a1', text: 'hello' },
  { t: 'point', tag: 'a1', decision: 'd12', pick: [] },
  { t: 'list', tag: 'a1', of: 'options' },
  { t: 'look' },
  { t: 'rematch', tag: 'a1' },
]

const bad: readonly unknown[] = [
  null,
  7,
  [],
  {},
  { t: 'hello' },
  { t: 'hello', v: 1, room: 'abc', key: 'short' },
  { t: 'list', tag: 'a', of: 'decks' },
  { t: 'say', tag: 'a', text: 'x'.repeat(501) },
  { t: 'act', tag: '', seq: 1, act: { do: 'undo' } },
  { t: 'act', tag: 'a', seq: -1, act: { do: 'undo' } },
  { t: 'act', tag: 'a', seq: 1.5, act: { do: 'undo' } },
  { t: 'act', tag: 'a', seq: 1, act: { do: 'answer', decision: 'd1', seat: 0, pick: [{ no: 'do' }] } },
  { t: 'act', tag: 'a', seq: 1, act: { do: 'answer', decision: 'd1', seat: 0, pick: Array(65).fill({ do: 'x' }) } },
  { t: 'gaze' },
  { t: 'act', tag: 'a', seq: 1, act: { do: 'dance' } },
  { t: 'change', tag: 'a', change: { do: 'options', options: { turnSeconds: 1e9 } } },
]

describe('a frame', () => {
  it.each(good.map((frame) => [JSON.stringify(frame), frame] as const))('%s is taken', (_, frame) => {
    expect(request.parse(frame)).toEqual(frame)
  })

  it.each(bad.map((frame) => [JSON.stringify(frame)?.slice(0, 80), frame] as const))('%s is not', (_, frame) => {
    expect(request.safeParse(frame).success).toBe(false)
  })
})

/** With a field more at every level that is ours; what lies in an option is the game's. */
const withMore = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value) || typeof value !== 'object' || value === null || key === 'outcome') return value
  if (key === 'change' && 'what' in value) return value
  const inner = Object.entries(value).map(([name, each]) => [name, withMore(each, name)])
  return { ...Object.fromEntries(inner), mood: { eager: ['very'] }, seed: 'mine' }
}

describe('a frame of a newer page', () => {
  it.each(good.map((frame) => [JSON.stringify(frame), frame] as const))(
    '%s: what is unknown is left out',
    (_, frame) => {
      expect(request.parse(withMore(frame))).toEqual(frame)
    },
  )
})

describe('a room to be made', () => {
  it('names a game and a set-up', () => {
    expect(newRoom.safeParse({ game: 'elder-sign', setup: { rules: 'revised' } }).success).toBe(true)
    expect(newRoom.parse({ game: 'elder-sign', setup: {}, seed: 'mine' })).toEqual({ game: 'elder-sign', setup: {} })
    expect(newRoom.safeParse({ game: 'elder-sign', setup: {}, chairs: [] }).success).toBe(false)
  })
})

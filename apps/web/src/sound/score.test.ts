import { describe, expect, it } from 'vitest'
import type { Cue } from './cue.ts'
import { lengthOf, notesOf } from './score.ts'

const LENGTHS: { readonly [C in Cue]: number } = {
  turn: 600,
  roll: 600,
  task: 250,
  won: 700,
  failed: 700,
  sign: 900,
  doom: 500,
  monster: 500,
  midnight: 1460,
  refused: 80,
  bell: 120,
}

describe('scores', () => {
  it.each(Object.entries(LENGTHS))('%s is over after %d ms', (cue, length) => {
    expect(lengthOf(notesOf(cue as Cue, 0))).toBeLessThanOrEqual(length)
  })

  it('have no note louder than the desk', () => {
    const notes = Object.keys(LENGTHS).flatMap((cue) => notesOf(cue as Cue, 0))
    expect(notes.every(({ loud, pitch }) => loud > 0 && loud <= 1 && pitch > 20)).toBe(true)
  })

  it('climb with every task', () => {
    const pitches = [0, 1, 2, 3, 9].map((step) => notesOf('task', step)[0]?.pitch ?? 0)
    expect(pitches).toEqual([...pitches].sort((a, b) => a - b))
  })
})

import { core } from '@vigil/elder-sign/content'
import { words as wordsOf } from '@vigil/elder-sign/text'
import { describe, expect, it } from 'vitest'
import { sampleView } from '../elder-sign/sample-view.ts'
import { tableLines } from '../elder-sign/table.ts'
import type { Area, Face } from '../face.ts'
import { perform, type Sitting } from '../sitting.ts'
import { type Toy, toyFace, toySitting } from '../toy.ts'
import { widthOf } from './fit.ts'
import { frame } from './frame.ts'
import { type Ink, inkOf } from './ink.ts'
import { newScreen, type Screen } from './press.ts'

const words = wordsOf(core)
const plain = inkOf(false)

/** A toy's questions below a table of Elder Sign: neither moves when rules or cards do. */
const face: Face<Toy> = {
  ...toyFace,
  detail: () =>
    'What this does is told here, at some length, so that it has to be broken into lines on a narrow screen.',
  table: (_state, area, ink) => tableLines({ view: sampleView, pack: core, words, ink }, area),
}

const played = (...doors: ('left' | 'right' | 'wait')[]): Sitting<Toy> => {
  let sitting: Sitting<Toy> = { ...toySitting(), face }
  for (const way of doors) {
    const next = perform(sitting, { do: 'answer', pick: [{ do: way }] })
    if (next.ok) sitting = next.value
  }
  return sitting
}

const shot = (sitting: Sitting<Toy>, area: Area, screen: Screen = newScreen, ink: Ink = plain): string =>
  frame(sitting, screen, area, ink).join('\n')

const sizes = [
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 140, rows: 45 },
]

describe.each(sizes)('at $columns×$rows', (area) => {
  it('looks like this', async () => {
    await expect(`${shot(played('wait', 'right'), area)}\n`).toMatchFileSnapshot(
      `snapshots/frame-${area.columns}x${area.rows}.txt`,
    )
  })

  it.each([false, true])('fills the screen exactly, colours: %s', (colour) => {
    for (const sitting of [played(), played('right'), played('wait', 'wait', 'wait')]) {
      const lines = frame(sitting, newScreen, area, inkOf(colour))
      expect(lines).toHaveLength(area.rows)
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(area.columns)
    }
  })
})

describe('below the table', () => {
  const area = { columns: 80, rows: 24 }

  it('stands the question, the options, the log and the keys', () => {
    const text = shot(played('wait'), area)
    expect(text).toContain('─ Ann: Three doors. Which one? ─')
    expect(text).toContain('▸1    Go left')
    expect(text).toContain(' 3 w  Go wait')
    expect(text).toContain('· opened 0')
    expect(text).toMatch(/u undo: Go wait +\? why not/)
  })

  it('stands a note in place of the explanation', () => {
    expect(shot(played(), area, { ...newScreen, note: 'There is no number 9 here.' })).toContain('no number 9 here')
  })

  it('stands what is typed in of a roll', () => {
    const waits = perform({ ...toySitting('ask'), face }, { do: 'answer', pick: [{ do: 'left' }] })
    expect(waits.ok && shot(waits.value, area, { ...newScreen, typed: '3 ' })).toContain('  3 _')
  })

  it('stands how it ended', () => {
    expect(shot(played('wait', 'wait', 'wait'), area)).toContain('─ Lost. ─')
  })

  it('asks the last sentence first where all do not fit', () => {
    const long: Face<Toy> = { ...face, question: () => `${'Many words. '.repeat(9)}Which?` }
    expect(shot({ ...played(), face: long }, area)).toContain('─ Ann: Which? ─')
    const longer: Face<Toy> = { ...face, question: () => 'word '.repeat(30) }
    expect(shot({ ...played(), face: longer }, area)).toContain('Ann: word word')
  })
})

it('says so when the window is too small, and offers lines instead', () => {
  const lines = frame(played(), newScreen, { columns: 60, rows: 20 }, plain)
  expect(lines).toHaveLength(20)
  expect(lines.join(' ')).toMatch(/needs 80 columns and 24 rows; this window has 60 and\s+20/)
  expect(lines.join(' ')).toContain('--plain')
})

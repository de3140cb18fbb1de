/** Death May Die on the whole screen, at the smallest size and at a large one. */

import type { DMD } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { words as wordsOf } from '@vigil/death-may-die/text'
import { currentDecision } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import type { Face } from '../face.ts'
import { widthOf } from '../screen/fit.ts'
import { frame } from '../screen/frame.ts'
import { inkOf } from '../screen/ink.ts'
import { named, typed } from '../screen/key.ts'
import { newScreen, press } from '../screen/press.ts'
import { boxOf } from '../shelf.ts'
import { beginSitting, perform, type Sitting } from '../sitting.ts'
import { type Toy, toyFace, toySitting } from '../toy.ts'
import { deathMayDieFace } from './face.ts'
import { sampleView } from './sample-view.ts'
import { tableLines } from './table.ts'

const words = wordsOf(core)
const plain = inkOf(false)
const AREAS = [
  { columns: 100, rows: 30 },
  { columns: 160, rows: 50 },
]

/** A toy's questions below a table made by hand: neither moves when rules do. */
const face: Face<Toy> = {
  ...toyFace,
  smallest: { columns: 100, rows: 30 },
  table: (_state, area, ink) => tableLines({ view: sampleView, pack: core, words, ink }, area),
}

describe.each(AREAS)('at $columns×$rows', (area) => {
  it('looks like this', async () => {
    const lines = frame({ ...toySitting(), face }, newScreen, area, plain)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`snapshots/frame-${area.columns}x${area.rows}.txt`)
  })

  it.each([false, true])('fills the screen exactly, colours: %s', (colour) => {
    const lines = frame({ ...toySitting(), face }, newScreen, area, inkOf(colour))
    expect(lines).toHaveLength(area.rows)
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(area.columns)
  })
})

describe('a turn by keys', () => {
  const area = { columns: 100, rows: 30 }
  const begun = (): Sitting<DMD> => {
    const { setup } = boxOf('death-may-die').open()
    const own = deathMayDieFace(core)
    const sitting = beginSitting(
      own,
      setup({ investigators: 'borden,kid', episode: '1', elderOne: 'cthulhu' }),
      'keys',
      {},
    )
    if (!sitting.ok) throw new Error(sitting.why.code)
    return sitting.value
  }
  const pressed = (sitting: Sitting<DMD>, ...keys: string[]) => {
    let now = sitting
    let screen = newScreen
    for (const key of keys) {
      const step = press(now, screen, key.length > 1 ? named(key) : typed(key), area)
      screen = step.screen
      if (!step.act || step.act.do === 'quit') continue
      const done = perform(now, step.act)
      if (done.ok) now = done.value
    }
    return { now, screen, text: frame(now, screen, area, plain).join('\n') }
  }

  it('runs by letter, goes by number, and takes it back', () => {
    const { now, text } = pressed(begun(), 'r', '1')
    expect(text).toMatch(/▸Bord|▸Kid/)
    expect(text).toContain('u undo: To Entrance Hall')
    expect(currentDecision(now.match)?.about).toMatchObject({ is: 'run' })
    expect(pressed(now, 'u', 'u').now.match.state).toEqual(begun().match.state)
  })

  it('asks last what ends something', () => {
    const { text } = pressed(begun())
    expect(text).toMatch(/▸1 r {2}Run/)
    expect(text).toMatch(/ \d e {2}End the actions/)
  })

  it('explains what is not possible, with the rule', () => {
    expect(pressed(begun(), '?').text).toMatch(
      /Rest.*\[DMD-REST-\d+\]|Attack.*\[DMD-ATTACK-\d+\]|Trade.*\[DMD-TRADE-\d+\]/,
    )
  })

  it('has pages for help, cards, words and corrections', () => {
    expect(pressed(begun(), 'h').text).toContain('Summoning ● reached')
    expect(pressed(begun(), 's').text).toContain('Summoning track: space 1 of 8')
    expect(pressed(begun(), 'x').text).toContain('Borden: wounds (now 0)')
    const { seats } = pressed(begun(), 'x', 'return', '3').now.match.state
    expect(seats.map(({ wounds }) => wounds).toSorted()).toEqual([0, 2])
    expect(pressed(begun(), 'i', 'p', 'y', 'r', 'o', 'return').text).toContain('Pyromania (Insanity)')
  })

  it('says so when the window is too small', () => {
    expect(frame(begun(), newScreen, { columns: 99, rows: 40 }, plain).join(' ')).toContain(
      'needs 100 columns and 30 rows',
    )
  })
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatSave } from '../save/format.ts'
import { boxOf } from '../shelf.ts'
import { beginSitting } from '../sitting.ts'
import type { Choices } from '../terminal/ask.ts'
import { askSetup, unfinished } from './set-up.ts'
import type { TableSide } from './table-side.ts'

/** Somebody who answers with these numbers and then leaves. */
const somebody = (...numbers: number[]): TableSide & { asked: string[] } => {
  const left = [...numbers]
  const asked: string[] = []
  return {
    asked,
    ask(_heading: string, { title }: Choices) {
      asked.push(title)
      return Promise.resolve(left.shift())
    },
    play: (sitting) => Promise.resolve(sitting),
    close: () => undefined,
  }
}

const opened = boxOf('elder-sign').open()

describe('setting up', () => {
  it('asks until everything is known', async () => {
    const side = somebody(0, 0, 0, 3, 2)
    const setup = await askSetup(side, opened, {})
    expect(side.asked).toEqual([
      'Which rules?',
      'Anything played otherwise?',
      'How many of you are there?',
      'Who are you?',
      'Which Ancient One stirs?',
    ])
    expect(opened.face.game.check(setup)).toMatchObject({ ok: true })
  })

  it('does not ask for what was said on the command line', async () => {
    const side = somebody(1)
    await askSetup(side, opened, { rules: 'revised', settled: true, players: '1', ancientOne: 'azathoth' })
    expect(side.asked).toEqual(['Who are you?'])
  })

  it('comes to nothing where the player leaves', async () => {
    expect(await askSetup(somebody(1, 0, 1), opened, {})).toBeUndefined()
  })
})

it('offers matches that can be played on, and passes over files that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-'))
  const begun = beginSitting(opened.face, opened.setup({ investigators: 'kate' }), 'offer', {})
  if (!begun.ok) return expect.fail()
  writeFileSync(join(folder, 'good.json'), formatSave(begun.value.match.record, undefined))
  writeFileSync(join(folder, 'bad.json'), '{')
  expect(unfinished(folder)).toMatchObject([
    { path: join(folder, 'good.json'), label: expect.stringMatching(/^Elder Sign: turn \d, Kate Winthrop against /) },
  ])
})

import { expect, it } from 'vitest'
import { BOXES } from '../shelf.ts'
import { HELP } from './help.ts'
import { inkOf, toAscii } from './ink.ts'

it('colours only where colours are wanted', () => {
  expect(inkOf(false).red('doom')).toBe('doom')
  expect(inkOf(true).red('doom')).toBe('\u001b[31mdoom\u001b[39m')
})

it('says everything in ASCII where the terminal knows nothing else, and as wide', () => {
  for (const line of [...HELP, ...BOXES.flatMap((box) => box.open().face.legend)]) {
    expect(toAscii(line)).toMatch(/^[\x20-\x7e]*$/)
    expect(toAscii(line)).toHaveLength(line.length)
  }
})

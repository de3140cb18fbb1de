import { expect, it } from 'vitest'
import { painterOf } from './painter.ts'

const canvas = () => {
  const written: string[] = []
  return { written, painter: painterOf((text) => written.push(text)) }
}

it('writes everything first, then only lines that changed', () => {
  const { written, painter } = canvas()
  painter.paint(['one', 'two', 'three'])
  painter.paint(['one', 'TWO', 'three'])
  expect(written[0]).toContain('one')
  expect(written[1]).toContain('TWO')
  expect(written[1]).not.toMatch(/one|three/)
})

it('writes nothing where nothing changed', () => {
  const { written, painter } = canvas()
  painter.paint(['one'])
  painter.paint(['one'])
  expect(written).toHaveLength(1)
})

it('writes everything again after the window has changed', () => {
  const { written, painter } = canvas()
  painter.paint(['one'])
  painter.forget()
  painter.paint(['one'])
  expect(written).toHaveLength(2)
})

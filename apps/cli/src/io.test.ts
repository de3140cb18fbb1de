import { expect, it } from 'vitest'
import { fakeIo } from './fake-io.ts'
import { hasScreen, type Io, wantsColour } from './io.ts'

const io = (env: Io['env'], tty = true): Io => {
  const plain = fakeIo()
  return {
    ...plain,
    env,
    stdin: Object.assign(plain.stdin, { isTTY: tty }),
    stdout: Object.assign(plain.stdout, { isTTY: tty }),
  }
}

it('has colours on a terminal, unless they are not wanted', () => {
  expect(wantsColour(io({}))).toBe(true)
  expect(wantsColour(io({ NO_COLOR: '1' }))).toBe(false)
  expect(wantsColour(io({ TERM: 'dumb' }))).toBe(false)
  expect(wantsColour(io({}, false))).toBe(false)
  expect(wantsColour(io({ FORCE_COLOR: '1' }, false))).toBe(true)
})

it('has a screen where there is a terminal on both sides', () => {
  expect(hasScreen(io({}))).toBe(true)
  expect(hasScreen(io({ TERM: 'dumb' }))).toBe(false)
  expect(hasScreen(io({}, false))).toBe(false)
})

import { expect, it } from 'vitest'
import { newChoice } from '../screen/choice.ts'
import { inkOf } from '../screen/ink.ts'
import { named } from '../screen/key.ts'
import { askOnScreen, type Choices, questionLines } from './ask.ts'
import { fakeTerminal } from './fake-terminal.ts'

const ink = inkOf(false)
const asked: Choices = {
  title: 'Who are you?',
  choices: [
    { label: 'Let chance decide', detail: 'Drawn from the box.' },
    { label: 'Kate Winthrop', detail: 'No monsters appear.' },
  ],
}
const ask = (...keys: Parameters<typeof fakeTerminal>[0]) => askOnScreen(fakeTerminal(keys), 'New game', asked, ink)

it('shows the question, the choices and what the chosen one is about', () => {
  const lines = questionLines('New game', asked, { ...newChoice, cursor: 1 }, { columns: 80, rows: 24 }, ink)
  expect(lines).toHaveLength(24)
  expect(lines.join('\n')).toMatch(/New game.*Who are you\?.*▸2 {2}Kate Winthrop.*No monsters appear\./s)
})

it('is answered by number or by cursor', async () => {
  expect(await ask('2')).toBe(1)
  expect(await ask(named('down'), named('return'))).toBe(1)
  expect(await ask({ is: 'resize' }, '1')).toBe(0)
})

it('can be left', async () => {
  expect(await ask('q')).toBeUndefined()
  expect(await ask(named('escape'))).toBeUndefined()
  expect(await ask({ name: 'c', text: '', ctrl: true })).toBeUndefined()
  expect(await ask()).toBeUndefined()
})

it('takes q for a letter while searching', async () => {
  expect(await ask('/', 'q', named('backspace'), 'k', named('return'), named('return'))).toBe(1)
})

import { describe, expect, it } from 'vitest'
import { perform, type Sitting } from '../sitting.ts'
import { type Toy, toySitting } from '../toy.ts'
import { type Key, named, typed } from './key.ts'
import { newScreen, press, type Step } from './press.ts'

const area = { columns: 80, rows: 24 }

/** Presses keys one after the other and does what they say. */
const keys = (start: Sitting<Toy>, ...pressed: (Key | string)[]): { sitting: Sitting<Toy>; step: Step<Toy> } => {
  let sitting = start
  let step: Step<Toy> = { screen: newScreen }
  for (const key of pressed) {
    step = press(sitting, step.screen, typeof key === 'string' ? typed(key) : key, area)
    if (!step.act || step.act.do === 'quit') continue
    const done = perform(sitting, step.act)
    if (done.ok) sitting = done.value
  }
  return { sitting, step }
}

const page = (...pressed: (Key | string)[]) => keys(toySitting(), ...pressed).step.screen.page

describe('at the table', () => {
  it('answers by number, by letter and by arrow and Enter', () => {
    expect(keys(toySitting(), '2').step.act).toEqual({ do: 'answer', pick: [{ do: 'right' }] })
    expect(keys(toySitting(), 'w').step.act).toEqual({ do: 'answer', pick: [{ do: 'wait' }] })
    expect(keys(toySitting(), named('down'), named('return')).step.act).toMatchObject({ pick: [{ do: 'right' }] })
  })

  it('answers a subset with space', () => {
    const { step } = keys(toySitting(), '2', ' ', named('down'), ' ', named('return'))
    expect(step.act).toEqual({
      do: 'answer',
      pick: [
        { do: 'stone', n: 0 },
        { do: 'stone', n: 1 },
      ],
    })
  })

  it('begins each question with a fresh cursor', () => {
    expect(keys(toySitting(), named('down'), named('return')).step.screen.choice.cursor).toBe(0)
  })

  it('undoes, or says that there is nothing to undo', () => {
    expect(keys(toySitting(), 'u').step.screen.note).toBe('There is nothing to undo.')
    expect(keys(toySitting(), 'w', 'u').sitting.match.state.round).toBe(0)
  })

  it('quits on q and on Ctrl-C', () => {
    expect(keys(toySitting(), 'q').step.act).toEqual({ do: 'quit' })
    expect(keys(toySitting(), { name: 'c', text: '', ctrl: true }).step.act).toEqual({ do: 'quit' })
    expect(keys(toySitting(), 'h', { name: 'c', text: '', ctrl: true }).step.act).toEqual({ do: 'quit' })
  })

  it('shows chances on p, answer after answer, until p hides them', () => {
    const { sitting } = keys(toySitting(), 'p', 'w')
    expect(sitting).toMatchObject({ odds: true, match: { state: { round: 1 } } })
    expect(keys(sitting, 'p').step.screen.note).toBe('Chances are no longer shown.')
    expect(keys(sitting, 'p').sitting.odds).toBe(false)
  })

  it('ignores keys that mean nothing', () => {
    expect(keys(toySitting(), 'z').step).toEqual({ screen: newScreen })
  })
})

describe('pages', () => {
  it.each([
    ['?', 'barred'],
    ['h', 'help'],
    ['b', 'advice'],
    ['l', 'log'],
    ['s', 'status'],
    ['i', 'looks'],
  ])('%s opens %s, and Esc closes it', (key, is) => {
    expect(page(key)).toMatchObject({ is })
    expect(page(key, named('escape'))).toBeUndefined()
  })

  it('opens the explanation of an option where it has one', () => {
    expect(page(named('right'))).toMatchObject({ is: 'detail', item: 0 })
    expect(page(named('down'), named('right'))).toBeUndefined()
  })

  it('does not scroll past the end', () => {
    expect(page('h', named('end'))).toMatchObject({ scroll: 0 })
    expect(page('h', named('down'), named('up'), named('up'))).toMatchObject({ scroll: 0 })
  })

  it('finds a card by typing and reads it, then goes back to the list', () => {
    expect(page('i', 'r', 'o', named('return'))).toMatchObject({ is: 'look', id: 'old-rope' })
    expect(page('i', 'r', 'o', named('return'), named('escape'))).toMatchObject({
      is: 'looks',
      choice: { filter: 'ro' },
    })
  })

  it('stays in the list where nothing is found', () => {
    expect(page('i', 'z', named('return'))).toMatchObject({ is: 'looks' })
  })
})

describe('real dice', () => {
  const waits = keys(toySitting('ask'), '1').sitting

  it('are typed in and confirmed', () => {
    const { step } = keys(waits, '3', ' ', '1', named('return'))
    expect(step.act).toEqual({ do: 'supply', outcome: { faces: [3, 1] } })
  })

  it('can be corrected, and wrong ones are refused in words', () => {
    expect(keys(waits, '3', '2', '1', named('backspace')).step.screen.typed).toBe('32')
    expect(keys(waits, '3', named('return')).step.screen.note).toBe('Two dice, not 1.')
  })

  it('leave the other keys as they are', () => {
    expect(keys(waits, 'u').step.act).toEqual({ do: 'undo' })
    expect(keys(waits, 'l').step.screen).toMatchObject({ typed: 'L' })
  })
})

it('leaves only looking, undoing and leaving when the game is over', () => {
  const over = keys(toySitting(), 'w', 'w', 'w').sitting
  expect(keys(over, '1').step.act).toBeUndefined()
  expect(keys(over, 'l').step.screen.page).toMatchObject({ is: 'log' })
  expect(keys(over, 'u').step.act).toEqual({ do: 'undo' })
})

describe('a correction', () => {
  it('is picked from one list and the next, and done', () => {
    const { sitting, step } = keys(toySitting(), 'x', '1', '4')
    expect(step.act).toEqual({ do: 'correct', change: { set: 'stones', to: 3 } })
    expect(sitting.match.state.taken).toBe(3)
    expect(step.screen.page).toBeUndefined()
  })

  it('goes back with Escape, list by list, to the table', () => {
    expect(page('x', '1')).toMatchObject({ is: 'correct', making: { form: 0 } })
    expect(page('x', '1', named('escape'))).toMatchObject({ is: 'correct', making: { filled: [] } })
    expect(page('x', '1', named('escape'), named('escape'))).toBeUndefined()
  })

  it('is taken back like an answer', () => {
    expect(keys(toySitting(), 'x', '1', '4', 'u').sitting.match.state.taken).toBe(0)
  })
})

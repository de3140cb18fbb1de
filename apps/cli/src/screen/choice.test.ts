import { describe, expect, it } from 'vitest'
import { type Choice, current, type Items, newChoice, type Pressed, pressChoice } from './choice.ts'
import { type Key, named, typed } from './key.ts'

const five: Items = {
  labels: ['roll', 'clue', 'give up', 'focus', 'fail'],
  min: 1,
  max: 1,
  letters: ['r', undefined, 'g'],
}
const dozen: Items = { labels: Array.from({ length: 12 }, (_, i) => `card ${i + 1}`), min: 1, max: 1 }
const dice: Items = { labels: ['die 1', 'die 2', 'die 3'], min: 1, max: 2 }

const keys = (items: Items, pressed: readonly Key[], from: Choice = newChoice): Pressed => {
  let last: Pressed = { choice: from, used: true }
  for (const key of pressed) last = pressChoice(last.choice, items, key)
  return last
}
const down = named('down')
const enter = named('return')

describe('one of several', () => {
  it('moves the cursor round', () => {
    expect(keys(five, [down, down]).choice.cursor).toBe(2)
    expect(keys(five, [named('up')]).choice.cursor).toBe(4)
    expect(keys(five, [named('end'), down]).choice.cursor).toBe(0)
    expect(keys(dozen, [named('pagedown'), named('pagedown'), named('pagedown')]).choice.cursor).toBe(11)
    expect(keys(dozen, [named('end'), named('pageup'), named('home')]).choice.cursor).toBe(0)
  })

  it('takes the item under the cursor on Enter', () => {
    expect(keys(five, [down, enter]).picked).toEqual([1])
  })

  it('takes a number at once where no longer one could follow', () => {
    expect(keys(five, [typed('3')]).picked).toEqual([2])
    expect(keys(dozen, [typed('2')]).picked).toEqual([1])
  })

  it('waits for the second digit where there could be one', () => {
    const one = keys(dozen, [typed('1')])
    expect(one.picked).toBeUndefined()
    expect(one.choice).toMatchObject({ digits: '1', cursor: 0 })
    expect(keys(dozen, [typed('1'), typed('2')]).picked).toEqual([11])
    expect(keys(dozen, [typed('1'), enter]).picked).toEqual([0])
  })

  it('says when there is no such number', () => {
    expect(keys(five, [typed('9')])).toMatchObject({ note: 'There is no number 9 here.', choice: { digits: '' } })
    expect(keys(dozen, [typed('1'), typed('9')]).note).toContain('19')
  })

  it('takes the letter of an option', () => {
    expect(keys(five, [typed('g')]).picked).toEqual([2])
    expect(keys(five, [typed('x')]).used).toBe(false)
  })

  it('leaves other keys to others', () => {
    expect(keys(five, [typed('?')]).used).toBe(false)
    expect(keys(five, [{ name: 'c', text: '', ctrl: true }]).used).toBe(false)
    expect(keys(five, [typed(' ')]).used).toBe(false)
  })
})

describe('searching', () => {
  it('shows what contains the words and picks from it', () => {
    const found = keys(five, [typed('/'), typed('f'), typed('o'), enter])
    expect(current(found.choice, five)).toBe(3)
    expect(keys(five, [enter], found.choice).picked).toEqual([3])
  })

  it('can be corrected and left', () => {
    expect(keys(five, [typed('/'), typed('x'), named('backspace')]).choice.filter).toBe('')
    expect(keys(five, [typed('/'), typed('x'), named('escape')]).choice).toMatchObject({ filter: '', filtering: false })
  })

  it('picks nothing where nothing is found', () => {
    expect(keys(five, [typed('/'), typed('z'), enter, enter]).picked).toBeUndefined()
  })

  it('keeps numbers what they were', () => {
    expect(keys(five, [typed('/'), typed('f'), enter, typed('1')]).picked).toEqual([0])
  })
})

describe('several at once', () => {
  it('ticks with space or number and confirms with Enter', () => {
    expect(keys(dice, [typed(' '), down, down, typed(' '), enter]).picked).toEqual([0, 2])
    expect(keys(dice, [typed('3'), typed('1'), enter]).picked).toEqual([0, 2])
  })

  it('takes a tick back', () => {
    expect(keys(dice, [typed('1'), typed('2'), typed('1'), enter]).picked).toEqual([1])
  })

  it('refuses too few and too many, and says how many', () => {
    expect(keys(dice, [enter])).toMatchObject({ note: expect.stringContaining('at least 1') })
    expect(keys(dice, [typed('1'), typed('2'), typed('3'), enter]).note).toContain('at most 2; 3 are ticked')
    expect(keys({ ...dice, min: 2 }, [typed('1'), enter]).note).toContain('exactly 2; 1 is ticked')
  })

  it('may be none', () => {
    expect(keys({ ...dice, min: 0 }, [enter]).picked).toEqual([])
  })

  it('of which only one may be taken: a new tick replaces the old', () => {
    expect(keys({ ...dice, min: 0, max: 1 }, [typed('1'), typed('2'), enter]).picked).toEqual([1])
  })
})

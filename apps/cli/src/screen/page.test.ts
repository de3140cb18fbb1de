import { describe, expect, it } from 'vitest'
import { perform } from '../sitting.ts'
import { toySitting } from '../toy.ts'
import { newChoice } from './choice.ts'
import { inkOf } from './ink.ts'
import { barredLines, lastScroll, type Page, pageLines } from './page.ts'

const area = { columns: 60, rows: 12 }
const shown = (page: Page, sitting = toySitting()): string[] => pageLines(sitting, page, area, inkOf(false))
const text = (page: Page): string => shown(page).join('\n')

describe('a page', () => {
  it('is as tall as the screen and says how to leave', () => {
    for (const is of ['help', 'log', 'status', 'barred'] as const) {
      const lines = shown({ is, scroll: 0 })
      expect(lines).toHaveLength(area.rows)
      expect(lines.at(-1)).toContain('Esc back')
    }
  })

  it('tells what is not possible, and the rule', () => {
    expect(text({ is: 'barred', scroll: 0 })).toContain('Stone 1: No: toy.no [TOY-NO-01]')
  })

  it('tells what undo would take back', () => {
    const sitting = toySitting()
    const end = { is: 'help', scroll: lastScroll(sitting, { is: 'help', scroll: 0 }, area) } as const
    expect(shown(end, sitting).join('\n')).toContain('Nothing to undo yet.')
    const gone = perform(sitting, { do: 'answer', pick: [{ do: 'wait' }] })
    expect(gone.ok && shown(end, gone.value).join('\n')).toContain('u would take back: Go wait.')
  })

  it('scrolls, and says where one is', () => {
    expect(text({ is: 'help', scroll: 2 })).toMatch(/scroll \(3–12 of \d+\)/)
    expect(text({ is: 'help', scroll: 999 })).toContain('Nothing to undo yet.')
  })

  it('describes the table, an option and a card', () => {
    expect(text({ is: 'status', scroll: 0 })).toContain('Stones 0.')
    expect(text({ is: 'detail', item: 0, scroll: 0 })).toContain('Dice lie behind it.')
    const card = text({ is: 'look', id: 'door', scroll: 0, choice: newChoice })
    expect(card).toContain('Door (Place)')
    expect(card).toContain('It is red.')
  })

  it('lists what can be looked at and what is searched for', () => {
    expect(text({ is: 'looks', choice: newChoice })).toContain('Old Rope (Item)')
    const found = text({ is: 'looks', choice: { ...newChoice, filter: 'lamp' } })
    expect(found).toContain('search: lamp')
    expect(found).not.toContain('Rope')
  })
})

it('has nothing to bar where nobody is asked', () => {
  const waits = perform(toySitting('ask'), { do: 'answer', pick: [{ do: 'left' }] })
  expect(waits.ok && barredLines(waits.value)).toEqual(['Nobody is asked anything just now.'])
})

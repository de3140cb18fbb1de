import { expect, it } from 'vitest'
import { gridFor } from './grid.ts'

it('has two rows of up to five cards, and three where many gates are open', () => {
  expect([7, 8, 10].map(gridFor)).toEqual([
    { columns: 4, rows: 2 },
    { columns: 4, rows: 2 },
    { columns: 5, rows: 2 },
  ])
  expect([11, 12, 13, 16].map(gridFor)).toEqual([
    { columns: 4, rows: 3 },
    { columns: 4, rows: 3 },
    { columns: 5, rows: 3 },
    { columns: 6, rows: 3 },
  ])
})

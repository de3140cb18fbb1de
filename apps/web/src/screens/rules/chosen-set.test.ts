import { expect, it } from 'vitest'
import type { Catalogue } from '../../rules/catalogue.ts'
import { underSet } from './chosen-set.ts'

const book: Catalogue = {
  title: 'A game',
  sets: ['new', 'old'],
  chapters: [
    { id: 'about', title: 'About', blocks: [{ is: 'text', spans: ['Words.'] }], rules: [] },
    {
      id: 'G-A',
      title: 'A',
      blocks: [],
      rules: [
        { id: 'G-A-01', sets: ['new', 'old'], blocks: [] },
        { id: 'G-A-02', sets: ['old'], blocks: [] },
      ],
    },
    { id: 'G-B', title: 'B', blocks: [], rules: [{ id: 'G-B-01', sets: ['old'], blocks: [] }] },
  ],
}

it('leaves out rules of other sets, and chapters that would be empty', () => {
  const { chapters, hidden } = underSet(book, 'new')
  expect(chapters.map(({ id }) => id)).toEqual(['about', 'G-A'])
  expect(chapters[1]?.rules.map(({ id }) => id)).toEqual(['G-A-01'])
  expect(hidden).toBe(2)
})

it('shows everything where no set is chosen', () => {
  expect(underSet(book, undefined)).toEqual({ chapters: book.chapters, hidden: 0 })
})

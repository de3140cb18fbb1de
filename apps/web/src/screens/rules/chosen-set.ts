/** What is left of a catalogue when only one rule set is looked at. */
import type { Catalogue, Chapter } from '../../rules/catalogue.ts'

export interface Leaf {
  readonly chapters: readonly Chapter[]
  /** Rules that hold in other sets only. */
  readonly hidden: number
}

const count = (chapters: readonly Chapter[]): number => chapters.reduce((n, { rules }) => n + rules.length, 0)

export const underSet = (book: Catalogue, set: string | undefined): Leaf => {
  if (set === undefined) return { chapters: book.chapters, hidden: 0 }
  const chapters = book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(({ sets }) => sets.includes(set)) }))
    .filter(({ blocks, rules }) => blocks.length + rules.length > 0)
  return { chapters, hidden: count(book.chapters) - count(chapters) }
}

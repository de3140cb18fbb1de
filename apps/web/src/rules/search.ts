/** Finds rules by word or by id. */
import MiniSearch from 'minisearch'
import { blockText, type Catalogue } from './catalogue.ts'

export interface Finder {
  /** Ids of rules, best first. */
  find(query: string): readonly string[]
}

const SAME_ID = /^[a-z]{2,4}-[a-z]+(?:-\d{0,2})?$/i

/** A query that is an id, whole or begun, finds by id alone: `es-focus`, `ES-FOCUS-01`. */
const byId = (ids: readonly string[], query: string): readonly string[] | undefined => {
  if (!SAME_ID.test(query)) return undefined
  const begun = query.toUpperCase()
  const found = ids.filter((id) => id.startsWith(begun))
  return found.length > 0 ? found : undefined
}

export const finderOf = (book: Catalogue): Finder => {
  const rules = book.chapters.flatMap(({ title, rules }) =>
    rules.map(({ id, blocks }) => ({ id, name: id, title, text: blocks.map(blockText).join(' ') })),
  )
  const ids = rules.map(({ id }) => id)
  const index = new MiniSearch({ fields: ['name', 'title', 'text'] })
  index.addAll(rules)
  const options = { boost: { title: 2, name: 3 }, prefix: true, fuzzy: (term: string) => (term.length > 4 ? 0.2 : 0) }
  return {
    find: (query) => {
      const asked = query.trim()
      if (asked === '') return []
      const exact = byId(ids, asked)
      if (exact) return exact
      const all = index.search(asked, { ...options, combineWith: 'AND' })
      const some = all.length > 0 ? all : index.search(asked, options)
      return some.map(({ id }) => String(id))
    },
  }
}

/** The rule books there are, each loaded when it is first opened. */
import { useEffect, useState } from 'react'
import type { Catalogue, Rule } from './catalogue.ts'

const BOOKS: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>> = {
  'elder-sign': () => import('virtual:rules/elder-sign'),
  'death-may-die': () => import('virtual:rules/death-may-die'),
}

const opened = new Map<string, Promise<Catalogue | undefined>>()

/** Undefined for a game without a catalogue. */
export const loadRules = (game: string): Promise<Catalogue | undefined> => {
  let book = opened.get(game)
  if (!book) {
    book = BOOKS[game]?.().then((module) => module.default) ?? Promise.resolve(undefined)
    opened.set(game, book)
    // A chunk that did not arrive may arrive the next time.
    book.catch(() => opened.delete(game))
  }
  return book
}

export type Opened =
  | { readonly is: 'loading' }
  | { readonly is: 'none' }
  | { readonly is: 'open'; readonly book: Catalogue }

export const useRules = (game: string): Opened => {
  const [state, setState] = useState<Opened>({ is: 'loading' })
  useEffect(() => {
    let wanted = true
    loadRules(game).then(
      (book) => wanted && setState(book ? { is: 'open', book } : { is: 'none' }),
      () => wanted && setState({ is: 'none' }),
    )
    return () => {
      wanted = false
    }
  }, [game])
  return state
}

export const ruleIn = (book: Catalogue, id: string): Rule | undefined => {
  for (const { rules } of book.chapters) {
    const rule = rules.find((each) => each.id === id)
    if (rule) return rule
  }
  return undefined
}

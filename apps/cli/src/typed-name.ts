/** Names of components as people type them. */
import { Fault } from './fault.ts'
import { findNamed, type Named } from './nearest.ts'

/** The id of what was typed, by id, name or part of a name. */
export const idOf = (typed: string, all: readonly Named[], what: string): string => {
  const found = findNamed(typed, all)
  switch (found.is) {
    case 'one':
      return found.one.id
    case 'many':
      throw new Fault(`"${typed}" could be ${found.near.map(({ name }) => name).join(' or ')}: which ${what}?`)
    case 'guess':
      throw new Fault(`There is no ${what} called "${typed}". Did you mean ${found.one.name}?`)
    case 'none': {
      const names = all.map(({ name }) => name).join(', ')
      throw new Fault(`There is no ${what} called "${typed}". Choose from ${names}.`)
    }
  }
}

/** Investigators by name, none of them twice; `byLot` lets through what is left to chance. */
export const investigatorsIn = (
  typed: string | undefined,
  all: readonly Named[],
  byLot: (word: string) => string | undefined,
): string[] => {
  const names = (typed ?? '').split(',').filter((name) => name.trim() !== '')
  const ids = names.map((name) => byLot(name) ?? idOf(name.trim(), all, 'investigator'))
  const twice = ids.find((id, i) => byLot(id) === undefined && ids.indexOf(id) !== i)
  if (twice === undefined) return ids
  const name = all.find(({ id }) => id === twice)?.name ?? twice
  throw new Fault(`${name} was named twice; every player needs an investigator of their own.`)
}

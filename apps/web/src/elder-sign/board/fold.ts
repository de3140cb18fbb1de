/** Many answers of one kind are folded up: "go somewhere" first, then where; "give a card", then which, then to whom. */
import type { Option, Prompt } from '@vigil/elder-sign'
import type { Group } from './group.ts'

/** What is shown now: these groups, folded from this depth on. */
export interface Within {
  readonly keys: readonly string[]
  readonly depth: number
}

export interface Fold {
  readonly is: 'fold'
  readonly key: string
  readonly groups: readonly Group[]
}

export type Entry = Fold | { readonly is: 'group'; readonly group: Group }

type OptionOf<D extends Option['do']> = Extract<Option, { do: D }>
type Paths = { readonly [D in Option['do']]?: (option: OptionOf<D>) => readonly string[] }

/** The folds an option lies in, from the outside. */
const PATHS: Paths = {
  move: () => ['move'],
  firstAid: () => ['firstAid'],
  souvenir: () => ['souvenir'],
  give: ({ card }) => ['give', `give:${card}`],
  share: ({ reward }) => [`share:${reward}`],
}

/** From how many answers on a question is folded: an action always, so that it is always in the same place. */
const FOLDED: { readonly [I in Prompt['is']]?: number } = { action: 0, share: 9 }

const pathOf = ({ options: [option] }: Group): readonly string[] => {
  const path = option && (PATHS[option.do] as ((option: Option) => readonly string[]) | undefined)
  return option && path ? path(option) : []
}

/** Deeper than any fold: everything lies open. */
export const OPEN = 9

/** The first fold on the way that holds more than one of these. */
const foldAt = (group: Group, depth: number, groups: readonly Group[]): string | undefined =>
  pathOf(group)
    .slice(depth)
    .find((key, i) => groups.filter((other) => pathOf(other)[depth + i] === key).length > 1)

/** Where nothing is folded, every group is an entry of its own. */
export const entriesOf = (groups: readonly Group[], about: Prompt['is'], within?: Within): Entry[] => {
  const shown = within ? groups.filter(({ key }) => within.keys.includes(key)) : groups
  const most = FOLDED[about] ?? Number.POSITIVE_INFINITY
  const depth = shown.length > most ? (within?.depth ?? 0) : OPEN
  const entries = new Map<string, Entry>()
  for (const group of shown) {
    const key = foldAt(group, depth, shown)
    if (key === undefined) entries.set(group.key, { is: 'group', group })
    else if (!entries.has(key))
      entries.set(key, { is: 'fold', key, groups: shown.filter((other) => pathOf(other).includes(key)) })
  }
  return [...entries.values()]
}

/** What lies in a fold, once it is opened. A fold that holds all of it is opened too. */
export const opened = ({ key, groups }: Fold): Within => {
  const [path = []] = groups.map(pathOf)
  let depth = path.indexOf(key) + 1
  while (depth < path.length && groups.every((group) => pathOf(group)[depth] === path[depth])) depth += 1
  return { keys: groups.map((group) => group.key), depth }
}

/** A numbered list that is answered by keys: arrows and Enter, numbers, letters, space for several at once. */
import type { Key } from './key.ts'

export interface Choice {
  /** Place among the items that the filter lets through. */
  readonly cursor: number
  readonly ticked: readonly number[]
  /** The beginning of a number with more than one digit. */
  readonly digits: string
  readonly filter: string
  readonly filtering: boolean
}

export interface Items {
  readonly labels: readonly string[]
  readonly min: number
  readonly max: number
  /** A letter that picks the item at once. */
  readonly letters?: readonly (string | undefined)[]
  /** What stands beside each label: a chance; empty where there is none. */
  readonly notes?: readonly string[]
}

export interface Pressed {
  readonly choice: Choice
  /** Indices of the items, in the order of the list. */
  readonly picked?: readonly number[]
  readonly note?: string
  /** False where the key means nothing to a list. */
  readonly used: boolean
}

export const newChoice: Choice = { cursor: 0, ticked: [], digits: '', filter: '', filtering: false }

export const isSubset = ({ min, max }: Items): boolean => min !== 1 || max !== 1

/** Indices of the items that the filter lets through; what begins with it comes first. */
export const shownItems = (choice: Choice, { labels }: Items): number[] => {
  const wanted = choice.filter.toLowerCase()
  const found = labels.flatMap((label, i) => (label.toLowerCase().includes(wanted) ? [i] : []))
  const begins = (i: number): boolean => labels[i]?.toLowerCase().startsWith(wanted) ?? false
  return [...found.filter(begins), ...found.filter((i) => !begins(i))]
}

/** The item under the cursor. */
export const current = (choice: Choice, items: Items): number | undefined => shownItems(choice, items)[choice.cursor]

const used = (choice: Choice, more: Partial<Pressed> = {}): Pressed => ({ choice, used: true, ...more })
const unused = (choice: Choice): Pressed => ({ choice, used: false })

const PAGE = 5

const moved = (cursor: number, name: string, count: number): number | undefined => {
  switch (name) {
    case 'up':
      return cursor > 0 ? cursor - 1 : count - 1
    case 'down':
      return cursor < count - 1 ? cursor + 1 : 0
    case 'pageup':
      return Math.max(0, cursor - PAGE)
    case 'pagedown':
      return Math.min(count - 1, cursor + PAGE)
    case 'home':
      return 0
    case 'end':
      return count - 1
    default:
      return undefined
  }
}

const sizeNote = ({ min, max }: Items, n: number): string => {
  const wanted = min === max ? `exactly ${min}` : n < min ? `at least ${min}` : `at most ${max}`
  return `Choose ${wanted}; ${n} ${n === 1 ? 'is' : 'are'} ticked. Space ticks, Enter confirms.`
}

const toggle = (choice: Choice, items: Items, item: number): Pressed => {
  const has = choice.ticked.includes(item)
  // One of one: a new tick replaces the old.
  const kept = has || items.max > 1 ? choice.ticked.filter((other) => other !== item) : []
  return used({ ...choice, digits: '', ticked: has ? kept : [...kept, item].sort((a, b) => a - b) })
}

const confirm = (choice: Choice, items: Items): Pressed => {
  const at = current(choice, items)
  if (!isSubset(items)) return at === undefined ? used(choice) : used(choice, { picked: [at] })
  // Nothing ticked and something asked for: Enter takes the one under the cursor.
  const ticked =
    choice.ticked.length === 0 && items.min > 0 && items.max === 1 && at !== undefined ? [at] : choice.ticked
  return ticked.length < items.min || ticked.length > items.max
    ? used(choice, { note: sizeNote(items, ticked.length) })
    : used(choice, { picked: ticked })
}

/** A number that no longer one could begin with acts at once; another waits for its next digit or for Enter. */
const digit = (choice: Choice, items: Items, text: string): Pressed => {
  const digits = choice.digits + text
  const n = Number(digits)
  const count = items.labels.length
  if (n < 1 || n > count) return used({ ...choice, digits: '' }, { note: `There is no number ${digits} here.` })
  const cursor = shownItems(choice, items).indexOf(n - 1)
  const there = { ...choice, digits: n * 10 <= count ? digits : '', cursor: cursor < 0 ? choice.cursor : cursor }
  if (there.digits !== '') return used(there)
  return isSubset(items) ? toggle(there, items, n - 1) : used(there, { picked: [n - 1] })
}

const typedFilter = (choice: Choice, key: Key): Pressed => {
  const again = (filter: string): Pressed => used({ ...choice, filter, cursor: 0 })
  if (key.name === 'return') return used({ ...choice, filtering: false })
  if (key.name === 'escape') return used({ ...choice, filtering: false, filter: '', cursor: 0 })
  if (key.name === 'backspace') return again(choice.filter.slice(0, -1))
  return key.text !== '' && !key.ctrl ? again(choice.filter + key.text) : unused(choice)
}

export const pressChoice = (choice: Choice, items: Items, key: Key): Pressed => {
  const cursor = moved(choice.cursor, key.name, shownItems(choice, items).length)
  if (cursor !== undefined) return used({ ...choice, digits: '', cursor: Math.max(0, cursor) })
  if (choice.filtering) return typedFilter(choice, key)
  if (key.ctrl) return unused(choice)
  if (key.name === 'return') return confirm({ ...choice, digits: '' }, items)
  if (/^\d$/.test(key.text)) return digit(choice, items, key.text)
  if (key.text === '/') return used({ ...choice, filtering: true, filter: '', cursor: 0 })
  const at = current(choice, items)
  if (key.text === ' ' && isSubset(items) && at !== undefined) return toggle(choice, items, at)
  const letter = key.text === '' ? -1 : (items.letters ?? []).indexOf(key.text)
  if (letter < 0) return unused(choice)
  return isSubset(items) ? toggle(choice, items, letter) : used(choice, { picked: [letter] })
}

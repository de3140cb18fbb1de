import type { Option, View } from '@vigil/elder-sign'
import type { Asked } from '@vigil/table'
import { describe, expect, it } from 'vitest'
import { EMPTY, isChosen, pressed, type Table } from './draft.ts'
import { type Entry, entriesOf, type Fold, opened } from './fold.ts'
import { groupsOf } from './group.ts'

const view = { dice: [] } as unknown as View

const ACTIONS: readonly Option[] = [
  { do: 'move', to: 'koi-pond' },
  { do: 'move', to: 'entrance' },
  { do: 'attempt' },
  { do: 'give', card: 'food', seat: 1 },
  { do: 'give', card: 'food', seat: 2 },
  { do: 'give', card: 'whiskey', seat: 1 },
  { do: 'give', card: 'whiskey', seat: 2 },
  { do: 'use', item: 'food' },
  { do: 'nothing' },
]

const tableOf = (options: readonly Option[]): Table => ({
  asked: { id: 'd1', seat: 0, about: { is: 'action', left: 2 }, options, min: 1, max: 1 } as unknown as Asked<ESKind>,
  groups: groupsOf(options, view),
  view,
})
type ESKind = Table['asked'] extends Asked<infer K> ? K : never

const names = (entries: readonly Entry[]): string[] =>
  entries.map((entry) => (entry.is === 'fold' ? `${entry.key} ${entry.groups.length}` : entry.group.key))

const foldIn = (entries: readonly Entry[], key: string): Fold =>
  entries.find((entry): entry is Fold => entry.is === 'fold' && entry.key === key) ?? expect.fail(`no fold ${key}`)

describe('the answers to a question', () => {
  const { groups } = tableOf(ACTIONS)
  const root = entriesOf(groups, 'action')

  it('[ES-FANTURN-01] are folded up by kind of action: to try comes first, to wait last', () => {
    expect(names(root)).toEqual([
      '{"do":"attempt"}',
      'move 2',
      'give 4',
      '{"do":"use","item":"food"}',
      '{"do":"nothing"}',
    ])
  })

  it('[ES-FANTURN-05] are a card first, then for whom', () => {
    const cards = entriesOf(groups, 'action', opened(foldIn(root, 'give')))
    expect(names(cards)).toEqual(['give:food 2', 'give:whiskey 2'])
    const people = entriesOf(groups, 'action', opened(foldIn(cards, 'give:whiskey')))
    expect(people.map((entry) => entry.is === 'group' && entry.group.options[0])).toEqual([
      { do: 'give', card: 'whiskey', seat: 1 },
      { do: 'give', card: 'whiskey', seat: 2 },
    ])
  })

  it('skip a fold that holds all there is in another', () => {
    const one = groupsOf(
      ACTIONS.filter((option) => option.do !== 'give' || option.card === 'food'),
      view,
    )
    expect(names(entriesOf(one, 'action', opened(foldIn(entriesOf(one, 'action'), 'give')))).length).toBe(2)
  })

  it('lie open where they are few, or the question is another', () => {
    expect(entriesOf(groups, 'move').every((entry) => entry.is === 'group')).toBe(true)
    const shares: Option[] = [0, 1].flatMap((reward) => [1, 2].map((seat) => ({ do: 'share', reward, seat }) as const))
    expect(entriesOf(groupsOf(shares, view), 'share').every((entry) => entry.is === 'group')).toBe(true)
  })
})

describe('a press where several things can be done', () => {
  const table = tableOf(ACTIONS)

  it('leaves those to choose from, and a second press settles it', () => {
    const first = pressed(table, EMPTY, 'hand:food')
    if (!('draft' in first)) throw new Error('answered at once')
    expect(first.draft.within?.keys.length).toBe(3)
    expect(isChosen(table, first.draft, 'hand:food')).toBe(true)
    expect(isChosen(table, first.draft, 'seat:2')).toBe(false)
    expect(pressed(table, first.draft, 'seat:2')).toEqual({ answer: [{ do: 'give', card: 'food', seat: 2 }] })
  })

  it('answers at once where it can mean one thing only', () => {
    expect(pressed(table, EMPTY, 'here')).toEqual({ answer: [{ do: 'attempt' }] })
    expect(pressed(table, EMPTY, 'card:koi-pond')).toEqual({ answer: [{ do: 'move', to: 'koi-pond' }] })
  })
})

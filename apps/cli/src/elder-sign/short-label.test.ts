import { core } from '@vigil/elder-sign/content'
import { words as wordsOf } from '@vigil/elder-sign/text'
import { expect, it } from 'vitest'
import { expeditionAt, sampleView } from './sample-view.ts'
import { shortLabel } from './short-label.ts'

const words = wordsOf(core)
const about = { is: 'judge', card: 'a-terrible-discovery' } as const
const complete = (row: string, dice: number[], view = sampleView): string =>
  shortLabel({ do: 'complete', row, dice }, view, words, about)

it('shows dice as boxes', () => {
  expect(complete('t1', [0, 6])).toMatch(/^Complete task 2 \(L L\|P, -1 sanity\) \[I3\]\[y P\]$/)
})

it('says whose a secured die is', () => {
  expect(complete('t1', [6, 2])).toMatch(/\[y P\] and \[L\] of Kate$/)
  expect(complete('t1', [2])).toMatch(/\) \[L\] of Kate$/)
})

it('names monsters and the battle', () => {
  const rows = sampleView.cards[5]?.rows ?? []
  const haunted = { ...sampleView, expedition: expeditionAt('', rows) }
  expect(complete('m:ghoul#1', [6], haunted)).toBe('Complete Ghoul (P) [y P]')
  const [ghoul] = rows
  const two = ghoul ? [ghoul, { ...ghoul, key: 'm:ghoul#2', marker: 'ghoul#2' }] : []
  const twice = { ...haunted, expedition: { ...haunted.expedition, rows: two } }
  expect(complete('m:ghoul#2', [6], twice)).toBe('Complete second Ghoul (P) [y P]')
  expect(complete('battle', [0], haunted)).toContain('the battle task')
})

it('leaves the other options to the words', () => {
  expect(shortLabel({ do: 'roll' }, sampleView, words, about)).toBe(words.optionText({ do: 'roll' }, sampleView, about))
})

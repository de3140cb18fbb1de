import type { View } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { words as wordsOf } from '@vigil/elder-sign/text'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../screen/fit.ts'
import { inkOf } from '../screen/ink.ts'
import { sampleView, worldCard } from './sample-view.ts'
import { tableLines } from './table.ts'

const words = wordsOf(core)
const lines = (view: View, columns: number, rows: number, colour = false): string[] =>
  tableLines({ view, pack: core, words, ink: inkOf(colour) }, { columns, rows })
const text = (view: View, columns = 80, rows = 16): string => lines(view, columns, rows).join('\n')

const withWorlds = (n: number): View => ({
  ...sampleView,
  cards: [...sampleView.cards, ...Array.from({ length: n }, () => worldCard)],
})

describe('the table', () => {
  it.each([
    [80, 16],
    [100, 20],
    [140, 34],
  ])('fits %d columns and %d rows, with or without colours', (columns, rows) => {
    for (const view of [sampleView, withWorlds(1), withWorlds(4), withWorlds(8)]) {
      for (const colour of [false, true]) {
        const shown = lines(view, columns, rows, colour)
        expect(shown.length).toBeLessThanOrEqual(rows)
        expect(Math.max(...shown.map(widthOf))).toBeLessThanOrEqual(columns)
      }
    }
  })

  it('says everything without colours that it says with them', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    const plain = lines(sampleView, 80, 16, true).map((line) => line.replace(/\u001b\[\d+m/g, ''))
    expect(plain).toEqual(lines(sampleView, 80, 16))
  })

  it('tells the time, the doom with its monsters, and the signs', () => {
    expect(text(sampleView)).toContain(
      'SHUB-NIGGURATH  Clock VI, midnight in 2 turns  Signs 4/12  Doom ●●●M○MM○M○ 3/10',
    )
    expect(text({ ...sampleView, clock: 0, midnightDue: true })).toContain('Clock XII, midnight strikes')
    expect(text(sampleView, 120)).toContain('★★★★☆☆☆☆☆☆☆☆ 4/12')
  })

  it('shows tasks by sign and letter, with costs, ticks and monsters', () => {
    expect(text(sampleView)).toContain('✓ ψT ⌕I3 -1san')
    expect(text(sampleView)).toContain('≡L ≡L|‡P -1san')
    expect(text(sampleView)).toContain('Ghoul: ‡P')
    expect(text(sampleView, 140, 34)).toContain('‡P ⌕I3 clock')
  })

  it('shows who stands where', () => {
    expect(text(sampleView)).toContain('─ ▸ A Terrible Discovery')
    expect(text(sampleView)).toContain('Joe, Amanda')
  })

  it('shows the dice in their places', () => {
    const wide = text(sampleView, 140, 34)
    for (const place of [
      'Rolled [I3][T][y P]',
      'Kate holds [L]',
      'On tasks [T]',
      'Lost [ ]',
      'Ghoul locks [ ]',
      'Supply [r]',
    ])
      expect(wide).toContain(place)
    expect(wide).toMatch(/waits for a red die/)
  })

  it('shows what the active investigator holds and how the others are', () => {
    expect(text(sampleView)).toContain('Kate Winthrop  sanity 4/6  stamina 3/4  clues 2  trophies 3')
    expect(text(sampleView)).toContain('holds Whiskey (common), Duke (ally)')
    expect(text(sampleView)).toContain('Joe 1/6 3/4 0c 0t Riot in the Streets')
  })

  it('shows rewards and penalties where there is room', () => {
    expect(text(sampleView)).not.toContain('won ')
    expect(text(sampleView, 140, 34)).toContain('won +2 clues, +1 sign')
    expect(text(sampleView, 140, 34)).toContain('lost -2 san')
  })

  it('names every Other World', () => {
    for (const n of [1, 3, 4]) expect(text(withWorlds(n)).split('City of the Great').length - 1).toBe(n)
  })

  it('is a battle once the Ancient One is awake', () => {
    const battle: View = { ...sampleView, awake: true, cards: [], mythos: null, expedition: null }
    expect(text(battle)).toContain('SHUB-NIGGURATH IS AWAKE')
    expect(text(battle)).toContain('The final battle: Shub-Niggurath')
    expect(text(battle)).toContain('Attack')
  })

  it('survives eight players and somebody who is out', () => {
    const many: View = { ...sampleView, people: [...sampleView.people, ...sampleView.people, { seat: 6, out: true }] }
    expect(lines(many, 80, 16).length).toBeLessThanOrEqual(16)
    expect(text(many, 140, 40)).toContain('is out')
  })
})

import type { View } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { words as wordsOf } from '@vigil/death-may-die/text'
import { describe, expect, it } from 'vitest'
import { widthOf } from '../screen/fit.ts'
import { inkOf } from '../screen/ink.ts'
import { sampleView } from './sample-view.ts'
import type { Scene } from './scene.ts'
import { statusOf } from './status.ts'
import { tableLines } from './table.ts'

const words = wordsOf(core)
const lines = (view: View, columns: number, rows: number, colour = false, more: Partial<Scene> = {}): string[] =>
  tableLines({ view, pack: core, words, ink: inkOf(colour), ...more }, { columns, rows })
const text = (view: View, columns = 100, rows = 21, more: Partial<Scene> = {}): string =>
  lines(view, columns, rows, false, more).join('\n')

/** Everybody and everything in one space. */
const crowded: View = {
  ...sampleView,
  spaces: sampleView.spaces.map((space) =>
    space.id === 1
      ? {
          ...space,
          people: [0, 1, 2],
          figures: [0, 1, 2, 3, 4, 6],
          fire: 3,
          tokens: [{ token: 0, kind: 'lab', face: '', wounds: 2 }],
        }
      : { ...space, people: [], figures: [] },
  ),
}

describe('the table', () => {
  it.each([
    [100, 21],
    [120, 28],
    [111, 36],
  ])('fits %d columns and %d rows, with or without colours', (columns, rows) => {
    for (const view of [sampleView, crowded])
      for (const colour of [false, true]) {
        const shown = lines(view, columns, rows, colour)
        expect(shown.length).toBeLessThanOrEqual(rows)
        expect(Math.max(...shown.map(widthOf))).toBeLessThanOrEqual(columns)
      }
  })

  it('says everything without colours that it says with them', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    const plain = lines(sampleView, 100, 21, true).map((line) => line.replace(/\u001b\[\d+m/g, '').trimEnd())
    expect(plain).toEqual(lines(sampleView, 100, 21).map((line) => line.trimEnd()))
  })

  it('tells how far the Elder One has come', () => {
    const shown = text(sampleView)
    expect(shown).toContain('CTHULHU stage 2 of 4, 5/12 wounds, attacks with 3+1 dice')
    expect(shown).toContain('Summoning ●●●●●●○† 6/8   Symbols ★★☆   Mythos 9, last Conflagration')
    expect(shown).toContain('The ritual is disrupted')
    const early = text({ ...sampleView, stage: 1, disrupted: false, track: { ...sampleView.track, at: 2 } })
    expect(early).toContain('CTHULHU is being called')
    expect(early).toContain('●●○○▲○○† 2/8')
    expect(early).toContain('Ritual: Destroy 4 of the 5 Labs.')
  })

  it('shows people, enemies, fire, gates, tokens and stairs where they are', () => {
    const wide = text(sampleView, 150, 40)
    for (const thing of [
      '▸Borden @Kid',
      'Cultist×2',
      'Fire×2',
      '¤Lab',
      'Fire Vamp 2/4',
      '@Beth_',
      'Yellow Gate',
      'stairs 12',
      'CTHULHU 5/12',
    ])
      expect(wide).toContain(thing)
    expect(text(sampleView)).toContain('Cul2')
  })

  it('shows the boards: tracks with thresholds, bonus dice, fire, skills, cards, insanities', () => {
    const shown = text(sampleView)
    expect(shown).toContain('wounds ●●●●○  stress ●●○○ *1')
    expect(shown).toContain('sanity ●●●●●●●●●··!··+··++† +1\n')
    expect(shown).toContain('Savage 1, Swiftness 1, Stealth 1')
    expect(text(sampleView, 120, 28)).toContain('holds Whiskey Bottle')
    expect(text(sampleView, 120, 28)).toContain('Masochism (2)')
  })

  it('says who is dead, and where there is more than can be shown', () => {
    const dead = sampleView.people.map((each) => (each.seat === 2 ? { ...each, alive: false } : each))
    expect(text({ ...sampleView, people: dead })).toContain('† Sister Beth is dead')
    expect(text(crowded, 100, 18)).toMatch(/▸Bord.*\n/)
  })

  it('shows a roll that waits for a verdict', () => {
    const asked = {
      is: 'judge',
      why: 'attack',
      standard: 3,
      faces: ['S', '-', 'ST', 'SE'],
      figure: 3,
      all: false,
      tags: ['attack'],
      source: '',
      need: 0,
      used: [],
      boost: 0,
    } as const
    expect(text(sampleView, 100, 21, { asked })).toContain('Roll [S][ ][ST][b SE]  Fire Vampire')
  })

  it('is not there before it is laid', () => {
    expect(text({ ...sampleView, spaces: [] })).toBe('The table is being laid.')
  })
})

it('is told in words, space by space', () => {
  const said = statusOf({ view: sampleView, pack: core, words, ink: inkOf(false) }, (space) =>
    space === 9 ? [12] : [],
  )
  expect(said).toContain('Cthulhu is here, at stage 2 of 4, with 5 of 12 wounds.')
  expect(said).toContain('Borden, in Main Corridor, has the turn: wounds 4 of 5, stress 2 of 4, sanity lost 9 of 20')
  expect(said).toContain(
    '9 Stairwell: Beth_, Cultist 1/2, Fire Vampire 2/4, Yellow Gate, stairs 12; next to Upper Landing.',
  )
})

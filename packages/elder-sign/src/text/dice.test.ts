import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { FACES } from '../nouns/die.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'
import { sampleRow } from './sample-view.ts'

const say = words(core)
const sag = words(core, de)

describe('faces and rows', () => {
  it('faces have a name and a letter', () => {
    expect(FACES.map(say.faceName)).toEqual([
      'investigation 1',
      'investigation 2',
      'investigation 3',
      'investigation 4',
      'lore',
      'peril',
      'terror',
      'wildcard',
    ])
    expect(FACES.map(sag.faceName).slice(3)).toEqual(['Ermittlung 4', 'Wissen', 'Gefahr', 'Schrecken', 'Joker'])
    expect(FACES.map(say.faceLetter)).toEqual(['1', '2', '3', '4', 'L', 'P', 'T', 'W'])
    expect(FACES.map(sag.faceLetter)).toEqual(['1', '2', '3', '4', 'W', 'G', 'S', 'J'])
  })

  it.each([
    ['I3', 'I3', 'E3'],
    ['I12', 'I12', 'E12'],
    ['L', 'L', 'W'],
    ['P|T', 'P|T', 'G|S'],
    ['I2|L', 'I2|L', 'E2|W'],
  ])('need %s', (need, english, german) => {
    expect(say.needText(need)).toBe(english)
    expect(sag.needText(need)).toBe(german)
  })

  it.each([
    [
      sampleRow('t0', ['I3', 'L', 'P|T'], { sanity: 1, clock: 1 }),
      'I3 L P|T, -1 sanity, clock',
      'E3 W G|S, -1 Verstand, Uhr',
    ],
    [sampleRow('t0', ['P', 'P']), 'P P', 'G G'],
    [sampleRow('t0', ['I7'], { stamina: 2 }), 'I7, -2 stamina', 'E7, -2 Ausdauer'],
    [sampleRow('t0', ['T'], { clock: 2 }), 'T, clock 2 times', 'S, 2-mal Uhr'],
    [sampleRow('t0', []), 'no dice', 'keine Würfel'],
  ])('row %#', (row, english, german) => {
    expect(say.rowText(row)).toBe(english)
    expect(sag.rowText(row)).toBe(german)
  })
})

import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { FACES } from '../nouns/die.ts'
import { words } from './index.ts'
import { sampleRow } from './sample-view.ts'

const say = words(core)

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
    expect(FACES.map(say.faceLetter)).toEqual(['1', '2', '3', '4', 'L', 'P', 'T', 'W'])
  })

  it.each([
    ['I3', 'I3'],
    ['I12', 'I12'],
    ['L', 'L'],
    ['P|T', 'P|T'],
  ])('need %s', (need, text) => expect(say.needText(need)).toBe(text))

  it.each([
    [sampleRow('t0', ['I3', 'L', 'P|T'], { sanity: 1, clock: 1 }), 'I3 L P|T, -1 sanity, clock'],
    [sampleRow('t0', ['P', 'P']), 'P P'],
    [sampleRow('t0', ['I7'], { stamina: 2 }), 'I7, -2 stamina'],
    [sampleRow('t0', ['T'], { clock: 2 }), 'T, clock 2 times'],
    [sampleRow('t0', []), 'no dice'],
  ])('row %#', (row, text) => expect(say.rowText(row)).toBe(text))
})

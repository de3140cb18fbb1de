import type { Chance, View } from '@vigil/elder-sign'
import { core } from '@vigil/elder-sign/content'
import { words as wordsOf } from '@vigil/elder-sign/text'
import { describe, expect, it } from 'vitest'
import { askedOf, facesIn, readRoll } from './chance.ts'
import { sampleView } from './sample-view.ts'

const words = wordsOf(core)
const view: View = sampleView
const roll: Extract<Chance, { is: 'roll' }> = { is: 'roll', dice: [0, 1, 2, 6], why: 'task' }

describe('what was rolled', () => {
  it.each([
    ['T L P 1', ['T', 'L', 'P', 'I1']],
    ['t,l,p,1', ['T', 'L', 'P', 'I1']],
    ['i3 I2 w', ['I3', 'I2', 'W']],
    ['tlp123', ['T', 'L', 'P', 'I1', 'I2', 'I3']],
    ['', []],
  ])('"%s" is read as %j', (text, faces) => {
    expect(facesIn(text)).toEqual(faces)
  })

  it('is told in the order of the dice', () => {
    expect(readRoll(roll, 'T L P 4')).toEqual({ ok: true, value: { faces: ['T', 'L', 'P', 'I4'] } })
  })

  it('must be as many results as dice', () => {
    expect(readRoll(roll, 'T L')).toMatchObject({ ok: false, why: expect.stringMatching(/4 dice.*3 green.*2 results/) })
  })

  it('must be on the die', () => {
    expect(readRoll(roll, '4 L P 1')).toEqual({
      ok: false,
      why: 'The green die has no I4; it shows I1, I2, I3, L, P, T.',
    })
    expect(readRoll(roll, 'T L P T')).toMatchObject({ why: expect.stringContaining('yellow die has no T') })
    expect(readRoll(roll, 'T L P 7')).toMatchObject({ why: expect.stringContaining('no 7') })
  })
})

describe('what was drawn', () => {
  it('is picked from a list by name', () => {
    const asked = askedOf(
      { is: 'draw', from: 'spell', cards: core.items.filter(({ deck }) => deck === 'spell').map(({ id }) => id) },
      view,
      words,
    )
    if (asked.is !== 'list') return expect.fail()
    const labels = asked.outcomes.map(({ label }) => label)
    expect(labels).toHaveLength(12)
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it('is one line for markers that are alike', () => {
    const asked = askedOf({ is: 'draw', from: 'cup', cards: ['cultist#1', 'cultist#2', 'ghoul#1'] }, view, words)
    expect(asked).toMatchObject({
      outcomes: [{ label: 'Cultist', outcome: { card: 'cultist#1' } }, { label: 'Ghoul' }],
    })
  })

  it('is a player where the first one is drawn', () => {
    const asked = askedOf({ is: 'draw', from: 'seats', cards: ['0', '1'] }, view, words)
    expect(asked).toMatchObject({ outcomes: [{ label: 'Kate Winthrop' }, { label: 'Joe Diamond' }] })
  })
})

import { describe, expect, it } from 'vitest'
import { parseDie, parseEffects, parseRow } from './notation.ts'

describe('a row', () => {
  it.each([
    ['I3 L', { needs: ['I3', 'L'] }],
    ['P|T', { needs: ['P|T'] }],
    ['I12', { needs: ['I12'] }],
    ['L -1san -2sta clk', { needs: ['L'], costs: { sanity: 1, stamina: 2, clock: 1 } }],
    ['L -1san -1san clk clk', { needs: ['L'], costs: { sanity: 2, clock: 2 } }],
    ['[L L]', { needs: ['L', 'L'], box: { kind: 'total' } }],
    ['L [I2 P]', { needs: ['L', 'I2', 'P'], box: { kind: 'partial', covers: [1, 2] } }],
    ['[]', { needs: [], box: { kind: 'empty' } }],
  ])('%s', (text, task) => {
    expect(parseRow(text)).toEqual(task)
  })

  it.each(['I0', 'I20', 'X', 'L,P', '-1clue', 'l'])('is not %s', (text) => {
    expect(() => parseRow(text)).toThrow(/expected: a row such as/)
  })
})

describe('effects', () => {
  it.each([
    ['-1 sanity', [{ do: 'lose', what: 'sanity', n: 1 }]],
    ['+2 clues', [{ do: 'gain', what: 'clue', n: 2 }]],
    [
      'each +1 common, any -1 stamina',
      [
        { do: 'gain', what: 'common', n: 1, who: 'each' },
        { do: 'lose', what: 'stamina', n: 1, who: 'any' },
      ],
    ],
    ['-1 sign', [{ do: 'loseSign', n: 1 }]],
    ['-1 spell', [{ do: 'loseCard', deck: 'spell', n: 1 }]],
    ['-3 trophies', [{ do: 'loseTrophies', n: 3 }]],
    ['each -1 maximum sanity', [{ do: 'maximum', what: 'sanity', n: -1, who: 'each' }]],
    [
      'doom, 2 monster',
      [
        { do: 'doom', n: 1 },
        { do: 'monster', n: 2 },
      ],
    ],
    ['devour', [{ do: 'devour' }]],
    ['each devour', [{ do: 'devour', who: 'each' }]],
    ['add yellow red', [{ do: 'addDice', dice: ['yellow', 'red'] }]],
    ['recover red', [{ do: 'recoverDice', colour: 'red' }]],
    ['secure 2', [{ do: 'secure', dice: 2 }]],
    ['turn L', [{ do: 'turnDie', to: 'L' }]],
    [
      'shed one, shed terror',
      [
        { do: 'shed', which: 'one' },
        { do: 'shed', which: 'terror' },
      ],
    ],
    ['', []],
  ])('%s', (text, effects) => {
    expect(parseEffects(text)).toEqual(effects)
  })

  it('may be mixed with effects in full', () => {
    const full = { do: 'doom', n: 3 } as const
    expect(parseEffects(['-1 sanity, doom', full])).toEqual([
      { do: 'lose', what: 'sanity', n: 1 },
      { do: 'doom', n: 1 },
      full,
    ])
    expect(parseEffects()).toEqual([])
  })

  it.each(['-1 doom', 'hurt', '+1', 'turn X', 'add blue'])('are not %s', (text) => {
    expect(() => parseEffects(text)).toThrow(/expected: an effect such as/)
  })
})

describe('a die', () => {
  it.each([
    ['L', { face: 'L' }],
    ['Y:I4', { colour: 'yellow', face: 'I4' }],
    ['R:W', { colour: 'red', face: 'W' }],
    ['focus:L', { place: 'focus', face: 'L' }],
    ['spell:Y:P', { place: 'spell', colour: 'yellow', face: 'P' }],
    ['supply:G', { place: 'supply', colour: 'green' }],
    ['yellow', { colour: 'yellow' }],
  ])('%s', (text, die) => {
    expect(parseDie(text)).toEqual(die)
  })

  it.each(['', 'X', 'B:L', 'L:'])("is not '%s'", (text) => {
    expect(() => parseDie(text)).toThrow(/expected: a die such as/)
  })
})

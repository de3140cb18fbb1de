import { describe, expect, it } from 'vitest'
import { lister, speaker } from './message.ts'

const say = speaker('en', {
  bare: 'Nothing to fill: a < b.',
  plain: '{who} gains {n} clues, {who} smiles.',
  plural: '{n, plural, one {# die} other {# dice}} of {who}',
  quoted: "It isn't '{'{who}'}'.",
})

describe('a template', () => {
  it('stands for itself without parameters', () => {
    expect(say('bare')).toBe('Nothing to fill: a < b.')
  })

  it('takes names and numbers, as often as it names them', () => {
    expect(say('plain', { who: 'Joe', n: 0 })).toBe('Joe gains 0 clues, Joe smiles.')
  })

  it('takes whatever is in a name for text', () => {
    expect(say('plain', { who: '{n}', n: 1 })).toBe('{n} gains 1 clues, {n} smiles.')
  })

  it('counts', () => {
    expect(say('plural', { n: 1, who: 'Joe' })).toBe('1 die of Joe')
    expect(say('plural', { n: 999, who: 'Joe' })).toBe('999 dice of Joe')
    expect(say('plural', { n: 1200, who: 'Joe' })).toBe('1,200 dice of Joe')
    expect(say('plural', { n: -2, who: 'Joe' })).toBe('-2 dice of Joe')
    expect(say('plural', { n: 0.5, who: 'Joe' })).toBe('0.5 dice of Joe')
  })

  it('knows quotes', () => {
    expect(say('quoted', { who: 'Joe' })).toBe("It isn't {Joe}.")
  })

  it('is an error where a parameter is missing', () => {
    expect(() => say('plain', { who: 'Joe' })).toThrow('n')
    expect(() => say('plural', { n: 1 })).toThrow('who')
  })
})

describe('a list', () => {
  it.each([
    ['en-GB', 'conjunction', 'and'],
    ['en-GB', 'disjunction', 'or'],
    ['de-DE', 'conjunction', 'und'],
    ['de-DE', 'disjunction', 'oder'],
  ] as const)('is told as the language has it: %s, %s', (locale, type, word) => {
    const usual = new Intl.ListFormat(locale, { type })
    for (const parts of [[], ['Joe'], ['Joe', 'Kate'], ['Joe', 'Kate', 'Monterey Jack'], ['a', 'b', 'c', 'd']])
      expect(lister(word)(parts)).toBe(usual.format(parts))
  })
})

import { core } from '@vigil/elder-sign/content'
import { words as wordsOf } from '@vigil/elder-sign/text'
import { describe, expect, it } from 'vitest'
import { Fault } from '../fault.ts'
import type { Draft } from '../shelf.ts'
import { nextQuestion, setupOf, setupOfDraft } from './setup.ts'

const words = wordsOf(core)

const faultOf = (flags: Parameters<typeof setupOf>[1]): string => {
  try {
    setupOf(core, flags)
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
  return ''
}

describe('from flags', () => {
  it('leaves to chance what was not said', () => {
    expect(setupOf(core, {})).toMatchObject({ investigators: ['random'], ancientOne: 'random' })
    expect(setupOf(core, { players: '3', investigators: 'kate' }).investigators).toEqual([
      'kate-winthrop',
      'random',
      'random',
    ])
  })

  it('takes house rules and a difficulty', () => {
    expect(setupOf(core, { with: 'first:wild, ruling:limited-clues', hours: '4', events: 'hard,easy' })).toMatchObject({
      rules: 'revised',
      with: ['first:wild', 'ruling:limited-clues'],
      difficulty: { hours: 4, events: ['easy', 'hard'] },
    })
    expect(setupOf(core, {})).not.toHaveProperty('with')
    expect(setupOf(core, { events: 'all' })).not.toHaveProperty('difficulty')
    expect(setupOf(core, { hours: '6' }).difficulty).toEqual({ hours: 6 })
  })

  it('tells slips in house rules and difficulty', () => {
    expect(faultOf({ with: 'first:midnite-timing' })).toContain('Did you mean first:midnight-timing?')
    expect(faultOf({ hours: '7' })).toContain('3, 4, 5, 6')
    expect(faultOf({ events: 'brutal' })).toContain('easy, normal, hard or all')
  })

  it('takes ids, names and parts of names', () => {
    const { investigators, ancientOne } = setupOf(core, {
      investigators: 'amanda-sharpe, Joe Diamond,random',
      ancientOne: 'azath',
    })
    expect(investigators).toEqual(['amanda-sharpe', 'joe-diamond', 'random'])
    expect(ancientOne).toBe('azathoth')
  })

  it.each([
    [{ investigators: 'amnda' }, 'There is no investigator called "amnda". Did you mean Amanda Sharpe?'],
    [{ ancientOne: 'azatoth' }, 'There is no Ancient One called "azatoth". Did you mean Azathoth?'],
    [{ rules: 'revisd' }, 'There is no rule set called "revisd". Did you mean'],
    [{ investigators: 'm' }, 'could be Mandy Thompson or Michael McGlen or Monterey Jack'],
    [{ investigators: 'zzzzzz' }, 'Choose from Amanda Sharpe,'],
    [{ investigators: 'kate,joe', players: '1' }, '2 investigators were named for 1 player.'],
    [{ investigators: 'kate,kate' }, 'Kate Winthrop was named twice'],
    [{ players: '9' }, '1 to 8 players'],
    [{ players: 'two' }, '"two" is not such a number'],
  ])('%j: %s', (flags, said) => {
    expect(faultOf(flags)).toContain(said)
  })
})

describe('by questions', () => {
  /** The rules are known; answers each further question with the choice of that number. */
  const picks = (...numbers: number[]): Draft => {
    let draft: Draft = { rules: 'revised', settled: true }
    for (const n of numbers) draft = nextQuestion(core, words, draft)?.choices[n]?.next ?? draft
    return draft
  }

  it('asks for the rules first, each by name', () => {
    const asked = nextQuestion(core, words, {})
    expect(asked?.title).toBe('Which rules?')
    expect(asked?.choices.map(({ next }) => next.rules)).toEqual(['revised', 'first+faq', 'first', 'fan'])
  })

  it('asks for players, each investigator, and the Ancient One', () => {
    expect(nextQuestion(core, words, picks())?.choices).toHaveLength(8)
    expect(nextQuestion(core, words, picks(1))?.title).toBe('Who does player 1 of 2 play?')
    expect(nextQuestion(core, words, picks(1, 2))?.title).toBe('Who does player 2 of 2 play?')
    expect(nextQuestion(core, words, picks(1, 2, 2))?.title).toBe('Which Ancient One stirs?')
    expect(nextQuestion(core, words, picks(1, 2, 2, 2))).toBeUndefined()
  })

  it('does not offer an investigator twice', () => {
    const first = nextQuestion(core, words, picks(1))?.choices[2]?.label
    expect(nextQuestion(core, words, picks(1, 2))?.choices.map(({ label }) => label)).not.toContain(first)
  })

  it('explains every choice', () => {
    for (const { detail } of nextQuestion(core, words, picks(0))?.choices ?? []) expect(detail).not.toBe('')
  })

  it('leaves the rest to chance when asked to', () => {
    const setup = setupOfDraft(core, picks(2, 2, 0, 0))
    expect(setup.investigators).toEqual([core.investigators[0]?.id, 'random', 'random'])
    expect(setup.ancientOne).toBe('random')
  })

  it('[ES-RULING-105] drafts when asked to', () => {
    expect(setupOfDraft(core, picks(2, 2, 1, 1))).toMatchObject({
      investigators: [core.investigators[0]?.id, 'draft', 'draft'],
      ancientOne: 'draft',
    })
    expect(setupOf(core, { investigators: 'draft,Kate,draft', ancientOne: 'Draft' })).toMatchObject({
      investigators: ['draft', 'kate-winthrop', 'draft'],
      ancientOne: 'draft',
    })
  })

  it('[ES-ORDER-01] offers the Esoteric Orders where the rules know them', () => {
    const labels = (rules: string) => nextQuestion(core, words, { rules })?.choices.map(({ label }) => label) ?? []
    expect(labels('fan')).toContain('Esoteric Orders: no')
    expect(labels('revised').join()).not.toContain('Esoteric')
    expect(setupOf(core, { rules: 'fan', orders: true })).toMatchObject({ rules: 'fan', orders: true })
  })
})

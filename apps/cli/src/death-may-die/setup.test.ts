import { core } from '@vigil/death-may-die/content'
import { words as wordsOf } from '@vigil/death-may-die/text'
import { describe, expect, it } from 'vitest'
import { Fault } from '../fault.ts'
import type { Draft } from '../shelf.ts'
import { draftOf, nextQuestion, setupOf, setupOfDraft } from './setup.ts'

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
  it('[DMD-SOLO-01] leaves to chance what was not said, and gives a player alone two investigators', () => {
    const two = { episode: 'random', elderOne: 'random', investigators: ['random', 'random'] }
    expect(setupOf(core, {})).toEqual(two)
    expect(setupOf(core, { players: '1' })).toEqual(two)
    expect(setupOf(core, { players: '1', investigators: 'borden' }).investigators).toEqual(['borden', 'random'])
  })

  it('[DMD-CORE-01] has a seat for every player, and more where more are named', () => {
    for (const n of [2, 3, 4, 5]) expect(setupOf(core, { players: String(n) }).investigators).toHaveLength(n)
    const four = setupOf(core, { players: '2', investigators: 'borden,random,kid,ian' })
    expect(four.investigators).toEqual(['borden', 'random', 'the-kid', 'ian'])
  })

  it.each([
    ['1', 's1e1'],
    ['6', 's1e6'],
    ['danse', 's1e3'],
    ['Tomes of Madness', 's1e2'],
    ['Random', 'random'],
  ])('takes the episode "%s"', (episode, id) => {
    expect(setupOf(core, { episode }).episode).toBe(id)
  })

  it.each([
    [
      { episode: 'blasphemus alchemy' },
      'There is no episode called "blasphemus alchemy". Did you mean Blasphemous Alchemy?',
    ],
    [{ episode: '7' }, 'There is no episode called "7". Choose from Blasphemous Alchemy,'],
    [{ elderOne: 'cthulu' }, 'There is no Elder One called "cthulu". Did you mean Cthulhu?'],
    [{ investigators: 'bordn' }, 'There is no investigator called "bordn". Did you mean Borden?'],
    [{ investigators: 'borden,borden' }, 'Borden was named twice'],
    [{ investigators: 'random,random,random,random,random,random' }, '6 investigators were named'],
    [{ players: '6' }, '1 to 5 players'],
    [{ players: 'two' }, '"two" is not such a number'],
  ])('%j: %s', (flags, said) => {
    expect(faultOf(flags)).toContain(said)
  })
})

describe('by questions', () => {
  /** Answers each question with the choice of that number. */
  const picks = (...numbers: number[]): Draft => {
    let draft: Draft = {}
    for (const n of numbers) draft = nextQuestion(core, words, draft)?.choices[n]?.next ?? draft
    return draft
  }
  const titles = (...numbers: number[]): string | undefined => nextQuestion(core, words, picks(...numbers))?.title

  it('asks for players, investigators, the episode, the Elder One, and who they are', () => {
    expect(titles()).toBe('How many of you are there?')
    expect(titles(0)).toBe('How many investigators do you run?')
    expect(titles(0, 0)).toBe('Which episode?')
    expect(titles(0, 0, 1)).toBe('Which Elder One is called?')
    expect(titles(0, 0, 1, 1)).toBe('Who is investigator 1 of 2?')
    expect(titles(0, 0, 1, 1, 3)).toBe('Who is investigator 2 of 2?')
    expect(titles(0, 0, 1, 1, 3, 3)).toBeUndefined()
  })

  it('does not ask five players how many they run', () => {
    expect(titles(4)).toBe('Which episode?')
  })

  it('[DMD-SOLO-01] offers one player from two investigators up, three players from three up', () => {
    const choices = (n: number) => nextQuestion(core, words, picks(n))?.choices.map(({ next }) => next.seats)
    expect(choices(0)).toEqual([2, 3, 4, 5])
    expect(choices(2)).toEqual([3, 4, 5])
  })

  it('comes to what was picked', () => {
    expect(setupOfDraft(core, picks(0, 1, 2, 2, 3, 0))).toEqual({
      episode: 's1e2',
      elderOne: 'hastur',
      investigators: ['borden', 'random', 'random'],
    })
  })

  it('does not offer an investigator twice, and explains every choice', () => {
    const asked = nextQuestion(core, words, picks(0, 0, 1, 1, 3))
    expect(asked?.choices.map(({ label }) => label).join()).not.toContain('Borden')
    for (const numbers of [[], [0], [0, 0], [0, 0, 1], [0, 0, 1, 1]])
      for (const { detail } of nextQuestion(core, words, picks(...numbers))?.choices ?? []) expect(detail).not.toBe('')
  })

  it('does not ask again for what the command line said', () => {
    const draft = draftOf(core, { players: '1', episode: '4', elderOne: 'hastur', investigators: 'kid,borden' })
    expect(nextQuestion(core, words, draft)).toBeUndefined()
    expect(setupOfDraft(core, draft)).toEqual({
      episode: 's1e4',
      elderOne: 'hastur',
      investigators: ['the-kid', 'borden'],
    })
    expect(nextQuestion(core, words, draftOf(core, { episode: '4' }))?.title).toBe('How many of you are there?')
  })
})

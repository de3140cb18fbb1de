import { describe, expect, it } from 'vitest'
import type { Component } from '../card.ts'
import { core } from '../content/index.ts'
import { words } from './index.ts'

const say = words(core)

const CARDS: readonly (readonly [id: string, lines: readonly string[]])[] = [
  [
    'gala-in-the-great-hall',
    [
      'Adventure worth 2 trophies.',
      'Tasks, in any order:',
      '1. I2 L P',
      '2. I3, -1 sanity',
      'Lock: yellow die.',
      'Terror: +1 doom.',
      'Success: gain 2 clues, 1 Spell and 1 Elder Sign.',
      'Failure: +1 doom.',
    ],
  ],
  [
    'blood-on-the-floor',
    [
      'Adventure worth 2 trophies.',
      'Tasks, from top to bottom:',
      '1. I2',
      '2. I3',
      '3. T P',
      'Success: gain 1 clue, 1 Common Item and 1 Elder Sign.',
      'Failure: lose 1 sanity and 1 stamina.',
    ],
  ],
  [
    'another-dimension',
    [
      'Other World worth 2 trophies.',
      'Tasks, in any order:',
      '1. L I1 (monster box: a monster here takes the place of I1)',
      '2. T P',
      'Success: gain 1 Spell, 1 Common Item and 1 Elder Sign.',
      'Failure: lose 1 sanity and 2 stamina.',
    ],
  ],
  ['necronomicon', ['Unique Item.', 'Price: lose 1 sanity.', 'On an adventure: add the yellow die and the red die.']],
  ['whiskey', ['Common Item.', 'In your turn: regain 1 sanity.', 'May also be used while paying for a task.']],
  [
    'dread-curse-of-azathoth',
    ['Spell.', 'After your roll: put up to 2 dice of the roll on this spell, where they keep their results.'],
  ],
  ['ruth-calloway', ['Ally.', 'At midnight: regain 1 sanity, or regain 1 stamina.']],
  [
    'mandy-thompson',
    [
      'The Researcher. Sanity 5, stamina 5.',
      "Research: Once per day, after any player's roll, reroll up to 2 dice of it.",
      'Starts with 1 Common Item and 1 clue.',
    ],
  ],
  [
    'yig',
    [
      'Sealed by 10 Elder Signs. Doom track of 8 spaces, 5 of which bring a monster.',
      "Yig's Anger: When you complete a monster's task, if its kind is Cultist: remove 1 Elder Sign from the Ancient One. When an investigator's sanity or stamina falls to 0: remove 1 Elder Sign from the Ancient One.",
      'When it awakens: each investigator: lose 1 Common Item, 1 Unique Item and 1 Spell, or else be devoured.',
      'Battle task: P P.',
      'Attack: each investigator: lose 1 clue, or lose 1 stamina and 1 sanity.',
    ],
  ],
  [
    'debt-comes-due-in-silver',
    [
      'A Debt Comes Due: lose trophies worth 2, or else +1 doom.',
      'In Silver (until the next midnight): no lasting effect.',
      'Lock: yellow die.',
    ],
  ],
  [
    'stars-align-to-bring-madness',
    ['The Stars Align: +1 doom.', 'To Bring Madness (until the next midnight): Terror: lose 1 sanity.'],
  ],
  [
    'high-priest',
    [
      'Monster worth 3 trophies.',
      'Task: L L T, -1 sanity.',
      'At midnight: lose 1 sanity, or +1 doom.',
      'When taken as a trophy: gain 1 Elder Sign.',
    ],
  ],
  ['mask-burning-eye', ['Mask worth 3 trophies.', 'Task: T T.', 'Lock: yellow die.']],
]

const all: readonly Component[] = [
  ...core.adventures,
  ...core.otherWorlds,
  ...core.mythos,
  ...core.monsters,
  ...core.items,
  ...core.allies,
  ...core.investigators,
  ...core.ancientOnes,
  core.entrance,
]

describe('cards', () => {
  it.each(CARDS)('%s', (id, lines) => expect(say.componentText(id).split('\n')).toEqual(lines))

  it.each(all.map(({ id }) => id))('%s leaves no holes', (id) => {
    const text = say.componentText(id)
    expect(text).not.toMatch(/[{}]|undefined|NaN|\[object| {2}|\.\./)
    for (const line of text.split('\n')) expect(line).toMatch(/^(?:[A-Z0-9"].*[.:)!?]|\d+\. \S.*)$/)
  })

  it('nothing else has a text', () => expect(say.componentText('firstAid')).toBe(''))

  it('a marker has the text of its monster', () =>
    expect(say.componentText('cultist#2')).toBe('Monster worth 1 trophy.\nTask: L|P.'))
})

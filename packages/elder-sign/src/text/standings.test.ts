import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { MOMENTS, QUANTITIES, type Standing, type Trait, type TraitName } from '../effects/vocabulary.ts'
import { words } from './index.ts'

const say = words(core)

/** Every trait there is. */
const TRAITS: { readonly [N in TraitName]: readonly (readonly [Extract<Trait, { has: N }>, string])[] } = {
  manyTasks: [[{ has: 'manyTasks' }, 'You may complete several tasks with one roll.']],
  scrounge: [
    [
      { has: 'scrounge' },
      'Whenever you gain a Common Item, Unique Item or Spell, you may take one of the other two or a clue instead.',
    ],
  ],
  extraGain: [
    [{ has: 'extraGain', what: 'spell' }, 'Whenever you gain Spells, you gain one more.'],
    [{ has: 'extraGain', what: 'clue' }, 'Whenever you gain clues, you gain one more.'],
  ],
  mend: [
    [
      { has: 'mend', what: 'stamina', ownTurn: true },
      'As your turn begins, an investigator of your choice regains 1 stamina.',
    ],
    [
      { has: 'mend', what: 'stamina' },
      'Once per day, as any turn begins, an investigator of your choice regains 1 stamina.',
    ],
  ],
  research: [[{ has: 'research', dice: 2 }, "Once per day, after any player's roll, reroll up to 2 dice of it."]],
  raise: [[{ has: 'raise' }, 'Once per roll, raise one investigation result by 1, if the die has that face.']],
  convert: [[{ has: 'convert', from: 'T', to: 'L' }, 'Once per roll, turn one terror result into lore.']],
  dice: [
    [
      { has: 'dice', dice: ['yellow', 'red'], on: 'otherWorld' },
      'In Other Worlds you add the yellow die and the red die for free.',
    ],
    [{ has: 'dice', dice: ['yellow'], on: 'monsterCard' }, 'On cards with a monster you add the yellow die for free.'],
  ],
  trustFund: [
    [
      { has: 'trustFund', dice: ['yellow', 'red'], price: ['common', 'clue', 'spell'] },
      'Before your first roll you may spend a Common Item, a clue or a Spell to add the yellow die and the red die.',
    ],
  ],
  secondReroll: [[{ has: 'secondReroll' }, 'After a reroll with a clue you may reroll once more for free.']],
  reroll: [[{ has: 'reroll', dice: 1 }, 'Once per turn, reroll 1 die of your roll.']],
  steady: [[{ has: 'steady' }, 'Once per day, a failed roll costs you no die.']],
  shield: [[{ has: 'shield' }, 'You may discard this ally to ignore one loss of sanity or stamina.']],
  noMonsters: [[{ has: 'noMonsters' }, 'No monsters appear in your turn.']],
  ignoreTerror: [[{ has: 'ignoreTerror' }, 'You ignore terror effects.']],
  ignoreOrder: [[{ has: 'ignoreOrder' }, 'You may do tasks in any order.']],
  ignoreLingering: [[{ has: 'ignoreLingering' }, 'Harmful lingering effects of Mythos cards do not concern you.']],
  useLocked: [[{ has: 'useLocked' }, 'You may roll locked dice as if they were free.']],
  forbid: [
    [{ has: 'forbid', what: 'focus' }, 'Nobody may focus.'],
    [{ has: 'forbid', what: 'assist' }, 'Nobody may ask for assistance.'],
    [{ has: 'forbid', what: 'castSpell' }, 'Nobody may use spells.'],
    [{ has: 'forbid', what: 'souvenir' }, 'Nobody may buy souvenirs.'],
  ],
  harder: [[{ has: 'harder', n: 1 }, 'Every investigation symbol on a card asks for 1 more.']],
  monsterCost: [[{ has: 'monsterCost', what: 'stamina', n: 1 }, "Completing a monster's task also costs 1 stamina."]],
  monsterTask: [[{ has: 'monsterTask', needs: ['T', 'I2'] }, 'Every monster has a further task: T I2.']],
  masks: [[{ has: 'masks' }, 'The mask markers are in the monster cup.']],
}

const STANDINGS: readonly (readonly [Standing, string])[] = [
  [
    { triggers: [{ on: 'unique.used', effects: [{ do: 'lose', what: 'stamina', n: 1 }] }] },
    'When you use a Unique Item: lose 1 stamina.',
  ],
  [
    { triggers: [{ on: 'monster.collected', limit: 'turn', effects: [{ do: 'gain', what: 'clue', n: 1 }] }] },
    'Once per turn, when you take a monster as a trophy: gain 1 clue.',
  ],
  [
    { triggers: [{ on: 'monster.task', if: { marker: 'cultist' }, effects: [{ do: 'loseSign', n: 1 }] }] },
    "When you complete a monster's task, if its kind is Cultist: remove 1 Elder Sign from the Ancient One.",
  ],
  [
    {
      traits: [{ has: 'dice', dice: ['yellow'], on: 'monsterCard' }],
      triggers: [{ on: 'adventure.failed', if: { count: 'monstersHere', atLeast: 1 }, effects: [{ do: 'leave' }] }],
    },
    'On cards with a monster you add the yellow die for free. When you fail an adventure, if a monster is on your card: this ally leaves you.',
  ],
  [
    {
      modifiers: [
        { of: 'max.sanity', add: -1 },
        { of: 'max.stamina', add: 1 },
      ],
    },
    'Maximum sanity -1. Maximum stamina +1.',
  ],
  [{ modifiers: [{ of: 'price.souvenir', add: 1 }] }, 'Souvenirs cost 1 trophy more.'],
  [{ modifiers: [{ of: 'price.souvenir', add: -2 }] }, 'Souvenirs cost 2 trophies less.'],
  [{ modifiers: [{ of: 'price.firstAid.sanity', add: 1 }] }, 'First aid that restores sanity costs 1 trophy more.'],
  [{ modifiers: [{ of: 'firstAid.free', add: 1 }] }, 'Free first aid restores 1 point more.'],
  [{}, ''],
]

describe('standing effects', () => {
  it.each(Object.entries(TRAITS))('%s', (_, rows) => {
    for (const [trait, text] of rows) expect(say.standingText({ traits: [trait] })).toBe(text)
  })

  it.each(STANDINGS)('%j', (standing, text) => expect(say.standingText(standing)).toBe(text))

  it('there are words for every moment and quantity', () => {
    for (const on of MOMENTS)
      expect(say.standingText({ triggers: [{ on, effects: [{ do: 'doom', n: 1 }] }] })).toMatch(/^[A-Z].*: \+1 doom\.$/)
    for (const of of QUANTITIES) expect(say.standingText({ modifiers: [{ of, add: 1 }] })).toMatch(/^[A-Z].*1.*\.$/)
  })
})

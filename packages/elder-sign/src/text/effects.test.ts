import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import type { Effect, EffectWord } from '../effects/vocabulary.ts'
import { words } from './index.ts'

const say = words(core)

type Row = readonly [effects: readonly Effect[], text: string]

/** At least one row for each word of the vocabulary. */
const TEXTS: { readonly [W in EffectWord]: readonly Row[] } = {
  lose: [
    [[{ do: 'lose', what: 'sanity', n: 1 }], 'Lose 1 sanity.'],
    [[{ do: 'lose', what: 'clue', n: 2 }], 'Lose 2 clues.'],
    [[{ do: 'lose', what: 'stamina', n: 2, who: 'each' }], 'Each investigator: lose 2 stamina.'],
    [
      [
        { do: 'lose', what: 'sanity', n: 1 },
        { do: 'lose', what: 'stamina', n: 2 },
      ],
      'Lose 1 sanity and 2 stamina.',
    ],
    [
      [
        { do: 'lose', what: 'sanity', n: 1 },
        { do: 'lose', what: 'stamina', n: 1, who: 'each' },
      ],
      'Lose 1 sanity. Each investigator: lose 1 stamina.',
    ],
  ],
  gain: [
    [[{ do: 'gain', what: 'clue', n: 1 }], 'Gain 1 clue.'],
    [[{ do: 'gain', what: 'sanity', n: 1 }], 'Regain 1 sanity.'],
    [[{ do: 'gain', what: 'stamina', n: 2, who: 'any' }], 'An investigator of your choice: regain 2 stamina.'],
    [
      [
        { do: 'gain', what: 'spell', n: 1 },
        { do: 'gain', what: 'common', n: 2 },
        { do: 'gain', what: 'sign', n: 1 },
      ],
      'Gain 1 Spell, 2 Common Items and 1 Elder Sign.',
    ],
    [
      [
        { do: 'gain', what: 'ally', n: 1 },
        { do: 'gain', what: 'unique', n: 3 },
      ],
      'Gain 1 Ally and 3 Unique Items.',
    ],
    [
      [
        { do: 'gain', what: 'clue', n: 1 },
        { do: 'gain', what: 'sanity', n: 1 },
      ],
      'Gain 1 clue. Regain 1 sanity.',
    ],
  ],
  maximum: [
    [[{ do: 'maximum', what: 'sanity', n: -1 }], 'Lower your maximum sanity by 1.'],
    [[{ do: 'maximum', what: 'stamina', n: 1 }], 'Raise your maximum stamina by 1.'],
  ],
  devour: [[[{ do: 'devour', who: 'each' }], 'Each investigator: be devoured.']],
  loseTrophies: [[[{ do: 'loseTrophies', n: 2 }], 'Lose trophies worth 2.']],
  losePiece: [
    [[{ do: 'losePiece', of: 'monster', n: 1 }], 'Lose 1 monster trophy.'],
    [[{ do: 'losePiece', of: 'any', n: 2 }], 'Lose 2 trophies of any value.'],
  ],
  loseCard: [
    [[{ do: 'loseCard', deck: 'spell', n: 1 }], 'Lose 1 Spell.'],
    [
      [
        { do: 'loseCard', deck: 'common', n: 1 },
        { do: 'loseCard', deck: 'unique', n: 1 },
      ],
      'Lose 1 Common Item and 1 Unique Item.',
    ],
  ],
  loseSign: [[[{ do: 'loseSign', n: 1 }], 'Remove 1 Elder Sign from the Ancient One.']],
  leave: [[[{ do: 'leave' }], 'This ally leaves you.']],
  doom: [
    [[{ do: 'doom', n: 2 }], '+2 doom.'],
    [[{ do: 'doom', n: { per: 'otherWorlds', n: 1 } }], '+1 doom for each Other World in play.'],
  ],
  liftDoom: [[[{ do: 'liftDoom', n: 1 }], '-1 doom.']],
  monster: [
    [[{ do: 'monster', n: 1 }], 'A monster appears.'],
    [[{ do: 'monster', n: 2 }], '2 monsters appear.'],
  ],
  gate: [
    [[{ do: 'gate', n: 1 }], 'A gate opens.'],
    [[{ do: 'gate', n: 2 }], '2 gates open.'],
  ],
  clock: [
    [[{ do: 'clock', n: 1 }], 'Advance the clock.'],
    [[{ do: 'clock', n: 2 }], 'Advance the clock twice.'],
    [[{ do: 'clock', n: 3 }], 'Advance the clock 3 times.'],
  ],
  extraAdventure: [[[{ do: 'extraAdventure' }], 'An extra Adventure is laid out.']],
  banishWorld: [[[{ do: 'banishWorld' }], 'That Other World leaves the game.']],
  awaken: [[[{ do: 'awaken' }], 'The Ancient One awakens.']],
  defeat: [[[{ do: 'defeat' }], 'The investigators lose the game.']],
  rollForCards: [
    [
      [{ do: 'rollForCards', decks: ['common', 'spell'], loseOn: ['I1', 'T'], who: 'each' }],
      'Each investigator: roll a green die for each Common Item or Spell you hold, and lose the card on investigation 1 or terror.',
    ],
  ],
  shed: [
    [[{ do: 'shed', which: 'terror' }], 'Lose every die of the roll that shows terror.'],
    [[{ do: 'shed', which: 'one' }], 'Lose a die of the roll besides the one you discard.'],
  ],
  fail: [[[{ do: 'fail' }], 'The adventure fails.']],
  addDice: [
    [[{ do: 'addDice', dice: ['yellow'] }], 'Add the yellow die.'],
    [[{ do: 'addDice', dice: ['yellow', 'red'] }], 'Add the yellow die and the red die.'],
  ],
  recoverDice: [[[{ do: 'recoverDice', colour: 'green' }], 'Take back every discarded green die.']],
  reroll: [
    [[{ do: 'reroll', dice: 1 }], 'Reroll 1 die.'],
    [[{ do: 'reroll', dice: 3 }], 'Reroll up to 3 dice.'],
  ],
  turnDie: [[[{ do: 'turnDie', to: 'P' }], 'Turn 1 die to peril.']],
  secure: [
    [[{ do: 'secure', dice: 1 }], 'Put 1 die of the roll on this spell, where it keeps its result.'],
    [[{ do: 'secure', dice: 2 }], 'Put up to 2 dice of the roll on this spell, where they keep their results.'],
  ],
  slay: [
    [[{ do: 'slay' }], 'Defeat a monster in play.'],
    [[{ do: 'slay', worth: 2 }], 'Defeat a monster in play worth 2 trophies or less.'],
  ],
  ignoreOrder: [[[{ do: 'ignoreOrder' }], 'Do the tasks of this adventure in any order.']],
  ignoreTerror: [[[{ do: 'ignoreTerror' }], 'Ignore terror effects for this adventure.']],
  holdClock: [[[{ do: 'holdClock' }], 'The clock does not advance at the end of this turn.']],
  breakLock: [[[{ do: 'breakLock' }], 'Break a lock in play and free its die.']],
  choose: [
    [
      [
        {
          do: 'choose',
          who: 'each',
          options: [
            [{ do: 'loseTrophies', n: 2 }],
            [
              { do: 'lose', what: 'stamina', n: 1 },
              { do: 'lose', what: 'sanity', n: 1 },
            ],
          ],
        },
      ],
      'Each investigator: lose trophies worth 2, or lose 1 stamina and 1 sanity.',
    ],
  ],
  pay: [
    [
      [{ do: 'pay', who: 'each', cost: [{ do: 'lose', what: 'clue', n: 1 }], otherwise: [{ do: 'devour' }] }],
      'Each investigator: lose 1 clue, or else be devoured.',
    ],
  ],
  if: [
    [
      [
        {
          do: 'if',
          test: { count: 'monsters', atLeast: 4 },
          then: [{ do: 'doom', n: 1 }],
          else: [{ do: 'monster', n: 1 }],
        },
      ],
      'If 4 or more monsters are in play, +1 doom; otherwise a monster appears.',
    ],
    [
      [{ do: 'if', test: { count: 'otherWorlds', atLeast: 1 }, then: [{ do: 'doom', n: 1 }] }],
      'If an Other World is in play, +1 doom.',
    ],
    [
      [{ do: 'if', test: { count: 'allies', atMost: 0 }, then: [{ do: 'gate', n: 1 }] }],
      'If the investigators have no ally, a gate opens.',
    ],
    [
      [{ do: 'if', test: { count: 'worldsLeft', atMost: 0 }, then: [{ do: 'awaken' }] }],
      'If no Other World is left in the game, the Ancient One awakens.',
    ],
    [
      [{ do: 'if', test: { count: 'monstersHere', atMost: 2 }, then: [{ do: 'fail' }] }],
      'If at most 2 monsters are on your card, the adventure fails.',
    ],
    [
      [{ do: 'if', test: { marker: 'cultist' }, then: [{ do: 'clock', n: 1 }] }],
      'If its kind is Cultist, advance the clock.',
    ],
  ],
}

const ICONS: readonly Row[] = [
  [
    [
      { do: 'lose', what: 'sanity', n: 1 },
      { do: 'doom', n: 1 },
      { do: 'monster', n: 1 },
    ],
    '-1 san, +1 doom, monster',
  ],
  [[{ do: 'lose', what: 'stamina', n: 2 }], '-2 sta'],
  [
    [
      { do: 'gain', what: 'clue', n: 2 },
      { do: 'gain', what: 'sign', n: 1 },
    ],
    '+2 clues, +1 sign',
  ],
  [
    [
      { do: 'gain', what: 'common', n: 1 },
      { do: 'gate', n: 1 },
    ],
    '+1 common, gate',
  ],
  [[{ do: 'lose', what: 'sanity', n: 1, who: 'each' }], 'all: -1 san'],
  [[{ do: 'liftDoom', n: 1 }], '-1 doom'],
  [[{ do: 'choose', options: [[{ do: 'lose', what: 'sanity', n: 1 }], [{ do: 'doom', n: 1 }]] }], '-1 san / +1 doom'],
  [[{ do: 'fail' }], 'the adventure fails'],
  [[], 'nothing'],
]

describe('effects', () => {
  it.each(Object.entries(TEXTS))('%s', (_, rows) => {
    for (const [effects, text] of rows) expect(say.effectText(effects)).toBe(text)
  })

  it('nothing is said too', () => expect(say.effectText([])).toBe('Nothing.'))

  it.each(ICONS)('icons of %j', (effects, icons) => expect(say.effectIcons(effects)).toBe(icons))

  it('branches do not run into what follows', () => {
    const [, , , , , , , yog] = core.ancientOnes
    expect(yog && say.standingText(yog.ability.standing)).toBe(
      'When you fail an Other World: that Other World leaves the game; if no Other World is left in the game, the Ancient One awakens.',
    )
  })
})

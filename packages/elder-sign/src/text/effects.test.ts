import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import type { Effect, EffectWord } from '../effects/vocabulary.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'

const say = words(core)
const sag = words(core, de)

type Row = readonly [effects: readonly Effect[], english: string, german: string]

/** At least one row for each word of the vocabulary. */
const TEXTS: { readonly [W in EffectWord]: readonly Row[] } = {
  lose: [
    [[{ do: 'lose', what: 'sanity', n: 1 }], 'Lose 1 sanity.', '1 geistige Gesundheit verlieren.'],
    [[{ do: 'lose', what: 'clue', n: 2 }], 'Lose 2 clues.', '2 Hinweise verlieren.'],
    [
      [{ do: 'lose', what: 'stamina', n: 2, who: 'each' }],
      'Each investigator: lose 2 stamina.',
      'Jeder Ermittler: 2 Ausdauer verlieren.',
    ],
    [
      [
        { do: 'lose', what: 'sanity', n: 1 },
        { do: 'lose', what: 'stamina', n: 2 },
      ],
      'Lose 1 sanity and 2 stamina.',
      '1 geistige Gesundheit und 2 Ausdauer verlieren.',
    ],
    [
      [
        { do: 'lose', what: 'sanity', n: 1 },
        { do: 'lose', what: 'stamina', n: 1, who: 'each' },
      ],
      'Lose 1 sanity. Each investigator: lose 1 stamina.',
      '1 geistige Gesundheit verlieren. Jeder Ermittler: 1 Ausdauer verlieren.',
    ],
  ],
  gain: [
    [[{ do: 'gain', what: 'clue', n: 1 }], 'Gain 1 clue.', '1 Hinweis erhalten.'],
    [[{ do: 'gain', what: 'sanity', n: 1 }], 'Regain 1 sanity.', '1 geistige Gesundheit zurückgewinnen.'],
    [
      [{ do: 'gain', what: 'stamina', n: 2, who: 'any' }],
      'An investigator of your choice: regain 2 stamina.',
      'Ein Ermittler deiner Wahl: 2 Ausdauer zurückgewinnen.',
    ],
    [
      [
        { do: 'gain', what: 'spell', n: 1 },
        { do: 'gain', what: 'common', n: 2 },
        { do: 'gain', what: 'sign', n: 1 },
      ],
      'Gain 1 Spell, 2 Common Items and 1 Elder Sign.',
      '1 Zauber, 2 Gewöhnliche Gegenstände und 1 Älteres Zeichen erhalten.',
    ],
    [
      [
        { do: 'gain', what: 'ally', n: 1 },
        { do: 'gain', what: 'unique', n: 3 },
      ],
      'Gain 1 Ally and 3 Unique Items.',
      '1 Verbündeten und 3 Einzigartige Gegenstände erhalten.',
    ],
    [
      [
        { do: 'gain', what: 'clue', n: 1 },
        { do: 'gain', what: 'sanity', n: 1 },
      ],
      'Gain 1 clue. Regain 1 sanity.',
      '1 Hinweis erhalten. 1 geistige Gesundheit zurückgewinnen.',
    ],
  ],
  maximum: [
    [
      [{ do: 'maximum', what: 'sanity', n: -1 }],
      'Lower your maximum sanity by 1.',
      'Die maximale geistige Gesundheit um 1 senken.',
    ],
    [
      [{ do: 'maximum', what: 'stamina', n: 1 }],
      'Raise your maximum stamina by 1.',
      'Die maximale Ausdauer um 1 erhöhen.',
    ],
  ],
  devour: [
    [[{ do: 'devour', who: 'each' }], 'Each investigator: be devoured.', 'Jeder Ermittler: verschlungen werden.'],
  ],
  loseTrophies: [[[{ do: 'loseTrophies', n: 2 }], 'Lose trophies worth 2.', 'Trophäen im Wert von 2 verlieren.']],
  losePiece: [
    [[{ do: 'losePiece', of: 'monster', n: 1 }], 'Lose 1 monster trophy.', '1 Monstertrophäe verlieren.'],
    [[{ do: 'losePiece', of: 'any', n: 2 }], 'Lose 2 trophies of any value.', '2 beliebige Trophäen verlieren.'],
  ],
  loseCard: [
    [[{ do: 'loseCard', deck: 'spell', n: 1 }], 'Lose 1 Spell.', '1 Zauber verlieren.'],
    [
      [
        { do: 'loseCard', deck: 'common', n: 1 },
        { do: 'loseCard', deck: 'unique', n: 1 },
      ],
      'Lose 1 Common Item and 1 Unique Item.',
      '1 Gewöhnlichen Gegenstand und 1 Einzigartigen Gegenstand verlieren.',
    ],
  ],
  loseSign: [
    [
      [{ do: 'loseSign', n: 1 }],
      'Remove 1 Elder Sign from the Ancient One.',
      '1 Älteres Zeichen vom Großen Alten entfernen.',
    ],
  ],
  leave: [[[{ do: 'leave' }], 'This ally leaves you.', 'Dieser Verbündete verlässt dich.']],
  doom: [
    [[{ do: 'doom', n: 2 }], '+2 doom.', '+2 Verderben.'],
    [
      [{ do: 'doom', n: { per: 'otherWorlds', n: 1 } }],
      '+1 doom for each Other World in play.',
      '+1 Verderben für jede Andere Welt im Spiel.',
    ],
  ],
  liftDoom: [[[{ do: 'liftDoom', n: 1 }], '-1 doom.', '-1 Verderben.']],
  monster: [
    [[{ do: 'monster', n: 1 }], 'A monster appears.', 'Ein Monster erscheint.'],
    [[{ do: 'monster', n: 2 }], '2 monsters appear.', '2 Monster erscheinen.'],
  ],
  gate: [
    [[{ do: 'gate', n: 1 }], 'A gate opens.', 'Ein Tor öffnet sich.'],
    [[{ do: 'gate', n: 2 }], '2 gates open.', '2 Tore öffnen sich.'],
  ],
  closeGate: [
    [
      [{ do: 'closeGate' }],
      'The oldest gate closes and devours whoever is there.',
      'Das älteste Tor schließt sich und verschlingt, wer dort ist.',
    ],
  ],
  clock: [
    [[{ do: 'clock', n: 1 }], 'Advance the clock.', 'Die Uhr vorstellen.'],
    [[{ do: 'clock', n: 2 }], 'Advance the clock twice.', 'Die Uhr zweimal vorstellen.'],
    [[{ do: 'clock', n: 3 }], 'Advance the clock 3 times.', 'Die Uhr 3-mal vorstellen.'],
  ],
  extraAdventure: [
    [[{ do: 'extraAdventure' }], 'An extra Adventure is laid out.', 'Ein zusätzliches Abenteuer wird ausgelegt.'],
  ],
  banishWorld: [
    [[{ do: 'banishWorld' }], 'That Other World leaves the game.', 'Diese Andere Welt kommt aus dem Spiel.'],
  ],
  awaken: [[[{ do: 'awaken' }], 'The Ancient One awakens.', 'Der Große Alte erwacht.']],
  defeat: [[[{ do: 'defeat' }], 'The investigators lose the game.', 'Die Ermittler verlieren das Spiel.']],
  rollForCards: [
    [
      [{ do: 'rollForCards', decks: ['common', 'spell'], loseOn: ['I1', 'T'], who: 'each' }],
      'Each investigator: roll a green die for each Common Item or Spell you hold, and lose the card on investigation 1 or terror.',
      'Jeder Ermittler: für jeden eigenen Gewöhnlichen Gegenstand oder Zauber einen grünen Würfel werfen und die Karte bei Ermittlung 1 oder Schrecken verlieren.',
    ],
  ],
  shed: [
    [
      [{ do: 'shed', which: 'terror' }],
      'Lose every die of the roll that shows terror.',
      'Alle Würfel des Wurfs verlieren, die Schrecken zeigen.',
    ],
    [
      [{ do: 'shed', which: 'one' }],
      'Lose a die of the roll besides the one you discard.',
      'Zusätzlich zum abgelegten Würfel einen weiteren Würfel des Wurfs verlieren.',
    ],
  ],
  fail: [[[{ do: 'fail' }], 'The adventure fails.', 'Das Abenteuer scheitert.']],
  addDice: [
    [[{ do: 'addDice', dice: ['yellow'] }], 'Add the yellow die.', 'Den gelben Würfel hinzufügen.'],
    [
      [{ do: 'addDice', dice: ['yellow', 'red'] }],
      'Add the yellow die and the red die.',
      'Den gelben Würfel und den roten Würfel hinzufügen.',
    ],
  ],
  recoverDice: [
    [
      [{ do: 'recoverDice', colour: 'green' }],
      'Take back every discarded green die.',
      'Alle abgelegten grünen Würfel zurücknehmen.',
    ],
  ],
  reroll: [
    [[{ do: 'reroll', dice: 1 }], 'Reroll 1 die.', '1 Würfel neu würfeln.'],
    [[{ do: 'reroll', dice: 3 }], 'Reroll up to 3 dice.', 'Bis zu 3 Würfel neu würfeln.'],
  ],
  turnDie: [[[{ do: 'turnDie', to: 'P' }], 'Turn 1 die to peril.', '1 Würfel auf Gefahr drehen.']],
  secure: [
    [
      [{ do: 'secure', dice: 1 }],
      'Put 1 die of the roll on this spell, where it keeps its result.',
      '1 Würfel des Wurfs auf diesen Zauber legen, wo er sein Ergebnis behält.',
    ],
    [
      [{ do: 'secure', dice: 2 }],
      'Put up to 2 dice of the roll on this spell, where they keep their results.',
      'Bis zu 2 Würfel des Wurfs auf diesen Zauber legen, wo sie ihre Ergebnisse behalten.',
    ],
  ],
  slay: [
    [[{ do: 'slay' }], 'Defeat a monster in play.', 'Ein Monster im Spiel besiegen.'],
    [
      [{ do: 'slay', worth: 2 }],
      'Defeat a monster in play worth 2 trophies or less.',
      'Ein Monster im Spiel besiegen, das höchstens 2 Trophäen wert ist.',
    ],
  ],
  ignoreOrder: [
    [
      [{ do: 'ignoreOrder' }],
      'Do the tasks of this adventure in any order.',
      'Die Aufgaben dieses Abenteuers in beliebiger Reihenfolge erfüllen.',
    ],
  ],
  ignoreTerror: [
    [
      [{ do: 'ignoreTerror' }],
      'Ignore terror effects for this adventure.',
      'Bei diesem Abenteuer Schreckenseffekte ignorieren.',
    ],
  ],
  holdClock: [
    [
      [{ do: 'holdClock' }],
      'The clock does not advance at the end of this turn.',
      'Am Ende dieses Zuges wird die Uhr nicht vorgestellt.',
    ],
  ],
  breakLock: [
    [
      [{ do: 'breakLock' }],
      'Break a lock in play and free its die.',
      'Ein Schloss im Spiel aufbrechen und seinen Würfel befreien.',
    ],
  ],
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
      'Jeder Ermittler: Trophäen im Wert von 2 verlieren oder 1 Ausdauer und 1 geistige Gesundheit verlieren.',
    ],
  ],
  pay: [
    [
      [{ do: 'pay', who: 'each', cost: [{ do: 'lose', what: 'clue', n: 1 }], otherwise: [{ do: 'devour' }] }],
      'Each investigator: lose 1 clue, or else be devoured.',
      'Jeder Ermittler: 1 Hinweis verlieren, sonst: verschlungen werden.',
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
      'Falls mindestens 4 Monster im Spiel sind: +1 Verderben; sonst: ein Monster erscheint.',
    ],
    [
      [{ do: 'if', test: { count: 'otherWorlds', atLeast: 1 }, then: [{ do: 'doom', n: 1 }] }],
      'If an Other World is in play, +1 doom.',
      'Falls eine Andere Welt im Spiel ist: +1 Verderben.',
    ],
    [
      [{ do: 'if', test: { count: 'allies', atMost: 0 }, then: [{ do: 'gate', n: 1 }] }],
      'If the investigators have no ally, a gate opens.',
      'Falls die Ermittler keinen Verbündeten haben: ein Tor öffnet sich.',
    ],
    [
      [{ do: 'if', test: { count: 'worldsLeft', atMost: 0 }, then: [{ do: 'awaken' }] }],
      'If no Other World is left in the game, the Ancient One awakens.',
      'Falls keine Andere Welt mehr übrig ist: der Große Alte erwacht.',
    ],
    [
      [{ do: 'if', test: { count: 'monstersHere', atMost: 2 }, then: [{ do: 'fail' }] }],
      'If at most 2 monsters are on your card, the adventure fails.',
      'Falls höchstens 2 Monster auf deiner Karte liegen: das Abenteuer scheitert.',
    ],
    [
      [{ do: 'if', test: { marker: 'cultist' }, then: [{ do: 'clock', n: 1 }] }],
      'If its kind is Cultist, advance the clock.',
      'Falls es vom Typ „Kultist“ ist: die Uhr vorstellen.',
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
    '-1 Verstand, +1 Verderben, Monster',
  ],
  [[{ do: 'lose', what: 'stamina', n: 2 }], '-2 sta', '-2 Ausdauer'],
  [
    [
      { do: 'gain', what: 'clue', n: 2 },
      { do: 'gain', what: 'sign', n: 1 },
    ],
    '+2 clues, +1 sign',
    '+2 Hinweise, +1 Zeichen',
  ],
  [
    [
      { do: 'gain', what: 'common', n: 1 },
      { do: 'gate', n: 1 },
    ],
    '+1 common, gate',
    '+1 gewöhnlich, Tor',
  ],
  [[{ do: 'lose', what: 'sanity', n: 1, who: 'each' }], 'all: -1 san', 'alle: -1 Verstand'],
  [[{ do: 'liftDoom', n: 1 }], '-1 doom', '-1 Verderben'],
  [
    [{ do: 'choose', options: [[{ do: 'lose', what: 'sanity', n: 1 }], [{ do: 'doom', n: 1 }]] }],
    '-1 san / +1 doom',
    '-1 Verstand / +1 Verderben',
  ],
  [[{ do: 'fail' }], 'the adventure fails', 'das Abenteuer scheitert'],
  [[], 'nothing', 'nichts'],
]

describe('effects', () => {
  it.each(Object.entries(TEXTS))('%s', (_, rows) => {
    for (const [effects, english, german] of rows) {
      expect(say.effectText(effects)).toBe(english)
      expect(sag.effectText(effects)).toBe(german)
    }
  })

  it('nothing is said too', () => {
    expect(say.effectText([])).toBe('Nothing.')
    expect(sag.effectText([])).toBe('Nichts.')
  })

  it.each(ICONS)('icons of %j', (effects, english, german) => {
    expect(say.effectIcons(effects)).toBe(english)
    expect(sag.effectIcons(effects)).toBe(german)
  })

  it('branches do not run into what follows', () => {
    const [, , , , , , , yog] = core.ancientOnes
    expect(yog && say.standingText(yog.ability.standing)).toBe(
      'When you fail an Other World: that Other World leaves the game; if no Other World is left in the game, the Ancient One awakens.',
    )
  })
})

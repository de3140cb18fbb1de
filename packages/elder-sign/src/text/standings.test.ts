import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import { MOMENTS, QUANTITIES, type Standing, type Trait, type TraitName } from '../effects/vocabulary.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'

const say = words(core)
const sag = words(core, de)

/** Every trait there is. */
const TRAITS: {
  readonly [N in TraitName]: readonly (readonly [Extract<Trait, { has: N }>, english: string, german: string])[]
} = {
  manyTasks: [
    [
      { has: 'manyTasks' },
      'You may complete several tasks with one roll.',
      'Du darfst mit einem Wurf mehrere Aufgaben erfüllen.',
    ],
  ],
  scrounge: [
    [
      { has: 'scrounge' },
      'Whenever you gain a Common Item, Unique Item or Spell, you may take one of the other two or a clue instead.',
      'Immer wenn du einen Gewöhnlichen Gegenstand, einen Einzigartigen Gegenstand oder einen Zauber erhältst, darfst du stattdessen eine Karte der beiden anderen Arten oder einen Hinweis nehmen.',
    ],
  ],
  extraGain: [
    [
      { has: 'extraGain', what: 'spell' },
      'Whenever you gain Spells, you gain one more.',
      'Immer wenn du Zauber erhältst, erhältst du einen mehr.',
    ],
    [
      { has: 'extraGain', what: 'clue' },
      'Whenever you gain clues, you gain one more.',
      'Immer wenn du Hinweise erhältst, erhältst du einen mehr.',
    ],
  ],
  mend: [
    [
      { has: 'mend', what: 'stamina', ownTurn: true },
      'As your turn begins, an investigator of your choice regains 1 stamina.',
      'Zu Beginn deines Zuges gewinnt ein Ermittler deiner Wahl 1 Ausdauer zurück.',
    ],
    [
      { has: 'mend', what: 'stamina' },
      'Once per day, as any turn begins, an investigator of your choice regains 1 stamina.',
      'Einmal pro Tag gewinnt zu Beginn eines beliebigen Zuges ein Ermittler deiner Wahl 1 Ausdauer zurück.',
    ],
  ],
  research: [
    [
      { has: 'research', dice: 2 },
      "Once per day, after any player's roll, reroll up to 2 dice of it.",
      'Einmal pro Tag darfst du nach dem Wurf eines beliebigen Spielers bis zu 2 Würfel dieses Wurfs neu würfeln.',
    ],
  ],
  raise: [
    [
      { has: 'raise' },
      'Once per roll, raise one investigation result by 1, if the die has that face.',
      'Einmal pro Wurf darfst du ein Ermittlungsergebnis um 1 erhöhen, sofern der Würfel diese Seite hat.',
    ],
  ],
  convert: [
    [
      { has: 'convert', from: 'T', to: 'L' },
      'Once per roll, turn one terror result into lore.',
      'Einmal pro Wurf darfst du einen Würfel von Schrecken auf Wissen drehen.',
    ],
  ],
  dice: [
    [
      { has: 'dice', dice: ['yellow', 'red'], on: 'otherWorld' },
      'In Other Worlds you add the yellow die and the red die for free.',
      'In Anderen Welten fügst du kostenlos den gelben Würfel und den roten Würfel hinzu.',
    ],
    [
      { has: 'dice', dice: ['yellow'], on: 'monsterCard' },
      'On cards with a monster you add the yellow die for free.',
      'Auf Karten mit einem Monster fügst du kostenlos den gelben Würfel hinzu.',
    ],
  ],
  trustFund: [
    [
      { has: 'trustFund', dice: ['yellow', 'red'], price: ['common', 'clue', 'spell'] },
      'Before your first roll you may spend a Common Item, a clue or a Spell to add the yellow die and the red die.',
      'Vor deinem ersten Wurf darfst du einen Gewöhnlichen Gegenstand, einen Hinweis oder einen Zauber ausgeben, um den gelben Würfel und den roten Würfel hinzuzufügen.',
    ],
  ],
  secondReroll: [
    [
      { has: 'secondReroll' },
      'After a reroll with a clue you may reroll once more for free.',
      'Nach einem Neuwurf durch einen Hinweis darfst du ein weiteres Mal kostenlos neu würfeln.',
    ],
  ],
  reroll: [
    [
      { has: 'reroll', dice: 1 },
      'Once per turn, reroll 1 die of your roll.',
      'Einmal pro Zug darfst du 1 Würfel deines Wurfs neu würfeln.',
    ],
  ],
  steady: [
    [
      { has: 'steady' },
      'Once per day, a failed roll costs you no die.',
      'Einmal pro Tag kostet dich ein misslungener Wurf keinen Würfel.',
    ],
  ],
  shield: [
    [
      { has: 'shield' },
      'You may discard this ally to ignore one loss of sanity or stamina.',
      'Du darfst diesen Verbündeten ablegen, um einen Verlust von geistiger Gesundheit oder Ausdauer zu ignorieren.',
    ],
  ],
  noMonsters: [[{ has: 'noMonsters' }, 'No monsters appear in your turn.', 'In deinem Zug erscheinen keine Monster.']],
  ignoreTerror: [[{ has: 'ignoreTerror' }, 'You ignore terror effects.', 'Du ignorierst Schreckenseffekte.']],
  ignoreOrder: [
    [
      { has: 'ignoreOrder' },
      'You may do tasks in any order.',
      'Du darfst Aufgaben in beliebiger Reihenfolge erfüllen.',
    ],
  ],
  ignoreLingering: [
    [
      { has: 'ignoreLingering' },
      'Harmful lingering effects of Mythos cards do not concern you.',
      'Schädliche Dauereffekte von Mythoskarten betreffen dich nicht.',
    ],
  ],
  useLocked: [
    [
      { has: 'useLocked' },
      'You may roll locked dice as if they were free.',
      'Du darfst gesperrte Würfel werfen, als wären sie frei.',
    ],
  ],
  forbid: [
    [{ has: 'forbid', what: 'focus' }, 'Nobody may focus.', 'Niemand darf fokussieren.'],
    [{ has: 'forbid', what: 'assist' }, 'Nobody may ask for assistance.', 'Niemand darf um Hilfe bitten.'],
    [{ has: 'forbid', what: 'castSpell' }, 'Nobody may use spells.', 'Niemand darf Zauber einsetzen.'],
    [{ has: 'forbid', what: 'souvenir' }, 'Nobody may buy souvenirs.', 'Niemand darf Andenken kaufen.'],
  ],
  harder: [
    [
      { has: 'harder', n: 1 },
      'Every investigation symbol on a card asks for 1 more.',
      'Jedes Ermittlungssymbol auf einer Karte verlangt 1 mehr.',
    ],
  ],
  monsterCost: [
    [
      { has: 'monsterCost', what: 'stamina', n: 1 },
      "Completing a monster's task also costs 1 stamina.",
      'Die Aufgabe eines Monsters zu erfüllen kostet zusätzlich 1 Ausdauer.',
    ],
  ],
  monsterTask: [
    [
      { has: 'monsterTask', needs: ['T', 'I2'] },
      'Every monster has a further task: T I2.',
      'Jedes Monster hat eine weitere Aufgabe: S E2.',
    ],
  ],
  masks: [[{ has: 'masks' }, 'The mask markers are in the monster cup.', 'Die Maskenmarker liegen im Monsterbecher.']],
}

const STANDINGS: readonly (readonly [Standing, english: string, german: string])[] = [
  [
    { triggers: [{ on: 'unique.used', effects: [{ do: 'lose', what: 'stamina', n: 1 }] }] },
    'When you use a Unique Item: lose 1 stamina.',
    'Wenn du einen Einzigartigen Gegenstand einsetzt: 1 Ausdauer verlieren.',
  ],
  [
    { triggers: [{ on: 'monster.collected', limit: 'turn', effects: [{ do: 'gain', what: 'clue', n: 1 }] }] },
    'Once per turn, when you take a monster as a trophy: gain 1 clue.',
    'Einmal pro Zug, wenn du ein Monster als Trophäe nimmst: 1 Hinweis erhalten.',
  ],
  [
    { triggers: [{ on: 'monster.task', if: { marker: 'cultist' }, effects: [{ do: 'loseSign', n: 1 }] }] },
    "When you complete a monster's task, if its kind is Cultist: remove 1 Elder Sign from the Ancient One.",
    'Wenn du die Aufgabe eines Monsters erfüllst, falls es vom Typ „Kultist“ ist: 1 Älteres Zeichen vom Großen Alten entfernen.',
  ],
  [
    {
      traits: [{ has: 'dice', dice: ['yellow'], on: 'monsterCard' }],
      triggers: [{ on: 'adventure.failed', if: { count: 'monstersHere', atLeast: 1 }, effects: [{ do: 'leave' }] }],
    },
    'On cards with a monster you add the yellow die for free. When you fail an adventure, if a monster is on your card: this ally leaves you.',
    'Auf Karten mit einem Monster fügst du kostenlos den gelben Würfel hinzu. Wenn du an einem Abenteuer scheiterst, falls ein Monster auf deiner Karte liegt: dieser Verbündete verlässt dich.',
  ],
  [
    {
      modifiers: [
        { of: 'max.sanity', add: -1 },
        { of: 'max.stamina', add: 1 },
      ],
    },
    'Maximum sanity -1. Maximum stamina +1.',
    'Maximale geistige Gesundheit -1. Maximale Ausdauer +1.',
  ],
  [
    { modifiers: [{ of: 'price.souvenir', add: 1 }] },
    'Souvenirs cost 1 trophy more.',
    'Andenken kosten 1 Trophäe mehr.',
  ],
  [
    { modifiers: [{ of: 'price.souvenir', add: -2 }] },
    'Souvenirs cost 2 trophies less.',
    'Andenken kosten 2 Trophäen weniger.',
  ],
  [
    { modifiers: [{ of: 'price.firstAid.sanity', add: 1 }] },
    'First aid that restores sanity costs 1 trophy more.',
    'Erste Hilfe für geistige Gesundheit kostet 1 Trophäe mehr.',
  ],
  [
    { modifiers: [{ of: 'firstAid.free', add: 1 }] },
    'Free first aid restores 1 point more.',
    'Kostenlose Erste Hilfe bringt 1 Punkt mehr.',
  ],
  [{}, '', ''],
]

describe('standing effects', () => {
  it.each(Object.entries(TRAITS))('%s', (_, rows) => {
    for (const [trait, english, german] of rows) {
      expect(say.standingText({ traits: [trait] })).toBe(english)
      expect(sag.standingText({ traits: [trait] })).toBe(german)
    }
  })

  it.each(STANDINGS)('%j', (standing, english, german) => {
    expect(say.standingText(standing)).toBe(english)
    expect(sag.standingText(standing)).toBe(german)
  })

  it.each([say, sag])('there are words for every moment and quantity', ({ standingText }) => {
    for (const on of MOMENTS)
      expect(standingText({ triggers: [{ on, effects: [{ do: 'doom', n: 1 }] }] })).toMatch(/^[A-Z].*: \+1 \w+\.$/)
    for (const of of QUANTITIES) expect(standingText({ modifiers: [{ of, add: 1 }] })).toMatch(/^[A-Z].*1.*\.$/)
  })
})

import { describe, expect, it } from 'vitest'
import type { Component } from '../card.ts'
import { core } from '../content/index.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'

const say = words(core)
const sag = words(core, de)

const CARDS: readonly (readonly [id: string, english: readonly string[], german: readonly string[]])[] = [
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
    [
      'Abenteuer im Wert von 2 Trophäen.',
      'Aufgaben, in beliebiger Reihenfolge:',
      '1. E2 W G',
      '2. E3, -1 Verstand',
      'Schloss: gelber Würfel.',
      'Schrecken: +1 Verderben.',
      'Erfolg: 2 Hinweise, 1 Zauber und 1 Älteres Zeichen erhalten.',
      'Misserfolg: +1 Verderben.',
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
    [
      'Abenteuer im Wert von 2 Trophäen.',
      'Aufgaben, von oben nach unten:',
      '1. E2',
      '2. E3',
      '3. S G',
      'Erfolg: 1 Hinweis, 1 Gewöhnlichen Gegenstand und 1 Älteres Zeichen erhalten.',
      'Misserfolg: 1 geistige Gesundheit und 1 Ausdauer verlieren.',
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
    [
      'Andere Welt im Wert von 2 Trophäen.',
      'Aufgaben, in beliebiger Reihenfolge:',
      '1. W E1 (Monsterfeld: ein Monster ersetzt hier E1)',
      '2. S G',
      'Erfolg: 1 Zauber, 1 Gewöhnlichen Gegenstand und 1 Älteres Zeichen erhalten.',
      'Misserfolg: 1 geistige Gesundheit und 2 Ausdauer verlieren.',
    ],
  ],
  [
    'necronomicon',
    ['Unique Item.', 'Price: lose 1 sanity.', 'On an adventure: add the yellow die and the red die.'],
    [
      'Einzigartiger Gegenstand.',
      'Preis: 1 geistige Gesundheit verlieren.',
      'Bei einem Abenteuer: den gelben Würfel und den roten Würfel hinzufügen.',
    ],
  ],
  [
    'whiskey',
    ['Common Item.', 'In your turn: regain 1 sanity.', 'May also be used while paying for a task.'],
    [
      'Gewöhnlicher Gegenstand.',
      'In deinem Zug: 1 geistige Gesundheit zurückgewinnen.',
      'Darf auch eingesetzt werden, während du für eine Aufgabe bezahlst.',
    ],
  ],
  [
    'dread-curse-of-azathoth',
    ['Spell.', 'After your roll: put up to 2 dice of the roll on this spell, where they keep their results.'],
    [
      'Zauber.',
      'Nach deinem Wurf: bis zu 2 Würfel des Wurfs auf diesen Zauber legen, wo sie ihre Ergebnisse behalten.',
    ],
  ],
  [
    'ruth-calloway',
    ['Ally.', 'At midnight: regain 1 sanity, or regain 1 stamina.'],
    ['Verbündeter.', 'Um Mitternacht: 1 geistige Gesundheit zurückgewinnen oder 1 Ausdauer zurückgewinnen.'],
  ],
  [
    'mandy-thompson',
    [
      'The Researcher. Sanity 5, stamina 5.',
      "Research: Once per day, after any player's roll, reroll up to 2 dice of it.",
      'Starts with 1 Common Item and 1 clue.',
    ],
    [
      'Forscherin. Verstand 5, Ausdauer 5.',
      'Nachforschung: Einmal pro Tag darfst du nach dem Wurf eines beliebigen Spielers bis zu 2 Würfel dieses Wurfs neu würfeln.',
      'Erhält zu Beginn 1 Gewöhnlichen Gegenstand und 1 Hinweis.',
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
    [
      'Versiegelt durch 10 Ältere Zeichen. Verderbensleiste mit 8 Feldern, davon 5 mit Monster.',
      'Yigs Zorn: Wenn du die Aufgabe eines Monsters erfüllst, falls es vom Typ „Kultist“ ist: 1 Älteres Zeichen vom Großen Alten entfernen. Wenn geistige Gesundheit oder Ausdauer eines Ermittlers auf 0 fällt: 1 Älteres Zeichen vom Großen Alten entfernen.',
      'Beim Erwachen: jeder Ermittler: 1 Gewöhnlichen Gegenstand, 1 Einzigartigen Gegenstand und 1 Zauber verlieren, sonst: verschlungen werden.',
      'Kampfaufgabe: G G.',
      'Angriff: jeder Ermittler: 1 Hinweis verlieren oder 1 Ausdauer und 1 geistige Gesundheit verlieren.',
    ],
  ],
  [
    'debt-comes-due-in-silver',
    [
      'A Debt Comes Due: lose trophies worth 2, or else +1 doom.',
      'In Silver (until the next midnight): no lasting effect.',
      'Lock: yellow die.',
    ],
    [
      'Eine Schuld wird fällig: Trophäen im Wert von 2 verlieren, sonst: +1 Verderben.',
      'In Silber (bis zur nächsten Mitternacht): kein Dauereffekt.',
      'Schloss: gelber Würfel.',
    ],
  ],
  [
    'stars-align-to-bring-madness',
    ['The Stars Align: +1 doom.', 'To Bring Madness (until the next midnight): Terror: lose 1 sanity.'],
    [
      'Die Sterne stehen richtig: +1 Verderben.',
      'Und bringen Wahnsinn (bis zur nächsten Mitternacht): Schrecken: 1 geistige Gesundheit verlieren.',
    ],
  ],
  [
    'high-priest',
    [
      'Monster worth 3 trophies.',
      'Task: L L T, -1 sanity.',
      'At midnight: lose 1 sanity, or +1 doom.',
      'When taken as a trophy: gain 1 Elder Sign.',
    ],
    [
      'Monster im Wert von 3 Trophäen.',
      'Aufgabe: W W S, -1 Verstand.',
      'Um Mitternacht: 1 geistige Gesundheit verlieren oder +1 Verderben.',
      'Wird der Marker als Trophäe genommen: 1 Älteres Zeichen erhalten.',
    ],
  ],
  [
    'mask-burning-eye',
    ['Mask worth 3 trophies.', 'Task: T T.', 'Lock: yellow die.'],
    ['Maske im Wert von 3 Trophäen.', 'Aufgabe: S S.', 'Schloss: gelber Würfel.'],
  ],
]

const ORDERS = 'fan/orders:esoteric'

/** The same cards under rules that read them otherwise. */
const LAIRS: readonly (readonly [id: string, rules: string, english: readonly string[], german: readonly string[]])[] =
  [
    [
      'hastur',
      'fan',
      [
        'Sealed by 13 Elder Signs. Doom track of 11 spaces, 4 of which bring a monster.',
        'Tattered Minds: First aid that restores sanity costs 1 trophy more.',
        'Its lair opens once 13 Elder Signs have been found.',
        'Task of the lair: T I6.',
        'Attack: each investigator: lose 2 sanity.',
        'It attacks on terror in its lair; once awake, also at midnight and when an attempt there fails.',
        'Success: all your Elder Signs are laid down.',
      ],
      [
        'Versiegelt durch 13 Ältere Zeichen. Verderbensleiste mit 11 Feldern, davon 4 mit Monster.',
        'Zerfetzter Verstand: Erste Hilfe für geistige Gesundheit kostet 1 Trophäe mehr.',
        'Der Hort öffnet sich, sobald 13 Ältere Zeichen gefunden sind.',
        'Aufgabe des Horts: S E6.',
        'Angriff: jeder Ermittler: 2 geistige Gesundheit verlieren.',
        'Greift bei Schrecken im Hort an; einmal erwacht, auch um Mitternacht und wenn dort ein Versuch scheitert.',
        'Erfolg: alle deine Älteren Zeichen werden niedergelegt.',
      ],
    ],
    [
      'azathoth',
      ORDERS,
      [
        'Sealed by 14 Elder Signs. Doom track of 12 spaces, 4 of which bring a monster.',
        'Restless Court: When an investigator is devoured: +1 doom.',
        'When it awakens: the investigators lose the game.',
        'Its lair opens once 14 Elder Signs have been found.',
        'Task of the lair: T L I4.',
        'Attack: +1 doom.',
        'It attacks on terror in its lair; once awake, also at midnight and when an attempt there fails.',
        'Success: all your Elder Signs are laid down.',
        'For every Cultist in play 2 more Elder Signs are needed.',
      ],
      [
        'Versiegelt durch 14 Ältere Zeichen. Verderbensleiste mit 12 Feldern, davon 4 mit Monster.',
        'Ruheloser Hofstaat: Wenn ein Ermittler verschlungen wird: +1 Verderben.',
        'Beim Erwachen: die Ermittler verlieren das Spiel.',
        'Der Hort öffnet sich, sobald 14 Ältere Zeichen gefunden sind.',
        'Aufgabe des Horts: S W E4.',
        'Angriff: +1 Verderben.',
        'Greift bei Schrecken im Hort an; einmal erwacht, auch um Mitternacht und wenn dort ein Versuch scheitert.',
        'Erfolg: alle deine Älteren Zeichen werden niedergelegt.',
        'Für jeden Kultisten im Spiel sind 2 weitere Ältere Zeichen nötig.',
      ],
    ],
    [
      'entrance',
      'fan',
      [
        'First aid: regain 1 sanity or 1 stamina for free; all of one for 2 trophies; all of both for 4.',
        'Lost and found: roll a green die for each investigator and ally at the entrance and keep one result. Investigation 1, investigation 2 or investigation 3: lose 1 sanity or 1 stamina and take up to that many Elder Signs lying there. Lore: take a Common Item. Peril: gain 1 clue. Terror: take a Unique Item.',
        'Souvenirs, any number of those on show: a Common Item for 2 trophies, a Unique Item for 3 trophies, a Spell for 4 trophies, an Ally for 5 trophies and an investigator for 6 trophies.',
      ],
      [
        'Erste Hilfe: kostenlos 1 geistige Gesundheit oder 1 Ausdauer zurückgewinnen; eines von beiden ganz für 2 Trophäen; beides ganz für 4.',
        'Fundbüro: für jeden Ermittler und Verbündeten in der Eingangshalle einen grünen Würfel werfen und ein Ergebnis behalten. Ermittlung 1, Ermittlung 2 oder Ermittlung 3: 1 geistige Gesundheit oder 1 Ausdauer verlieren und bis zu so viele dort liegende Ältere Zeichen nehmen. Wissen: einen Gewöhnlichen Gegenstand nehmen. Gefahr: 1 Hinweis erhalten. Schrecken: einen Einzigartigen Gegenstand nehmen.',
        'Andenken, beliebig viele der ausgestellten: einen Gewöhnlichen Gegenstand für 2 Trophäen, einen Einzigartigen Gegenstand für 3 Trophäen, einen Zauber für 4 Trophäen, einen Verbündeten für 5 Trophäen und einen Ermittler für 6 Trophäen.',
      ],
    ],
  ]

/** What each Ancient One makes of its Cultists. */
const CULTISTS: readonly (readonly [id: string, english: readonly string[], german: readonly string[]])[] = [
  [
    'cthulhu',
    ['Every Cultist in play lowers a maximum of everybody by 1: the first sanity, the second stamina, and so on.'],
    [
      'Jeder Kultist im Spiel senkt bei allen ein Maximum um 1: der erste geistige Gesundheit, der zweite Ausdauer und so weiter.',
    ],
  ],
  ['hastur', ['Cultists appear below its lair.'], ['Kultisten erscheinen unter dem Hort.']],
  ['ithaqua', ['Every Cultist locks the yellow die.'], ['Jeder Kultist sperrt den gelben Würfel.']],
  ['nyarlathotep', ['Cultists appear at the entrance.'], ['Kultisten erscheinen in der Eingangshalle.']],
  [
    'shub-niggurath',
    ['When a Cultist is taken as a trophy: a monster appears.'],
    ['Wenn ein Kultist als Trophäe genommen wird: ein Monster erscheint.'],
  ],
  [
    'yig',
    ['With every Cultist task you also pay -1 stamina.'],
    ['Jede Aufgabe eines Kultisten kostet zusätzlich: -1 Ausdauer.'],
  ],
  [
    'yog-sothoth',
    [
      'When a Cultist appears: a gate opens.',
      'When a Cultist is taken as a trophy: the oldest gate closes and devours whoever is there.',
    ],
    [
      'Wenn ein Kultist erscheint: ein Tor öffnet sich.',
      'Wenn ein Kultist als Trophäe genommen wird: das älteste Tor schließt sich und verschlingt, wer dort ist.',
    ],
  ],
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
  it.each(CARDS)('%s', (id, english, german) => {
    expect(say.componentText(id).split('\n')).toEqual(english)
    expect(sag.componentText(id).split('\n')).toEqual(german)
  })

  it.each(all.map(({ id }) => id))('%s leaves no holes', (id) => {
    for (const text of [say.componentText(id), sag.componentText(id)]) {
      expect(text).not.toMatch(/[{}]|undefined|NaN|\[object| {2}|\.\./)
      for (const line of text.split('\n')) expect(line).toMatch(/^(?:[\p{Lu}\d"].*[.:)!?]|\d+\. \S.*)$/u)
    }
  })

  it.each(LAIRS)('%s by %s', (id, rules, english, german) => {
    expect(say.componentText(id, rules).split('\n')).toEqual(english)
    expect(sag.componentText(id, rules).split('\n')).toEqual(german)
  })

  it.each(CULTISTS)('%s has a rule for Cultists, with the module alone', (id, english, german) => {
    expect(say.componentText(id, ORDERS).split('\n').slice(-english.length)).toEqual(english)
    expect(sag.componentText(id, ORDERS).split('\n').slice(-german.length)).toEqual(german)
    expect(say.componentText(id, 'fan')).not.toContain(english[0])
  })

  it.each(core.ancientOnes.map(({ id }) => id))('the lair of %s and its Cultists leave no holes', (id) => {
    for (const text of [say.componentText(id, ORDERS), sag.componentText(id, ORDERS)]) {
      expect(text).not.toMatch(/[{}]|undefined|NaN|\[object| {2}|\.\./)
      expect(text).toMatch(/Cultist|Kultist/)
      for (const line of text.split('\n')) expect(line).toMatch(/^\p{Lu}.*\.$/u)
    }
  })

  it('nothing else has a text', () => expect(say.componentText('firstAid')).toBe(''))

  it('a marker has the text of its monster', () =>
    expect(say.componentText('cultist#2')).toBe('Monster worth 1 trophy.\nTask: L|P.'))
})

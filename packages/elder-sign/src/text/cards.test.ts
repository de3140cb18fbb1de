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

  it('nothing else has a text', () => expect(say.componentText('firstAid')).toBe(''))

  it('a marker has the text of its monster', () =>
    expect(say.componentText('cultist#2')).toBe('Monster worth 1 trophy.\nTask: L|P.'))
})

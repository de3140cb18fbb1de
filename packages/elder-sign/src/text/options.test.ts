import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import type { Option, Prompt } from '../kind.ts'
import type { View } from '../view.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'
import { sampleCard, sampleDice, samplePerson, sampleRow, sampleView } from './sample-view.ts'

const say = words(core)
const sag = words(core, de)

const rows = [sampleRow('t0', ['I2', 'L', 'P']), sampleRow('t1', ['I3'], { sanity: 1 })]

/** Kate has rolled at the gala; Mandy helps. */
const gala = sampleView({
  cards: [sampleCard('gala-in-the-great-hall', 0, rows), sampleCard('koi-pond', 1, [sampleRow('t0', ['T'])])],
  people: [
    samplePerson(0, 'kate-winthrop', { at: 'gala-in-the-great-hall' }),
    samplePerson(1, 'mandy-thompson', { at: 'gala-in-the-great-hall' }),
  ],
  dice: sampleDice(
    { 0: 'P', 1: 'P', 2: 'L', 7: 'W' },
    {
      3: { at: 'marker', on: '1', face: 'T' },
      4: { at: 'spell', on: 'whispered-ward', face: 'I3' },
      5: { at: 'marker', on: '0', face: 'L' },
      6: { at: 'lock', on: '2' },
    },
  ),
  locks: [{ id: 2, colour: 'yellow', source: 'card:gala-in-the-great-hall', waits: false }],
  expedition: { card: 'gala-in-the-great-hall', rows, rolled: true, maySecure: true, ignoreOrder: false },
})

const judge: Prompt = { is: 'judge', card: 'gala-in-the-great-hall' }
const move: Prompt = { is: 'move' }
const entrance: Prompt = { is: 'entrance' }
const choose: Prompt = {
  is: 'choose',
  source: 'cthulhu',
  options: [
    [{ do: 'maximum', what: 'sanity', n: -1 }],
    [
      { do: 'lose', what: 'clue', n: 1 },
      { do: 'doom', n: 1 },
    ],
  ],
}
const pay: Prompt = { is: 'pay', source: 'nyarlathotep', cost: [{ do: 'lose', what: 'clue', n: 1 }] }
const place: Prompt = { is: 'place', marker: 'cultist#1' }

/** Every kind of option at least once. */
const LABELS: {
  readonly [D in Option['do']]: readonly (readonly [
    Extract<Option, { do: D }>,
    Prompt,
    english: string,
    german: string,
  ])[]
} = {
  stay: [[{ do: 'stay' }, move, 'Stay at Gala in the Great Hall', 'Hierbleiben: Gala im Großen Saal']],
  move: [
    [{ do: 'move', to: 'koi-pond' }, move, 'Go to Koi Pond', 'Gehen zu: Koiteich'],
    [{ do: 'move', to: 'entrance' }, move, 'Go to Museum Entrance', 'Gehen zu: Eingangshalle'],
  ],
  roll: [
    [
      { do: 'roll' },
      { is: 'prepare', card: 'koi-pond' },
      'Roll 4 dice (3 green, 1 red)',
      '4 Würfel werfen (3 grüne, 1 roter)',
    ],
  ],
  giveUp: [[{ do: 'giveUp' }, judge, 'Give up: +1 doom', 'Aufgeben: +1 Verderben']],
  complete: [
    [
      { do: 'complete', row: 't0', dice: [0, 2, 4, 7] },
      judge,
      'Complete task 1 (I2 L P) with green peril, green lore, green investigation 3 on Whispered Ward and red wildcard',
      'Aufgabe 1 (E2 W G) erfüllen mit Gefahr (grün), Wissen (grün), Ermittlung 3 (grün) auf „Geflüsterter Schutz“ und Joker (rot)',
    ],
    [
      { do: 'complete', row: 't1', dice: [3, 5] },
      judge,
      'Complete task 2 (I3) with green terror held by Mandy Thompson and focused green lore',
      'Aufgabe 2 (E3) erfüllen mit Schrecken (grün) bei Mandy Thompson und Wissen (grün) auf deinem Marker',
    ],
    [{ do: 'complete', row: 't1', dice: [] }, judge, 'Complete task 2 (I3)', 'Aufgabe 2 (E3) erfüllen'],
  ],
  fail: [[{ do: 'fail' }, judge, 'Let the roll fail', 'Den Wurf misslingen lassen']],
  rollOn: [[{ do: 'rollOn' }, judge, 'Done with this roll', 'Fertig mit diesem Wurf']],
  clue: [
    [
      { do: 'clue' },
      judge,
      'Spend a clue to reroll any of the dice',
      'Einen Hinweis ausgeben, um beliebige Würfel neu zu würfeln',
    ],
  ],
  reroll: [
    [
      { do: 'reroll', by: 'ada-thorne' },
      judge,
      'Ada Thorne, Cataloguer: reroll 1 die',
      'Ada Thorne, Katalogisiererin: 1 Würfel neu würfeln',
    ],
  ],
  research: [
    [
      { do: 'research', seat: 1 },
      judge,
      'Ask Mandy Thompson to reroll up to 2 dice',
      'Mandy Thompson bitten, bis zu 2 Würfel neu zu würfeln',
    ],
  ],
  use: [[{ do: 'use', item: 'whiskey' }, move, 'Use Whiskey', 'Einsetzen: Whiskey']],
  layOut: [
    [
      { do: 'layOut', spell: 'whispered-ward' },
      { is: 'prepare', card: 'gala-in-the-great-hall' },
      'Lay out Whispered Ward for the next roll',
      'Für den nächsten Wurf auslegen: Geflüsterter Schutz',
    ],
  ],
  cast: [
    [
      { do: 'cast', spell: 'whispered-ward', dice: [0, 7] },
      judge,
      'Cast Whispered Ward on green peril and red wildcard',
      '„Geflüsterter Schutz“ wirken auf Gefahr (grün) und Joker (rot)',
    ],
  ],
  turnDie: [
    [
      { do: 'turnDie', by: 'dynamite', die: 2, to: 'P' },
      judge,
      'Dynamite: turn green lore to peril',
      'Dynamit: Wissen (grün) auf Gefahr drehen',
    ],
    [
      { do: 'turnDie', by: 'harvey-walters', die: 0, to: 'L' },
      judge,
      'Strong Mind: turn green peril to lore',
      'Starker Geist: Gefahr (grün) auf Wissen drehen',
    ],
  ],
  takeOff: [
    [
      { do: 'takeOff', die: 4 },
      judge,
      'Roll green investigation 3 on Whispered Ward instead of keeping it there',
      'Würfeln, statt dort zu behalten: Ermittlung 3 (grün) auf „Geflüsterter Schutz“',
    ],
  ],
  unlock: [[{ do: 'unlock', die: 6 }, judge, ': roll the locked yellow die', ': den gesperrten gelben Würfel werfen']],
  trustFund: [],
  focus: [[{ do: 'focus', die: 0 }, judge, 'Focus: keep green peril', 'Fokussieren und behalten: Gefahr (grün)']],
  assist: [
    [
      { do: 'assist', seat: 1, die: 2 },
      judge,
      'Ask Mandy Thompson to hold green lore',
      'Mandy Thompson um Hilfe bitten: Wissen (grün)',
    ],
  ],
  die: [
    [
      { do: 'die', die: 1 },
      { is: 'reroll', source: 'clue', dice: 8 },
      'Reroll green peril (2 of 2)',
      'Neu würfeln: Gefahr (grün), 2 von 2',
    ],
    [
      { do: 'die', die: 2 },
      { is: 'reroll', source: 'clue', dice: 8 },
      'Reroll green lore',
      'Neu würfeln: Wissen (grün)',
    ],
    [{ do: 'die', die: 1 }, { is: 'discard' }, 'Discard green peril', 'Ablegen: Gefahr (grün)'],
    [{ do: 'die', die: 7 }, { is: 'shed' }, 'Lose red wildcard', 'Verlieren: Joker (rot)'],
    [
      { do: 'die', die: 0 },
      { is: 'lock', source: 'mythos' },
      'Lock green peril in the pool',
      'Sperren: Gefahr (grün) im Würfelpool',
    ],
    [
      { do: 'die', die: 3 },
      { is: 'lock', source: 'mythos' },
      'Lock green terror held by Mandy Thompson',
      'Sperren: Schrecken (grün) bei Mandy Thompson',
    ],
  ],
  spare: [],
  yes: [
    [
      { do: 'yes' },
      { is: 'assist', asker: 1, face: 'P' },
      'Agree, and hold the die',
      'Zustimmen und den Würfel halten',
    ],
    [
      { do: 'yes' },
      { is: 'shield', what: 'sanity', n: 2 },
      'Give up the ally and lose nothing',
      'Den Verbündeten aufgeben und nichts verlieren',
    ],
    [{ do: 'yes' }, pay, 'Yes: lose 1 clue', 'Ja: 1 Hinweis verlieren'],
  ],
  no: [
    [{ do: 'no' }, { is: 'assist', asker: 1, face: 'P' }, 'Decline', 'Ablehnen'],
    [{ do: 'no' }, { is: 'mend', what: 'sanity' }, 'Nobody for now', 'Vorerst niemand'],
    [{ do: 'no' }, pay, 'No: be devoured', 'Nein: verschlungen werden'],
    [{ do: 'no' }, { is: 'trophies', price: 1, source: 'yog-sothoth' }, 'No', 'Nein'],
  ],
  option: [
    [
      { do: 'option', n: 0 },
      choose,
      'Lower your maximum sanity by 1.',
      'Die maximale geistige Gesundheit um 1 senken.',
    ],
    [{ do: 'option', n: 1 }, choose, 'Lose 1 clue and +1 doom.', '1 Hinweis verlieren und +1 Verderben.'],
  ],
  target: [
    [
      { do: 'target', seat: 1 },
      { is: 'mend', what: 'sanity' },
      'Mandy Thompson (sanity 4 of 5, stamina 3 of 5)',
      'Mandy Thompson (Verstand 4 von 5, Ausdauer 3 von 5)',
    ],
  ],
  place: [
    [{ do: 'place', card: 'koi-pond', box: 0 }, place, 'Koi Pond, task 1', 'Koiteich, Aufgabe 1'],
    [{ do: 'place', card: 'koi-pond', box: -1 }, place, 'Koi Pond, below the tasks', 'Koiteich, unter den Aufgaben'],
    [
      { do: 'place', card: 'haunted-by-a-shadowy-figure', box: 0 },
      place,
      'Haunted by a Shadowy Figure, task 1 (an empty monster box)',
      'Verfolgt von einem Schatten, Aufgabe 1 (ein leeres Monsterfeld)',
    ],
  ],
  slay: [[{ do: 'slay', marker: 'gug' }, { is: 'slay', source: 'shotgun' }, 'Defeat Gug', 'Besiegen: Gug']],
  breakLock: [
    [
      { do: 'breakLock', lock: 2 },
      { is: 'breakLock', source: 'undo-the-clasp' },
      'Break the lock of Gala in the Great Hall (holds a yellow die)',
      'Schloss aufbrechen: Gala im Großen Saal (hält einen gelben Würfel)',
    ],
    [
      { do: 'breakLock', lock: 9 },
      { is: 'breakLock', source: 'undo-the-clasp' },
      'Break lock 9',
      'Schloss 9 aufbrechen',
    ],
  ],
  firstAid: [
    [
      { do: 'firstAid', what: 'sanity', all: false },
      entrance,
      'First aid, free: regain 1 sanity',
      'Erste Hilfe, kostenlos: 1 geistige Gesundheit zurückgewinnen',
    ],
    [
      { do: 'firstAid', what: 'both', all: false },
      entrance,
      'First aid, free: regain 1 sanity and 1 stamina',
      'Erste Hilfe, kostenlos: 1 geistige Gesundheit und 1 Ausdauer zurückgewinnen',
    ],
    [
      { do: 'firstAid', what: 'stamina', all: true },
      entrance,
      'First aid for 2 trophies: regain all stamina',
      'Erste Hilfe für 2 Trophäen: alle Ausdauer zurückgewinnen',
    ],
    [
      { do: 'firstAid', what: 'both', all: true },
      entrance,
      'First aid for 4 trophies: regain all sanity and stamina',
      'Erste Hilfe für 4 Trophäen: alle geistige Gesundheit und Ausdauer zurückgewinnen',
    ],
  ],
  lostAndFound: [[{ do: 'lostAndFound' }, entrance, 'Search the lost and found', 'Das Fundbüro durchsuchen']],
  souvenir: [
    [{ do: 'souvenir', what: 'clue' }, entrance, 'Buy a clue for 1 trophy', 'Einen Hinweis kaufen für 1 Trophäe'],
    [
      { do: 'souvenir', what: 'sign' },
      entrance,
      'Buy an Elder Sign for 10 trophies',
      'Ein Älteres Zeichen kaufen für 10 Trophäen',
    ],
  ],
  hand: [
    [
      { do: 'hand', pieces: ['cultist#1', 'koi-pond'] },
      { is: 'trophies', price: 3, source: 'souvenir' },
      'Give up Cultist and Koi Pond (worth 3)',
      'Abgeben: Kultist und Koiteich (Wert 3)',
    ],
    [{ do: 'hand', pieces: [] }, { is: 'trophies', price: 3, source: 'souvenir' }, 'Give up nothing', 'Nichts abgeben'],
  ],
  card: [
    [
      { do: 'card', card: 'food' },
      { is: 'loseCard', deck: 'common', source: 'yig' },
      'Lose Food',
      'Verlieren: Proviant',
    ],
  ],
  deck: [
    [
      { do: 'deck', deck: 'unique' },
      { is: 'startingCard' },
      'Draw a Unique Item',
      'Einen Einzigartigen Gegenstand ziehen',
    ],
    [{ do: 'deck', deck: 'clue' }, { is: 'scrounge', deck: 'spell' }, 'Gain a clue', 'Einen Hinweis nehmen'],
  ],
  investigator: [
    [
      { do: 'investigator', id: 'joe-diamond' },
      { is: 'investigator' },
      'Joe Diamond, The Private Eye (sanity 4, stamina 6)',
      'Joe Diamond, Privatdetektiv (Verstand 4, Ausdauer 6)',
    ],
  ],
  effect: [
    [
      { do: 'effect', source: 'card:horrible-visions' },
      { is: 'midnightOrder' },
      'Horrible Visions first',
      'Zuerst: Grauenhafte Visionen',
    ],
    [
      { do: 'effect', source: 'ally:ruth-calloway' },
      { is: 'midnightOrder' },
      'Ruth Calloway, Nurse first',
      'Zuerst: Ruth Calloway, Krankenschwester',
    ],
  ],
  inOrder: [[{ do: 'inOrder' }, { is: 'midnightOrder' }, 'All in the usual order', 'Alle in der üblichen Reihenfolge']],
}

/** The same options under other circumstances. */
const ELSEWHERE: readonly (readonly [Option, Prompt, Partial<View>, english: string, german: string])[] = [
  [
    { do: 'giveUp' },
    { is: 'prepare', card: '' },
    { expedition: null, awake: true },
    'End the attack',
    'Den Angriff beenden',
  ],
  [
    { do: 'unlock', die: 6 },
    judge,
    { people: [samplePerson(0, 'sister-mary')] },
    'Guardian Angel: roll the locked yellow die',
    'Schutzengel: den gesperrten gelben Würfel werfen',
  ],
  [
    { do: 'trustFund', pay: 'clue' },
    judge,
    { people: [samplePerson(0, 'jenny-barnes')] },
    'Trust Fund: spend a clue for the yellow die and the red die',
    'Treuhandfonds: einen Hinweis ausgeben für den gelben Würfel und den roten Würfel',
  ],
  [
    { do: 'trustFund', pay: 'food' },
    judge,
    { people: [samplePerson(0, 'jenny-barnes')] },
    'Trust Fund: spend Food for the yellow die and the red die',
    'Treuhandfonds: Proviant ausgeben für den gelben Würfel und den roten Würfel',
  ],
  [
    { do: 'spare' },
    { is: 'discard' },
    { people: [samplePerson(0, 'kate-winthrop', { allies: ['silas-webb'] })] },
    'Silas Webb, Night Watchman: discard no die',
    'Silas Webb, Nachtwächter: keinen Würfel ablegen',
  ],
  [
    { do: 'reroll', by: 'free' },
    judge,
    { people: [samplePerson(0, 'joe-diamond')] },
    'Hunches: reroll once more without a clue',
    'Bauchgefühl: noch einmal ohne Hinweis neu würfeln',
  ],
  [
    { do: 'research', seat: 0 },
    judge,
    { people: [samplePerson(0, 'mandy-thompson')] },
    'Research: reroll up to 2 dice',
    'Nachforschung: bis zu 2 Würfel neu würfeln',
  ],
  [{ do: 'focus', die: 0 }, judge, { expedition: null }, 'Focus a die', 'Einen Würfel fokussieren'],
  [
    { do: 'firstAid', what: 'sanity', all: true },
    entrance,
    { ancientOne: 'hastur' },
    'First aid for 3 trophies: regain all sanity',
    'Erste Hilfe für 3 Trophäen: alle geistige Gesundheit zurückgewinnen',
  ],
  [
    { do: 'firstAid', what: 'sanity', all: false },
    entrance,
    { ancientOne: 'hastur' },
    'First aid for 1 trophy: regain 1 sanity',
    'Erste Hilfe für 1 Trophäe: 1 geistige Gesundheit zurückgewinnen',
  ],
  [
    { do: 'firstAid', what: 'stamina', all: false },
    entrance,
    { mythos: 'pulse-under-the-floor-and-then-silence' },
    'First aid, free: regain 2 stamina',
    'Erste Hilfe, kostenlos: 2 Ausdauer zurückgewinnen',
  ],
  [
    { do: 'souvenir', what: 'clue' },
    entrance,
    { mythos: 'debt-comes-due-at-the-turnstile' },
    'Buy a clue for 2 trophies',
    'Einen Hinweis kaufen für 2 Trophäen',
  ],
  [
    { do: 'souvenir', what: 'clue' },
    entrance,
    { mythos: 'debt-comes-due-at-the-turnstile', people: [samplePerson(0, 'sister-mary')] },
    'Buy a clue for 1 trophy',
    'Einen Hinweis kaufen für 1 Trophäe',
  ],
]

describe('options', () => {
  it.each(Object.entries(LABELS))('%s', (_, table) => {
    for (const [option, about, english, german] of table) {
      expect(say.optionText(option, gala, about)).toBe(english)
      expect(sag.optionText(option, gala, about)).toBe(german)
    }
  })

  it.each(ELSEWHERE)('%j at %j', (option, about, more, english, german) => {
    expect(say.optionText(option, { ...gala, ...more }, about)).toBe(english)
    expect(sag.optionText(option, { ...gala, ...more }, about)).toBe(german)
  })

  it.each<[Option, Prompt, english: string, german: string]>([
    [
      { do: 'use', item: 'crowbar' },
      judge,
      'Common Item. On an adventure: add the yellow die.',
      'Gewöhnlicher Gegenstand. Bei einem Abenteuer: den gelben Würfel hinzufügen.',
    ],
    [{ do: 'giveUp' }, judge, 'The adventure fails: +1 doom.', 'Das Abenteuer scheitert: +1 Verderben.'],
    [{ do: 'complete', row: 't1', dice: [7] }, judge, 'You also pay -1 sanity.', 'Du zahlst außerdem: -1 Verstand.'],
    [{ do: 'complete', row: 't0', dice: [7] }, judge, '', ''],
    [{ do: 'fail' }, judge, 'You then discard a die of the roll.', 'Danach legst du einen Würfel des Wurfs ab.'],
    [
      { do: 'research', seat: 1 },
      judge,
      "Once per day, after any player's roll, reroll up to 2 dice of it.",
      'Einmal pro Tag darfst du nach dem Wurf eines beliebigen Spielers bis zu 2 Würfel dieses Wurfs neu würfeln.',
    ],
    [
      { do: 'move', to: 'koi-pond' },
      move,
      'Tasks: T. Terror: the adventure fails. Success: monster, +1 clue, +1 common, +1 sign. Failure: -1 san, -2 sta.',
      'Aufgaben: S. Schrecken: das Abenteuer scheitert. Erfolg: Monster, +1 Hinweis, +1 gewöhnlich, +1 Zeichen. Misserfolg: -1 Verstand, -2 Ausdauer.',
    ],
    [{ do: 'effect', source: 'card:horrible-visions' }, { is: 'midnightOrder' }, '+2 doom.', '+2 Verderben.'],
    [
      { do: 'effect', source: 'ally:ruth-calloway' },
      { is: 'midnightOrder' },
      'Regain 1 sanity, or regain 1 stamina.',
      '1 geistige Gesundheit zurückgewinnen oder 1 Ausdauer zurückgewinnen.',
    ],
  ])('detail of %j', (option, about, english, german) => {
    expect(say.optionDetail(option, gala, about)).toBe(english)
    expect(sag.optionDetail(option, gala, about)).toBe(german)
  })

  it('the detail of a failed roll says what its terror does', () => {
    const people = [samplePerson(0, 'joe-diamond', { at: 'gala-in-the-great-hall' })]
    const view = { ...gala, people, dice: sampleDice({ 0: 'T' }), mythos: 'stars-align-to-bring-madness' }
    expect(say.optionDetail({ do: 'fail' }, view, judge)).toBe('A terror shows: +1 doom. Lose 1 sanity.')
    expect(sag.optionDetail({ do: 'fail' }, view, judge)).toBe(
      'Der Wurf zeigt Schrecken: +1 Verderben. 1 geistige Gesundheit verlieren.',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import type { Option, Prompt } from '../kind.ts'
import type { View } from '../view.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'
import {
  sampleCard,
  sampleDice,
  sampleExpedition,
  sampleHall,
  samplePerson,
  sampleRow,
  sampleView,
} from './sample-view.ts'

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
  locks: [{ id: 2, colour: 'yellow', source: 'card:gala-in-the-great-hall', waits: false, die: 6 }],
  expedition: sampleExpedition('gala-in-the-great-hall', rows, { maySecure: true }),
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
const action: Prompt = { is: 'action', left: 2 }
const share: Prompt = {
  is: 'share',
  rewards: [
    { do: 'gain', what: 'clue', n: 2 },
    { do: 'gain', what: 'sign', n: 1 },
  ],
}
const keep: Prompt = { is: 'keep', faces: ['P', 'L', 'T', 'I2'] }
const lend: Prompt = { is: 'lend', spell: 'whispered-ward', asker: 1 }

/** A Cultist has come to the entrance, Cthulhu's lair is open, and there is something to find. */
const cultist = sampleRow('m:cultist#1', ['L|P'], { marker: 'cultist#1' })
const hall = sampleHall({
  open: true,
  entrance: {
    ...sampleCard('entrance', -4, [cultist]),
    monsters: [{ marker: 'cultist#1', box: -1, flipped: false }],
  },
  found: { signs: 1, cards: ['whiskey', 'whispered-ward', 'duke'] },
})
const fan = { rules: 'fan', actions: 2, hall } as const
const atLair = {
  ...fan,
  expedition: sampleExpedition('cthulhu', hall.lair.rows),
  people: [samplePerson(0, 'kate-winthrop', { at: 'cthulhu' }), samplePerson(1, 'mandy-thompson', { at: 'cthulhu' })],
}

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
    [{ do: 'move', to: 'cthulhu' }, action, 'Go to the lair of Cthulhu', 'Gehen zu: Hort von Cthulhu'],
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
    [
      { do: 'complete', row: 'h:ghoul#1', dice: [0] },
      judge,
      'Beat Ghoul alone (P) with green peril',
      '„Ghul“ allein (G) besiegen mit Gefahr (grün)',
    ],
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
    [
      { do: 'takeOff', die: 3 },
      judge,
      'Roll green terror held by Mandy Thompson instead of keeping it there',
      'Würfeln, statt dort zu behalten: Schrecken (grün) bei Mandy Thompson',
    ],
    [
      { do: 'takeOff', die: 5 },
      judge,
      'Roll focused green lore instead of keeping it there',
      'Würfeln, statt dort zu behalten: Wissen (grün) auf deinem Marker',
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
    [{ do: 'yes' }, lend, 'Agree, and lend the die', 'Zustimmen und den Würfel leihen'],
  ],
  no: [
    [{ do: 'no' }, { is: 'assist', asker: 1, face: 'P' }, 'Decline', 'Ablehnen'],
    [{ do: 'no' }, { is: 'mend', what: 'sanity' }, 'Nobody for now', 'Vorerst niemand'],
    [{ do: 'no' }, pay, 'No: be devoured', 'Nein: verschlungen werden'],
    [{ do: 'no' }, { is: 'trophies', price: 1, source: 'yog-sothoth' }, 'No', 'Nein'],
    [{ do: 'no' }, lend, 'Decline', 'Ablehnen'],
    [{ do: 'no' }, share, 'Keep what is left', 'Den Rest behalten'],
    [{ do: 'no' }, { is: 'shop' }, 'Buy nothing else', 'Nichts weiter kaufen'],
    [{ do: 'no' }, { is: 'investigator' }, 'Nobody is left', 'Niemand ist mehr übrig'],
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
    [{ do: 'card', card: 'food' }, { is: 'found', deck: 'common' }, 'Take Food', 'Nehmen: Proviant'],
  ],
  deck: [
    [
      { do: 'deck', deck: 'unique' },
      { is: 'startingCard' },
      'Draw a Unique Item',
      'Einen Einzigartigen Gegenstand ziehen',
    ],
    [{ do: 'deck', deck: 'clue' }, { is: 'scrounge', deck: 'spell' }, 'Gain a clue', 'Einen Hinweis nehmen'],
    [
      { do: 'deck', deck: 'common' },
      { is: 'found', deck: 'common' },
      'Draw a Common Item',
      'Einen Gewöhnlichen Gegenstand ziehen',
    ],
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
  pick: [
    [
      { do: 'pick', id: 'joe-diamond' },
      { is: 'draft', of: 'investigator' },
      'Joe Diamond, The Private Eye (sanity 4, stamina 6)',
      'Joe Diamond, Privatdetektiv (Verstand 4, Ausdauer 6)',
    ],
    [{ do: 'pick', id: 'yig' }, { is: 'draft', of: 'ancientOne' }, 'Yig', 'Yig'],
  ],
  attempt: [[{ do: 'attempt' }, action, 'Attempt Gala in the Great Hall', 'Versuchen: Gala im Großen Saal']],
  nothing: [[{ do: 'nothing' }, action, 'Do nothing', 'Nichts tun']],
  give: [
    [{ do: 'give', card: 'food', seat: 1 }, action, 'Give Food to Mandy Thompson', 'Mandy Thompson geben: Proviant'],
    [{ do: 'give', card: '', seat: 0 }, action, 'Give somebody a card', 'Jemandem eine Karte geben'],
  ],
  share: [
    [
      { do: 'share', reward: 1, seat: 1 },
      share,
      'Pass an Elder Sign to Mandy Thompson',
      'Mandy Thompson überlassen: ein Älteres Zeichen',
    ],
    [
      { do: 'share', reward: 0, seat: 1 },
      share,
      'Pass a clue to Mandy Thompson',
      'Mandy Thompson überlassen: einen Hinweis',
    ],
  ],
  keep: [
    [{ do: 'keep', face: 'P' }, keep, 'Keep peril: gain 1 clue', 'Gefahr behalten: 1 Hinweis erhalten'],
    [
      { do: 'keep', face: 'L' },
      keep,
      'Keep lore: take a Common Item',
      'Wissen behalten: einen Gewöhnlichen Gegenstand nehmen',
    ],
    [
      { do: 'keep', face: 'T' },
      keep,
      'Keep terror: take a Unique Item',
      'Schrecken behalten: einen Einzigartigen Gegenstand nehmen',
    ],
    [
      { do: 'keep', face: 'I2' },
      keep,
      'Keep investigation 2: lose 1 sanity or 1 stamina and take up to 2 Elder Signs lying there',
      'Ermittlung 2 behalten: 1 geistige Gesundheit oder 1 Ausdauer verlieren und bis zu 2 dort liegende Ältere Zeichen nehmen',
    ],
  ],
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
  [
    { do: 'attempt' },
    action,
    { ...fan, people: [samplePerson(0, 'kate-winthrop')] },
    'Fight the monsters at Museum Entrance',
    'Gegen die Monster kämpfen: Eingangshalle',
  ],
  [{ do: 'attempt' }, action, atLair, 'Attempt the lair of Cthulhu', 'Versuchen: Hort von Cthulhu'],
  [
    { do: 'attempt' },
    action,
    { ...fan, people: [samplePerson(0, 'kate-winthrop', { at: 'sheet' })] },
    'Attempt an adventure',
    'Ein Abenteuer versuchen',
  ],
  [{ do: 'giveUp' }, judge, atLair, 'Give up, without penalty', 'Aufgeben, ohne Strafe'],
  [
    { do: 'giveUp' },
    judge,
    {
      ...atLair,
      ancientOne: 'hastur',
      hall: { ...hall, awake: true },
      expedition: { ...atLair.expedition, card: 'hastur' },
    },
    'Give up: all: -2 san',
    'Aufgeben: alle: -2 Verstand',
  ],
  [
    { do: 'souvenir', what: 'common' },
    { is: 'shop' },
    fan,
    'Buy Food for 2 trophies',
    'Kaufen für 2 Trophäen: Proviant',
  ],
  [
    { do: 'souvenir', what: 'unique' },
    action,
    { ...fan, mythos: 'debt-comes-due-at-the-turnstile' },
    'Buy Necronomicon for 4 trophies',
    'Kaufen für 4 Trophäen: Necronomicon',
  ],
  [{ do: 'souvenir', what: 'spell' }, action, fan, 'Buy a Spell for 4 trophies', 'Kaufen für 4 Trophäen: einen Zauber'],
  [{ do: 'souvenir', what: 'ally' }, action, fan, 'Buy Duke for 5 trophies', 'Kaufen für 5 Trophäen: Duke'],
  [
    { do: 'souvenir', what: 'investigator' },
    action,
    fan,
    'Recruit Joe Diamond for 6 trophies',
    'Anwerben für 6 Trophäen: Joe Diamond',
  ],
  [
    { do: 'no' },
    { is: 'investigator' },
    { ...fan, hall: { ...hall, reserve: ['joe-diamond'] } },
    'Nobody for now',
    'Vorerst niemand',
  ],
  [{ do: 'place', card: 'entrance', box: -1 }, place, fan, 'Museum Entrance', 'Eingangshalle'],
  [
    { do: 'place', card: 'cthulhu', box: -1 },
    place,
    fan,
    'The lair of Cthulhu, below the tasks',
    'Hort von Cthulhu, unter den Aufgaben',
  ],
]

/** The second lines where rules have actions, a hall and exhibits. */
const IN_HALL: readonly (readonly [Option, Prompt, Partial<View>, english: string, german: string])[] = [
  [
    { do: 'move', to: 'cthulhu' },
    action,
    { ...fan, ancientOne: 'cthulhu' },
    'Tasks: T L P. Terror: all: lower your maximum sanity by 1 / lower your maximum stamina by 1, +1 doom. Success: all your Elder Signs are laid down. Failure: nothing.',
    'Aufgaben: S W G. Schrecken: alle: die maximale geistige Gesundheit um 1 senken / die maximale Ausdauer um 1 senken, +1 Verderben. Erfolg: alle deine Älteren Zeichen werden niedergelegt. Misserfolg: nichts.',
  ],
  [
    { do: 'attempt' },
    action,
    { ...fan, people: [samplePerson(0, 'kate-winthrop')] },
    'To be beaten before anything else is done there: L|P (Cultist).',
    'Muss besiegt sein, bevor dort etwas anderes geschieht: W|G (Kultist).',
  ],
  [
    { do: 'move', to: 'entrance' },
    action,
    { ...fan, hall: sampleHall() },
    'First aid, the lost and found, or a souvenir.',
    'Erste Hilfe, das Fundbüro oder ein Andenken.',
  ],
  [
    { do: 'giveUp' },
    judge,
    fan,
    'The adventure fails: +1 doom. Everybody else here loses 1 sanity or 1 stamina.',
    'Das Abenteuer scheitert: +1 Verderben. Alle anderen hier verlieren 1 geistige Gesundheit oder 1 Ausdauer.',
  ],
  [
    { do: 'giveUp' },
    judge,
    { ...fan, people: [samplePerson(0, 'kate-winthrop', { at: 'gala-in-the-great-hall' })] },
    'The adventure fails: +1 doom.',
    'Das Abenteuer scheitert: +1 Verderben.',
  ],
  [
    { do: 'complete', row: 'h:high-priest', dice: [0] },
    judge,
    fan,
    'You also pay -1 sanity. The rest of the task stays open, and a roll that completes nothing more counts as failed.',
    'Du zahlst außerdem: -1 Verstand. Der Rest der Aufgabe bleibt offen, und ein Wurf, der sonst nichts erfüllt, gilt als misslungen.',
  ],
  [
    { do: 'complete', row: 'h:cultist#1', dice: [0] },
    judge,
    { ...fan, ancientOne: 'yig', hall: { ...hall, cultists: 3 } },
    'You also pay -1 stamina. The rest of the task stays open, and a roll that completes nothing more counts as failed.',
    'Du zahlst außerdem: -1 Ausdauer. Der Rest der Aufgabe bleibt offen, und ein Wurf, der sonst nichts erfüllt, gilt als misslungen.',
  ],
  [
    { do: 'takeOff', die: 3 },
    judge,
    fan,
    'It joins the pool and loses its result.',
    'Er kommt in den Würfelpool und verliert sein Ergebnis.',
  ],
  [
    { do: 'assist', seat: 1, die: 0 },
    judge,
    fan,
    'It keeps its result for later tasks of this adventure.',
    'Er behält sein Ergebnis für spätere Aufgaben dieses Abenteuers.',
  ],
  [
    { do: 'yes' },
    lend,
    fan,
    'Once it holds no dice, the spell goes back to its deck.',
    'Liegt kein Würfel mehr darauf, kehrt der Zauber in seinen Stapel zurück.',
  ],
  [
    { do: 'no' },
    lend,
    fan,
    'Dice on it are out of reach until the next roll.',
    'Würfel darauf sind bis zum nächsten Wurf nicht verfügbar.',
  ],
  [
    { do: 'souvenir', what: 'unique' },
    { is: 'shop' },
    fan,
    'Unique Item. Price: lose 1 sanity. On an adventure: add the yellow die and the red die.',
    'Einzigartiger Gegenstand. Preis: 1 geistige Gesundheit verlieren. Bei einem Abenteuer: den gelben Würfel und den roten Würfel hinzufügen.',
  ],
  [
    { do: 'souvenir', what: 'investigator' },
    { is: 'shop' },
    { ...fan, hall: sampleHall({ exhibit: { ...hall.exhibit, investigator: 'mandy-thompson' } }) },
    "Waits in reserve for a player whose investigator has been devoured. The Researcher. Sanity 5, stamina 5. Research: Once per day, after any player's roll, reroll up to 2 dice of it. Starts with 1 Common Item and 1 clue.",
    'Bleibt in Reserve für einen Spieler, dessen Ermittler verschlungen wurde. Forscherin. Verstand 5, Ausdauer 5. Nachforschung: Einmal pro Tag darfst du nach dem Wurf eines beliebigen Spielers bis zu 2 Würfel dieses Wurfs neu würfeln. Erhält zu Beginn 1 Gewöhnlichen Gegenstand und 1 Hinweis.',
  ],
  [{ do: 'nothing' }, action, fan, 'The action passes.', 'Die Aktion verstreicht.'],
  [
    { do: 'give', card: 'whiskey', seat: 1 },
    action,
    fan,
    'Costs an action. Common Item. In your turn: regain 1 sanity. May also be used while paying for a task.',
    'Kostet eine Aktion. Gewöhnlicher Gegenstand. In deinem Zug: 1 geistige Gesundheit zurückgewinnen. Darf auch eingesetzt werden, während du für eine Aufgabe bezahlst.',
  ],
  [
    { do: 'share', reward: 0, seat: 1 },
    share,
    fan,
    'Each of the others here may be given one reward.',
    'Jeder andere hier darf eine Belohnung bekommen.',
  ],
  [{ do: 'keep', face: 'I3' }, keep, fan, '1 Elder Sign lies there.', 'Dort liegt 1 Älteres Zeichen.'],
  [
    { do: 'keep', face: 'L' },
    keep,
    fan,
    'From the deck, or one lying there: Whiskey.',
    'Vom Stapel oder eine Karte, die dort liegt: Whiskey.',
  ],
  [
    { do: 'keep', face: 'T' },
    keep,
    fan,
    'From the deck, or one lying there: Whispered Ward or Duke.',
    'Vom Stapel oder eine Karte, die dort liegt: Geflüsterter Schutz oder Duke.',
  ],
  [{ do: 'keep', face: 'T' }, keep, { ...fan, rules: 'fan/ruling:lost-cards-taken' }, '', ''],
  [{ do: 'keep', face: 'P' }, keep, fan, '', ''],
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

  it.each(IN_HALL)('detail of %j at %j, in the hall', (option, about, more, english, german) => {
    expect(say.optionDetail(option, { ...gala, ...more }, about)).toBe(english)
    expect(sag.optionDetail(option, { ...gala, ...more }, about)).toBe(german)
  })

  it('a search of the lost and found says how many dice are rolled', () => {
    const people = [samplePerson(0, 'kate-winthrop', { allies: ['duke'] }), samplePerson(1, 'mandy-thompson')]
    const search = (view: View) => say.optionDetail({ do: 'lostAndFound' }, view, action)
    expect(search({ ...gala, ...fan, people })).toMatch(/^Roll 3 green dice and keep one result\. Investigation 1, /)
    expect(search({ ...gala, ...fan, people: people.slice(1) })).toMatch(/^Roll a green die\. Investigation 1, /)
    const german = sag.optionDetail({ do: 'lostAndFound' }, { ...gala, ...fan, people }, action)
    expect(german).toMatch(/^Wirf 3 grüne Würfel und behalte ein Ergebnis\. Ermittlung 1, /)
  })

  it('a draft of Ancient Ones tells their lairs, where they have one', () => {
    const about: Prompt = { is: 'draft', of: 'ancientOne' }
    expect(say.optionDetail({ do: 'pick', id: 'yig' }, { ...gala, ...fan }, about)).toContain('Task of the lair: P P.')
    expect(say.optionDetail({ do: 'pick', id: 'yig' }, gala, about)).toContain('Battle task: P P.')
  })

  it('terror in a lair is an attack', () => {
    const people = [samplePerson(0, 'joe-diamond', { at: 'hastur' })]
    const view = { ...gala, ...atLair, ancientOne: 'hastur', people, dice: sampleDice({ 0: 'T' }) }
    const there = { ...view, expedition: { ...atLair.expedition, card: 'hastur' } }
    expect(say.optionDetail({ do: 'fail' }, there, { is: 'judge', card: 'hastur' })).toBe(
      'A terror shows: each investigator: lose 2 sanity.',
    )
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

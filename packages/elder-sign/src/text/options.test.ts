import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import type { Option, Prompt } from '../kind.ts'
import type { View } from '../view.ts'
import { words } from './index.ts'
import { sampleCard, sampleDice, samplePerson, sampleRow, sampleView } from './sample-view.ts'

const say = words(core)

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
const LABELS: { readonly [D in Option['do']]: readonly (readonly [Extract<Option, { do: D }>, Prompt, string])[] } = {
  stay: [[{ do: 'stay' }, move, 'Stay at Gala in the Great Hall']],
  move: [
    [{ do: 'move', to: 'koi-pond' }, move, 'Go to Koi Pond'],
    [{ do: 'move', to: 'entrance' }, move, 'Go to Museum Entrance'],
  ],
  roll: [[{ do: 'roll' }, { is: 'prepare', card: 'koi-pond' }, 'Roll 4 dice (3 green, 1 red)']],
  giveUp: [[{ do: 'giveUp' }, judge, 'Give up: +1 doom']],
  complete: [
    [
      { do: 'complete', row: 't0', dice: [0, 2, 4, 7] },
      judge,
      'Complete task 1 (I2 L P) with green peril, green lore, green investigation 3 on Whispered Ward and red wildcard',
    ],
    [
      { do: 'complete', row: 't1', dice: [3, 5] },
      judge,
      'Complete task 2 (I3) with green terror held by Mandy Thompson and focused green lore',
    ],
    [{ do: 'complete', row: 't1', dice: [] }, judge, 'Complete task 2 (I3)'],
  ],
  fail: [[{ do: 'fail' }, judge, 'Let the roll fail']],
  rollOn: [[{ do: 'rollOn' }, judge, 'Done with this roll']],
  clue: [[{ do: 'clue' }, judge, 'Spend a clue to reroll any of the dice']],
  reroll: [[{ do: 'reroll', by: 'ada-thorne' }, judge, 'Ada Thorne, Cataloguer: reroll 1 die']],
  research: [[{ do: 'research', seat: 1 }, judge, 'Ask Mandy Thompson to reroll up to 2 dice']],
  use: [[{ do: 'use', item: 'whiskey' }, move, 'Use Whiskey']],
  layOut: [
    [
      { do: 'layOut', spell: 'whispered-ward' },
      { is: 'prepare', card: 'gala-in-the-great-hall' },
      'Lay out Whispered Ward for the next roll',
    ],
  ],
  cast: [
    [
      { do: 'cast', spell: 'whispered-ward', dice: [0, 7] },
      judge,
      'Cast Whispered Ward on green peril and red wildcard',
    ],
  ],
  turnDie: [
    [{ do: 'turnDie', by: 'dynamite', die: 2, to: 'P' }, judge, 'Dynamite: turn green lore to peril'],
    [{ do: 'turnDie', by: 'harvey-walters', die: 0, to: 'L' }, judge, 'Strong Mind: turn green peril to lore'],
  ],
  takeOff: [
    [{ do: 'takeOff', die: 4 }, judge, 'Roll green investigation 3 on Whispered Ward instead of keeping it there'],
  ],
  unlock: [[{ do: 'unlock', die: 6 }, judge, ': roll the locked yellow die']],
  trustFund: [],
  focus: [[{ do: 'focus', die: 0 }, judge, 'Focus: keep green peril']],
  assist: [[{ do: 'assist', seat: 1, die: 2 }, judge, 'Ask Mandy Thompson to hold green lore']],
  die: [
    [{ do: 'die', die: 1 }, { is: 'reroll', source: 'clue', dice: 8 }, 'Reroll green peril (2 of 2)'],
    [{ do: 'die', die: 2 }, { is: 'reroll', source: 'clue', dice: 8 }, 'Reroll green lore'],
    [{ do: 'die', die: 1 }, { is: 'discard' }, 'Discard green peril'],
    [{ do: 'die', die: 7 }, { is: 'shed' }, 'Lose red wildcard'],
    [{ do: 'die', die: 0 }, { is: 'lock', source: 'mythos' }, 'Lock green peril in the pool'],
    [{ do: 'die', die: 3 }, { is: 'lock', source: 'mythos' }, 'Lock green terror held by Mandy Thompson'],
  ],
  spare: [],
  yes: [
    [{ do: 'yes' }, { is: 'assist', asker: 1, face: 'P' }, 'Agree, and hold the die'],
    [{ do: 'yes' }, { is: 'shield', what: 'sanity', n: 2 }, 'Give up the ally and lose nothing'],
    [{ do: 'yes' }, pay, 'Yes: lose 1 clue'],
  ],
  no: [
    [{ do: 'no' }, { is: 'assist', asker: 1, face: 'P' }, 'Decline'],
    [{ do: 'no' }, { is: 'mend', what: 'sanity' }, 'Nobody for now'],
    [{ do: 'no' }, pay, 'No: be devoured'],
    [{ do: 'no' }, { is: 'trophies', price: 1, source: 'yog-sothoth' }, 'No'],
  ],
  option: [
    [{ do: 'option', n: 0 }, choose, 'Lower your maximum sanity by 1.'],
    [{ do: 'option', n: 1 }, choose, 'Lose 1 clue and +1 doom.'],
  ],
  target: [
    [{ do: 'target', seat: 1 }, { is: 'mend', what: 'sanity' }, 'Mandy Thompson (sanity 4 of 5, stamina 3 of 5)'],
  ],
  place: [
    [{ do: 'place', card: 'koi-pond', box: 0 }, place, 'Koi Pond, task 1'],
    [{ do: 'place', card: 'koi-pond', box: -1 }, place, 'Koi Pond, below the tasks'],
    [
      { do: 'place', card: 'haunted-by-a-shadowy-figure', box: 0 },
      place,
      'Haunted by a Shadowy Figure, task 1 (an empty monster box)',
    ],
  ],
  slay: [[{ do: 'slay', marker: 'gug' }, { is: 'slay', source: 'shotgun' }, 'Defeat Gug']],
  breakLock: [
    [
      { do: 'breakLock', lock: 2 },
      { is: 'breakLock', source: 'undo-the-clasp' },
      'Break the lock of Gala in the Great Hall (holds a yellow die)',
    ],
    [{ do: 'breakLock', lock: 9 }, { is: 'breakLock', source: 'undo-the-clasp' }, 'Break lock 9'],
  ],
  firstAid: [
    [{ do: 'firstAid', what: 'sanity', all: false }, entrance, 'First aid, free: regain 1 sanity'],
    [{ do: 'firstAid', what: 'both', all: false }, entrance, 'First aid, free: regain 1 sanity and 1 stamina'],
    [{ do: 'firstAid', what: 'stamina', all: true }, entrance, 'First aid for 2 trophies: regain all stamina'],
    [{ do: 'firstAid', what: 'both', all: true }, entrance, 'First aid for 4 trophies: regain all sanity and stamina'],
  ],
  lostAndFound: [[{ do: 'lostAndFound' }, entrance, 'Search the lost and found']],
  souvenir: [
    [{ do: 'souvenir', what: 'clue' }, entrance, 'Buy a clue for 1 trophy'],
    [{ do: 'souvenir', what: 'sign' }, entrance, 'Buy an Elder Sign for 10 trophies'],
  ],
  hand: [
    [
      { do: 'hand', pieces: ['cultist#1', 'koi-pond'] },
      { is: 'trophies', price: 3, source: 'souvenir' },
      'Give up Cultist and Koi Pond (worth 3)',
    ],
    [{ do: 'hand', pieces: [] }, { is: 'trophies', price: 3, source: 'souvenir' }, 'Give up nothing'],
  ],
  card: [[{ do: 'card', card: 'food' }, { is: 'loseCard', deck: 'common', source: 'yig' }, 'Lose Food']],
  deck: [
    [{ do: 'deck', deck: 'unique' }, { is: 'startingCard' }, 'Draw a Unique Item'],
    [{ do: 'deck', deck: 'clue' }, { is: 'scrounge', deck: 'spell' }, 'Gain a clue'],
  ],
  investigator: [
    [
      { do: 'investigator', id: 'joe-diamond' },
      { is: 'investigator' },
      'Joe Diamond, The Private Eye (sanity 4, stamina 6)',
    ],
  ],
  effect: [
    [{ do: 'effect', source: 'card:horrible-visions' }, { is: 'midnightOrder' }, 'Horrible Visions first'],
    [{ do: 'effect', source: 'ally:ruth-calloway' }, { is: 'midnightOrder' }, 'Ruth Calloway, Nurse first'],
  ],
  inOrder: [[{ do: 'inOrder' }, { is: 'midnightOrder' }, 'All in the usual order']],
}

/** The same options under other circumstances. */
const ELSEWHERE: readonly (readonly [Option, Prompt, Partial<View>, string])[] = [
  [{ do: 'giveUp' }, { is: 'prepare', card: '' }, { expedition: null, awake: true }, 'End the attack'],
  [
    { do: 'unlock', die: 6 },
    judge,
    { people: [samplePerson(0, 'sister-mary')] },
    'Guardian Angel: roll the locked yellow die',
  ],
  [
    { do: 'trustFund', pay: 'clue' },
    judge,
    { people: [samplePerson(0, 'jenny-barnes')] },
    'Trust Fund: spend a clue for the yellow die and the red die',
  ],
  [
    { do: 'trustFund', pay: 'food' },
    judge,
    { people: [samplePerson(0, 'jenny-barnes')] },
    'Trust Fund: spend Food for the yellow die and the red die',
  ],
  [
    { do: 'spare' },
    { is: 'discard' },
    { people: [samplePerson(0, 'kate-winthrop', { allies: ['silas-webb'] })] },
    'Silas Webb, Night Watchman: discard no die',
  ],
  [
    { do: 'reroll', by: 'free' },
    judge,
    { people: [samplePerson(0, 'joe-diamond')] },
    'Hunches: reroll once more without a clue',
  ],
  [
    { do: 'research', seat: 0 },
    judge,
    { people: [samplePerson(0, 'mandy-thompson')] },
    'Research: reroll up to 2 dice',
  ],
  [{ do: 'focus', die: 0 }, judge, { expedition: null }, 'Focus a die'],
  [
    { do: 'firstAid', what: 'sanity', all: true },
    entrance,
    { ancientOne: 'hastur' },
    'First aid for 3 trophies: regain all sanity',
  ],
  [
    { do: 'firstAid', what: 'sanity', all: false },
    entrance,
    { ancientOne: 'hastur' },
    'First aid for 1 trophy: regain 1 sanity',
  ],
  [
    { do: 'firstAid', what: 'stamina', all: false },
    entrance,
    { mythos: 'pulse-under-the-floor-and-then-silence' },
    'First aid, free: regain 2 stamina',
  ],
  [
    { do: 'souvenir', what: 'clue' },
    entrance,
    { mythos: 'debt-comes-due-at-the-turnstile' },
    'Buy a clue for 2 trophies',
  ],
  [
    { do: 'souvenir', what: 'clue' },
    entrance,
    { mythos: 'debt-comes-due-at-the-turnstile', people: [samplePerson(0, 'sister-mary')] },
    'Buy a clue for 1 trophy',
  ],
]

describe('options', () => {
  it.each(Object.entries(LABELS))('%s', (_, table) => {
    for (const [option, about, label] of table) expect(say.optionText(option, gala, about)).toBe(label)
  })

  it.each(ELSEWHERE)('%j at %j', (option, about, more, label) =>
    expect(say.optionText(option, { ...gala, ...more }, about)).toBe(label),
  )

  it.each<[Option, Prompt, string]>([
    [{ do: 'use', item: 'crowbar' }, judge, 'Common Item. On an adventure: add the yellow die.'],
    [{ do: 'giveUp' }, judge, 'The adventure fails: +1 doom.'],
    [{ do: 'complete', row: 't1', dice: [7] }, judge, 'You also pay -1 sanity.'],
    [{ do: 'complete', row: 't0', dice: [7] }, judge, ''],
    [{ do: 'fail' }, judge, 'You then discard a die of the roll.'],
    [{ do: 'research', seat: 1 }, judge, "Once per day, after any player's roll, reroll up to 2 dice of it."],
    [
      { do: 'move', to: 'koi-pond' },
      move,
      'Tasks: T. Terror: the adventure fails. Success: monster, +1 clue, +1 common, +1 sign. Failure: -1 san, -2 sta.',
    ],
    [{ do: 'effect', source: 'card:horrible-visions' }, { is: 'midnightOrder' }, '+2 doom.'],
    [{ do: 'effect', source: 'ally:ruth-calloway' }, { is: 'midnightOrder' }, 'Regain 1 sanity, or regain 1 stamina.'],
  ])('detail of %j', (option, about, detail) => expect(say.optionDetail(option, gala, about)).toBe(detail))

  it('the detail of a failed roll says what its terror does', () => {
    const people = [samplePerson(0, 'joe-diamond', { at: 'gala-in-the-great-hall' })]
    const view = { ...gala, people, dice: sampleDice({ 0: 'T' }), mythos: 'stars-align-to-bring-madness' }
    expect(say.optionDetail({ do: 'fail' }, view, judge)).toBe('A terror shows: +1 doom. Lose 1 sanity.')
  })
})

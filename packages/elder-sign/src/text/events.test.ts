import { describe, expect, it } from 'vitest'
import { core } from '../content/index.ts'
import type { Event } from '../kind.ts'
import { words } from './index.ts'
import { sampleRow, sampleView } from './sample-view.ts'

const say = words(core)
const view = sampleView({
  expedition: {
    card: 'koi-pond',
    rows: [sampleRow('t0', ['T']), sampleRow('t1', ['T', 'P', 'P'])],
    rolled: true,
    maySecure: false,
    ignoreOrder: false,
  },
})

type Rows = { readonly [I in Event['is']]: readonly (readonly [Extract<Event, { is: I }>, string])[] }

/** Every fact. Seat 0 is Kate, seat 1 Mandy. */
const EVENTS: Rows = {
  ancientOne: [[{ is: 'ancientOne', id: 'yig' }, 'Yig stirred beneath the museum.']],
  investigator: [
    [{ is: 'investigator', seat: 0, id: 'joe-diamond' }, 'Joe Diamond, The Private Eye, entered the museum.'],
  ],
  firstPlayer: [[{ is: 'firstPlayer', seat: 1 }, 'Mandy Thompson began.']],
  turn: [[{ is: 'turn', seat: 0, turn: 4 }, 'Turn 4: Kate Winthrop.']],
  moved: [
    [{ is: 'moved', seat: 0, to: 'koi-pond' }, 'Kate Winthrop went to Koi Pond.'],
    [{ is: 'moved', seat: 0, to: 'did-you-hear-that' }, 'Kate Winthrop went to Did You Hear That?'],
  ],
  dealt: [
    [{ is: 'dealt', card: 'koi-pond', slot: 2 }, 'Koi Pond was laid out.'],
    [{ is: 'dealt', card: 'koi-pond', slot: -1 }, 'Koi Pond was laid out as an extra Adventure.'],
  ],
  gate: [[{ is: 'gate', card: 'yuggoth' }, 'A gate opened to Yuggoth.']],
  rolled: [
    [
      {
        is: 'rolled',
        seat: 0,
        dice: [0, 1, 2, 3, 4, 5, 6, 7],
        faces: ['T', 'T', 'L', 'P', 'I1', 'I2', 'I4', 'W'],
        why: 'task',
      },
      'Kate Winthrop rolled T T L P 1 2, yellow 4, red W.',
    ],
    [{ is: 'rolled', seat: 1, dice: [7], faces: ['P'], why: 'reroll' }, 'Mandy Thompson rerolled red P.'],
    [
      { is: 'rolled', seat: 1, dice: [0], faces: ['P'], why: 'found' },
      'Mandy Thompson rolled P at the lost and found.',
    ],
    [{ is: 'rolled', seat: 1, dice: [], faces: [], why: 'card' }, 'Mandy Thompson had nothing to roll for.'],
  ],
  completed: [
    [
      { is: 'completed', seat: 0, row: 't1', dice: [0, 1, 7], faces: ['T', 'P', 'W'] },
      'Kate Winthrop completed task 2 (T P P) with green terror, green peril and red wildcard.',
    ],
    [
      { is: 'completed', seat: 0, row: 'm:cultist#1', dice: [0], faces: ['L'] },
      'Kate Winthrop completed Cultist task with green lore.',
    ],
  ],
  failedRoll: [[{ is: 'failedRoll', seat: 0 }, "Kate Winthrop's roll failed."]],
  terror: [[{ is: 'terror', seat: 0, source: 'koi-pond' }, 'Terror took hold of Kate Winthrop (Koi Pond).']],
  dieOut: [[{ is: 'dieOut', die: 0, face: 'T' }, 'The green terror was discarded.']],
  secured: [
    [{ is: 'secured', die: 0, face: 'P', on: '0', by: 'focus' }, 'Kate Winthrop focused the green peril.'],
    [{ is: 'secured', die: 0, face: 'P', on: '1', by: 'assist' }, 'Mandy Thompson held the green peril.'],
    [
      { is: 'secured', die: 7, face: 'W', on: 'circle-of-chalk', by: 'spell' },
      'The red wildcard was put on Circle of Chalk.',
    ],
  ],
  turned: [
    [{ is: 'turned', die: 6, from: 'I3', to: 'I4' }, 'The yellow investigation 3 was turned to investigation 4.'],
  ],
  dieIn: [
    [{ is: 'dieIn', die: 7, by: 'alien-statue' }, 'The red die joined the pool (Alien Statue).'],
    [{ is: 'dieIn', die: 6, by: 'gloria-goldberg' }, 'The yellow die joined the pool (Psychic Sensitivity).'],
  ],
  laidOut: [[{ is: 'laidOut', seat: 1, card: 'whispered-ward' }, 'Mandy Thompson laid out Whispered Ward.']],
  declined: [[{ is: 'declined', seat: 1 }, 'Mandy Thompson declined.']],
  resolved: [[{ is: 'resolved', seat: 0, card: 'koi-pond' }, 'Kate Winthrop resolved Koi Pond.']],
  failed: [[{ is: 'failed', seat: 0, card: 'did-you-hear-that' }, 'Kate Winthrop failed Did You Hear That?']],
  used: [[{ is: 'used', seat: 0, card: 'food' }, 'Kate Winthrop used Food.']],
  lost: [
    [{ is: 'lost', seat: 0, what: 'sanity', n: 2, source: 'koi-pond' }, 'Kate Winthrop lost 2 sanity (Koi Pond).'],
    [{ is: 'lost', seat: 0, what: 'clue', n: 1, source: 'reroll' }, 'Kate Winthrop lost 1 clue (reroll).'],
    [{ is: 'lost', seat: 0, what: 'stamina', n: 1, source: 't1' }, 'Kate Winthrop lost 1 stamina (task 2).'],
    [{ is: 'lost', seat: 0, what: 'stamina', n: 1, source: '' }, 'Kate Winthrop lost 1 stamina.'],
  ],
  gained: [
    [{ is: 'gained', seat: 1, what: 'clue', n: 2, source: 'koi-pond' }, 'Mandy Thompson gained 2 clues (Koi Pond).'],
    [
      { is: 'gained', seat: 1, what: 'stamina', n: 1, source: 'firstAid' },
      'Mandy Thompson regained 1 stamina (first aid).',
    ],
  ],
  prevented: [
    [{ is: 'prevented', seat: 0, what: 'sanity', by: 'duke' }, 'Duke kept Kate Winthrop from losing sanity.'],
    [
      { is: 'prevented', seat: 0, what: 'die', by: 'silas-webb' },
      'Silas Webb, Night Watchman saved Kate Winthrop a die.',
    ],
  ],
  maximum: [[{ is: 'maximum', seat: 0, what: 'sanity', n: 4 }, "Kate Winthrop's maximum sanity was now 4."]],
  drew: [
    [{ is: 'drew', seat: 0, card: 'food', deck: 'common' }, 'Kate Winthrop drew the Common Item Food.'],
    [{ is: 'drew', seat: 0, card: 'duke', deck: 'ally' }, 'Kate Winthrop gained the Ally Duke.'],
  ],
  nothing: [
    [{ is: 'nothing', what: 'cup' }, 'Nothing was left in the monster cup.'],
    [{ is: 'nothing', what: 'mythos' }, 'Nothing was left in the Mythos deck.'],
  ],
  returned: [[{ is: 'returned', seat: 0, card: 'food' }, "Kate Winthrop's Food went back under its deck."]],
  spentTrophies: [
    [{ is: 'spentTrophies', seat: 0, pieces: ['koi-pond', 'gug'] }, 'Kate Winthrop gave up Koi Pond and Gug.'],
  ],
  sign: [
    [{ is: 'sign', n: 1, total: 2 }, 'An Elder Sign was found: 2 of 13.'],
    [{ is: 'sign', n: 3, total: 4 }, '3 Elder Signs were found: 4 of 13.'],
    [{ is: 'sign', n: -1, total: 0 }, 'An Elder Sign was lost: 0 of 13 left.'],
  ],
  doom: [
    [{ is: 'doom', n: 1, total: 3 }, 'Doom advanced: 3 of 4.'],
    [{ is: 'doom', n: 2, total: 4 }, 'Doom advanced by 2: 4 of 4.'],
    [{ is: 'doom', n: -1, total: 1 }, 'Doom receded: 1 of 4.'],
  ],
  clock: [
    [{ is: 'clock', hours: 0 }, 'The clock moved to XII.'],
    [{ is: 'clock', hours: 9 }, 'The clock moved to IX.'],
  ],
  clockHeld: [[{ is: 'clockHeld' }, 'The clock did not move.']],
  monster: [
    [
      { is: 'monster', marker: 'cultist#2', card: 'koi-pond', box: 0 },
      'A monster appeared at Koi Pond, task 1: Cultist.',
    ],
    [{ is: 'monster', marker: 'gug', card: 'koi-pond', box: -1 }, 'A monster appeared below Koi Pond: Gug.'],
  ],
  noMonster: [[{ is: 'noMonster', seat: 0 }, 'A monster would have appeared, but Kate Winthrop kept it away.']],
  beaten: [
    [{ is: 'beaten', marker: 'gug', seat: 0 }, 'Kate Winthrop beat the Gug.'],
    [{ is: 'beaten', marker: 'mask-burning-eye', seat: 0 }, 'Kate Winthrop beat The Burning Eye.'],
  ],
  collected: [[{ is: 'collected', marker: 'cultist#1', seat: 1 }, 'Mandy Thompson took the Cultist as a trophy.']],
  locked: [[{ is: 'locked', die: 7, source: 'mythos' }, 'The red die was locked by the Mythos card.']],
  lockWaits: [[{ is: 'lockWaits', source: 'card:koi-pond' }, 'The lock of Koi Pond waits for a die.']],
  freed: [[{ is: 'freed', die: 0, source: 'broken:3' }, 'The green die was freed (a broken lock).']],
  midnight: [[{ is: 'midnight' }, 'The clock struck midnight.']],
  midnightEffect: [
    [{ is: 'midnightEffect', source: 'horrible-visions' }, 'At midnight, Horrible Visions took effect.'],
  ],
  mythos: [
    [
      { is: 'mythos', card: 'warning-written-in-chalk' },
      'A new Mythos card was turned up: A Warning… Written in Chalk.',
    ],
  ],
  banished: [[{ is: 'banished', card: 'yuggoth' }, 'Yuggoth left the game.']],
  devoured: [[{ is: 'devoured', seat: 0, id: 'kate-winthrop' }, 'Kate Winthrop was devoured.']],
  eliminated: [[{ is: 'eliminated', seat: 1 }, 'Player 2 was out of the game.']],
  awoke: [[{ is: 'awoke', id: 'cthulhu' }, 'Cthulhu awoke!']],
  attack: [[{ is: 'attack', id: 'cthulhu' }, 'Cthulhu attacked.']],
  wounded: [
    [{ is: 'wounded', doom: 3 }, 'Cthulhu was wounded: 3 doom left.'],
    [{ is: 'wounded', doom: 0 }, 'Cthulhu was wounded: no doom left.'],
  ],
  corrected: [
    [
      { is: 'corrected', change: { do: 'set', what: 'sanity', seat: 0, to: 3 } },
      'Corrected: Kate Winthrop had 3 sanity.',
    ],
    [
      { is: 'corrected', change: { do: 'set', what: 'clues', seat: 1, to: 1 } },
      'Corrected: Mandy Thompson had 1 clue.',
    ],
    [{ is: 'corrected', change: { do: 'set', what: 'doom', to: 4 } }, 'Corrected: doom stood at 4.'],
    [{ is: 'corrected', change: { do: 'set', what: 'signs', to: 2 } }, 'Corrected: 2 Elder Signs had been found.'],
    [{ is: 'corrected', change: { do: 'set', what: 'clock', to: 9 } }, 'Corrected: the clock showed IX.'],
    [
      { is: 'corrected', change: { do: 'give', deck: 'common', card: 'food', seat: 0 } },
      'Corrected: Kate Winthrop had Food.',
    ],
    [
      { is: 'corrected', change: { do: 'take', deck: 'common', card: 'food', seat: 0 } },
      'Corrected: Kate Winthrop did not have Food.',
    ],
  ],
  over: [
    [{ is: 'over', won: true, how: 'sealed' }, 'The investigators won: Cthulhu was sealed away.'],
    [{ is: 'over', won: true, how: 'defeated' }, 'The investigators won: Cthulhu was beaten in battle.'],
    [{ is: 'over', won: false, how: 'devoured' }, 'The investigators lost: nobody was left to stand against Cthulhu.'],
    [{ is: 'over', won: false, how: 'awakened' }, 'The investigators lost: Cthulhu awoke, and nothing could stop it.'],
  ],
}

describe('events', () => {
  it.each(Object.entries(EVENTS))('%s', (_, table) => {
    for (const [event, text] of table) expect(say.eventText(event, view)).toBe(text)
  })

  it('whoever sits down among the events of one input is known from then on', () => {
    expect(
      say.eventTexts(
        [
          { is: 'devoured', seat: 0, id: 'kate-winthrop' },
          { is: 'investigator', seat: 0, id: 'joe-diamond' },
          { is: 'drew', seat: 0, card: 'food', deck: 'common' },
        ],
        view,
      ),
    ).toEqual([
      'Kate Winthrop was devoured.',
      'Joe Diamond, The Private Eye, entered the museum.',
      'Joe Diamond drew the Common Item Food.',
    ])
  })
})

/** The Ancient Ones. */
import type { AncientOne } from '../card.ts'

export const ancientOnes: readonly AncientOne[] = [
  {
    id: 'azathoth', name: 'Azathoth', origin: 'mixed', invented: ['doomTrack', 'ability', 'location'],
    flavour: 'At the centre of everything, something turns in its sleep.',
    signs: 14, battle: [],
    doomTrack: [
      'doom', 'doom', 'monster', 'doom', 'doom', 'monster', 'doom', 'doom', 'monster', 'doom', 'monster', 'doom',
    ],
    ability: { name: 'Restless Court', standing: { triggers: [{ on: 'devoured', effects: [{ do: 'doom', n: 1 }] }] } },
    awakens: [{ do: 'defeat' }],
    attack: [],
    location: { needs: ['T', 'L', 'I4'], attack: [{ do: 'doom', n: 1 }] },
    cultists: { signs: 2 },
  },
  {
    id: 'cthulhu', name: 'Cthulhu', origin: 'box',
    flavour: 'He is only asleep, and the sea is only the blanket.',
    signs: 13, battle: ['T', 'L', 'P'],
    doomTrack: ['doom', 'doom', 'monster', 'doom', 'monster', 'doom', 'monster', 'doom', 'monster', 'doom', 'doom'],
    ability: {
      name: 'Dreams of Madness',
      standing: { modifiers: [{ of: 'max.sanity', add: -1 }, { of: 'max.stamina', add: -1 }] },
    },
    attack: [
      {
        do: 'choose', who: 'each',
        options: [[{ do: 'maximum', what: 'sanity', n: -1 }], [{ do: 'maximum', what: 'stamina', n: -1 }]],
      },
      { do: 'doom', n: 1 },
    ],
    cultists: { maxima: true },
  },
  {
    id: 'hastur', name: 'Hastur', origin: 'mixed', invented: ['signs', 'doomTrack', 'battle', 'ability', 'awakens'],
    flavour: 'The playbill is yellow. Nobody recalls buying a seat.',
    signs: 13, battle: ['T', 'I6'],
    doomTrack: ['doom', 'monster', 'doom', 'doom', 'monster', 'doom', 'doom', 'monster', 'doom', 'monster', 'doom'],
    ability: { name: 'Tattered Minds', standing: { modifiers: [{ of: 'price.firstAid.sanity', add: 1 }] } },
    attack: [{ do: 'lose', what: 'sanity', n: 2, who: 'each' }],
    cultists: { place: 'lair' },
  },
  {
    id: 'ithaqua', name: 'Ithaqua', origin: 'box',
    flavour: 'Snow on the inner sills, and one footprint, very long.',
    signs: 11, battle: ['I3', 'T', 'P'],
    doomTrack: ['doom', 'doom', 'monster', 'doom', 'monster', 'doom', 'doom', 'monster', 'doom'],
    ability: {
      name: 'Icy Winds',
      standing: {
        triggers: [
          { on: 'unique.used', effects: [{ do: 'lose', what: 'stamina', n: 1 }] },
          { on: 'spell.used', effects: [{ do: 'lose', what: 'stamina', n: 1 }] },
        ],
      },
    },
    awakens: [{ do: 'rollForCards', who: 'each', decks: ['common', 'unique', 'spell'], loseOn: ['I1', 'I2', 'I3'] }],
    attack: [{
      do: 'choose', who: 'each',
      options: [[{ do: 'lose', what: 'clue', n: 1 }], [{ do: 'lose', what: 'stamina', n: 2 }]],
    }],
    cultists: { lock: 'yellow' },
  },
  {
    id: 'nyarlathotep', name: 'Nyarlathotep', origin: 'mixed',
    invented: ['signs', 'doomTrack', 'battle', 'ability.name', 'awakens', 'attack'],
    flavour: 'You have met before. He was the one who held the door.',
    signs: 11, battle: ['L', 'P', 'I3'],
    doomTrack: ['doom', 'monster', 'doom', 'doom', 'monster', 'doom', 'monster', 'doom', 'doom'],
    ability: { name: 'Five Borrowed Faces', standing: { traits: [{ has: 'masks' }] } },
    attack: [{ do: 'pay', who: 'each', cost: [{ do: 'lose', what: 'clue', n: 1 }], otherwise: [{ do: 'devour' }] }],
    cultists: { place: 'entrance' },
  },
  {
    id: 'shub-niggurath', name: 'Shub-Niggurath', origin: 'mixed',
    invented: ['signs', 'doomTrack', 'battle', 'awakens', 'attack'],
    flavour: 'The park behind the museum has grown, and it has grown legs.',
    signs: 12, battle: ['T', 'T', 'I2'],
    doomTrack: ['doom', 'monster', 'doom', 'monster', 'doom', 'monster', 'monster', 'doom', 'monster', 'doom'],
    ability: { name: 'Black Goat of the Woods', standing: { traits: [{ has: 'monsterTask', needs: ['T'] }] } },
    attack: [{
      do: 'pay', who: 'each', cost: [{ do: 'losePiece', of: 'monster', n: 1 }],
      otherwise: [{ do: 'lose', what: 'stamina', n: 2 }],
    }],
    cultists: { beaten: [{ do: 'monster', n: 1 }] },
  },
  {
    id: 'yig', name: 'Yig', origin: 'box',
    flavour: 'Every snake in the reptile house is watching the same door.',
    signs: 10, battle: ['P', 'P'],
    doomTrack: ['monster', 'doom', 'monster', 'monster', 'monster', 'doom', 'monster', 'doom'],
    ability: {
      name: "Yig's Anger",
      standing: {
        triggers: [
          { on: 'monster.task', if: { marker: 'cultist' }, effects: [{ do: 'loseSign', n: 1 }] },
          { on: 'broken', effects: [{ do: 'loseSign', n: 1 }] },
        ],
      },
    },
    awakens: [{
      do: 'pay', who: 'each',
      cost: [
        { do: 'loseCard', deck: 'common', n: 1 }, { do: 'loseCard', deck: 'unique', n: 1 },
        { do: 'loseCard', deck: 'spell', n: 1 },
      ],
      otherwise: [{ do: 'devour' }],
    }],
    attack: [{
      do: 'choose', who: 'each',
      options: [
        [{ do: 'lose', what: 'clue', n: 1 }],
        [{ do: 'lose', what: 'stamina', n: 1 }, { do: 'lose', what: 'sanity', n: 1 }],
      ],
    }],
    cultists: { costs: { stamina: 1 } },
  },
  {
    id: 'yog-sothoth', name: 'Yog-Sothoth', origin: 'mixed',
    invented: ['signs', 'doomTrack', 'ability.name', 'awakens'],
    flavour: 'Every door in the building is, for a moment, the same door.',
    signs: 12, battle: ['L', 'L', 'I3'],
    doomTrack: ['doom', 'doom', 'monster', 'doom', 'doom', 'monster', 'doom', 'doom', 'monster', 'doom'],
    ability: {
      name: 'Keeper of Thresholds',
      standing: {
        triggers: [{
          on: 'world.failed',
          effects: [
            { do: 'banishWorld' }, { do: 'if', test: { count: 'worldsLeft', atMost: 0 }, then: [{ do: 'awaken' }] },
          ],
        }],
      },
    },
    attack: [{ do: 'pay', who: 'each', cost: [{ do: 'losePiece', of: 'any', n: 1 }], otherwise: [{ do: 'devour' }] }],
    cultists: { appears: [{ do: 'gate', n: 1 }], beaten: [{ do: 'closeGate' }] },
  },
]

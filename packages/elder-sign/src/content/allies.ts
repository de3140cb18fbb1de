/** Allies. */
import type { Ally } from '../card.ts'

export const allies: readonly Ally[] = [
  {
    id: 'duke', name: 'Duke', origin: 'mixed', invented: ['standing'],
    flavour: 'A good dog. No further questions.',
    standing: { traits: [{ has: 'shield' }] },
  },
  {
    id: 'silas-webb', name: 'Silas Webb, Night Watchman', origin: 'vigil',
    flavour: 'Thirty years on the round, and he still tries every handle.',
    standing: { traits: [{ has: 'steady' }] },
  },
  {
    id: 'ada-thorne', name: 'Ada Thorne, Cataloguer', origin: 'vigil',
    flavour: 'She is never wrong about a shelf mark, and seldom about people.',
    standing: { traits: [{ has: 'reroll', dice: 1 }] },
  },
  {
    id: 'ruth-calloway', name: 'Ruth Calloway, Nurse', origin: 'vigil',
    flavour: 'She has bandages, and the good sense not to ask.',
    standing: {
      triggers: [{
        on: 'midnight',
        effects: [{
          do: 'choose',
          options: [[{ do: 'gain', what: 'sanity', n: 1 }], [{ do: 'gain', what: 'stamina', n: 1 }]],
        }],
      }],
    },
  },
  {
    id: 'brother-anselm', name: 'Brother Anselm, Chaplain', origin: 'vigil',
    flavour: 'He fixes the boiler first and prays after.',
    standing: {
      modifiers: [{ of: 'max.sanity', add: 1 }, { of: 'max.stamina', add: 1 }],
      triggers: [{
        on: 'gained',
        effects: [{ do: 'gain', what: 'sanity', n: 1 }, { do: 'gain', what: 'stamina', n: 1 }],
      }],
    },
  },
  {
    id: 'eli-pruett', name: 'Eli Pruett, Locksmith', origin: 'vigil',
    flavour: 'Fronts are for customers.',
    standing: { traits: [{ has: 'ignoreOrder' }] },
  },
  {
    id: 'mina-okafor', name: 'Mina Okafor, Informant', origin: 'vigil',
    flavour: 'She hears it on Tuesday. The papers print it on Friday.',
    standing: { traits: [{ has: 'extraGain', what: 'clue' }] },
  },
  {
    id: 'otto-brandt', name: 'Otto Brandt, Taxidermist', origin: 'vigil',
    flavour: 'He wants the head. You may keep the rest.',
    standing: {
      traits: [{ has: 'dice', dice: ['yellow'], on: 'monsterCard' }],
      triggers: [{ on: 'adventure.failed', if: { count: 'monstersHere', atLeast: 1 }, effects: [{ do: 'leave' }] }],
    },
  },
]

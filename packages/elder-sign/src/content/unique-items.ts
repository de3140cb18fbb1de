/** Unique items. */
import type { Item } from '../card.ts'

export const uniqueItems: readonly Item[] = [
  {
    id: 'alien-statue', name: 'Alien Statue', origin: 'mixed', invented: ['deck', 'when', 'effects'],
    flavour: 'It is facing the other way again.',
    deck: 'unique', when: 'adventure', effects: [{ do: 'addDice', dice: ['red'] }],
  },
  {
    id: 'obsidian-mirror', name: 'Obsidian Mirror', origin: 'vigil',
    flavour: 'Your reflection arrives a moment early.',
    deck: 'unique', when: 'adventure', effects: [{ do: 'addDice', dice: ['red'] }],
  },
  {
    id: 'key-of-nameless-metal', name: 'Key of Nameless Metal', origin: 'vigil',
    flavour: 'Cold in the hand, and heavier near doors.',
    deck: 'unique', when: 'adventure', effects: [{ do: 'addDice', dice: ['red'] }],
  },
  {
    id: 'star-chart-of-irem', name: 'Star-Chart of Irem', origin: 'vigil',
    flavour: 'The constellations are right, for a sky not yet due.',
    deck: 'unique', when: 'adventure', effects: [{ do: 'addDice', dice: ['red'] }],
  },
  {
    id: 'coiled-diadem', name: 'Coiled Diadem', origin: 'vigil',
    flavour: 'Made for a brow that never had hair.',
    deck: 'unique', when: 'adventure', effects: [{ do: 'addDice', dice: ['red'] }],
  },
  {
    id: 'lamp-of-the-deep-stair', name: 'Lamp of the Deep Stair', origin: 'vigil',
    flavour: 'It shows the seven hundredth step, and no other.',
    deck: 'unique', when: 'adventure', effects: [{ do: 'addDice', dice: ['red'] }],
  },
  {
    id: 'veil-of-grey-silk', name: 'Veil of Grey Silk', origin: 'vigil',
    flavour: 'Seen through it, the worst things are only shapes.',
    deck: 'unique', when: 'adventure', effects: [{ do: 'addDice', dice: ['red'] }, { do: 'ignoreTerror' }],
  },
  {
    id: 'necronomicon', name: 'Necronomicon', origin: 'mixed', invented: ['deck', 'when', 'price', 'effects'],
    flavour: 'The catalogue lists it under cookery, which is a kindness.',
    deck: 'unique', when: 'adventure', price: [{ do: 'lose', what: 'sanity', n: 1 }],
    effects: [{ do: 'addDice', dice: ['yellow', 'red'] }],
  },
  {
    id: 'idol-with-two-faces', name: 'Idol with Two Faces', origin: 'vigil',
    flavour: 'One face looks back along the hours. It is the one that smiles.',
    deck: 'unique', when: 'adventure', price: [{ do: 'clock', n: 1 }],
    effects: [{ do: 'addDice', dice: ['yellow', 'red'] }],
  },
  {
    id: 'blue-watcher-of-the-pyramid', name: 'Blue Watcher of the Pyramid', origin: 'mixed',
    invented: ['deck', 'when', 'price', 'effects'],
    flavour: 'It has been counting you since you came in.',
    deck: 'unique', when: 'failed', price: [{ do: 'lose', what: 'stamina', n: 1 }],
    effects: [{ do: 'recoverDice', colour: 'green' }],
  },
  {
    id: 'flute-of-the-outer-gods', name: 'Flute of the Outer Gods', origin: 'mixed',
    invented: ['deck', 'when', 'price', 'effects'],
    flavour: 'Three notes. The third is not for you.',
    deck: 'unique', when: 'turn', price: [{ do: 'lose', what: 'sanity', n: 1 }], effects: [{ do: 'slay' }],
  },
  {
    id: 'stopped-watch', name: 'Stopped Watch', origin: 'vigil',
    flavour: 'It stopped at the minute you will need.',
    deck: 'unique', when: 'turn', effects: [{ do: 'holdClock' }],
  },
]

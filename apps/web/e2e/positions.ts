/** Written by find-positions.ts: not by hand. */
import type { Prompt } from '@vigil/elder-sign'
import type { Position } from './random-game.ts'
import type { Stage } from './stages.ts'

export const PROMPTS: { readonly [I in Prompt['is']]: Position } = {
  action: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yog-sothoth',
      first: 0,
    },
    seed: 'position-223',
    answers: 12,
  },
  assist: {
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'cthulhu',
      first: 0,
    },
    seed: 'position-57',
    answers: 25,
  },
  breakLock: {
    setup: { rules: 'first', investigators: ['random'], ancientOne: 'yig', first: 0 },
    seed: 'position-86',
    answers: 67,
  },
  choose: {
    setup: { rules: 'first+faq', investigators: ['random'], ancientOne: 'cthulhu', first: 0 },
    seed: 'position-1',
    answers: 113,
  },
  discard: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'yog-sothoth',
      first: 0,
    },
    seed: 'position-511',
    answers: 140,
  },
  draft: {
    setup: { rules: 'revised', investigators: ['draft'], ancientOne: 'azathoth', first: 0 },
    seed: 'position-0',
    answers: 0,
  },
  entrance: {
    setup: { rules: 'first+faq', investigators: ['random', 'random'], ancientOne: 'nyarlathotep', first: 0 },
    seed: 'position-340',
    answers: 106,
  },
  found: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'shub-niggurath',
      first: 0,
    },
    seed: 'position-fan-29',
    answers: 40,
  },
  investigator: {
    setup: { rules: 'revised', investigators: ['random'], ancientOne: 'azathoth', first: 0 },
    seed: 'position-0',
    answers: 54,
  },
  judge: {
    setup: { rules: 'first+faq', investigators: ['random'], ancientOne: 'cthulhu', first: 0 },
    seed: 'position-289',
    answers: 36,
  },
  keep: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yog-sothoth',
      first: 0,
    },
    seed: 'position-15',
    answers: 10,
  },
  lend: {
    setup: { rules: 'fan', investigators: ['random', 'random', 'random', 'random'], ancientOne: 'ithaqua', first: 0 },
    seed: 'position-187',
    answers: 47,
  },
  lock: {
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-18',
    answers: 45,
  },
  loseCard: {
    setup: { rules: 'first+faq', investigators: ['random', 'random', 'random', 'random'], ancientOne: 'yig', first: 0 },
    seed: 'position-7',
    corrections: [
      { do: 'set', what: 'doom', to: 7 },
      { do: 'give', deck: 'common', card: 'dynamite', seat: 0 },
      { do: 'give', deck: 'common', card: 'food', seat: 0 },
      { do: 'give', deck: 'unique', card: 'blue-watcher-of-the-pyramid', seat: 0 },
      { do: 'give', deck: 'unique', card: 'coiled-diadem', seat: 0 },
      { do: 'give', deck: 'spell', card: 'banish-the-lesser', seat: 0 },
      { do: 'give', deck: 'spell', card: 'borrowed-minute', seat: 0 },
    ],
    answers: 59,
  },
  mend: {
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'cthulhu',
      first: 0,
    },
    seed: 'position-9',
    answers: 14,
  },
  midnightOrder: {
    setup: { rules: 'revised', investigators: ['random'], ancientOne: 'azathoth', first: 0 },
    seed: 'position-216',
    answers: 87,
  },
  move: {
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-186',
    answers: 121,
  },
  pay: {
    setup: { rules: 'revised', investigators: ['random', 'random', 'random', 'random'], ancientOne: 'yig', first: 0 },
    seed: 'position-6',
    answers: 65,
  },
  place: {
    setup: { rules: 'first', investigators: ['random', 'random'], ancientOne: 'cthulhu', first: 0 },
    seed: 'position-377',
    answers: 177,
  },
  prepare: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-154',
    answers: 317,
  },
  reroll: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yig',
      first: 0,
    },
    seed: 'position-22',
    answers: 6,
  },
  scrounge: {
    setup: { rules: 'first+faq', investigators: ['random'], ancientOne: 'cthulhu', first: 0 },
    seed: 'position-25',
    answers: 10,
  },
  share: {
    setup: { rules: 'fan', investigators: ['random', 'random', 'random', 'random'], ancientOne: 'ithaqua', first: 0 },
    seed: 'position-235',
    answers: 36,
  },
  shed: {
    setup: { rules: 'first+faq', investigators: ['random', 'random'], ancientOne: 'nyarlathotep', first: 0 },
    seed: 'position-52',
    answers: 6,
  },
  shield: {
    setup: { rules: 'first+faq', investigators: ['random'], ancientOne: 'cthulhu', first: 0 },
    seed: 'position-1',
    answers: 105,
  },
  shop: {
    setup: { rules: 'fan', investigators: ['random'], ancientOne: 'nyarlathotep', first: 0 },
    seed: 'position-fan-1812',
    answers: 56,
  },
  slay: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'ithaqua',
      first: 0,
    },
    seed: 'position-307',
    answers: 157,
  },
  startingCard: {
    setup: { rules: 'first+faq', investigators: ['random', 'random'], ancientOne: 'nyarlathotep', first: 0 },
    seed: 'position-4',
    answers: 61,
  },
  target: {
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'cthulhu',
      first: 0,
    },
    seed: 'position-9',
    answers: 49,
  },
  trophies: {
    setup: {
      rules: 'first',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yog-sothoth',
      first: 0,
    },
    seed: 'position-71',
    answers: 240,
  },
}

export const POSITIONS: { readonly [S in Stage]: Position } = {
  awakeInHall: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-1183',
    answers: 84,
  },
  battle: {
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-18',
    answers: 94,
  },
  hallAndWorlds: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-607',
    answers: 20,
  },
  haunted: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'nyarlathotep',
      first: 0,
      orders: true,
    },
    seed: 's37',
    answers: 18,
  },
  heaps: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'cthulhu',
      first: 0,
      orders: true,
    },
    seed: 'position-1359',
    answers: 22,
  },
  lair: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
      orders: true,
    },
    seed: 'position-987',
    corrections: [{ do: 'set', what: 'signs', to: 12 }],
    answers: 36,
  },
  lost: {
    setup: { rules: 'revised', investigators: ['random'], ancientOne: 'azathoth', first: 0 },
    seed: 'position-0',
    answers: 75,
  },
  party: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yig',
      first: 0,
    },
    seed: 'position-454',
    answers: 187,
  },
  partyAndWorlds: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yig',
      first: 0,
    },
    seed: 'position-454',
    answers: 187,
  },
  sheet: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'nyarlathotep',
      first: 0,
    },
    seed: 's350',
    answers: 65,
  },
  shopping: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'yig',
      first: 0,
      orders: true,
    },
    seed: 's331',
    answers: 52,
  },
  won: {
    setup: { rules: 'first', investigators: ['random'], ancientOne: 'yig', first: 0 },
    seed: 'position-2',
    corrections: [{ do: 'set', what: 'signs', to: 9 }],
    answers: 7,
  },
  worlds: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yig',
      first: 0,
    },
    seed: 'position-454',
    answers: 187,
  },
}

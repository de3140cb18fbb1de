/** Written by find-positions.ts: not by hand. */
import type { Prompt } from '@vigil/elder-sign'
import type { Position } from './random-game.ts'
import type { Stage } from './stages.ts'

export const PROMPTS: { readonly [I in Prompt['is']]: Position } = {
  action: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-607',
    answers: 20,
  },
  assist: {
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'cthulhu',
      first: 0,
    },
    seed: 'position-12',
    answers: 72,
  },
  breakLock: {
    setup: { rules: 'first', investigators: ['random', 'random'], ancientOne: 'nyarlathotep', first: 0 },
    seed: 'position-150',
    answers: 78,
  },
  choose: {
    setup: { rules: 'first+faq', investigators: ['random', 'random'], ancientOne: 'azathoth', first: 0 },
    seed: 'position-5',
    answers: 76,
  },
  discard: {
    setup: { rules: 'first', investigators: ['random'], ancientOne: 'hastur', first: 0 },
    seed: 'position-898',
    answers: 78,
  },
  draft: {
    setup: { rules: 'fan', investigators: ['draft', 'draft'], ancientOne: 'draft', first: 0 },
    seed: 'position-7',
    answers: 0,
  },
  entrance: {
    setup: { rules: 'first+faq', investigators: ['random', 'random'], ancientOne: 'nyarlathotep', first: 0 },
    seed: 'position-341',
    answers: 67,
  },
  found: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'ithaqua',
      first: 0,
    },
    seed: 'position-1199',
    answers: 38,
  },
  investigator: {
    setup: { rules: 'revised', investigators: ['random'], ancientOne: 'azathoth', first: 0 },
    seed: 'position-0',
    answers: 54,
  },
  judge: {
    setup: { rules: 'revised', investigators: ['random', 'random'], ancientOne: 'azathoth', first: 0 },
    seed: 'position-1444',
    answers: 34,
  },
  keep: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'cthulhu',
      first: 0,
      orders: true,
    },
    seed: 'position-15',
    answers: 10,
  },
  lend: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-31',
    answers: 119,
  },
  lock: {
    setup: { rules: 'first+faq', investigators: ['random', 'random'], ancientOne: 'cthulhu', first: 0 },
    seed: 'position-21',
    answers: 56,
  },
  loseCard: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'yig',
      first: 0,
      orders: true,
    },
    seed: 'position-267',
    answers: 32,
  },
  mend: {
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-28',
    answers: 40,
  },
  midnightOrder: {
    setup: { rules: 'revised', investigators: ['random'], ancientOne: 'nyarlathotep', first: 0 },
    seed: 'position-336',
    answers: 36,
  },
  move: {
    setup: { rules: 'revised', investigators: ['random'], ancientOne: 'hastur', first: 0 },
    seed: 'position-320',
    answers: 77,
  },
  pay: {
    setup: { rules: 'revised', investigators: ['random', 'random'], ancientOne: 'azathoth', first: 0 },
    seed: 'position-4',
    answers: 48,
  },
  place: {
    setup: { rules: 'first+faq', investigators: ['random'], ancientOne: 'cthulhu', first: 0 },
    seed: 'position-305',
    answers: 125,
  },
  prepare: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yig',
      first: 0,
    },
    seed: 'position-653',
    answers: 159,
  },
  reroll: {
    setup: { rules: 'fan', investigators: ['random', 'random'], ancientOne: 'nyarlathotep', first: 0 },
    seed: 'position-151',
    answers: 14,
  },
  scrounge: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'cthulhu',
      first: 0,
    },
    seed: 'position-13',
    answers: 30,
  },
  share: {
    setup: { rules: 'fan', investigators: ['random', 'random', 'random', 'random'], ancientOne: 'ithaqua', first: 0 },
    seed: 'position-235',
    answers: 36,
  },
  shed: {
    setup: { rules: 'first+faq', investigators: ['random'], ancientOne: 'nyarlathotep', first: 0 },
    seed: 'position-817',
    answers: 23,
  },
  shield: {
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'azathoth',
      first: 0,
    },
    seed: 'position-8',
    answers: 5,
  },
  slay: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'shub-niggurath',
      first: 0,
      orders: true,
    },
    seed: 'position-159',
    answers: 76,
  },
  startingCard: {
    setup: { rules: 'first', investigators: ['random'], ancientOne: 'azathoth', first: 0 },
    seed: 'position-2',
    answers: 160,
  },
  target: {
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-28',
    answers: 62,
  },
  trophies: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yog-sothoth',
      first: 0,
    },
    seed: 'position-189',
    answers: 298,
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
    setup: { rules: 'revised', investigators: ['random', 'random'], ancientOne: 'shub-niggurath', first: 0 },
    seed: 'position-836',
    answers: 88,
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
      investigators: ['draft', 'draft', 'draft', 'draft', 'draft', 'draft', 'draft', 'draft'],
      ancientOne: 'draft',
      first: 0,
      orders: true,
    },
    seed: 'position-3615',
    answers: 38,
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
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-1183',
    answers: 39,
  },
  partyAndWorlds: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-607',
    answers: 20,
  },
  won: {
    setup: { rules: 'first', investigators: ['random', 'random'], ancientOne: 'yig', first: 0 },
    seed: 'position-54',
    corrections: [{ do: 'set', what: 'signs', to: 9 }],
    answers: 43,
  },
  worlds: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'hastur',
      first: 0,
    },
    seed: 'position-607',
    answers: 20,
  },
}

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
    seed: 'position-1807',
    answers: 14,
  },
  assist: {
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'nyarlathotep',
      first: 0,
    },
    seed: 'position-12',
    answers: 104,
  },
  breakLock: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'ithaqua',
      first: 0,
      orders: true,
    },
    seed: 'position-1515',
    answers: 60,
  },
  choose: {
    setup: { rules: 'first+faq', investigators: ['random'], ancientOne: 'cthulhu', first: 0 },
    seed: 'position-1',
    answers: 113,
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
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random'],
      ancientOne: 'azathoth',
      first: 0,
    },
    seed: 'position-680',
    answers: 86,
  },
  found: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yog-sothoth',
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
    setup: { rules: 'first+faq', investigators: ['random'], ancientOne: 'cthulhu', first: 0 },
    seed: 'position-1585',
    answers: 177,
  },
  keep: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yog-sothoth',
      first: 0,
    },
    seed: 'position-175',
    answers: 4,
  },
  lend: {
    setup: { rules: 'fan', investigators: ['random', 'random', 'random', 'random'], ancientOne: 'ithaqua', first: 0 },
    seed: 'position-187',
    answers: 47,
  },
  lock: {
    setup: { rules: 'first', investigators: ['random', 'random'], ancientOne: 'yig', first: 0 },
    seed: 'position-6',
    answers: 119,
  },
  loseCard: {
    setup: {
      rules: 'first',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yig',
      first: 0,
    },
    seed: 'position-1950',
    answers: 189,
  },
  mend: {
    setup: {
      rules: 'revised',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'nyarlathotep',
      first: 0,
    },
    seed: 'position-12',
    answers: 62,
  },
  midnightOrder: {
    setup: { rules: 'revised', investigators: ['random', 'random'], ancientOne: 'nyarlathotep', first: 0 },
    seed: 'position-1620',
    answers: 34,
  },
  move: {
    setup: { rules: 'revised', investigators: ['random'], ancientOne: 'azathoth', first: 0 },
    seed: 'position-320',
    answers: 82,
  },
  pay: {
    setup: { rules: 'first+faq', investigators: ['random', 'random'], ancientOne: 'shub-niggurath', first: 0 },
    seed: 'position-5',
    answers: 235,
  },
  place: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'shub-niggurath',
      first: 0,
    },
    seed: 'position-301',
    answers: 209,
  },
  prepare: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'shub-niggurath',
      first: 0,
    },
    seed: 'position-669',
    answers: 129,
  },
  reroll: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'shub-niggurath',
      first: 0,
    },
    seed: 'position-13',
    answers: 87,
  },
  scrounge: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'shub-niggurath',
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
    setup: { rules: 'first+faq', investigators: ['random'], ancientOne: 'cthulhu', first: 0 },
    seed: 'position-1873',
    answers: 28,
  },
  shield: {
    setup: { rules: 'first+faq', investigators: ['random'], ancientOne: 'cthulhu', first: 0 },
    seed: 'position-1',
    answers: 105,
  },
  slay: {
    setup: { rules: 'first+faq', investigators: ['random', 'random'], ancientOne: 'shub-niggurath', first: 0 },
    seed: 'position-549',
    answers: 184,
  },
  startingCard: {
    setup: { rules: 'revised', investigators: ['random', 'random'], ancientOne: 'nyarlathotep', first: 0 },
    seed: 'position-4',
    answers: 72,
  },
  target: {
    setup: {
      rules: 'first',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yig',
      first: 0,
    },
    seed: 'position-94',
    answers: 53,
  },
  trophies: {
    setup: { rules: 'first+faq', investigators: ['random'], ancientOne: 'cthulhu', first: 0 },
    seed: 'position-1937',
    answers: 91,
  },
}

export const POSITIONS: { readonly [S in Stage]: Position } = {
  awakeInHall: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yog-sothoth',
      first: 0,
    },
    seed: 'position-1951',
    answers: 77,
  },
  battle: {
    setup: {
      rules: 'first+faq',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'shub-niggurath',
      first: 0,
    },
    seed: 'position-1149',
    answers: 129,
  },
  hallAndWorlds: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yog-sothoth',
      first: 0,
      orders: true,
    },
    seed: 'position-1551',
    answers: 17,
  },
  heaps: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yog-sothoth',
      first: 0,
      orders: true,
    },
    seed: 'position-111',
    answers: 85,
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
      ancientOne: 'yog-sothoth',
      first: 0,
    },
    seed: 'position-1951',
    answers: 77,
  },
  partyAndWorlds: {
    setup: {
      rules: 'fan',
      investigators: ['random', 'random', 'random', 'random', 'random', 'random', 'random', 'random'],
      ancientOne: 'yog-sothoth',
      first: 0,
      orders: true,
    },
    seed: 'position-1551',
    answers: 17,
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
      ancientOne: 'yog-sothoth',
      first: 0,
      orders: true,
    },
    seed: 'position-1551',
    answers: 17,
  },
}

/** Twelve insanities; the symptom is performed at every threshold (DMD-SANITY-04). */
import type { InsanityCard } from '../card.ts'

export const insanities: readonly InsanityCard[] = [
  {
    id: 'masochism', name: 'Masochism', origin: 'box', ongoing: 'tally',
    effects: [
      {
        do: 'if',
        test: { is: 'tallied' },
        then: [{ do: 'heal', stress: { count: 'tally' } }, { do: 'clearTally' }],
        else: [{ do: 'wound', n: 1 }],
      },
    ],
  },
  {
    id: 'fear-of-crowds', name: 'Fear of Crowds', origin: 'box',
    effects: [
      {
        do: 'if',
        test: { is: 'alone' },
        then: [{ do: 'heal', stress: 'all' }],
        else: [{ do: 'stress', n: { count: 'othersHere' } }],
      },
    ],
  },
  {
    id: 'kleptomania', name: 'Kleptomania', origin: 'box',
    effects: [
      {
        do: 'if',
        test: { is: 'able' },
        then: [{ do: 'steal' }, { do: 'heal', stress: 'all' }],
        else: [{ do: 'stress', n: 2 }],
      },
    ],
  },
  {
    id: 'hypochondria', name: 'Hypochondria', origin: 'box',
    effects: [
      {
        do: 'if',
        test: { wounds: 1 },
        then: [{ do: 'stress', n: { count: 'wounds' } }],
        else: [{ do: 'heal', stress: 'all' }],
      },
    ],
  },
  {
    id: 'pyromania', name: 'Pyromania', origin: 'box',
    effects: [
      { do: 'fire', at: 'here' },
      { do: 'blast', n: { count: 'fireThere' }, at: 'here', hits: ['enemy', 'investigator'], spare: true },
    ],
  },
  { id: 'catatonia', name: 'Catatonia', origin: 'box', effects: [{ do: 'lieDown' }] },
  {
    id: 'codependency', name: 'Codependency', origin: 'box', ongoing: 'partner',
    effects: [{ do: 'if', test: { is: 'partnerAway' }, then: [{ do: 'stress', n: 2 }, { do: 'join' }] }],
  },
  {
    id: 'paranoia', name: 'Paranoia', origin: 'box',
    effects: [
      { do: 'move', which: { kind: 'monster' }, toward: 'here', spaces: 1 },
      { do: 'if', test: { is: 'safe' }, then: [{ do: 'heal', stress: 'all' }] },
    ],
  },
  { id: 'obsessive-disorder', name: 'Obsessive Disorder', origin: 'box', effects: [{ do: 'matchStress' }, { do: 'evenOut' }] },
  {
    id: 'recurring-trauma', name: 'Recurring Trauma', origin: 'box', ongoing: 'keep',
    effects: [{ do: 'if', test: { is: 'keeping' }, then: [{ do: 'relive' }], else: [{ do: 'heal', stress: 'all' }] }],
  },
  {
    id: 'psychotic-outbreaks', name: 'Psychotic Outbreaks', origin: 'box',
    effects: [
      { do: 'if', test: { is: 'alone' }, then: [{ do: 'go', to: { nearest: { both: [{ with: 'figure' }, { except: 'here' }] }, to: 'here' } }] },
      { do: 'blast', n: 2, at: 'here', hits: ['enemy', 'investigator'], spare: true },
    ],
  },
  {
    id: 'short-term-memory-loss', name: 'Short-Term Memory Loss', origin: 'box',
    effects: [
      {
        do: 'if',
        test: { stress: 'full' },
        then: [{ do: 'heal', stress: 'all' }, { do: 'discard', what: { kinds: ['item', 'companion', 'condition'] }, n: 1 }],
        else: [{ do: 'stress', n: 1 }],
      },
    ],
  },
]

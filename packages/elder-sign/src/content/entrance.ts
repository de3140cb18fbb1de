/** The museum entrance. First aid is a rule, not a card: its prices lie in the rule sets. */
import type { Entrance } from '../card.ts'

export const entrance: Entrance = {
  id: 'museum-entrance', name: 'Museum Entrance', origin: 'mixed',
  invented: [
    'lostAndFound', 'souvenirs.clue', 'souvenirs.common', 'souvenirs.unique', 'souvenirs.spell', 'souvenirs.ally',
  ],
  flavour: 'Mind the step, keep your ticket, and be out by midnight.',
  lostAndFound: {
    I1: [{ do: 'lose', what: 'stamina', n: 1 }],
    I2: [{ do: 'gain', what: 'clue', n: 1 }],
    I3: [{ do: 'gain', what: 'clue', n: 1 }],
    L: [{ do: 'gain', what: 'common', n: 1 }],
    P: [{ do: 'gain', what: 'unique', n: 1 }],
    T: [{ do: 'lose', what: 'sanity', n: 1 }],
  },
  souvenirs: [
    { what: 'clue', price: 1 },
    { what: 'common', price: 2 },
    { what: 'unique', price: 3 },
    { what: 'spell', price: 4 },
    { what: 'ally', price: 5 },
    { what: 'sign', price: 10 },
  ],
}

/** The six common and ten signature skills. Each level says all that holds at it (DMD-SKILL-03). */
import type { SkillCard } from '../card.ts'

export const skills: readonly SkillCard[] = [
  {
    id: 'arcane-mastery', name: 'Arcane Mastery', origin: 'box', kind: 'common',
    levels: [
      [{ has: 'count', what: 'elder', most: 1 }],
      [{ has: 'count', what: 'elder' }],
      [{ has: 'count', what: 'elder', heals: 'stress' }],
      [{ has: 'count', what: 'elder', heals: 'stress', worth: 2 }],
    ],
  },
  {
    id: 'brawling', name: 'Brawling', origin: 'box', kind: 'common',
    levels: [
      [{ has: 'dice', n: 1, on: ['attack.near'] }],
      [{ has: 'dice', n: 1, on: ['attack.near'] }, { has: 'sweep', at: 'own' }],
      [{ has: 'dice', n: 1, on: ['attack.near'] }, { has: 'sweep', at: 'own' }, { has: 'reroll', n: 2, per: 'roll', on: ['attack.near'] }],
      [{ has: 'dice', n: 1, on: ['attack.near'] }, { has: 'sweep', at: 'own', full: true }, { has: 'reroll', n: 2, per: 'roll', on: ['attack.near'] }],
    ],
  },
  {
    id: 'marksman', name: 'Marksman', origin: 'box', kind: 'common',
    levels: [
      [{ has: 'reach', n: 1 }],
      [{ has: 'reach', n: 1 }, { has: 'dice', n: 2, on: ['attack.afar'] }],
      [{ has: 'reach', n: 2 }, { has: 'dice', n: 2, on: ['attack.afar'] }],
      [{ has: 'reach', n: 2 }, { has: 'dice', n: 2, on: ['attack.afar'] }, { has: 'free', action: 'attack', afar: true }],
    ],
  },
  {
    id: 'stealth', name: 'Stealth', origin: 'box', kind: 'common',
    levels: [
      [{ has: 'sneak', n: 1 }],
      [{ has: 'sneak', n: 3 }],
      [{ has: 'sneak', n: 3, wounds: 1 }],
      [{ has: 'sneak', wounds: 1 }],
    ],
  },
  {
    id: 'swiftness', name: 'Swiftness', origin: 'box', kind: 'common',
    levels: [
      [{ has: 'stride', n: 1 }],
      [{ has: 'stride', n: 1 }, { has: 'free', action: 'run' }],
      [{ has: 'stride', n: 1 }, { has: 'free', action: 'run' }, { has: 'carry' }],
      [{ has: 'stride', n: 1 }, { has: 'free', action: 'run' }, { has: 'carry' }, { has: 'actions', n: 1 }],
    ],
  },
  {
    id: 'toughness', name: 'Toughness', origin: 'box', kind: 'common',
    levels: [
      [{ has: 'reroll', n: 1, per: 'roll', on: ['attacked', 'fire'] }],
      [{ has: 'cut', wounds: 1, sanity: 1, from: ['attacked', 'fire'] }],
      [{ has: 'cut', wounds: 1, sanity: 1 }],
      [{ has: 'cut', wounds: 2, sanity: 1 }],
    ],
  },
  {
    id: 'fueled-by-madness', name: 'Fueled by Madness', origin: 'box', kind: 'signature',
    levels: [
      [{ has: 'dice', n: 1, if: { sanity: 'threshold' } }],
      [{ has: 'dice', n: 1, if: { sanity: 'nearThreshold' } }],
      [{ has: 'dice', n: 2, if: { sanity: 'nearThreshold' } }],
      [{ has: 'dice', n: 3, if: { sanity: 'nearThreshold' } }],
    ],
  },
  {
    id: 'healing-prayer', name: 'Healing Prayer', origin: 'box', kind: 'signature',
    levels: [
      [{ has: 'on', moment: 'turnEnd', then: [{ do: 'may', then: [{ do: 'pickPerson', of: { in: 'there' }, then: [{ do: 'heal', points: 1 }] }] }] }],
      [{ has: 'on', moment: 'turnEnd', then: [{ do: 'may', then: [{ do: 'pickPerson', of: { in: 'there' }, then: [{ do: 'heal', points: 2 }] }] }] }],
      [{ has: 'on', moment: 'turnEnd', then: [{ do: 'may', then: [{ do: 'pickPerson', of: { in: 'there' }, then: [{ do: 'heal', stress: 2, wounds: 2 }] }] }] }],
      [{ has: 'on', moment: 'turnEnd', then: [{ do: 'may', then: [{ do: 'heal', stress: 2, wounds: 2, who: { each: { in: 'there' } } }] }] }],
    ],
  },
  {
    id: 'savage', name: 'Savage', origin: 'box', kind: 'signature',
    levels: [
      [{ has: 'savage', n: 1 }],
      [{ has: 'savage', n: 2 }],
      [{ has: 'savage', n: 2, heals: true }],
      [{ has: 'savage', n: 5, heals: true }],
    ],
  },
  {
    id: 'lucky', name: 'Lucky', origin: 'box', kind: 'signature',
    levels: [
      [{ has: 'reroll', n: 1, per: 'turn' }],
      [{ has: 'reroll', n: 2, per: 'turn' }],
      [{ has: 'reroll', n: 3, per: 'turn' }],
      [{ has: 'reroll', n: 3, per: 'roll' }],
    ],
  },
  {
    id: 'read-the-omens', name: 'Read the Omens', origin: 'box', kind: 'signature',
    levels: [
      [{ has: 'omens', heals: 2 }],
      [{ has: 'omens', two: true, heals: 2 }],
      [{ has: 'omens', two: true, heals: 'all' }],
      [{ has: 'omens', two: true, heals: 'all' }, { has: 'cancel', wounds: 2 }],
    ],
  },
  {
    id: 'vengeance-obsession', name: 'Vengeance Obsession', origin: 'box', kind: 'signature',
    levels: [
      [{ has: 'vengeance', n: 1, heals: 1 }],
      [{ has: 'vengeance', n: 1, all: true, heals: 1 }],
      [{ has: 'vengeance', n: 1, all: true, heals: 2 }],
      [{ has: 'vengeance', n: 2, all: true, heals: 2 }],
    ],
  },
  {
    id: 'protector', name: 'Protector', origin: 'box', kind: 'signature',
    levels: [
      [{ has: 'protect', range: 0 }],
      [{ has: 'protect', range: 1 }],
      [{ has: 'protect', range: 1 }, { has: 'reroll', n: 2, per: 'roll', on: ['redirected'] }],
      [{ has: 'protect', range: 1, heals: true }, { has: 'reroll', n: 2, per: 'roll', on: ['redirected'] }],
    ],
  },
  {
    id: 'unkillable', name: 'Unkillable', origin: 'box', kind: 'signature',
    levels: [
      [{ has: 'revive', n: 1 }],
      [{ has: 'revive', n: 2 }],
      [{ has: 'revive', n: 2, heals: true }],
      [{ has: 'revive', n: 3, heals: true }],
    ],
  },
  {
    id: 'high-strung', name: 'High Strung', origin: 'box', kind: 'signature',
    levels: [
      [{ has: 'count', what: 'tentacle', most: 1 }],
      [{ has: 'count', what: 'tentacle' }],
      [{ has: 'count', what: 'tentacle', heals: 'wounds' }],
      [{ has: 'count', what: 'tentacle', heals: 'wounds' }, { has: 'frenzy', tentacles: 2, n: 3 }],
    ],
  },
  {
    id: 'gate-manipulation', name: 'Gate Manipulation', origin: 'box', kind: 'signature',
    levels: [
      [{ has: 'gatekeeper', range: 0 }],
      [{ has: 'gatekeeper', range: 1 }],
      [{ has: 'gatekeeper', range: 1 }, { has: 'haven' }],
      [
        { has: 'gatekeeper', range: 1 },
        { has: 'haven' },
        { has: 'dice', n: 1, if: { in: { within: 1, of: 'gates' } } },
        { has: 'free', action: 'rest', if: { in: { within: 1, of: 'gates' } } },
      ],
    ],
  },
]

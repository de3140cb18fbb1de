/** Hastur marks the people where Cthulhu marks the map. */
import type { ElderOneCard } from '../card.ts'

export const hastur: ElderOneCard = {
  id: 'hastur',
  name: 'Hastur',
  origin: 'mixed',
  invented: ['stages', 'mythos', 'minions'],
  tokens: [{ token: 'yellowSign', name: 'Yellow Sign', count: 12, origin: 'box' }],
  minions: [
    { enemy: 'cultist', traits: [{ has: 'fangs', bonus: 1, if: { holds: 'yellowSign', atLeast: 2 } }] },
    { enemy: 'disciple-of-hastur' },
  ],
  stages: [
    {
      label: '1',
      origin: 'vigil',
      health: 0,
      dice: { standard: 0, bonus: 0 },
      onAdvance: [
        { do: 'take', token: 'yellowSign', from: 'reserve' },
        { do: 'summon', enemy: 'cultist', at: { of: { each: { holds: 'yellowSign', atLeast: 2 } } } },
        {
          do: 'if',
          test: { spare: 'disciple-of-hastur' },
          then: [{ do: 'summon', enemy: 'disciple-of-hastur', at: { gate: 'yellow' } }],
          else: [{ do: 'move', which: { kind: 'disciple-of-hastur' }, toward: 'here', spaces: 1 }],
        },
      ],
      ongoing: [
        { has: 'restToken', token: 'yellowSign', points: 2 },
        { has: 'missing', token: 'yellowSign', then: [{ do: 'wound', n: 1 }] },
      ],
    },
    {
      label: '2',
      origin: 'mixed',
      health: 12,
      dice: { standard: 2, bonus: 1 },
      onReveal: [
        { do: 'elderOne', to: { of: { most: 'yellowSign' } } },
        { do: 'take', token: 'yellowSign', from: 'reserve', who: { each: { in: 'elderOne' } } },
      ],
      endOfTurn: [{ do: 'if', test: { not: { in: 'elderOne' } }, then: [{ do: 'take', token: 'yellowSign', from: 'reserve' }] }],
      invented: ['onReveal', 'endOfTurn', 'dice'],
    },
    {
      label: '3',
      origin: 'mixed',
      health: 12,
      dice: { standard: 1, bonus: 2 },
      onReveal: [
        { do: 'elderOne', to: { gate: 'red' } },
        { do: 'wound', n: 1, who: { each: { holds: 'yellowSign', atLeast: 2 } } },
      ],
      endOfTurn: [
        {
          do: 'if',
          test: { holds: 'yellowSign', atLeast: 3 },
          then: [{ do: 'sanity', n: 1 }, { do: 'wound', n: 1 }, { do: 'giveBack', token: 'yellowSign', n: 2 }],
        },
      ],
      invented: ['health', 'endOfTurn', 'dice'],
    },
    {
      label: 'Final',
      origin: 'mixed',
      health: 18,
      dice: { standard: 1, bonus: 1 },
      onReveal: [
        { do: 'elderOne', to: { of: { most: 'yellowSign' } } },
        {
          do: 'eachPerson',
          of: { in: 'elderOne' },
          then: [
            {
              do: 'choose',
              options: [
                [{ do: 'discard', what: { kinds: ['item', 'companion'] }, n: 1 }],
                [{ do: 'take', token: 'yellowSign', from: 'reserve' }],
              ],
            },
          ],
        },
      ],
      endOfTurn: [
        {
          do: 'rollAgainst',
          standard: { held: 'yellowSign' },
          then: [{ do: 'giveBack', token: 'yellowSign', n: 'n' }],
        },
      ],
      invented: ['health', 'dice', 'onReveal'],
    },
  ],
  mythos: [
    {
      id: 'they-wear-yellow',
      name: 'They Wear Yellow',
      origin: 'vigil',
      symbol: true,
      effects: [{ do: 'move', which: { kind: 'disciple-of-hastur' }, toward: { of: { most: 'yellowSign' } }, spaces: 2 }],
      summon: [{ enemy: 'disciple-of-hastur', gate: 'yellow' }],
    },
    {
      id: 'a-mark-on-the-door',
      name: 'A Mark on the Door',
      origin: 'vigil',
      symbol: true,
      effects: [{ do: 'choose', options: [[{ do: 'take', token: 'yellowSign', from: 'reserve' }], [{ do: 'sanity', n: 2 }]] }],
      summon: [{ enemy: 'cultist', gate: 'blue' }],
    },
    {
      id: 'music-across-the-lake',
      name: 'Music Across the Lake',
      origin: 'vigil',
      symbol: true,
      effects: [{ do: 'sanity', n: 1, who: { each: { holds: 'yellowSign' } } }],
      summon: [{ enemy: 'cultist', gate: 'red' }, { enemy: 'cultist', gate: 'yellow' }],
    },
    {
      id: 'ragged-procession',
      name: 'Ragged Procession',
      origin: 'vigil',
      symbol: true,
      effects: [{ do: 'move', which: { kind: 'cultist' }, toward: { of: { most: 'yellowSign' } }, spaces: 1 }],
      summon: [{ enemy: 'cultist', gate: 'blue' }, { enemy: 'cultist', gate: 'yellow' }],
    },
    {
      id: 'the-envoy',
      name: 'The Envoy',
      origin: 'vigil',
      symbol: false,
      effects: [
        {
          do: 'if',
          test: { onBoard: 'disciple-of-hastur' },
          then: [{ do: 'move', which: { nearest: 'disciple-of-hastur' }, toward: 'here' }],
          else: [{ do: 'take', token: 'yellowSign', from: 'reserve' }],
        },
      ],
      summon: [{ enemy: 'disciple-of-hastur', gate: 'red' }],
    },
    {
      id: 'second-act',
      name: 'The Second Act',
      origin: 'vigil',
      symbol: false,
      effects: [
        {
          do: 'if',
          test: { elderOne: 'board' },
          then: [{ do: 'move', which: { kind: 'elderOne' }, toward: { of: { most: 'yellowSign' } }, spaces: 1 }],
          else: [{ do: 'stress', n: 2, spill: true, who: { each: { not: { holds: 'yellowSign' } } } }],
        },
      ],
      summon: [],
    },
    {
      id: 'encore',
      name: 'Encore',
      origin: 'vigil',
      symbol: false,
      effects: [
        {
          do: 'if',
          test: { heldByAll: 'yellowSign', atLeast: 6 },
          then: [{ do: 'giveBack', token: 'yellowSign', n: 3, who: 'anyone' }, { do: 'hasten' }],
          else: [{ do: 'take', token: 'yellowSign', from: 'reserve' }],
        },
      ],
      summon: [],
    },
    {
      id: 'borrowed-face',
      name: 'A Borrowed Face',
      origin: 'vigil',
      symbol: false,
      effects: [
        {
          do: 'if',
          test: { in: { with: ['cultist', 'disciple-of-hastur'] } },
          then: [{ do: 'take', token: 'yellowSign', from: 'reserve' }],
          else: [{ do: 'be', at: { nearest: { with: ['cultist', 'disciple-of-hastur'] }, to: 'here' } }],
        },
      ],
      summon: [],
    },
  ],
}

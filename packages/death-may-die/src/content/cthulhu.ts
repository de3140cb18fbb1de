/** Cthulhu: R'lyeh rises space by space. */
import type { ElderOneCard } from '../card.ts'

export const cthulhu: ElderOneCard = {
  id: 'cthulhu', name: 'Cthulhu', origin: 'box',
  tokens: [{ token: 'rlyeh', name: "R'lyeh", count: 9, origin: 'box', single: true }],
  minions: [{ enemy: 'cultist' }, { enemy: 'star-spawn' }],
  stages: [
    {
      label: '1', origin: 'box', health: 0, dice: { standard: 0, bonus: 0 },
      onAdvance: [
        { do: 'put', token: 'rlyeh', at: 'here', orNearest: true },
        { do: 'summon', enemy: 'cultist', at: { with: 'rlyeh' } },
        {
          do: 'if',
          test: { onBoard: 'star-spawn' },
          then: [{ do: 'move', which: { kind: 'star-spawn' }, toward: 'here', spaces: 1 }],
          else: [{ do: 'summon', enemy: 'star-spawn', at: { gate: 'blue' } }],
        },
      ],
    },
    {
      label: '2', origin: 'box', health: 12, dice: { standard: 2, bonus: 2 },
      onReveal: [
        { do: 'elderOne', to: 'here' },
        { do: 'move', which: { kind: 'enemy', at: { with: 'rlyeh' } }, toward: 'here', spaces: 1 },
      ],
      endOfTurn: [{ do: 'put', token: 'rlyeh', at: 'elderOne', orNearest: true }],
    },
    {
      label: '3', origin: 'box', health: 12, dice: { standard: 0, bonus: 1 },
      onReveal: [
        { do: 'elderOne', to: { gate: 'blue' } },
        { do: 'wound', n: 1, who: { each: { in: { with: 'rlyeh' } } } },
        { do: 'sanity', n: 1, who: { each: { in: { with: 'rlyeh' } } } },
      ],
      endOfTurn: [{ do: 'sanity', n: 1, who: { each: 'all' } }],
    },
    {
      label: 'Final', origin: 'box', health: 12, dice: { standard: 1, bonus: 1 },
      onReveal: [{ do: 'elderOne', to: 'start' }, { do: 'ransom' }],
      ongoing: [{ has: 'missing', token: 'rlyeh', then: [{ do: 'sanity', n: 2, who: { each: 'all' } }] }],
    },
  ],
  mythos: [
    {
      id: 'star-spawn-a', name: 'Star Spawn!', origin: 'box', symbol: true,
      effects: [
        { do: 'sanity', n: 2, who: { each: { in: { with: 'star-spawn' } } } },
        { do: 'move', which: { kind: 'star-spawn' }, toward: 'here', spaces: 2 },
      ],
      summon: [{ enemy: 'star-spawn', gate: 'blue' }],
    },
    {
      id: 'crawling-chaos', name: 'Crawling Chaos', origin: 'box', symbol: true,
      effects: [
        { do: 'move', which: { kind: 'cultist' }, toward: 'here', spaces: 1 },
        { do: 'if', test: { in: { with: 'rlyeh' } }, then: [{ do: 'sanity', n: 1 }] },
      ],
      summon: [{ enemy: 'cultist', gate: 'red' }, { enemy: 'cultist', gate: 'yellow' }],
    },
    {
      id: 'rlyeh-awakens', name: "R'lyeh Awakens", origin: 'box', symbol: true,
      effects: [{ do: 'move', which: { kind: 'cultist', at: { with: 'rlyeh' } }, toward: 'here', spaces: 2 }],
      summon: [{ enemy: 'cultist', gate: 'blue' }, { enemy: 'cultist', gate: 'yellow' }],
    },
    {
      id: 'star-spawn-b', name: 'Star Spawn!', origin: 'box', symbol: true,
      effects: [
        { do: 'move', which: { kind: 'star-spawn' }, toward: 'here', spaces: 2 },
        { do: 'sanity', n: 1, who: { each: { in: { with: 'star-spawn' } } } },
      ],
      summon: [{ enemy: 'star-spawn', gate: 'red' }],
    },
    {
      id: 'thing-that-should-not-be', name: 'The Thing That Should Not Be', origin: 'box', symbol: false,
      effects: [
        {
          do: 'if',
          test: { elderOne: 'board' },
          then: [{ do: 'sanity', n: 1, who: { each: 'all' } }],
          else: [{ do: 'stress', n: 2, who: { each: 'all' }, spill: true }],
        },
      ],
      summon: [],
    },
    {
      // DMD-RULING-64
      id: 'rlyeh-unleashed', name: "R'lyeh Unleashed!", origin: 'mixed', invented: ['summon'], symbol: true,
      effects: [{ do: 'sanity', n: 1, who: { each: { in: { with: 'rlyeh' } } } }],
      summon: [{ enemy: 'cultist', gate: 'blue' }],
    },
    {
      id: 'sleeper-awakens', name: 'The Sleeper Awakens!', origin: 'box', symbol: false,
      effects: [{ do: 'if', test: { touching: 'rlyeh' }, then: [{ do: 'hasten' }] }],
      summon: [],
    },
    {
      id: 'astral-promise', name: 'Astral Promise', origin: 'box', symbol: false,
      effects: [
        { do: 'move', which: { nearest: 'cultist' }, toward: 'here' },
        { do: 'choose', options: [[{ do: 'put', token: 'rlyeh', at: 'here', orNearest: true }], [{ do: 'sanity', n: 2 }]] },
      ],
      summon: [],
    },
  ],
}

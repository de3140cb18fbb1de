/** What can be said about a game of Elder Sign. */
import type { Flag } from '../flags.ts'

export const elderSignFlags: readonly Flag[] = [
  {
    name: 'ancientOne',
    takes: '<name>',
    says: 'against whom: a name, random, or draft; draft serves investigators too',
  },
  { name: 'rules', takes: '<set>', says: 'rule set' },
  {
    name: 'with',
    takes: '<switches>',
    says: 'house rules, separated by commas; vigil rules --switches lists them',
    many: true,
  },
  { name: 'hours', takes: '<n>', says: 'how many hours the clock moves at a time: 3, 4, 5 or 6' },
  { name: 'events', takes: '<classes>', says: 'Mythos cards: easy, normal, hard, two of them, or all' },
  { name: 'orders', says: 'with the Esoteric Orders, where the rules know them' },
]

/** What can be said about a game of Death May Die. */
import type { Flag } from '../flags.ts'

export const deathMayDieFlags: readonly Flag[] = [
  { name: 'episode', takes: '<name>', says: 'which episode: a name, its number, or random' },
  { name: 'elderOne', takes: '<name>', says: 'which Elder One: a name, or random' },
]

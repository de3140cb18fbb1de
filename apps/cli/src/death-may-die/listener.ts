/** Listens to a game of Death May Die: what ended it, and where wounds and sanity went. */
import type { Event, State } from '@vigil/death-may-die'
import type { Words } from '@vigil/death-may-die/text'
import type { Heard, Listener } from '../simulation/game-result.ts'

/** What is going on when somebody is hurt. */
type Cause = 'Own rolls' | 'Fights' | 'Mythos cards' | 'Discovery cards' | 'Fire' | 'The Elder One' | 'Ends of turns'

const causeOf = (event: Event, before: Cause): Cause => {
  switch (event.is) {
    case 'turn':
    case 'attacked':
    case 'acted':
      return 'Own rolls'
    case 'mythos':
      return 'Mythos cards'
    case 'found':
      return 'Discovery cards'
    case 'fight':
      return 'Fights'
    case 'advanced':
    case 'stage':
      return 'The Elder One'
    case 'shuffled':
      return 'Ends of turns'
    default:
      return before
  }
}

const sourceOf = (source: string, cause: Cause): string => {
  if (source === 'fire') return 'Fire'
  if (source === 'stage') return 'The Elder One'
  if (source === 'rule' || source.startsWith('rule#')) return 'Rules of the episode'
  return cause
}

const ENDINGS: Readonly<Record<string, string>> = {
  slain: 'Won: the Elder One is dead',
  early: 'Lost: a death before the summoning',
  all: 'Lost: everybody is dead',
  track: 'Lost: the end of the track',
}

export const listenTo = (words: Words): Listener => {
  let cause: Cause = 'Own rolls'
  const wounds: Record<string, number> = {}
  const sanity: Record<string, number> = {}
  const add = (to: Record<string, number>, source: string, n: number): void => {
    to[source] = (to[source] ?? 0) + n
  }
  return {
    tell(told) {
      // The game this listener was made for speaks in its own events.
      const event = told as Event
      cause = causeOf(event, cause)
      if (event.is === 'wounded') add(wounds, sourceOf(event.source, cause), event.n)
      else if (event.is === 'sanity') add(sanity, sourceOf(event.source, cause), event.n)
    },
    heard: (state): Heard => {
      const { turns, ending, episode, elderOne, seats, stage, disrupted } = state as State
      return {
        groups: {
          Pairing: `${words.nameOf(elderOne)}, ${words.nameOf(episode)}`,
          Investigators: String(seats.length),
          'Elder One': words.nameOf(elderOne),
          Episode: words.nameOf(episode),
          Ritual: disrupted ? 'disrupted' : 'not disrupted',
          'Last stage': String(stage),
        },
        how: ENDINGS[ending?.how ?? ''] ?? 'Not finished',
        turns,
        went: { Wounds: wounds, Sanity: sanity },
      }
    },
  }
}

/** Listens to a game of Elder Sign: what ended it, where sanity, stamina and doom went, and what turned up. */
import type { Event, Setup, State } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'
import { cardsSeen } from './elder-sign-cards.ts'
import type { Heard, Listener } from './game-result.ts'

/** What is going on when something is lost; doom does not say for itself. */
type Cause =
  | 'Failed adventures'
  | 'Terror'
  | 'Effects at midnight'
  | 'Midnight'
  | 'Mythos cards'
  | 'Investigators devoured'
  | 'Turns'

const causeOf = (event: Event, before: Cause): Cause => {
  switch (event.is) {
    case 'failed':
      return 'Failed adventures'
    case 'terror':
      return 'Terror'
    case 'midnight':
      return 'Midnight'
    case 'midnightEffect':
      return 'Effects at midnight'
    case 'mythos':
      return 'Mythos cards'
    case 'devoured':
      return 'Investigators devoured'
    case 'turn':
    case 'resolved':
      return 'Turns'
    default:
      return before
  }
}

const ROW = /^(?:[tmxh]\d*$|[mxh]:|battle$)/

const sourceOf = (source: string, cause: Cause, ancientOne: string): string => {
  if (ROW.test(source)) return 'Costs of tasks'
  if (source === ancientOne) return 'The Ancient One'
  if (source === 'assist') return 'Helping others'
  if (source === 'lostAndFound') return 'Lost and found'
  return source.startsWith('lingering:') ? 'Mythos cards' : cause === 'Turns' ? 'Cards and monsters' : cause
}

const ENDINGS: Readonly<Record<string, string>> = {
  sealed: 'Won: sealed away',
  defeated: 'Won: beaten in battle',
  devoured: 'Lost: everybody devoured',
  awakened: 'Lost: it awoke',
}

const difficultyOf = ({ difficulty, orders }: Setup): string => {
  const said = [
    ...(difficulty?.hours ? [`${difficulty.hours} hours`] : []),
    ...(difficulty?.events ? [difficulty.events.join(' and ')] : []),
    ...(orders ? ['Esoteric Orders'] : []),
  ]
  return said.join(', ') || 'as printed'
}

export const listenTo = (words: Words, setup: Setup): Listener => {
  let cause: Cause = 'Turns'
  let ancientOne = setup.ancientOne
  let found = 0
  const cards = cardsSeen(words)
  const points: Record<string, number> = {}
  const doom: Record<string, number> = {}
  const add = (to: Record<string, number>, source: string, n: number): void => {
    to[source] = (to[source] ?? 0) + n
  }
  return {
    tell(told) {
      // The game this listener was made for speaks in its own events.
      const event = told as Event
      cause = causeOf(event, cause)
      if (event.is === 'ancientOne') ancientOne = event.id
      else if (event.is === 'lost' && event.what !== 'clue')
        add(points, sourceOf(event.source, cause, ancientOne), event.n)
      else if (event.is === 'doom' && event.n > 0) add(doom, cause, event.n)
      else if (event.is === 'signFound') found += Math.max(0, event.n)
      else cards.tell(event)
    },
    heard: (state): Heard => {
      const { turns, ending, ancientOne: against, doom: stood, signs } = state as State
      return {
        groups: {
          'Ancient One': words.nameOf(against),
          'Rule set': words.ruleSetName(setup.rules),
          Players: String(setup.investigators.length),
          Difficulty: difficultyOf(setup),
        },
        how: ENDINGS[ending?.how ?? ''] ?? 'Not finished',
        turns,
        went: { 'Sanity and stamina': points, Doom: doom },
        // Where signs are carried about (ES-FANSEAL-01), those found tell more than those laid down.
        stood: { 'Doom at the end': stood, 'Elder Signs found': Math.max(signs, found) },
        cards: cards.seen(),
      }
    },
  }
}

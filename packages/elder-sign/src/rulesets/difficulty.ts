/** ES-DIFF: how far the hand moves at a time, and which Mythos cards are in the deck. */
import type { Mythos } from '../card.ts'

/** ES-DIFF-01: normal, hard, very hard, impossible. */
export const HOURS = [3, 4, 5, 6] as const
export type Hours = (typeof HOURS)[number]

/** ES-DIFF-02 */
export const EVENTS = ['easy', 'normal', 'hard'] as const
export type EventClass = (typeof EVENTS)[number]

export interface Difficulty {
  /** Hours per advance; as in the rule set unless said. */
  readonly hours?: Hours
  /** The classes of Mythos cards in the deck, one or two; all unless said. */
  readonly events?: readonly EventClass[]
}

/** ES-RULING-98: one card in force and one to follow it. */
export const LEAST_EVENTS = 2

const CLASSES = { none: 'easy', conditional: 'normal', unconditional: 'hard' } as const satisfies {
  readonly [D in Mythos['doom']]: EventClass
}

export const eventClassOf = ({ doom }: Mythos): EventClass => CLASSES[doom]

/** In one order, and each once. */
export const sortedEvents = (events: readonly string[]): EventClass[] => EVENTS.filter((each) => events.includes(each))

/** The parts of a key that stand for a difficulty. */
export const keyParts = ({ hours, events }: Difficulty): string[] => [
  ...(hours === undefined ? [] : [`hours:${hours}`]),
  ...(events === undefined || sortedEvents(events).length === EVENTS.length
    ? []
    : [`events:${sortedEvents(events).join('+')}`]),
]

/** What a part of a key says of the difficulty; undefined where it speaks of something else. */
export const difficultyIn = (part: string): Difficulty | undefined => {
  const [what, value = ''] = part.split(':')
  if (what === 'events') return { events: sortedEvents(value.split('+')) }
  const hours = what === 'hours' ? HOURS.find((each) => String(each) === value) : undefined
  return hours && { hours }
}

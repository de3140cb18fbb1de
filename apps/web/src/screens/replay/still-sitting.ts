/** A sitting at which nothing can be done: a board shows any page of a story through it. */
import type { Kind, Work } from '@vigil/kernel'
import type { Story } from '@vigil/table'
import type { Entry, Moment, Sitting } from '../../sitting/sitting.ts'

export interface StillSitting<K extends Kind> extends Sitting<K> {
  /** `log`: what has been told up to there. */
  turnTo(page: number, log: readonly Entry<K>[]): void
}

function* done<T>(what: T): Work<T> {
  yield
  return what
}

const nothing = (): void => undefined

export const stillSitting = <K extends Kind>(story: Story<K>): StillSitting<K> => {
  let page = 0
  const first = { glance: story.at(0), log: [], last: undefined, before: undefined, refused: undefined }
  let moment: Moment<K> = first
  const listeners = new Set<() => void>()
  return {
    moment: () => moment,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answer: () => Promise.resolve(false),
    supply: nothing,
    undo: nothing,
    correct: nothing,
    seat: nothing,
    question: () => undefined,
    corrections: () => Promise.resolve([]),
    retell: nothing,
    recall: () => done(undefined),
    turnTo: (to, log) => {
      const moved = to !== page
      // One step on happens before one's eyes; anything else is simply there.
      const on = to === page + 1 ? story.pages[to] : undefined
      const glance = moved ? story.at(to) : moment.glance
      const last = on && { seq: glance.seq, because: on.because, events: on.events, glance }
      moment = moved ? { glance, log, last, before: on && moment.glance, refused: undefined } : { ...moment, log }
      page = to
      for (const listener of listeners) listener()
    },
  }
}

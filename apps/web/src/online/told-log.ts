/** The log of a table far away, told from what its server keeps: for whoever comes later, comes back or changes language. */
import type { Kind } from '@vigil/kernel'
import type { Speech } from '../face.ts'
import type { Entry, Log } from '../sitting/log.ts'
import type { KeptStory } from './server.ts'

/** How many answers are told again. */
const RECALLED = 36

interface Told {
  /** How many inputs counted before it. */
  readonly at: number
  readonly seq: number
  readonly isAnswer: boolean
  readonly events: readonly Kind['event'][]
}

/** What still counts: an undo leaves the first `to` inputs. */
const counting = ({ entries }: KeptStory): readonly Told[] => {
  let told: Told[] = []
  let at = 0
  for (const [seq, { input, events }] of entries.entries()) {
    if (input.is === 'undo') {
      const { to } = input
      told = told.filter((each) => each.at < to)
      at = to
      continue
    }
    told.push({ at, seq, isAnswer: input.is !== 'chance', events })
    at += 1
  }
  return told
}

/** `now` is how the table looks today: pages from before are there only every so often. */
export const toldLog = (story: KeptStory, speech: Speech<Kind>, now: unknown): Log<Kind> => {
  const all = counting(story)
  const answers = all.filter(({ isAnswer }) => isAnswer)
  const from = answers.at(-RECALLED)?.seq ?? 0
  const entries: Entry<Kind>[] = []
  const marks: number[] = []
  for (const { seq, isAnswer, events } of all) {
    if (isAnswer) marks.push(entries.length)
    if (seq < from || events.length === 0) continue
    const before = story.pages.findLast((page) => page.seq <= seq)?.view ?? now
    const texts = speech.events(events, before)
    for (const [i, event] of events.entries()) {
      const text = texts[i] ?? ''
      if (text !== '') entries.push({ n: entries.length + 1, text, event })
    }
  }
  return { entries, marks }
}

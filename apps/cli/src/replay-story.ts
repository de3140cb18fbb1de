/** A saved match as a row of positions, each with what was said on the way to it. */
import { type AnyRecord, type Kind, type Match, openMatch, type Refusal, type Result, replay } from '@vigil/kernel'
import type { Face } from './face.ts'

export interface Position<K extends Kind> {
  readonly match: Match<K>
  readonly said: readonly string[]
}

/** From the first position to the last. What was taken back stays in the story, and so does the taking back. */
export const storyOf = <K extends Kind>(face: Face<K>, record: AnyRecord): Result<Position<K>[], Refusal> => {
  const positions: Position<K>[] = []
  let before: Match<K> | undefined
  const replayed = replay(face.game, record, {
    onStep({ logged, events, match }) {
      before ??= openMatch(face.game, match.record)
      if (positions.length === 0) positions.push({ match: before, said: [] })
      const undone = logged.is === 'undo' ? [`Taken back: ${before.inputs.length - logged.to} entries.`] : []
      positions.push({ match, said: [...undone, ...face.sentences(events, before.state)] })
      before = match
    },
  })
  if (!replayed.ok) return replayed
  return { ok: true, value: positions.length === 0 ? [{ match: replayed.value, said: [] }] : positions }
}

/** Taking back answers and corrections: an undo is one more entry of the log, and the state is worked out again from a snapshot. */
import type { Input, Kind } from './game.ts'
import type { Match } from './match.ts'
import { type Refusal, refusal } from './refusal.ts'
import { no, ok, type Result } from './result.ts'
import { tallyOf } from './tally.ts'

/** The match as if it had come to the first `to` inputs that count, and to nothing else. */
export const matchAt = <K extends Kind>(match: Match<K>, to: number): Result<Match<K>, Refusal> => {
  if (!Number.isSafeInteger(to) || to < 0 || to > match.inputs.length)
    return no(refusal('undo.range', '', { max: match.inputs.length, got: to }))
  const inputs = match.inputs.slice(0, to)
  const snapshots = match.snapshots.filter(({ at }) => at <= to)
  const nearest = snapshots.at(-1)
  // A match that was left under another version of the game: only that version could play it again.
  if (!nearest) return no(refusal('undo.release'))
  const state: K['state'] = JSON.parse(nearest.state)
  for (const input of inputs.slice(nearest.at)) match.game.applyInPlace(state, input)
  return ok({
    ...match,
    record: { ...match.record, inputs },
    state,
    inputs,
    ...tallyOf(inputs),
    seq: to,
    snapshots,
  })
}

/** Back to the position after the first `to` inputs that count. The undo is appended to the log. */
export const rewindMatch = <K extends Kind>(match: Match<K>, to: number): Result<Match<K>, Refusal> => {
  const then = matchAt(match, to)
  if (!then.ok) return then
  const record = { ...match.record, inputs: [...match.record.inputs, { is: 'undo', to } as const] }
  return ok({ ...then.value, record, seq: match.seq + 1 })
}

/** What an undo would take back, oldest first: an answer or correction and the outcomes after it, or nothing. */
export const undoable = <K extends Kind>(match: Match<K>): readonly Input<K>[] => {
  const last = match.inputs.findLastIndex((input) => input.is !== 'chance')
  return last < 0 ? [] : match.inputs.slice(last)
}

/** Back to the decision before the last answer or correction; the same outcomes will come again, for fate hangs on the seed alone. */
export const undoMatch = <K extends Kind>(
  match: Match<K>,
): Result<{ match: Match<K>; undone: readonly Input<K>[] }, Refusal> => {
  const undone = undoable(match)
  if (undone.length === 0) return no(refusal('undo.none'))
  const rewound = rewindMatch(match, match.inputs.length - undone.length)
  return rewound.ok ? ok({ match: rewound.value, undone }) : rewound
}

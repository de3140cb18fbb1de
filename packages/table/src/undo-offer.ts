/** What may be taken back, and what that would give away: dice and cards that have been seen cannot be unseen. */
import { type Input, type Kind, type Match, type Refusal, refusal, undoable } from '@vigil/kernel'
import { botAt, type Seating, seatingOf } from './seating.ts'

/** `untilRevealed`: until dice or cards have answered. */
export type UndoPolicy = 'free' | 'untilRevealed' | 'never'

export interface UndoOffer {
  readonly allowed: boolean
  /** `reveals`: it takes back dice or cards that somebody has seen. */
  readonly price: 'free' | 'reveals' | 'closed'
  /** Where it is not allowed. */
  readonly why?: Refusal
  /** How much one undo takes back: an answer or a correction, what bots answered to it, and the outcomes after it. */
  readonly answers: number
  readonly corrections: number
  readonly outcomes: number
}

const isPersons = <K extends Kind>(input: Input<K>, seating: Seating): boolean =>
  input.is === 'correct' || (input.is === 'answer' && botAt(seating, input.seat) === null)

/**
 * The last answer or correction of a person and all that came of it: a bot would only answer the same again. Where there
 * is none, one answer of a bot. With real dice, the outcome that was told last: a mistyped roll is not the answer's fault.
 */
export const takenBack = <K extends Kind>(match: Match<K>): readonly Input<K>[] => {
  const last = match.inputs.at(-1)
  if (match.record.chance === 'ask' && last?.is === 'chance') return [last]
  const seating = seatingOf(match.record)
  const from = match.inputs.findLastIndex((input) => isPersons(input, seating))
  return from < 0 ? undoable(match) : match.inputs.slice(from)
}

const count = <K extends Kind>(inputs: readonly Input<K>[], is: Input<K>['is']): number =>
  inputs.filter((input) => input.is === is).length

export const undoOffer = <K extends Kind>(match: Match<K>, policy: UndoPolicy): UndoOffer => {
  const inputs = takenBack(match)
  const outcomes = count(inputs, 'chance')
  const amounts = { answers: count(inputs, 'answer'), corrections: count(inputs, 'correct'), outcomes }
  const why = closedBy(policy, inputs.length, outcomes)
  if (why) return { allowed: false, price: 'closed', why, ...amounts }
  return { allowed: true, price: outcomes > 0 ? 'reveals' : 'free', ...amounts }
}

const closedBy = (policy: UndoPolicy, inputs: number, outcomes: number): Refusal | undefined => {
  if (policy === 'never') return refusal('undo.never')
  if (inputs === 0) return refusal('undo.none')
  return policy === 'untilRevealed' && outcomes > 0 ? refusal('undo.revealed', '', { outcomes }) : undefined
}

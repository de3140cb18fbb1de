/** A saved match looked at again: what its answers gave away, and how lucky its dice were. */
import type { AnyRecord, Input, Kind, Match } from '@vigil/kernel'
import { type DiceLuck, type Slip, slipOf } from '@vigil/odds'
import { botAt, seatingOf } from '@vigil/table'
import type { Face } from './face.ts'

/** An answer that gave something away, in words. */
export interface TurnSlip {
  readonly when: string
  readonly who: string
  readonly given: string
  readonly better: string
  readonly slip: Slip<unknown>
}

export interface Review {
  /** The costliest first. */
  readonly slips: readonly TurnSlip[]
  /** All that was given away, in successes. */
  readonly cost: number
  /** How many answers could be weighed. */
  readonly weighed: number
  readonly luck: DiceLuck
}

type AnswerInput<K extends Kind> = Extract<Input<K>, { is: 'answer' }>

/** What an answer cost; nothing where it was the only one, and null where it could not be weighed. */
const slipAt = <K extends Kind>(
  face: Face<K>,
  state: Readonly<K['state']>,
  { seat, pick }: AnswerInput<K>,
): TurnSlip | undefined | null => {
  const decision = face.game.node(state)
  if (decision.kind !== 'decision' || decision.options.length < 2) return null
  const view = face.game.view(state, seat)
  const weighed = face.counsel.weigh?.({ view, decision })
  // Without a chance of the whole position, the answers are not to be held against each other.
  if (!weighed?.here) return null
  const slip = slipOf(weighed.answers, pick)
  if (!slip) return undefined
  const inWords = (options: readonly K['option'][]): string =>
    options.map((option) => face.label(option, decision, state)).join(', ') || 'none of them'
  return {
    when: face.counsel.when(view),
    who: face.who(seat, state),
    given: inWords(slip.given.pick),
    better: inWords(slip.better.pick),
    slip,
  }
}

/** Whose answers are looked at: those of people, or of the bots where only they played. */
const looksAt = <K extends Kind>(record: AnyRecord, inputs: readonly Input<K>[]): ((input: Input<K>) => boolean) => {
  const seating = seatingOf(record)
  const byPerson = (input: Input<K>): boolean => input.is === 'answer' && botAt(seating, input.seat) === null
  return inputs.some(byPerson) ? byPerson : ({ is }) => is === 'answer'
}

/** `onProgress` hears how many of the inputs are done. What was taken back is not looked at. */
export const reviewOf = <K extends Kind>(
  face: Face<K>,
  record: AnyRecord,
  { inputs, record: played }: Match<K>,
  onProgress: (done: number) => void,
): Review => {
  const { game, counsel } = face
  const counts = looksAt(record, inputs)
  const state = game.start(played.setup)
  const slips: TurnSlip[] = []
  let [weighed, seen] = [0, 0]
  const chances: number[] = []
  let before = game.view(state, 'spectator')
  let events: K['event'][] = []
  const addLuck = (): void => {
    const luck = counsel.luck?.(events, before)
    seen += luck?.seen ?? 0
    chances.push(...(luck?.chances ?? []))
    events = []
  }
  for (const [i, input] of inputs.entries()) {
    if (input.is !== 'chance') {
      addLuck()
      before = game.view(state, 'spectator')
    }
    const slip = input.is === 'answer' && counts(input) ? slipAt(face, state, input) : null
    if (slip !== null) weighed++
    if (slip) slips.push(slip)
    game.applyInPlace(state, input, (event) => events.push(event))
    onProgress(i + 1)
  }
  addLuck()
  const cost = slips.reduce((sum, { slip }) => sum + slip.cost, 0)
  return { slips: slips.sort((a, b) => b.slip.cost - a.slip.cost), cost, weighed, luck: { seen, chances } }
}

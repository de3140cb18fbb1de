/**
 * One running match (decision D3): a record of plain JSON that is the whole truth, and what is worked out from it. Pure:
 * every function returns a new match and leaves the old one as it was.
 */
import { fairRng } from './fair-rng.ts'
import type { Decision, Emit, Game, Input, Kind, Node, Seat } from './game.ts'
import { EndlessSteps } from './machine.ts'
import { asOffered } from './offer.ts'
import { type MatchRecord, newRecord, type RecordOptions } from './record.ts'
import { type Refusal, refusal } from './refusal.ts'
import { no, ok, type Result } from './result.ts'
import { type Snapshot, snapshotAt } from './snapshot.ts'
import { type Tally, tallyOf } from './tally.ts'

export interface Match<K extends Kind> extends Tally {
  readonly game: Game<K>
  readonly record: MatchRecord<K>
  readonly state: Readonly<K['state']>
  /** What still counts of the log: undone inputs and undos left out. */
  readonly inputs: readonly Input<K>[]
  /** Length of the log. Grows with everything that happens, undo too, so no decision id is ever used twice. */
  readonly seq: number
  /** After 0, 20, 40, … inputs: memory stays small, and an undo replays few inputs. */
  readonly snapshots: readonly Snapshot[]
}

const SNAPSHOT_EVERY = 20

/** More outcomes in a row than any game needs. */
const MAX_CHAIN = 1_000

export interface Moved<K extends Kind> {
  readonly match: Match<K>
  readonly events: readonly K['event'][]
}

export interface Answer<K extends Kind> {
  /** The id of the decision that is answered. */
  readonly decision: string
  readonly seat: Seat
  readonly pick: readonly K['option'][]
}

/** A match at its first position, before any chance: for replays. `setup` must have been checked. */
export const openMatch = <K extends Kind>(game: Game<K>, record: MatchRecord<K>): Match<K> => {
  const state = game.start(record.setup)
  const snapshots = [snapshotAt(0, state)]
  const inputs: Input<K>[] = []
  return { game, record: { ...record, inputs }, state, inputs, ...tallyOf(inputs), seq: 0, snapshots }
}

/** Checks the set-up, starts, and resolves chance until a seat must choose. */
export const beginMatch = <K extends Kind>(
  game: Game<K>,
  setup: unknown,
  seed: string,
  options: RecordOptions = {},
): Result<Moved<K>, Refusal> => {
  const checked = game.check(setup)
  if (!checked.ok) return checked
  return ok(resolveChance(openMatch(game, newRecord(game, checked.value, seed, options))))
}

export const currentNode = <K extends Kind>(match: Match<K>): Node<K> => match.game.node(match.state)

/** The decision the match waits for, with the id an answer must quote. */
export const currentDecision = <K extends Kind>(
  match: Match<K>,
): (Decision<K> & { readonly id: string }) | undefined => {
  const node = currentNode(match)
  if (node.kind !== 'decision') return undefined
  const { kind, seat, about, options, min, max } = node
  return { kind, seat, about, options, min, max, id: decisionId(match) }
}

const decisionId = <K extends Kind>(match: Match<K>): string => `d${match.seq}`

export const answerMatch = <K extends Kind>(match: Match<K>, answer: Answer<K>): Result<Moved<K>, Refusal> => {
  const node = currentNode(match)
  if (node.kind === 'over') return no(refusal('answer.over'))
  const id = decisionId(match)
  if (answer.decision !== id) return no(refusal('answer.stale', '', { current: id, got: answer.decision }))
  if (node.kind === 'chance') return no(refusal('answer.chance', '', { is: node.about.is }))
  if (answer.seat !== node.seat) return no(refusal('answer.seat', '', { seat: node.seat, got: answer.seat }))
  const pick = asOffered(match.game, match.state, node, answer.pick)
  const { seat } = answer
  // What was found among the options, and is neither too little nor too much, is legal: nobody looks a second time.
  if (pick && pick.length >= node.min && pick.length <= node.max)
    return ok(onwards(match, { is: 'answer', seat, pick }))
  const moved = extendWarily(match, { is: 'answer', seat, pick: pick ?? answer.pick })
  return moved.ok ? ok(resolveChance(moved.value.match, moved.value.events)) : moved
}

/**
 * At a table with real dice: what the players rolled or drew. The game judges whether it can be, for it knows best which
 * outcomes are alike (the same faces in another order, another copy of a card).
 */
export const supplyChance = <K extends Kind>(match: Match<K>, outcome: K['outcome']): Result<Moved<K>, Refusal> => {
  if (match.record.chance !== 'ask') return no(refusal('chance.sampled'))
  if (currentNode(match).kind !== 'chance') return no(refusal('chance.none'))
  return extendMatch(match, { is: 'chance', outcome })
}

/** A referee puts the position right: logged, undone like an answer, and seen in `isCorrected` ever after. */
export const correctMatch = <K extends Kind>(match: Match<K>, change: K['correction']): Result<Moved<K>, Refusal> => {
  if (!match.game.corrections) return no(refusal('correct.never'))
  const node = currentNode(match)
  if (node.kind === 'over') return no(refusal('answer.over'))
  if (node.kind === 'chance') return no(refusal('answer.chance', '', { is: node.about.is }))
  const moved = extendMatch(match, { is: 'correct', change })
  return moved.ok ? ok(resolveChance(moved.value.match, moved.value.events)) : moved
}

export const isCorrected = <K extends Kind>(match: Match<K>): boolean => match.corrected

/** Draws outcomes from the seed until a seat must choose or the game is over; at a table with real dice, none. */
export const resolveChance = <K extends Kind>(match: Match<K>, before: readonly K['event'][] = []): Moved<K> =>
  match.record.chance === 'ask' || currentNode(match).kind !== 'chance'
    ? { match, events: before }
    : onwards(match, undefined, before)

/** What counts and the log, with what came last. As long as nothing has been taken back, they are the same list. */
const withInputs = <K extends Kind>(
  { record, inputs: before }: Match<K>,
  last: readonly Input<K>[],
): Pick<Match<K>, 'record' | 'inputs'> => {
  const inputs = before.concat(last)
  return { inputs, record: { ...record, inputs: record.inputs === before ? inputs : [...record.inputs, ...last] } }
}

/** Checks, applies and logs one input, whatever follows. */
export const extendMatch = <K extends Kind>(match: Match<K>, input: Input<K>): Result<Moved<K>, Refusal> => {
  const applied = match.game.apply(match.state, input)
  if (!applied.ok) return applied
  const { state, events } = applied.value
  const at = match.inputs.length + 1
  return ok({
    events,
    match: {
      ...match,
      ...withInputs(match, [input]),
      state,
      fate: match.fate + (input.is === 'chance' ? 1 : 0),
      corrected: match.corrected || input.is === 'correct',
      seq: match.seq + 1,
      snapshots: at % SNAPSHOT_EVERY === 0 ? [...match.snapshots, snapshotAt(at, state)] : match.snapshots,
    },
  })
}

/** The same for what came from outside and may have any shape: a game may trip over it. */
export const extendWarily = <K extends Kind>(match: Match<K>, input: Input<K>): Result<Moved<K>, Refusal> => {
  try {
    return extendMatch(match, input)
  } catch {
    return no(refusal('input.broken'))
  }
}

const follow = <K extends Kind>(game: Game<K>, state: K['state'], input: Input<K>, emit: Emit<K>): Node<K> => {
  if (game.follow) return game.follow(state, input, emit)
  game.applyInPlace(state, input, emit)
  return game.node(state)
}

/**
 * One input that is known to be legal, and the chance after it, on a single copy. Unchecked: whoever calls this has found
 * `first` among the options. Without it, a match that chance is due in.
 */
const onwards = <K extends Kind>(
  match: Match<K>,
  first: Input<K> | undefined,
  before: readonly K['event'][] = [],
): Moved<K> => {
  const { game, record, corrected } = match
  const state = game.clone(match.state)
  const events = before.slice()
  const added: Input<K>[] = []
  let { fate, snapshots } = match
  const take = (input: Input<K>): Node<K> => {
    const node = follow(game, state, input, (event) => events.push(event))
    const at = match.inputs.length + added.push(input)
    if (input.is === 'chance') fate++
    if (at % SNAPSHOT_EVERY === 0) snapshots = [...snapshots, snapshotAt(at, state)]
    return node
  }
  let node = first ? take(first) : currentNode(match)
  if (node.kind === 'chance' && record.chance !== 'ask') {
    const rng = fairRng(record.seed)
    for (let n = 0; node.kind === 'chance'; n++) {
      if (n === MAX_CHAIN) throw new EndlessSteps('chance follows chance for ever')
      const int = rng.event(fate)
      node = take(game.sampleFrom?.(node.about, int) ?? game.sample(state, int))
    }
  }
  const { inputs, record: grown } = withInputs(match, added)
  const seq = match.seq + added.length
  return { events, match: { game, record: grown, state, inputs, fate, corrected, seq, snapshots } }
}

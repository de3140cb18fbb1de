/** One sitting at a table: a match, and the log of it in words. Pure; saving and showing are for the shells. */
import {
  type AnyRecord,
  answerMatch,
  beginMatch,
  correctMatch,
  currentDecision,
  currentNode,
  type Kind,
  type Match,
  type Moved,
  no,
  ok,
  openMatch,
  type RecordOptions,
  type Refusal,
  type Result,
  refusal,
  replay,
  resolveChance,
  rewindMatch,
  sameJson,
  supplyChance,
  undoable,
  undoMatch,
} from '@vigil/kernel'
import type { Face } from './face.ts'

export interface Entry {
  /** How many inputs counted when it was written; an undo strikes out what came later. */
  readonly at: number
  readonly text: string
  /** What the game did, or what was done to the game. */
  readonly by: 'game' | 'table'
}

export interface Sitting<K extends Kind> {
  readonly face: Face<K>
  readonly match: Match<K>
  readonly log: readonly Entry[]
  /** Chances stand beside the options. */
  readonly odds?: boolean
  /** Where the match is played elsewhere: what an undo would take back, and who else is asked. */
  readonly afar?: { readonly undo: string | undefined; readonly asked: string }
}

/** Something done to the sitting. */
export type Act<K extends Kind> =
  | { readonly do: 'answer'; readonly pick: readonly K['option'][] }
  | { readonly do: 'supply'; readonly outcome: K['outcome'] }
  | { readonly do: 'undo' }
  | { readonly do: 'correct'; readonly change: K['correction'] }
  | { readonly do: 'odds' }

/** What came of an input, told from the state before it. */
const entries = <K extends Kind>(face: Face<K>, before: Readonly<K['state']>, { match, events }: Moved<K>): Entry[] =>
  face.sentences(events, before).map((text) => ({ at: match.inputs.length, text, by: 'game' }))

const after = <K extends Kind>(sitting: Sitting<K>, moved: Moved<K>): Sitting<K> => ({
  ...sitting,
  match: moved.match,
  log: [...sitting.log, ...entries(sitting.face, sitting.match.state, moved)],
})

export const beginSitting = <K extends Kind>(
  face: Face<K>,
  setup: unknown,
  seed: string,
  options: RecordOptions,
): Result<Sitting<K>, Refusal> => {
  const begun = beginMatch(face.game, setup, seed, options)
  if (!begun.ok) return begun
  const before = openMatch(face.game, begun.value.match.record).state
  return ok({ face, match: begun.value.match, log: entries(face, before, begun.value) })
}

/** Plays a saved match again up to where it was left. Chance that was due and not written down comes now. */
export const resumeSitting = <K extends Kind>(face: Face<K>, record: AnyRecord): Result<Sitting<K>, Refusal> => {
  let log: Entry[] = []
  let before: Readonly<K['state']> | undefined
  const replayed = replay(face.game, record, {
    onStep({ logged, events, match }) {
      if (logged.is === 'undo') log = log.filter(({ at }) => at <= logged.to)
      log.push(...entries(face, before ?? face.game.start(match.record.setup), { match, events }))
      before = match.state
    },
  })
  if (!replayed.ok) return replayed
  return ok(after({ face, match: replayed.value, log }, resolveChance(replayed.value)))
}

const answer = <K extends Kind>(sitting: Sitting<K>, pick: readonly K['option'][]): Result<Sitting<K>, Refusal> => {
  const decision = currentDecision(sitting.match)
  const given = { decision: decision?.id ?? '', seat: decision?.seat ?? 0, pick }
  const moved = answerMatch(sitting.match, given)
  return moved.ok ? ok(after(sitting, moved.value)) : moved
}

const supply = <K extends Kind>(sitting: Sitting<K>, outcome: K['outcome']): Result<Sitting<K>, Refusal> => {
  const moved = supplyChance(sitting.match, outcome)
  return moved.ok ? ok(after(sitting, moved.value)) : moved
}

const correct = <K extends Kind>(sitting: Sitting<K>, change: K['correction']): Result<Sitting<K>, Refusal> => {
  const moved = correctMatch(sitting.match, change)
  return moved.ok ? ok(after(sitting, moved.value)) : moved
}

/** What was rolled or drawn at a real table, in words. */
const outcomeLabel = <K extends Kind>(face: Face<K>, before: Match<K>, outcome: K['outcome']): string => {
  const node = currentNode(before)
  if (node.kind !== 'chance') return ''
  const asked = face.asked(node.about, before.state)
  const drawn = asked.is === 'list' ? asked.outcomes.find((each) => sameJson(each.outcome, outcome)) : undefined
  return drawn ? `the draw of ${drawn.label}` : 'the roll'
}

interface Step<K extends Kind> {
  readonly match: Match<K>
  readonly label: string
}

/**
 * The match as it was before the last answer and what chance gave after it; at a real table, before whatever was typed
 * in last, for a mistyped roll is not the answer's fault.
 */
const before = <K extends Kind>({ face, match }: Sitting<K>): Step<K> | undefined => {
  const last = match.inputs.at(-1)
  if (match.record.chance === 'ask' && last?.is === 'chance') {
    const rewound = rewindMatch(match, match.inputs.length - 1)
    return rewound.ok ? { match: rewound.value, label: outcomeLabel(face, rewound.value, last.outcome) } : undefined
  }
  const [first, ...rest] = undoable(match)
  const undone = undoMatch(match)
  if (!undone.ok) return undefined
  if (first?.is === 'correct') return { match: undone.value.match, label: 'the correction' }
  if (first?.is !== 'answer') return undefined
  const decision = currentNode(undone.value.match)
  if (decision.kind !== 'decision') return undefined
  const labels = first.pick.map((option) => face.label(option, decision, undone.value.match.state))
  const label = `${labels.join(', ') || 'none of them'}${rest.length > 0 ? ', and what chance gave' : ''}`
  return { match: undone.value.match, label }
}

/** What `undo` would take back, in words; undefined where nothing can be. */
export const undoLabel = <K extends Kind>(sitting: Sitting<K>): string | undefined =>
  sitting.afar ? sitting.afar.undo : before(sitting)?.label

const undo = <K extends Kind>(sitting: Sitting<K>): Result<Sitting<K>, Refusal> => {
  const step = before(sitting)
  if (!step) return no(refusal('undo.none'))
  const { match, label } = step
  const at = match.inputs.length
  const kept = sitting.log.filter((entry) => entry.at <= at)
  return ok({ ...sitting, match, log: [...kept, { at, text: `Taken back: ${label}.`, by: 'table' }] })
}

export const perform = <K extends Kind>(sitting: Sitting<K>, act: Act<K>): Result<Sitting<K>, Refusal> => {
  switch (act.do) {
    case 'answer':
      return answer(sitting, act.pick)
    case 'supply':
      return supply(sitting, act.outcome)
    case 'undo':
      return undo(sitting)
    case 'correct':
      return correct(sitting, act.change)
    case 'odds':
      return ok({ ...sitting, odds: !sitting.odds })
  }
}

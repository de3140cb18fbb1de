/** Plays a record again. The log alone leads to the same position; the seed proves that nobody helped fate along. */
import { canonical, sameJson } from './canonical.ts'
import { fairRng } from './fair-rng.ts'
import type { Game, Kind } from './game.ts'
import { hashText } from './hash.ts'
import { extendWarily, type Match, openMatch } from './match.ts'
import type { AnyRecord } from './parse-record.ts'
import type { Logged } from './record.ts'
import { type Refusal, refusal } from './refusal.ts'
import { no, ok, type Result } from './result.ts'
import { rewindMatch } from './undo.ts'
import { finished, type Work } from './work.ts'

export interface ReplayStep<K extends Kind> {
  /** Place in the log, from 0. */
  readonly index: number
  readonly logged: Logged<K>
  readonly events: readonly K['event'][]
  /** The match after this entry. */
  readonly match: Match<K>
}

export interface ReplayOptions<K extends Kind> {
  readonly onStep?: (step: ReplayStep<K>) => void
  /** Try a record of another version of the game; the match that comes out bears the present one. */
  readonly force?: boolean
}

/** The match at the end of a record, ready to be played on. */
export const replay = <K extends Kind>(
  game: Game<K>,
  record: AnyRecord,
  options: ReplayOptions<K> = {},
): Result<Match<K>, Refusal> => finished(replaying(game, record, options))

/** The same, a step for every entry of the log: a page that replays a long game stays awake. */
export const replaying = <K extends Kind>(
  game: Game<K>,
  record: AnyRecord,
  options: ReplayOptions<K> = {},
): Work<Result<Match<K>, Refusal>> => walk(game, record, options, () => undefined)

export interface Verified<K extends Kind> {
  readonly match: Match<K>
  readonly key: string
  /** Short fingerprint of the key. */
  readonly hash: string
}

/** Replays, and draws every outcome from the seed again; the first that differs is reported. */
export const verifyReplay = <K extends Kind>(
  game: Game<K>,
  record: AnyRecord,
  options: ReplayOptions<K> = {},
): Result<Verified<K>, Refusal> => {
  if (record.chance === 'ask') return no(refusal('replay.asked'))
  const rng = fairRng(record.seed)
  const inspect: Inspect<K> = (match, logged, index) => {
    if (logged.is !== 'chance' || game.node(match.state).kind !== 'chance') return undefined
    const due = game.sample(match.state, rng.event(match.fate))
    if (sameJson(due, logged)) return undefined
    return refusal('replay.fate', '', { index, event: match.fate, expected: canonical(due), got: canonical(logged) })
  }
  const replayed = finished(walk(game, record, options, inspect))
  if (!replayed.ok) return replayed
  const key = game.key(replayed.value.state)
  return ok({ match: replayed.value, key, hash: hashText(key) })
}

type Inspect<K extends Kind> = (match: Match<K>, logged: Logged<K>, index: number) => Refusal | undefined

function* walk<K extends Kind>(
  game: Game<K>,
  record: AnyRecord,
  { onStep, force = false }: ReplayOptions<K>,
  inspect: Inspect<K>,
): Work<Result<Match<K>, Refusal>> {
  if (record.game !== game.id) return no(refusal('replay.game', '', { expected: game.id, got: record.game }))
  if (record.version !== game.version && !force)
    return no(refusal('replay.version', '', { expected: game.version, got: record.version }))
  const setup = game.check(record.setup)
  if (!setup.ok) return setup
  let match = openMatch<K>(game, { ...record, version: game.version, setup: setup.value, inputs: [] })
  for (const [index, entry] of record.inputs.entries()) {
    const logged = entry as Logged<K>
    const why = inspect(match, logged, index)
    if (why) return no(why)
    const moved = step(match, logged)
    if (!moved.ok) return no(refusal('replay.input', moved.why.rule, { index, cause: moved.why.code }))
    match = moved.value.match
    onStep?.({ index, logged, events: moved.value.events, match })
    yield
  }
  return ok(match)
}

const step = <K extends Kind>(match: Match<K>, logged: Logged<K>) => {
  if (logged.is === 'undo') {
    const rewound = rewindMatch(match, logged.to)
    return rewound.ok ? ok({ match: rewound.value, events: [] }) : rewound
  }
  return extendWarily(match, logged)
}

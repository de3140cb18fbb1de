/** One running match as a page or a server plays it. It remembers the match; it keeps no time and saves nothing. */
import {
  type Answer,
  type AnyRecord,
  answerMatch,
  beginMatch,
  type ChanceMode,
  type Correctable,
  correctMatch,
  finished,
  type Game,
  type Kind,
  type Match,
  type MatchRecord,
  type Moved,
  no,
  ok,
  type Refusal,
  type Result,
  replaying,
  resolveChance,
  rewindMatch,
  type Seat,
  supplyChance,
  type Work,
} from '@vigil/kernel'
import { copied } from './copied.ts'
import { type Glance, glanceAt, type Viewer } from './glance.ts'
import { type Seating, seated, seatingOf, withSeating } from './seating.ts'
import { type Because, binding, type Story } from './story.ts'
import { takenBack, type UndoPolicy, undoOffer } from './undo-offer.ts'

export interface TableOptions {
  readonly undo: UndoPolicy
  /** `ask`: the players roll real dice and draw real cards, and tell. A resumed match stays as it was. */
  readonly chance?: ChanceMode
  /** Bots that play from the start; a resumed match remembers its own. */
  readonly seating?: Seating
}

export interface Update<K extends Kind> {
  readonly seq: number
  /** `seat`: somebody else plays a seat from now on. */
  readonly because: Because | 'seat'
  readonly events: readonly K['event'][]
  readonly glance: Glance<K>
}

/** Where `as` is left out, everybody looks at one screen. */
export interface Table<K extends Kind> {
  glance(as?: Viewer): Glance<K>
  /** How it began: the events before the first decision; none for a match that was resumed. */
  opening(as?: Viewer): Update<K>
  answer(answer: Answer<K>, as?: Viewer): Result<Update<K>, Refusal>
  /** Real dice: what was rolled or drawn. */
  supply(outcome: K['outcome'], as?: Viewer): Result<Update<K>, Refusal>
  undo(as?: Viewer): Result<Update<K>, Refusal>
  correct(change: K['correction'], as?: Viewer): Result<Update<K>, Refusal>
  /** A bot, or with null a person, plays this seat from now on. It is no part of the game, and no undo takes it back. */
  seat(seat: Seat, bot: string | null, as?: Viewer): Update<K>
  /** What a referee may put right here, as it is now and within which bounds. */
  corrections(): Correctable<K>[]
  /** All that has been played, as a book; it does not grow with the match. */
  story(): Story<K>
  /** The same in steps. */
  binding(): Work<Story<K>>
  /** To be saved after every update. */
  record(): MatchRecord<K>
  /** Told of everything that happens from now on, until the function that comes back is called. */
  subscribe(listener: (update: Update<K>) => void, as?: Viewer): () => void
}

/** Checks the set-up, begins, and rolls and draws until somebody must choose. */
export const newTable = <K extends Kind>(
  game: Game<K>,
  setup: unknown,
  seed: string,
  { undo, chance, seating = [] }: TableOptions,
): Result<Table<K>, Refusal> => {
  const begun = beginMatch(game, copied(setup), seed, chance ? { chance } : {})
  return begun.ok ? ok(tableOf({ ...begun.value, match: reseated(begun.value.match, seating) }, undo)) : begun
}

const reseated = <K extends Kind>(match: Match<K>, seating: Seating): Match<K> => ({
  ...match,
  record: withSeating(match.record, seating),
})

export interface ResumeOptions extends Pick<TableOptions, 'undo'> {
  /** A record of another version is taken where every input is still legal. Without this it is refused for its version. */
  readonly anyVersion?: boolean
}

/** Plays a record again up to where it was left. Chance that was due and not written down comes now. */
export const resumeTable = <K extends Kind>(
  game: Game<K>,
  record: AnyRecord | MatchRecord<K>,
  options: ResumeOptions,
): Result<Table<K>, Refusal> => finished(resuming(game, record, options))

/** The same in steps. */
export function* resuming<K extends Kind>(
  game: Game<K>,
  record: AnyRecord | MatchRecord<K>,
  { undo, anyVersion = false }: ResumeOptions,
): Work<Result<Table<K>, Refusal>> {
  const replayed = yield* replaying(game, record as AnyRecord, { force: anyVersion })
  return replayed.ok ? ok(tableOf(resolveChance(replayed.value), undo)) : replayed
}

interface Happened<K extends Kind> extends Moved<K> {
  readonly because: Update<K>['because']
}

const updateFor = <K extends Kind>(
  { match, events, because }: Happened<K>,
  policy: UndoPolicy,
  as: Viewer = 'all',
): Update<K> => ({ seq: match.seq, because, events, glance: glanceAt(match, policy, as) })

const undone = <K extends Kind>(match: Match<K>, policy: UndoPolicy): Result<Moved<K>, Refusal> => {
  const { why } = undoOffer(match, policy)
  if (why) return no(why)
  const rewound = rewindMatch(match, match.inputs.length - takenBack(match).length)
  return rewound.ok ? ok({ match: rewound.value, events: [] }) : rewound
}

const tableOf = <K extends Kind>(begun: Moved<K>, policy: UndoPolicy): Table<K> => {
  const opened: Happened<K> = { ...begun, because: 'start' }
  const listeners = new Set<(happened: Happened<K>) => void>()
  let { match } = begun
  const come = (happened: Happened<K>, as?: Viewer): Update<K> => {
    match = happened.match
    for (const tell of [...listeners]) tell(happened)
    return updateFor(happened, policy, as)
  }
  const happen = (because: Because, moved: Result<Moved<K>, Refusal>, as?: Viewer): Result<Update<K>, Refusal> =>
    moved.ok ? ok(come({ ...moved.value, because }, as)) : moved
  return {
    glance: (as = 'all') => glanceAt(match, policy, as),
    opening: (as) => updateFor(opened, policy, as),
    answer: (answer, as) => happen('answer', answerMatch(match, answer), as),
    supply: (outcome, as) => happen('chance', supplyChance(match, copied(outcome)), as),
    undo: (as) => happen('undo', undone(match, policy), as),
    correct: (change, as) => happen('correction', correctMatch(match, copied(change)), as),
    seat: (seat, bot, as) => {
      const next = reseated(match, seated(seatingOf(match.record), seat, bot))
      return come({ match: next, events: [], because: 'seat' }, as)
    },
    corrections: () => copied(match.game.corrections?.(match.state) ?? []),
    story: () => finished(binding(match)),
    binding: () => binding(match),
    record: () => match.record,
    subscribe(listener, as) {
      const tell = (happened: Happened<K>): void => listener(updateFor(happened, policy, as))
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}

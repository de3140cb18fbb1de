/** What a client may know of a match, as plain JSON: view, decision and events, never the state. */
import { type Barred, currentDecision, currentNode, isCorrected, type Kind, type Match, type Seat } from '@vigil/kernel'
import { copied } from './copied.ts'
import { botAt, type Seating, seatingOf } from './seating.ts'
import { type UndoOffer, type UndoPolicy, undoOffer } from './undo-offer.ts'

/**
 * Whose eyes: those of the seats a client plays, of everybody at one screen, of those among them who are no bots, or of
 * nobody at the table.
 */
export type Viewer = readonly Seat[] | 'all' | 'people' | 'spectator'

export interface Asked<K extends Kind> {
  /** What an answer must quote. */
  readonly id: string
  readonly seat: Seat
  readonly about: K['prompt']
  /** Empty for clients that do not play this seat. */
  readonly options: readonly K['option'][]
  readonly min: number
  readonly max: number
}

export type Waits<K extends Kind> =
  | {
      readonly is: 'decision'
      /** Whether this client is the one to answer. */
      readonly yours: boolean
      readonly decision: Asked<K>
      readonly barred: readonly Barred<K>[]
    }
  /** Real dice: what the players roll or draw now. */
  | { readonly is: 'chance'; readonly about: K['chance'] }
  | { readonly is: 'over'; readonly ending: K['ending'] }

export interface Glance<K extends Kind> {
  readonly game: string
  readonly version: string
  /** Grows with everything that happens, an undo too. */
  readonly seq: number
  readonly view: K['view']
  readonly waits: Waits<K>
  readonly undo: UndoOffer
  /** Which seats are played by bots. */
  readonly seating: Seating
  /** A referee has put something right in this match. */
  readonly corrected: boolean
  /** Real dice: the players tell what they rolled and drew. */
  readonly chance?: 'ask'
}

/** What is the same for everybody. */
export const commonAt = <K extends Kind>(match: Match<K>, policy: UndoPolicy): Omit<Glance<K>, 'view' | 'waits'> => ({
  game: match.record.game,
  version: match.record.version,
  seq: match.seq,
  undo: undoOffer(match, policy),
  seating: seatingOf(match.record),
  corrected: isCorrected(match),
  ...(match.record.chance && { chance: match.record.chance }),
})

// Copied: what a node says may be part of the state, and a client may do as it likes with a glance.
export const glanceAt = <K extends Kind>(match: Match<K>, policy: UndoPolicy, viewer: Viewer): Glance<K> => ({
  ...commonAt(match, policy),
  view: match.game.view(match.state, eyesOf(match, viewer)),
  waits: copied(waitsOf(match, viewer)),
})

const plays = <K extends Kind>({ record }: Match<K>, viewer: Viewer, seat: Seat): boolean => {
  if (viewer === 'people') return botAt(seatingOf(record), seat) === null
  return viewer === 'all' || (viewer !== 'spectator' && viewer.includes(seat))
}

/** While somebody else is asked: the eyes of the first who plays. */
const firstEyes = <K extends Kind>({ record }: Match<K>, viewer: Viewer): Seat | 'spectator' => {
  if (viewer === 'all' || viewer === 'spectator') return viewer === 'all' ? 0 : viewer
  if (viewer !== 'people') return viewer[0] ?? 'spectator'
  const seating = seatingOf(record)
  const person = seating.indexOf(null)
  return seating.length === 0 ? 0 : person < 0 ? 'spectator' : person
}

/** Who plays several seats sees with the eyes of the one that is asked. */
export const eyesOf = <K extends Kind>(match: Match<K>, viewer: Viewer): Seat | 'spectator' => {
  const asked = currentNode(match)
  return asked.kind === 'decision' && plays(match, viewer, asked.seat) ? asked.seat : firstEyes(match, viewer)
}

export const waitsOf = <K extends Kind>(match: Match<K>, viewer: Viewer): Waits<K> => {
  const asked = currentDecision(match)
  if (asked) {
    const { id, seat, about, min, max } = asked
    const yours = plays(match, viewer, seat)
    const options = yours ? asked.options : []
    const barred = yours ? match.game.barred(match.state) : []
    return { is: 'decision', yours, decision: { id, seat, about, options, min, max }, barred }
  }
  const node = currentNode(match)
  if (node.kind === 'over') return { is: 'over', ending: node.ending }
  if (node.kind === 'chance') return { is: 'chance', about: node.about }
  throw new Error('a decision without a decision')
}

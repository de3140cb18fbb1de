/** One match played from many places: who may do what, and what came of it. Pure; keeping and telling is the server's. */
import {
  answerMatch,
  type Correctable,
  correctMatch,
  currentNode,
  type Kind,
  type Match,
  type Moved,
  no,
  ok,
  type Refusal,
  type Result,
  refusal,
  rewindMatch,
  type Seat,
  sameJson,
  supplyChance,
} from '@vigil/kernel'
import { copied } from '../copied.ts'
import { type Glance, glanceAt, type Viewer } from '../glance.ts'
import { withSeating } from '../seating.ts'
import type { Because } from '../story.ts'
import { takenBack, type UndoPolicy, undoOffer } from '../undo-offer.ts'
import { type Company, seatingIn, type Vote } from './company.ts'

export interface Room<K extends Kind> {
  readonly match: Match<K>
  readonly company: Company
}

export type Act<K extends Kind> =
  | { readonly do: 'answer'; readonly decision: string; readonly seat: Seat; readonly pick: readonly K['option'][] }
  | { readonly do: 'undo' }
  | { readonly do: 'correct'; readonly change: K['correction'] }
  | { readonly do: 'supply'; readonly outcome: K['outcome'] }

/** Who acts: a chair, a bot in its place, or the clock that has run out for it. */
export interface Actor {
  readonly chair: number
  readonly as: 'person' | 'bot'
  /** Chairs whose people are there: they are asked for consent. */
  present(): readonly number[]
}

export type Came<K extends Kind> =
  | { readonly is: 'moved'; readonly moved: Moved<K>; readonly because: Because }
  /** Others have to agree first: the company has changed, the match has not. */
  | { readonly is: 'asked'; readonly company: Company }

const POLICIES: Readonly<Record<Company['options']['undo'], UndoPolicy>> = {
  free: 'free',
  consent: 'free',
  untilRevealed: 'untilRevealed',
  never: 'never',
}

const isOver = <K extends Kind>({ match }: Room<K>): boolean => currentNode(match).kind === 'over'

/** Nothing is taken back after the end: everybody knows the seed then, and with it every roll to come. */
export const policyIn = <K extends Kind>(room: Room<K>): UndoPolicy =>
  isOver(room) ? 'never' : POLICIES[room.company.options.undo]

/** A match among this company: bots are where the chairs say. */
export const roomOf = <K extends Kind>(match: Match<K>, company: Company): Room<K> => ({
  company,
  match: { ...match, record: withSeating(match.record, seatingIn(company)) },
})

export const viewerIn = ({ chairs }: Company, chair: number | 'spectator'): Viewer =>
  chair === 'spectator' ? chair : (chairs[chair]?.seats ?? [])

export const glanceIn = <K extends Kind>(room: Room<K>, chair: number | 'spectator'): Glance<K> =>
  glanceAt(room.match, policyIn(room), viewerIn(room.company, chair))

const undone = <K extends Kind>(room: Room<K>): Result<Moved<K>, Refusal> => {
  const { match } = room
  if (isOver(room)) return no(refusal('room.over'))
  const { why } = undoOffer(match, policyIn(room))
  if (why) return no(why)
  const rewound = rewindMatch(match, match.inputs.length - takenBack(match).length)
  return rewound.ok ? ok({ match: rewound.value, events: [] }) : rewound
}

const came = <K extends Kind>(because: Because, moved: Result<Moved<K>, Refusal>): Result<Came<K>, Refusal> =>
  moved.ok ? ok({ is: 'moved', moved: moved.value, because }) : moved

const granted = <K extends Kind>(room: Room<K>, wish: Vote['wish']): Result<Came<K>, Refusal> =>
  wish.do === 'undo'
    ? came('undo', undone(room))
    : came('correction', correctMatch(room.match, wish.change as K['correction']))

/** Refuses what could not be done anyway before anybody is asked. */
const askEverybody = <K extends Kind>(room: Room<K>, by: Actor, wish: Vote['wish']): Result<Came<K>, Refusal> => {
  const possible = granted(room, wish)
  if (!possible.ok) return possible
  const { company, match } = room
  const voters = by.present().filter((chair) => chair !== by.chair && company.chairs[chair]?.bot === null)
  if (voters.length === 0) return possible
  const vote: Vote = { by: by.chair, wish, seq: match.seq, voters, agreed: [] }
  return ok({ is: 'asked', company: { ...company, vote } })
}

const answered = <K extends Kind>(
  { match, company }: Room<K>,
  { chair, as }: Actor,
  { decision, seat, pick }: Extract<Act<K>, { do: 'answer' }>,
): Result<Came<K>, Refusal> => {
  const sits = company.chairs[chair]
  if (!sits?.seats.includes(seat)) return no(refusal('room.notYours', '', { seat }))
  if (sits.bot !== null && as === 'person') return no(refusal('room.botPlays', '', { bot: sits.bot }))
  return came('answer', answerMatch(match, { decision, seat, pick }))
}

export const actIn = <K extends Kind>(room: Room<K>, by: Actor, act: Act<K>): Result<Came<K>, Refusal> => {
  const { undo, corrections } = room.company.options
  switch (act.do) {
    case 'answer':
      return answered(room, by, act)
    case 'supply':
      return came('chance', supplyChance(room.match, act.outcome))
    case 'undo':
      return undo === 'consent' ? askEverybody(room, by, { do: 'undo' }) : granted(room, { do: 'undo' })
    case 'correct':
      return corrections === 'never' ? no(refusal('room.noCorrections')) : askEverybody(room, by, act)
  }
}

/** A vote that the match has overtaken is no vote. */
export const openVote = <K extends Kind>({ company, match }: Room<K>): Vote | null =>
  company.vote?.seq === match.seq ? company.vote : null

export type Voted<K extends Kind> = Came<K> | { readonly is: 'refused'; readonly company: Company }

export const voteIn = <K extends Kind>(room: Room<K>, chair: number, yes: boolean): Result<Voted<K>, Refusal> => {
  const vote = openVote(room)
  if (!vote) return no(refusal('vote.none'))
  if (!vote.voters.includes(chair)) return no(refusal('vote.notAsked'))
  if (!yes) return ok({ is: 'refused', company: { ...room.company, vote: null } })
  const agreed = [...new Set([...vote.agreed, chair])]
  if (agreed.length < vote.voters.length)
    return ok({ is: 'asked', company: { ...room.company, vote: { ...vote, agreed } } })
  return granted(room, vote.wish)
}

/** Whether something pointed at is something one could do here. */
export const isOffered = <K extends Kind>(
  { match: { game, state } }: Room<K>,
  pick: readonly K['option'][],
): boolean => {
  const node = game.node(state)
  if (node.kind !== 'decision' || pick.length > node.max) return false
  const sign = (option: K['option']): string => game.sign?.(state, option) ?? JSON.stringify(option)
  const offered = new Set(node.options.map(sign))
  try {
    return pick.every((option) => offered.has(sign(option)))
  } catch {
    return false
  }
}

/**
 * What could be done here, for whoever would like to suggest something. Only to those who see what the one who is asked
 * sees: an option may name what lies hidden from the others.
 */
export const optionsFor = <K extends Kind>(
  { match: { game, state }, company }: Room<K>,
  chair: number,
): Result<readonly K['option'][], Refusal> => {
  const node = game.node(state)
  if (node.kind !== 'decision') return ok([])
  const seats = company.chairs[chair]?.seats ?? []
  const seen = seats.includes(node.seat) ? node.seat : (seats[0] ?? 'spectator')
  const alike = seen === node.seat || sameJson(game.view(state, seen), game.view(state, node.seat))
  return alike ? ok(copied(node.options)) : no(refusal('point.hidden'))
}

export const correctionsIn = <K extends Kind>({ match, company }: Room<K>): Result<Correctable<K>[], Refusal> =>
  company.options.corrections === 'never'
    ? no(refusal('room.noCorrections'))
    : ok(copied(match.game.corrections?.(match.state) ?? []))

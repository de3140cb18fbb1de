/**
 * Who sits at an online table, and what was agreed there: plain JSON, changed as a whole. A chair is what one link opens;
 * it may hold several seats of the game. Keys are known here by their hashes only.
 */
import { type Kind, no, ok, type Refusal, type Result, refusal, type Seat } from '@vigil/kernel'
import type { Seating } from '../seating.ts'
import { LONGEST_TURN, type RoomOptions, SHORTEST_TURN } from './options.ts'

export interface Chair {
  /** Empty until somebody has come. */
  readonly name: string
  readonly seats: readonly Seat[]
  readonly key: string
  readonly bot: string | null
  readonly muted: boolean
}

/** A wish that needs everybody's consent. It lapses with the next entry of the log. */
export interface Vote {
  readonly by: number
  readonly wish: { readonly do: 'undo' } | { readonly do: 'correct'; readonly change: Kind['correction'] }
  readonly seq: number
  /** Who is asked, and who has agreed so far. */
  readonly voters: readonly number[]
  readonly agreed: readonly number[]
}

export interface Company {
  readonly chairs: readonly Chair[]
  readonly host: number
  /** The hash of the key for spectators. */
  readonly watch: string
  readonly options: RoomOptions
  readonly vote: Vote | null
  /** The room where the same people play again. */
  readonly next: string | null
}

export type Change =
  | { readonly do: 'name'; readonly name: string }
  /** A bot, or with null a person, plays this chair. */
  | { readonly do: 'bot'; readonly chair: number; readonly bot: string | null }
  | { readonly do: 'give'; readonly seats: readonly Seat[]; readonly to: number }
  | { readonly do: 'mute'; readonly chair: number; readonly on: boolean }
  /** Its link opens nothing from now on, and a bot plays on until somebody comes with the new one. */
  | { readonly do: 'remove'; readonly chair: number }
  | { readonly do: 'host'; readonly chair: number }
  | { readonly do: 'options'; readonly options: Partial<RoomOptions> }

/** What a change may need from outside. */
export interface Means {
  /** The hash of a new key. */
  readonly key: string
  readonly bots: readonly string[]
}

export const LONGEST_NAME = 40

export const seatingIn = ({ chairs }: Pick<CompanyShown, 'chairs'>): Seating => {
  const seats = chairs.flatMap((chair) => chair.seats)
  const bot = (seat: Seat): string | null => chairs.find((chair) => chair.seats.includes(seat))?.bot ?? null
  return Array.from({ length: Math.max(-1, ...seats) + 1 }, (_, seat) => bot(seat))
}

export const chairOf = ({ chairs }: Pick<CompanyShown, 'chairs'>, seat: Seat): number =>
  chairs.findIndex((chair) => chair.seats.includes(seat))

const withChair = (company: Company, at: number, change: Partial<Chair>): Company => ({
  ...company,
  chairs: company.chairs.map((chair, i) => (i === at ? { ...chair, ...change } : chair)),
})

/** Letters of every tongue, no line ends or other things that do not show. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)

type Changed = Result<Company, Refusal>
type Doing<D extends Change['do']> = Extract<Change, { do: D }>

const HOST_ONLY = refusal('room.host')

const renamed = (company: Company, by: number, { name }: Doing<'name'>): Changed => {
  const clean = cleanName(name)
  if (clean === '') return no(refusal('room.name', '', { most: LONGEST_NAME }))
  return ok(withChair(company, by, { name: clean }))
}

const botted = (company: Company, by: number, { chair, bot }: Doing<'bot'>, { bots }: Means): Changed => {
  if (by !== chair && by !== company.host) return no(HOST_ONLY)
  if (bot !== null && !bots.includes(bot)) return no(refusal('room.bot', '', { bot, known: bots.join(', ') }))
  return ok(withChair(company, chair, { bot }))
}

/** One gives one's own seats; the host may move anybody's. */
const given = (company: Company, by: number, { seats, to }: Doing<'give'>): Changed => {
  const theirs = seats.filter((seat) => !company.chairs[by]?.seats.includes(seat))
  if (theirs.length > 0 && by !== company.host) return no(refusal('room.notYours', '', { seat: theirs[0] ?? 0 }))
  if (seats.some((seat) => chairOf(company, seat) < 0)) return no(refusal('room.noSeat'))
  const chairs = company.chairs.map((chair, i) => {
    const kept = chair.seats.filter((seat) => !seats.includes(seat))
    return { ...chair, seats: i === to ? [...kept, ...new Set(seats)].sort((a, b) => a - b) : kept }
  })
  return ok({ ...company, chairs })
}

const faultInOptions = ({ turnSeconds, standIn }: RoomOptions, bots: readonly string[]): Refusal | undefined => {
  if (!bots.includes(standIn)) return refusal('room.bot', '', { bot: standIn, known: bots.join(', ') })
  const timed = turnSeconds !== 0
  return timed && (turnSeconds < SHORTEST_TURN || turnSeconds > LONGEST_TURN)
    ? refusal('room.time', '', { least: SHORTEST_TURN, most: LONGEST_TURN })
    : undefined
}

const decided = (company: Company, by: number, change: Doing<'options'>, { bots }: Means): Changed => {
  if (by !== company.host) return no(HOST_ONLY)
  const options = { ...company.options, ...change.options }
  const fault = faultInOptions(options, bots)
  return fault ? no(fault) : ok({ ...company, options })
}

const byHost = (company: Company, by: number, chair: number, change: Partial<Chair>): Changed => {
  if (by !== company.host) return no(HOST_ONLY)
  return by === chair ? no(refusal('room.self')) : ok(withChair(company, chair, change))
}

const CHANGES: {
  readonly [D in Change['do']]: (company: Company, by: number, change: Doing<D>, means: Means) => Changed
} = {
  name: renamed,
  bot: botted,
  give: given,
  mute: (company, by, { chair, on }) => byHost(company, by, chair, { muted: on }),
  remove: (company, by, { chair }, { key }) =>
    byHost(company, by, chair, { key, name: '', bot: company.options.standIn, muted: false }),
  host: (company, by, { chair }) => (by === company.host ? ok({ ...company, host: chair }) : no(HOST_ONLY)),
  options: decided,
}

const chairsNamed = (change: Change): number[] => [
  ...('chair' in change ? [change.chair] : []),
  ...('to' in change ? [change.to] : []),
]

/** `by`: the chair that asks for it. */
export const changeCompany = (company: Company, by: number, change: Change, means: Means): Changed => {
  const nobody = chairsNamed(change).find((chair) => company.chairs[chair] === undefined)
  if (nobody !== undefined) return no(refusal('room.noChair', '', { chair: nobody }))
  // Each change is filed under its own name.
  const doing = CHANGES[change.do] as (company: Company, by: number, change: Change, means: Means) => Changed
  return doing(company, by, change, means)
}

/** What everybody may know of the company, field by field: a new field stays inside until it is named here. */
export interface CompanyShown {
  readonly chairs: readonly Omit<Chair, 'key'>[]
  readonly host: number
  readonly options: RoomOptions
  readonly vote: Vote | null
  readonly next: string | null
}

export const shownCompany = ({ chairs, host, options, vote, next }: Company): CompanyShown => ({
  chairs: chairs.map(({ name, seats, bot, muted }) => ({ name, seats, bot, muted })),
  host,
  options,
  vote,
  next,
})

/** What a server sends: frames of plain JSON, each for one pair of eyes. */
import type { Correctable, Kind, Refusal } from '@vigil/kernel'
import type { Glance } from '../glance.ts'
import type { CompanyShown } from '../room/company.ts'
import type { Because } from '../story.ts'

export interface LineShown {
  readonly n: number
  /** None: the room itself speaks. */
  readonly chair: number | null
  readonly text: string
  readonly at: number
}

export interface You {
  /** Null for spectators. */
  readonly chair: number | null
}

export type Reply<K extends Kind> =
  | {
      readonly t: 'welcome'
      readonly v: number
      readonly you: You
      readonly company: CompanyShown
      readonly present: readonly number[]
      readonly watching: number
      readonly glance: Glance<K>
      readonly lines: readonly LineShown[]
      /** The hash of the seed, before the first roll. */
      readonly commitment: string
      /** Once the match is over. */
      readonly seed?: string
    }
  | {
      readonly t: 'update'
      readonly seq: number
      readonly because: Because
      /** The chair it came from. */
      readonly by: number | null
      readonly events: readonly K['event'][]
      readonly glance: Glance<K>
      readonly seed?: string
    }
  /** An act is on disk; whoever sends it again with the same tag gets the same. */
  | { readonly t: 'kept'; readonly tag: string; readonly seq: number }
  | { readonly t: 'refused'; readonly tag: string | null; readonly refusal: Refusal; readonly text: string }
  | { readonly t: 'company'; readonly company: CompanyShown }
  | { readonly t: 'present'; readonly present: readonly number[]; readonly watching: number }
  | { readonly t: 'line'; readonly line: LineShown }
  | { readonly t: 'point'; readonly by: number; readonly decision: string; readonly pick: readonly K['option'][] }
  /** What was asked for: what could be done here, and what a referee may put right. */
  | {
      readonly t: 'list'
      readonly of: 'options'
      readonly tag: string
      readonly seq: number
      readonly options: readonly K['option'][]
    }
  | {
      readonly t: 'list'
      readonly of: 'corrections'
      readonly tag: string
      readonly seq: number
      readonly corrections: readonly Correctable<K>[]
    }
  /** For the host alone: the new link of a chair. */
  | { readonly t: 'key'; readonly chair: number; readonly key: string }
  /** The connection ends, and why. */
  | { readonly t: 'bye'; readonly refusal: Refusal; readonly text: string }

export type ReplyOf<K extends Kind, T extends Reply<K>['t']> = Extract<Reply<K>, { t: T }>

/** What making a room gives back: the only time that keys are told. */
export interface RoomMade {
  readonly room: string
  readonly commitment: string
  readonly chairs: readonly { readonly seats: readonly number[]; readonly key: string }[]
  readonly watch: string
}

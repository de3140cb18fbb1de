/** Test support: companies of two or three. */
import type { Company } from './company.ts'
import { ROOM_OPTIONS, type RoomOptions } from './options.ts'

export const options = (some: Partial<RoomOptions> = {}): RoomOptions => ({ ...ROOM_OPTIONS, ...some })

interface Sample {
  readonly seats?: readonly (readonly number[])[]
  /** By chair. */
  readonly bots?: Readonly<Record<number, string>>
  readonly options?: RoomOptions
}

export const company = ({ seats = [[0], [1]], bots = {}, options: agreed = options() }: Sample = {}): Company => ({
  chairs: seats.map((each, i) => ({
    name: ['Ada', 'Bo', 'Cy'][i] ?? '',
    seats: each,
    key: `hash-${i}`,
    bot: bots[i] ?? null,
    muted: false,
  })),
  host: 0,
  watch: 'hash-watch',
  options: agreed,
  vote: null,
  next: null,
})

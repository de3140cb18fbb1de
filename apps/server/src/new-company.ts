/** The company of a room that is being made: chairs, seats and bots as they were asked for. */
import { no, ok, type Refusal, type Result, refusal } from '@vigil/kernel'
import { type Company, cleanName, ROOM_OPTIONS, type RoomOptions } from '@vigil/table/room'
import type { NewRoom } from '@vigil/table/wire'

const problemWithChairs = (
  chairs: readonly { readonly seats: readonly number[] }[],
  seats: number,
): string | undefined => {
  const all = chairs.flatMap((chair) => chair.seats)
  const missing = Array.from({ length: seats }, (_, seat) => seat).find((seat) => !all.includes(seat))
  if (missing !== undefined) return `seat ${missing} has none`
  const twice = all.find((seat, i) => all.indexOf(seat) !== i)
  if (twice !== undefined) return `seat ${twice} has two`
  const beyond = all.find((seat) => seat >= seats)
  return beyond === undefined ? undefined : `there is no seat ${beyond}`
}

const optionsFrom = (said: NewRoom['options'], bots: readonly string[]): Result<RoomOptions, Refusal> => {
  const given = Object.fromEntries(Object.entries(said ?? {}).filter(([, value]) => value !== undefined))
  const options = { ...ROOM_OPTIONS, ...given }
  return bots.includes(options.standIn)
    ? ok(options)
    : no(refusal('room.bot', '', { bot: options.standIn, known: bots.join(', ') }))
}

/** Hashes: of new keys, or of those that exist already where the same people play again. */
export interface Keys {
  readonly chairs: readonly string[]
  readonly watch: string
}

export const newCompany = (
  wanted: NewRoom,
  bots: readonly string[],
  seats: number,
  hashes: (chairs: number) => Keys,
): Result<Company, Refusal> => {
  const options = optionsFrom(wanted.options, bots)
  if (!options.ok) return options
  const chairs = wanted.chairs ?? Array.from({ length: seats }, (_, seat) => ({ seats: [seat], bot: null }))
  const problem = problemWithChairs(chairs, seats)
  if (problem !== undefined) return no(refusal('room.players', '', { problem }))
  const strange = chairs.find(({ bot }) => bot !== undefined && bot !== null && !bots.includes(bot))
  if (strange?.bot) return no(refusal('room.bot', '', { bot: strange.bot, known: bots.join(', ') }))
  const keys = hashes(chairs.length)
  return ok({
    chairs: chairs.map(({ seats: own, bot = null }, i) => ({
      name: i === 0 ? cleanName(wanted.name ?? '') : '',
      seats: own,
      key: keys.chairs[i] ?? '',
      bot,
      muted: false,
    })),
    host: 0,
    watch: keys.watch,
    options: options.value,
    vote: null,
    next: null,
  })
}

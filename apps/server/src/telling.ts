/** What guests of a room are told, and other servers that may have guests of it. */
import { currentNode, type Kind, type Refusal, refusal } from '@vigil/kernel'
import type { Entry } from '@vigil/store'
import { glanceTexts, sayRoom } from '@vigil/table/room'
import type { Reply, ReplyOf } from '@vigil/table/wire'
import { noBus } from './bus.ts'
import { frame, type Guest, told } from './guest.ts'
import { hearsayOf } from './hearsay.ts'
import type { Hosted } from './hosted.ts'

export type Happened = Pick<ReplyOf<Kind, 'update'>, 'because' | 'by' | 'events'>

export const wordsFor = ({ means }: Pick<Hosted, 'means'>, why: Refusal): string =>
  sayRoom(why) ?? means.playable.say(why)

export const refuse = (hosted: Hosted, guest: Guest, tag: string | null, why: Refusal): void =>
  guest.send(frame({ t: 'refused', tag, refusal: why, text: wordsFor(hosted, why) }))

export const tell = ({ guests }: Hosted, reply: Reply<Kind>): void => {
  const same = told(frame(reply))
  for (const guest of guests) guest.send(same)
}

/** The seed, once nobody can use it any more. */
export const revealed = ({ room, seed }: Hosted): { seed?: string } =>
  currentNode(room.match).kind === 'over' ? { seed } : {}

/** Each sees with their own eyes; those who see alike share the same bytes. */
export const tellMoved = (hosted: Hosted, { because, by, events }: Happened): void => {
  const { room, guests, means } = hosted
  if (guests.size === 0) return
  const { seq } = room.match
  const head = JSON.stringify({ t: 'update', seq, because, by, events, ...revealed(hosted) }).slice(0, -1)
  const glances = glanceTexts(room, means.playable, (text) => told(`${head},"glance":${text}}`))
  for (const guest of guests) guest.send(glances(guest.chair))
}

export const dismiss = (hosted: Hosted, guest: Guest): void => {
  const why = refusal('room.removed')
  guest.close(frame({ t: 'bye', refusal: why, text: wordsFor(hosted, why) }))
}

/** Other servers may have guests of this room. `added`: what the store has just taken. */
export const tellOthers = (hosted: Hosted, added: readonly Entry[] = []): void => {
  const { means, id, room, rev, lines } = hosted
  if (means.bus === noBus) return
  const news = { is: 'grown', room: id, mark: { entries: room.match.seq, rev, lines } } as const
  means.bus.tell(added.length === 0 ? news : { ...news, added: hearsayOf(hosted, added) })
}

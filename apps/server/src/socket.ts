/** One connection: frames in, checked and limited; frames out, as long as somebody reads them. */
import type { Duplex } from 'node:stream'
import { type Refusal, refusal } from '@vigil/kernel'
import { StoreFault } from '@vigil/store'
import { sayRoom } from '@vigil/table/room'
import { isPlainAnswer, LARGEST_FRAME, type Request, request, WIRE_VERSION } from '@vigil/table/wire'
import type { WebSocket } from 'ws'
import { bucket } from './bucket.ts'
import { framed } from './framed.ts'
import { frame, type Guest } from './guest.ts'
import { type Hall, openRoom, release, rematch, visit } from './hall.ts'
import { type Hosted, storeRefusal } from './hosted.ts'
import * as host from './room-host.ts'
import { refuse } from './telling.ts'

/** What may wait for a reader before the connection is given up. */
const MOST_WAITING = 4_000_000

/** How long a connection may be silent about who it is. */
export const HELLO_MS = 10_000

export interface SocketMeans {
  readonly hall: Hall
  readonly framesPerSecond: number
  /** Seconds to wait for whoever sits in a chair, however many tabs they have, at whichever servers. */
  pace(chair: string): number
  now(): number
  count(what: 'frames' | 'refused' | 'slow'): void
}

interface Seated {
  readonly hosted: Hosted
  readonly guest: Guest
}

const bye = (why: Refusal): string => frame({ t: 'bye', refusal: why, text: sayRoom(why) ?? why.code })

const refusedFrame = (why: Refusal): string =>
  frame({ t: 'refused', tag: null, refusal: why, text: sayRoom(why) ?? why.code })

/** What is wrong with a frame, shortly: never what is in it. */
const read = (data: string): { frame?: Request; problem?: string } => {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    return { problem: 'it is not JSON' }
  }
  if (isPlainAnswer(value)) return { frame: value }
  const checked = request.safeParse(value)
  if (checked.success) return { frame: checked.data }
  const [issue] = checked.error.issues
  return { problem: `${issue?.path.join('.') || 'the frame'}: ${issue?.code ?? 'unknown'}` }
}

const guestOf = (socket: WebSocket, wire: Duplex, chair: Guest['chair'], { count }: SocketMeans): Guest => {
  let held = false
  /** What is said in one breath goes out as one piece. */
  const hold = (): void => {
    if (held) return
    held = true
    wire.cork()
    process.nextTick(() => {
      held = false
      wire.uncork()
    })
  }
  const close = (text: string): void => {
    if (socket.readyState === socket.OPEN) socket.send(text)
    socket.close(1000)
  }
  return {
    chair,
    close,
    send(text) {
      if (socket.readyState !== socket.OPEN) return
      if (wire.writableLength <= MOST_WAITING) {
        hold()
        // Past the socket, which would frame it anew for everybody: nothing is compressed here, and nothing waits in it.
        wire.write(typeof text === 'string' ? framed(text) : text.bytes)
        return
      }
      count('slow')
      // What it has not read it will never read.
      socket.terminate()
    },
  }
}

/** Everything but `hello`. */
const serve = async ({ hosted, guest }: Seated, asked: Request, means: SocketMeans): Promise<void> => {
  switch (asked.t) {
    case 'act':
      return host.act(hosted, guest, asked)
    case 'vote':
      return host.vote(hosted, guest, asked)
    case 'change':
      return host.change(hosted, guest, asked)
    case 'say':
      return host.say(hosted, guest, asked)
    case 'point':
      return host.point(hosted, guest, asked)
    case 'list':
      return host.list(hosted, guest, asked)
    case 'look':
      return host.look(hosted, guest)
    case 'rematch': {
      if (guest.chair !== hosted.room.company.host) return refuse(hosted, guest, asked.tag, refusal('room.host'))
      const made = await rematch(means.hall, hosted)
      if (!made.ok) return refuse(hosted, guest, asked.tag, made.why)
      return guest.send(frame({ t: 'kept', tag: asked.tag, seq: hosted.room.match.seq }))
    }
    case 'hello':
      return refuse(hosted, guest, null, refusal('wire.frame', '', { problem: 'hello was said already' }))
  }
}

const hello = async (
  socket: WebSocket,
  wire: Duplex,
  asked: Request,
  means: SocketMeans,
): Promise<Seated | undefined> => {
  const end = (why: Refusal): undefined => {
    socket.send(bye(why))
    socket.close(1008)
  }
  if (asked.t !== 'hello') return end(refusal('wire.frame', '', { problem: 'hello comes first' }))
  if (asked.v !== WIRE_VERSION) return end(refusal('wire.version', '', { got: asked.v, expected: WIRE_VERSION }))
  return visit(means.hall, asked.room, async () => {
    const opened = await openRoom(means.hall, asked.room, asked.key)
    if (!opened.ok) return end(opened.why)
    const { hosted, chair } = opened.value
    const guest = guestOf(socket, wire, chair, means)
    await host.enter(hosted, guest, asked.name)
    return { hosted, guest }
  })
}

/** Spectators have no chair: each has a pace of their own. */
const paceOf = (seated: Seated | undefined, { pace }: SocketMeans): number =>
  seated && seated.guest.chair !== 'spectator' ? pace(`${seated.hosted.id}:${seated.guest.chair}`) : 0

/** `wire`: what the socket itself writes to. */
export const connect = (socket: WebSocket, wire: Duplex, means: SocketMeans): void => {
  const limit = bucket(means.framesPerSecond, means.framesPerSecond * 3)
  let seated: Seated | undefined
  // Frames are taken one after the other, as they came.
  let turn: Promise<unknown> = Promise.resolve()
  const late = setTimeout(() => socket.close(1008), HELLO_MS)

  const take = async (data: string): Promise<void> => {
    means.count('frames')
    const wait = limit.take(means.now()) || paceOf(seated, means)
    if (wait > 0) {
      means.count('refused')
      return socket.send(refusedFrame(refusal('wire.rate', '', { seconds: Math.ceil(wait) })))
    }
    const { frame: asked, problem = '' } = read(data)
    if (!asked) {
      means.count('refused')
      return socket.send(refusedFrame(refusal('wire.frame', '', { problem })))
    }
    if (seated) return serve(seated, asked, means)
    seated = await hello(socket, wire, asked, means)
    if (seated) clearTimeout(late)
    if (seated && socket.readyState !== socket.OPEN) leave()
    return undefined
  }

  const leave = (): void => {
    clearTimeout(late)
    if (!seated) return
    host.leave(seated.hosted, seated.guest)
    release(means.hall, seated.hosted)
  }

  /** Whoever was not let in, or cannot be told how it went, comes back and asks again; perhaps at another server. */
  const giveUp = (error: unknown): void => {
    if (!seated && error instanceof StoreFault) socket.send(bye(storeRefusal(error)))
    socket.close(1011)
  }

  socket.on('message', (data, isBinary) => {
    const text = isBinary ? '' : String(data)
    if (text.length > LARGEST_FRAME) return socket.close(1009)
    turn = turn.then(() => take(text)).catch(giveUp)
  })
  socket.on('close', leave)
  socket.on('error', () => socket.terminate())
}

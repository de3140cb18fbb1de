/** Test support: a client that always comes back, and answers by lot whenever it is asked. */
import { setTimeout as wait } from 'node:timers/promises'
import { fastInts, type Kind, randomAnswer } from '@vigil/kernel'
import { type Client, type Known, wireClient } from '@vigil/table/wire'
import { WebSocket } from 'ws'

export interface Stubborn {
  readonly client: Client<Kind>
  /** Up to which entry of the log each acknowledged act reaches. */
  readonly acknowledged: number[]
  /** The tags of the acts that were acknowledged, and of those that were refused. */
  readonly tags: { readonly kept: string[]; readonly refused: string[] }
  /** How often the connection was lost. */
  lost(): number
  /** Stays, and answers no more. */
  rest(): void
  isIdle(): boolean
  stop(): void
}

export const stubborn = (port: number, room: string, key: string, who: string, pauseMs = 0): Stubborn => {
  const int = fastInts(who)
  const acknowledged: number[] = []
  const tags = { kept: [] as string[], refused: [] as string[] }
  let sent = 0
  let stopped = false
  let resting = false
  let busy = false
  let losses = 0
  const client: Client<Kind> = wireClient<Kind>({ room, key, prefix: `${who}-`, heard: (_, known) => void play(known) })

  const play = async ({ glance: { waits } }: Known<Kind>): Promise<void> => {
    if (busy || resting || waits.is !== 'decision' || !waits.yours) return
    busy = true
    if (pauseMs > 0) await wait(pauseMs)
    const input = randomAnswer<Kind>({ kind: 'decision', ...waits.decision }, int)
    const pick = input.is === 'answer' ? input.pick : []
    const tag = sent++
    const kept = await client.act({ do: 'answer', decision: waits.decision.id, seat: waits.decision.seat, pick })
    busy = false
    if (kept.ok) acknowledged.push(kept.value)
    tags[kept.ok ? 'kept' : 'refused'].push(`${who}-${tag}`)
    const known = client.known()
    if (known) void play(known)
  }

  let socket: WebSocket | undefined
  const connect = (): void => {
    if (stopped) return
    socket = new WebSocket(`ws://127.0.0.1:${port}/api/play`)
    socket.on('open', () => client.connected((text) => socket?.send(text)))
    socket.on('message', (data) => client.receive(String(data)))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      losses++
      client.disconnected()
      setTimeout(connect, 30)
    })
  }
  connect()
  return {
    client,
    acknowledged,
    tags,
    lost: () => losses,
    rest() {
      resting = true
    },
    isIdle: () => !busy,
    stop() {
      stopped = true
      socket?.close()
    },
  }
}

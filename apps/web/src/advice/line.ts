/** The page's end of the line to a worker. Of each topic only the latest question counts; earlier ones are dropped. */
import type { Reply, Sent } from './wire.ts'

export interface AskOptions {
  readonly urgency?: number
  /** Told of what is known on the way. */
  readonly onPart?: (part: unknown) => void
}

export interface Line {
  /** Undefined where something else was asked about the topic meanwhile. Rejects where the worker failed. */
  ask(topic: string, ask: unknown, options?: AskOptions): Promise<unknown>
  drop(topic: string): void
  close(): void
}

export type WorkerEnd = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

interface Pending {
  readonly topic: string
  readonly onPart: AskOptions['onPart']
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

export const openLine = (worker: WorkerEnd): Line => {
  const pending = new Map<number, Pending>()
  let asked = 0
  const send = (sent: Sent): void => worker.postMessage(sent)
  const drop = (topic: string): void => {
    for (const [n, each] of pending) {
      if (each.topic !== topic) continue
      pending.delete(n)
      send({ drop: n })
      each.resolve(undefined)
    }
  }
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const each = pending.get(data.n)
    if (!each) return
    if (data.is === 'part') return each.onPart?.(data.value)
    pending.delete(data.n)
    if (data.is === 'done') each.resolve(data.value)
    else each.reject(new Error(data.message))
  }
  worker.onerror = (event) => {
    for (const each of pending.values()) each.reject(new Error(event.message))
    pending.clear()
  }
  return {
    ask: (topic, ask, { urgency = 0, onPart } = {}) => {
      drop(topic)
      const n = ++asked
      return new Promise((resolve, reject) => {
        pending.set(n, { topic, onPart, resolve, reject })
        send({ n, urgency, ask })
      })
    },
    drop,
    close: () => {
      for (const each of pending.values()) each.resolve(undefined)
      pending.clear()
      worker.terminate()
    },
  }
}

/** The worker's end of the line: the most urgent question first, in slices, so that a dropped one costs no more time. */
import type { Work } from '@vigil/kernel'
import { breath, slice } from '../sitting/slices.ts'
import type { Envelope, Reply, Sent } from './wire.ts'

/** How a question is worked on; `tell` sends what is known on the way. */
export type Begin = (ask: unknown, tell: (part: unknown) => void) => Work<unknown>

interface Job {
  readonly n: number
  readonly urgency: number
  readonly work: Work<unknown>
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const deskOf = (begin: Begin, reply: (reply: Reply) => void): ((sent: Sent) => void) => {
  const jobs = new Map<number, Job>()
  let busy = false
  const next = (): Job | undefined =>
    [...jobs.values()].reduce<Job | undefined>(
      (first, job) => (first && first.urgency >= job.urgency ? first : job),
      undefined,
    )
  const workOn = ({ n, work }: Job): void => {
    try {
      const step = slice(work)
      if (!step.done) return
      jobs.delete(n)
      reply({ n, is: 'done', value: step.value })
    } catch (error) {
      jobs.delete(n)
      reply({ n, is: 'fault', message: messageOf(error) })
    }
  }
  const work = async (): Promise<void> => {
    busy = true
    // What was sent at once is looked at together: the latest question may have made the first one stale.
    await breath()
    for (let job = next(); job; job = next()) {
      workOn(job)
      await breath()
    }
    busy = false
  }
  const take = ({ n, urgency, ask }: Envelope): void => {
    jobs.set(n, { n, urgency, work: begin(ask, (value) => reply({ n, is: 'part', value })) })
    if (!busy) void work()
  }
  return (sent) => ('drop' in sent ? void jobs.delete(sent.drop) : take(sent))
}

/** To be called once, by the worker itself. */
export const serve = (begin: Begin): void => {
  const take = deskOf(begin, (reply) => postMessage(reply))
  addEventListener('message', ({ data }: MessageEvent<Sent>) => take(data))
}

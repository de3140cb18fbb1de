import { expect, it, vi } from 'vitest'
import { deskOf } from './desk.ts'
import { openLine, type WorkerEnd } from './line.ts'
import type { Envelope, Reply, Sent } from './wire.ts'

/** A worker that does nothing by itself: the test answers for it. */
const aWorker = () => {
  const sent: Sent[] = []
  const worker: WorkerEnd = {
    postMessage: (message: Sent) => void sent.push(message),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  }
  const reply = (message: Reply): void => {
    worker.onmessage?.call(worker as Worker, { data: message } as MessageEvent)
  }
  return { worker, sent, reply }
}

it('an answer comes to the question that was asked', async () => {
  const { worker, sent, reply } = aWorker()
  const line = openLine(worker)
  const one = line.ask('bot', 'one')
  const two = line.ask('odds', 'two', { urgency: 1 })
  expect(sent).toEqual([
    { n: 1, urgency: 0, ask: 'one' },
    { n: 2, urgency: 1, ask: 'two' },
  ])
  reply({ n: 2, is: 'done', value: 'second' })
  reply({ n: 1, is: 'done', value: 'first' })
  expect([await one, await two]).toEqual(['first', 'second'])
})

it('of a topic the latest question counts, and earlier ones are dropped', async () => {
  const { worker, sent, reply } = aWorker()
  const line = openLine(worker)
  const stale = line.ask('odds', 'then')
  const fresh = line.ask('odds', 'now')
  expect(await stale).toBeUndefined()
  expect(sent).toContainEqual({ drop: 1 })
  reply({ n: 1, is: 'done', value: 'too late' })
  reply({ n: 2, is: 'done', value: 'in time' })
  expect(await fresh).toBe('in time')
})

it('parts are told on the way, and those of a dropped question are not', async () => {
  const { worker, reply } = aWorker()
  const line = openLine(worker)
  const heard: unknown[] = []
  void line.ask('cards', 'a', { onPart: (part) => heard.push(part) })
  reply({ n: 1, is: 'part', value: 'a1' })
  line.drop('cards')
  reply({ n: 1, is: 'part', value: 'a2' })
  expect(heard).toEqual(['a1'])
})

it('what fails is said to whoever asked', async () => {
  const { worker, reply } = aWorker()
  const line = openLine(worker)
  const asked = line.ask('bot', 'one')
  reply({ n: 1, is: 'fault', message: 'no pack' })
  await expect(asked).rejects.toThrow('no pack')
  const lost = line.ask('bot', 'two')
  worker.onerror?.call(worker as Worker, { message: 'gone' } as ErrorEvent)
  await expect(lost).rejects.toThrow('gone')
})

it('closing ends the worker and leaves nobody waiting', async () => {
  const { worker } = aWorker()
  const line = openLine(worker)
  const asked = line.ask('bot', 'one')
  line.close()
  expect(await asked).toBeUndefined()
  expect(worker.terminate).toHaveBeenCalledOnce()
})

const letter = (n: number, ask: string, urgency = 0): Envelope => ({ n, urgency, ask })

/** A desk whose work is done in one step and named after the question. */
const aDesk = () => {
  const done: string[] = []
  const replies: Reply[] = []
  let finish = (): void => undefined
  const take = deskOf(
    function* (ask, tell) {
      tell(`${ask} begun`)
      yield
      if (ask === 'bad') throw new Error('bad')
      done.push(String(ask))
      return ask
    },
    (reply) => {
      replies.push(reply)
      if (replies.filter(({ is }) => is !== 'part').length === wanted) finish()
    },
  )
  let wanted = 0
  const all = (n: number): Promise<void> => {
    wanted = n
    return new Promise((resolve) => {
      finish = resolve
    })
  }
  return { take, done, replies, all }
}

it('the desk takes the most urgent first, and those alike in turn', async () => {
  const { take, done, all } = aDesk()
  const finished = all(3)
  take(letter(1, 'card'))
  take(letter(2, 'other card'))
  take(letter(3, 'bot', 2))
  await finished
  expect(done).toEqual(['bot', 'card', 'other card'])
})

it('the desk never begins what was dropped meanwhile', async () => {
  const { take, done, replies, all } = aDesk()
  const finished = all(1)
  take(letter(1, 'stale'))
  take({ drop: 1 })
  take(letter(2, 'fresh'))
  await finished
  expect(done).toEqual(['fresh'])
  expect(replies.some(({ n }) => n === 1)).toBe(false)
})

it('a question that fails does not stop the others', async () => {
  const { take, replies, all } = aDesk()
  const finished = all(2)
  take(letter(1, 'bad'))
  take(letter(2, 'good'))
  await finished
  expect(replies.filter(({ is }) => is !== 'part')).toEqual([
    { n: 1, is: 'fault', message: 'bad' },
    { n: 2, is: 'done', value: 'good' },
  ])
})

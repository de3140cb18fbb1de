import { describe, expect, it } from 'vitest'
import { type Channel, Claims } from './claims.ts'

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 5))

/** Tabs that hear each other. */
const air = (): (() => Channel) => {
  const ears: ((event: MessageEvent) => void)[][] = []
  return () => {
    const mine: ((event: MessageEvent) => void)[] = []
    ears.push(mine)
    return {
      addEventListener: (_: string, ear: unknown) => void mine.push(ear as (event: MessageEvent) => void),
      postMessage: (data: unknown) => {
        for (const other of ears) if (other !== mine) for (const ear of other) ear({ data } as MessageEvent)
      },
    } as Channel
  }
}

/** As much of a browser's locks as is used. */
const lockRoom = (): LockManager => {
  const holders = new Map<string, { drop: (why: Error) => void }>()
  const waiting = new Map<string, (() => void)[]>()
  const request = async (name: string, options: LockOptions, hold: (lock: unknown) => unknown): Promise<unknown> => {
    if (holders.has(name)) {
      if (options.ifAvailable) return hold(null)
      if (options.steal) holders.get(name)?.drop(new Error('stolen'))
      else
        await new Promise<void>((go, no) => {
          waiting.set(name, [...(waiting.get(name) ?? []), go])
          options.signal?.addEventListener('abort', () => no(new Error('over')))
        })
    }
    return new Promise((done, drop) => {
      holders.set(name, { drop })
      void Promise.resolve(hold({ name })).then((value) => {
        holders.delete(name)
        waiting.get(name)?.shift()?.()
        done(value)
      })
    })
  }
  return { request } as unknown as LockManager
}

const patience = { letGo: 30, answer: 10 }

describe.each([
  ['locks', lockRoom],
  ['talk alone', () => undefined],
])('with %s', (_how, room) => {
  const tabs = (settled = async (): Promise<void> => undefined): [Claims, Claims] => {
    const channel = air()
    const locks = room()
    const tab = (name: string): Claims => new Claims({ locks, channel: channel(), tab: name, settled, patience })
    return [tab('one'), tab('two')]
  }

  it("a game is one tab's until it lets go", async () => {
    const [one, two] = tabs()
    const claim = await one.claim('a')
    expect(claim.held).toBe(true)
    expect(await two.claim('a')).toEqual({ held: false })
    expect((await two.claim('b')).held).toBe(true)
    if (claim.held) claim.release()
    await soon()
    expect((await two.claim('a')).held).toBe(true)
  })

  it('one tab may claim it twice', async () => {
    const [one, two] = tabs()
    const first = await one.claim('a')
    if (first.held) first.release()
    const second = await one.claim('a')
    expect(second.held).toBe(true)
    await soon()
    expect(await two.claim('a')).toEqual({ held: false })
  })

  it('another tab may take it over, once all is kept', async () => {
    const heard: string[] = []
    const [one, two] = tabs(async () => void heard.push('kept'))
    await one.claim('a', { onLost: () => heard.push('lost') })
    expect((await two.claim('a', { takeOver: true })).held).toBe(true)
    expect(heard).toEqual(['kept', 'lost'])
    expect(await one.claim('a')).toEqual({ held: false })
  })
})

it('takes a game from a tab that sleeps', async () => {
  const locks = lockRoom()
  const deaf = { postMessage: () => undefined, addEventListener: () => undefined }
  const parts = { locks, channel: deaf, settled: async () => undefined, patience }
  let lost = false
  await new Claims({ ...parts, tab: 'one' }).claim('a', {
    onLost: () => {
      lost = true
    },
  })
  expect((await new Claims({ ...parts, tab: 'two' }).claim('a', { takeOver: true })).held).toBe(true)
  expect(lost).toBe(true)
})

it('lets everybody play where tabs cannot talk', async () => {
  const alone = { locks: undefined, channel: undefined, settled: async () => undefined, tab: 'one' }
  expect((await new Claims(alone).claim('a')).held).toBe(true)
})

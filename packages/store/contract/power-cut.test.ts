/**
 * A power cut leaves of every file either what was on the disk for sure, or what had been written to it since, each as luck has
 * it. Whatever it leaves, everything that was acknowledged is there.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Batch, Store } from '../src/index.ts'

/** By path: what was in it when it was synced last, and when that began. */
const onDisk = new Map<string, { readonly bytes: Buffer; readonly at: number }>()

const watched = async (original: () => Promise<typeof import('node:fs')>) => {
  const fs = await original()
  const fdatasync = (file: number, done: (error: Error | null) => void): void => {
    const path = fs.readlinkSync(`/proc/self/fd/${file}`)
    const synced = { bytes: fs.readFileSync(path), at: performance.now() }
    fs.fdatasync(file, (error) => {
      // Of two at once, the one that began later has more.
      if (!error && synced.at >= (onDisk.get(path)?.at ?? 0)) onDisk.set(path, synced)
      done(error)
    })
  }
  return { ...fs, fdatasync }
}

let sqliteStore: typeof import('../src/adapters/sqlite/index.ts').sqliteStore

// Other tests may have loaded the store in this process, with a disk that nobody watches.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('node:fs', watched)
  const store = await import('../src/adapters/sqlite/index.ts')
  sqliteStore = store.sqliteStore
})

afterAll(() => {
  vi.doUnmock('node:fs')
  vi.resetModules()
})

const folder = mkdtempSync(join(tmpdir(), 'vigil-power-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PARTS = ['', '-wal', '-answers-0', '-answers-1']

/** A draw that is the same every time. */
const lots = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % 2 === 0
}

let copies = 0
const afterCut = (path: string, isLucky: () => boolean): string => {
  const copy = join(folder, `cut-${copies++}.db`)
  for (const part of PARTS) {
    const written = existsSync(`${path}${part}`) ? readFileSync(`${path}${part}`) : Buffer.alloc(0)
    const bytes = isLucky() ? written : (onDisk.get(`${path}${part}`)?.bytes ?? Buffer.alloc(0))
    if (bytes.length > 0) writeFileSync(`${copy}${part}`, bytes)
  }
  return copy
}

const answer = (room: string, seq: number): Batch => ({
  room,
  entries: [{ seq, input: { seq }, events: [], version: '1', at: seq }],
  latest: { seq: seq + 1, counted: seq + 1, version: '1', state: `${room}${seq}`.repeat(300) },
})

const made = async (store: Store, id: string): Promise<void> => {
  const latest = { seq: 0, counted: 0, version: '1', state: null }
  await store.create({ id, game: 'g', setup: {}, seed: 's', createdAt: 1 }, {}, { room: id, entries: [], latest })
}

describe('a power cut', () => {
  it.runIf(process.platform === 'linux').each([
    [1, 3, 2],
    [2, 4, 7],
    [3, 20, 5],
    [4, 40, 25],
  ])('keeps all that was acknowledged (round %i: log %i, journal %i)', async (seed, writesAhead, answersAhead) => {
    const path = join(folder, `${seed}.db`)
    // As a server finds it that has been stopped in order.
    await sqliteStore(path).close()
    for (const part of PARTS)
      if (existsSync(`${path}${part}`)) onDisk.set(`${path}${part}`, { bytes: readFileSync(`${path}${part}`), at: 0 })
    const store = sqliteStore(path, { writesAhead, answersAhead })
    const acknowledged = new Map<string, number>()
    const isLucky = lots(seed)
    const cut = async (): Promise<void> => {
      const [copy, then] = [afterCut(path, isLucky), [...acknowledged]]
      const found = sqliteStore(copy)
      for (const [room, length] of then) {
        const kept = await found.open(room)
        expect(kept?.log.length, room).toBeGreaterThanOrEqual(length)
        expect(kept?.latest.seq).toBe(kept?.log.length)
      }
      await found.close()
    }
    const play = async (room: string): Promise<void> => {
      await made(store, room)
      acknowledged.set(room, 0)
      await cut()
      for (let seq = 0; seq < 60; seq++) {
        expect(await store.append(answer(room, seq))).toBe('kept')
        acknowledged.set(room, seq + 1)
        if (isLucky()) await cut()
      }
    }
    await Promise.all(['a', 'b', 'c', 'd'].map(play))
    await store.close()
  })
})

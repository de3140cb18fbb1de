/** What whoever runs a cluster does to it while people play: stop a node, and bring back yesterday's copy of the database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { postgresStore } from '@vigil/store/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findRedis, startRedis } from '../../../tools/redis.mjs'
import { askPostgres, type Cluster, noCluster, runProgram, startCluster } from './cluster.ts'
import { stubborn } from './stubborn.ts'
import { ELDER_SIGN, made, person, playOn } from './table-of.ts'

const skipped = noCluster('The upkeep of a cluster', 'psql', 'pg_dump', 'pg_restore')

let cluster: Cluster
beforeAll(async () => {
  if (!skipped) cluster = await startCluster(2)
}, 120_000)
afterAll(() => cluster?.stop(), 120_000)

const until = async (when: () => boolean): Promise<void> => {
  while (!when()) await wait(10)
}

const logOf = async (url: string, room: string) => {
  const store = await postgresStore(url)
  const log = await store.since(room, 0)
  await store.close()
  return log
}

const tagsOf = (log: Awaited<ReturnType<typeof logOf>>): string[] =>
  log.flatMap(({ tag }) => tag?.replace(/^\d+:/, '') ?? [])

describe.skipIf(skipped)('a node that is told to stop', () => {
  it('lets its people go to the other one, with nothing lost', async () => {
    const [node, other] = cluster.nodes
    if (!node || !other) throw new Error('two nodes')
    const { room, chairs } = await made(cluster.door.port, ELDER_SIGN)
    const people = chairs.map(({ key }, i) => stubborn(cluster.door.port, room, key, `d${i}`, 10))
    const kept = (): string[] => people.flatMap(({ tags }) => tags.kept)
    await until(() => kept().length >= 4)
    expect(await node.stop()).toBe(0)
    expect(node.said()).not.toMatch(/error/i)
    expect((await fetch(`http://127.0.0.1:${other.port}/readyz`)).status).toBe(200)
    const before = kept().length
    await until(
      () => kept().length >= before + 4 || people.some(({ client }) => client.known()?.glance.waits.is === 'over'),
    )
    for (const { rest } of people) rest()
    await until(() => people.every(({ isIdle }) => isIdle()))
    expect([...tagsOf(await logOf(cluster.postgres.url, room))].sort()).toEqual([...kept()].sort())
    expect(people.some(({ lost }) => lost() > 0)).toBe(true)
    for (const { stop } of people) stop()
    await node.start()
  }, 300_000)
})

describe.skipIf(skipped)('a copy of the database', () => {
  it('has every answer acknowledged before it, and games go on there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vigil-backup-'))
    const file = join(folder, 'vigil.dump')
    const { url } = cluster.postgres
    const second = url.replace(/\/postgres$/, '/second')
    const { room, chairs } = await made(cluster.door.port, ELDER_SIGN)
    const keys = chairs.map(({ key }) => key)
    const people = keys.map((key, i) => stubborn(cluster.door.port, room, key, `b${i}`, 10))
    const kept = (): string[] => people.flatMap(({ tags }) => tags.kept)
    await until(() => kept().length >= 6)
    const before = kept()
    runProgram('pg_dump', '--format=custom', `--file=${file}`, url)
    await until(() => kept().length > before.length)
    for (const { stop } of people) stop()

    askPostgres(url, 'CREATE DATABASE second')
    runProgram('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${second}`, file)
    const restored = await logOf(second, room)
    expect(tagsOf(restored)).toEqual(expect.arrayContaining(before))
    expect(restored.map(({ seq }) => seq)).toEqual(restored.map((_, i) => i))

    const redis = await startRedis(findRedis() ?? '')
    const node = await cluster.another({ DATABASE_URL: second, REDIS_URL: redis.url })
    await node.start()
    const back = []
    for (const key of keys) back.push(await person(node.port, room, key))
    const [known] = await Promise.all(back.map((each) => each.until(() => true)))
    expect(known?.glance.seq).toBe(restored.length)
    if (known?.glance.waits.is !== 'over') expect(await playOn(back, 3)).toBeGreaterThan(0)
    await Promise.all(back.map((each) => each.leave()))
    expect(await node.stop()).toBe(0)
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 300_000)
})

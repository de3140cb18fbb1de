/** A disk without room: a sentence for whoever asked, nothing lost, and the game goes on as soon as there is some again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastInts } from '@vigil/kernel'
import { sqliteStore } from '@vigil/store/sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { answerOf, ELDER_SIGN, made, person, playOn, started } from './table-of.ts'

const folder = mkdtempSync(join(tmpdir(), 'vigil-full-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What takes the room: a chat of its own. */
const fill = async (store: ReturnType<typeof sqliteStore>, room: string): Promise<void> => {
  try {
    for (;;) await store.say(room, { chair: 0, text: 'x'.repeat(3_000), at: 1 })
  } catch {
    // Full.
  }
}

describe('a full disk', () => {
  it('refuses with a sentence, keeps the game whole, and lets it go on', async () => {
    const store = sqliteStore(join(folder, 'vigil.db'), { mostPages: 120, answersAhead: 5 })
    const server = await started(store)
    const { room, chairs } = await made(server.port, ELDER_SIGN)
    const ballast = await made(server.port, ELDER_SIGN)
    const people = []
    for (const { key } of chairs) people.push(await person(server.port, room, key))
    await Promise.all(people.map(({ until }) => until(() => true)))
    await fill(store, ballast.room)

    // The last pages hold a few answers more.
    await expect(playOn(people, 1_000)).rejects.toThrow('refused: store.full')
    const asked = people.find((one) => answerOf(one, fastInts('a')))
    const answer = asked && answerOf(asked, fastInts('a'))
    if (!asked || !answer) throw new Error('nobody is asked')
    const before = asked.client.known()?.glance
    expect(asked.bytes.at(-1)).toMatch(/no room left to save\. Nothing is lost/)
    asked.client.look()
    expect((await asked.next('welcome')).glance).toEqual(before)

    const post = await fetch(`http://127.0.0.1:${server.port}/api/rooms`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ELDER_SIGN),
    })
    expect(post.status).toBe(503)
    expect(await post.json()).toMatchObject({ refusal: { code: 'store.full' }, text: expect.stringMatching(/no room/) })
    // Whoever comes now is let in, even where their name cannot be kept.
    const late = await person(server.port, room, chairs[1]?.key ?? '', 'Cy')
    await late.until(() => true)

    await store.remove(ballast.room)
    expect(await asked.client.act(answer)).toMatchObject({ ok: true })
    await late.until(({ glance }) => glance.seq > (before?.seq ?? 0))
    await Promise.all([...people, late].map((one) => one.leave()))
    await server.close()
  })
})

/** The table as people meet it over sockets, whatever its rooms are kept in. */
import { commitment, fastInts, parseRecord, verifyReplay } from '@vigil/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Server } from '../src/server.ts'
import { shelf } from '../src/shelf.ts'
import { answerOf, ELDER_SIGN, inStep, made, type Person, person, playOn } from './table-of.ts'

/** Everybody connects to the next of the servers. */
export const tableSuite = (name: string, begin: () => Promise<readonly Server[]>): void => {
  describe(name, () => {
    let servers: readonly Server[] = []
    let next = 0
    const port = (): number => servers[next++ % servers.length]?.port ?? 0
    beforeAll(async () => {
      servers = await begin()
    }, 60_000)
    afterAll(() => Promise.all(servers.map((server) => server.close())))

    const twoAt = async (
      wanted: unknown = ELDER_SIGN,
    ): Promise<{ people: Person[]; room: string; keys: string[]; watch: string }> => {
      const { room, chairs, watch } = await made(port(), wanted)
      const keys = chairs.map(({ key }) => key)
      const people: Person[] = []
      for (const [i, key] of keys.entries()) {
        const one = await person(port(), room, key, ['Ada', 'Bo', 'Cy'][i])
        await one.until(() => true)
        people.push(one)
      }
      return { people, room, keys, watch }
    }

    const leave = (people: readonly Person[]) => Promise.all(people.map((one) => one.leave()))

    describe('a game between two', () => {
      it('is played to its end, alike for both, and every roll can be checked', async () => {
        const { people, room, keys } = await twoAt()
        await playOn(people, 5_000)
        const [ada, bo] = people.map(({ client }) => client.known())
        expect(ada?.glance.waits.is).toBe('over')
        expect(ada?.glance.view).toEqual(bo?.glance.view)
        expect(commitment(ada?.seed ?? '')).toBe(ada?.commitment)
        const response = await fetch(`http://127.0.0.1:${port()}/api/rooms/${room}/record`, {
          headers: { Authorization: `Bearer ${keys[1]}` },
        })
        const record = parseRecord(await response.text())
        if (!record.ok) throw new Error(record.why.code)
        const game = shelf()['elder-sign']?.game
        if (!game) throw new Error('no game')
        expect(verifyReplay(game, record.value).ok).toBe(true)
        await leave(people)
      })

      it('goes on after everybody has left and come back', async () => {
        const { people, room, keys } = await twoAt()
        await playOn(people, 12)
        await inStep(people)
        const before = people[0]?.client.known()
        await leave(people)
        await expect.poll(() => servers.some(({ hall }) => hall.here.has(room))).toBe(false)
        const again = await person(port(), room, keys[0] ?? '')
        const known = await again.until(() => true)
        expect(known.glance.seq).toBe(before?.glance.seq)
        expect(known.glance.view).toEqual(before?.glance.view)
        expect(known.company.chairs.map(({ name }) => name)).toEqual(['Ada', 'Bo'])
        await again.leave()
      })

      it('keeps once an answer that was sent twice', async () => {
        const { people } = await twoAt()
        const asked = people.find((one) => answerOf(one, fastInts('x')))
        const answer = asked && answerOf(asked, fastInts('x'))
        if (!asked || !answer) throw new Error('nobody is asked')
        const seq = asked.client.known()?.glance.seq ?? 0
        const text = JSON.stringify({ t: 'act', tag: 'twice', seq, act: answer })
        const acknowledged = asked.next('kept')
        asked.socket.send(text)
        const first = await acknowledged
        const again = asked.next('kept')
        asked.socket.send(text)
        expect(await again).toEqual(first)
        await leave(people)
      })

      it('refuses what is somebody else’s, and what is past', async () => {
        const { people } = await twoAt()
        const asked = people.find((one) => answerOf(one, fastInts('x')))
        const other = people.find((one) => one !== asked)
        const answer = asked && answerOf(asked, fastInts('x'))
        if (!asked || !other || !answer) throw new Error('nobody is asked')
        expect(await other.client.act(answer)).toMatchObject({ ok: false, why: { code: 'room.notYours' } })
        expect((await asked.client.act(answer)).ok).toBe(true)
        expect(await asked.client.act(answer)).toMatchObject({ ok: false })
        await leave(people)
      })
    })

    describe('beside the game', () => {
      it('people talk, point, vote, and take back together', async () => {
        const { people } = await twoAt()
        const [ada, bo] = people
        if (!ada || !bo) throw new Error('two people')
        const heard = bo.next('line')
        await ada.client.ask({ t: 'say', text: '<b>hello</b>' })
        expect((await heard).line).toMatchObject({ chair: 0, text: '<b>hello</b>' })
        await playOn(people, 3)
        const seq = await inStep(people)
        expect((await ada.client.act({ do: 'undo' })).ok).toBe(true)
        await bo.until(({ company }) => company.vote !== null)
        expect((await bo.client.ask({ t: 'vote', seq, yes: true })).ok).toBe(true)
        await ada.until(({ glance }) => glance.seq > seq)
        expect(ada.client.known()?.glance.seq).toBe(seq + 1)
        await leave(people)
      })

      it('people suggest something that somebody else could do, and ask what may be put right', async () => {
        const { people } = await twoAt()
        const [ada, bo] = people
        if (!ada || !bo) throw new Error('two people')
        const asked = answerOf(ada, fastInts('look')) ? ada : bo
        const other = asked === ada ? bo : ada
        const listed = await other.client.list('options')
        const waits = asked.client.known()?.glance.waits
        if (!listed.ok || waits?.is !== 'decision') throw new Error('somebody is asked')
        expect(listed.value.options).toEqual(waits.decision.options)
        const heard = asked.next('point')
        const pick = listed.value.options.slice(0, 1)
        const { id: decision } = waits.decision
        expect((await other.client.ask({ t: 'point', decision, pick })).ok).toBe(true)
        expect(await heard).toMatchObject({ decision, pick })
        const corrections = await other.client.list('corrections')
        expect(corrections.ok && corrections.value.corrections.length).toBeGreaterThan(0)
        await leave(people)
      })

      it('a bot takes a chair and gives it back', async () => {
        const { people } = await twoAt({ ...ELDER_SIGN, chairs: [{ seats: [0] }, { seats: [1], bot: 'steady' }] })
        const [ada] = people
        if (!ada) throw new Error('one person')
        const int = fastInts('bot')
        for (let n = 0; n < 30; n++) {
          await ada.until(({ glance: { waits } }) => waits.is === 'over' || (waits.is === 'decision' && waits.yours))
          const answer = answerOf(ada, int)
          if (!answer) break
          await ada.client.act(answer)
        }
        expect(ada.client.known()?.glance.seq).toBeGreaterThan(30)
        expect((await ada.client.ask({ t: 'change', change: { do: 'bot', chair: 1, bot: null } })).ok).toBe(true)
        expect(ada.client.known()?.company.chairs[1]?.bot).toBeNull()
        await leave(people)
      })

      it('a spectator sees, and does nothing', async () => {
        const { people, room, watch } = await twoAt()
        const eyes = await person(port(), room, watch)
        const known = await eyes.until(() => true)
        expect(known.you.chair).toBeNull()
        expect(await eyes.client.act({ do: 'undo' })).toMatchObject({ ok: false })
        await playOn(people, 3)
        await eyes.until(({ glance }) => glance.seq === people[0]?.client.known()?.glance.seq)
        await leave([...people, eyes])
      })

      it('the host closes a link and gets a new one; the others are told', async () => {
        const { people, room, keys } = await twoAt()
        const [ada, bo] = people
        if (!ada || !bo) throw new Error('two people')
        const key = ada.next('key')
        const bye = bo.next('bye')
        await ada.client.ask({ t: 'change', change: { do: 'remove', chair: 1 } })
        expect((await bye).refusal.code).toBe('room.removed')
        const again = await person(port(), room, keys[1] ?? '')
        expect((await again.next('bye')).refusal.code).toBe('room.none')
        const back = await person(port(), room, (await key).key)
        expect((await back.until(() => true)).you.chair).toBe(1)
        await leave([ada, back])
      })

      it('the same people play again with the same links', async () => {
        const { people, keys } = await twoAt()
        const [ada, bo] = people
        if (!ada || !bo) throw new Error('two people')
        expect(await bo.client.ask({ t: 'rematch' })).toMatchObject({ ok: false, why: { code: 'room.host' } })
        expect((await ada.client.ask({ t: 'rematch' })).ok).toBe(true)
        const { company } = await bo.until((known) => known.company.next !== null)
        const next = await person(port(), company.next ?? '', keys[1] ?? '')
        expect((await next.until(() => true)).you.chair).toBe(1)
        await leave([...people, next])
      })
    })
  })
}

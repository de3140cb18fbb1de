import type { Kind } from '@vigil/kernel'
import { describe, expect, it } from 'vitest'
import type { Glance } from '../glance.ts'
import { ROOM_OPTIONS } from '../room/options.ts'
import { type Client, wireClient } from './client.ts'
import type { Reply, ReplyOf } from './reply.ts'

const glance = (seq: number): Glance<Kind> => ({ seq }) as Glance<Kind>

const WELCOME: ReplyOf<Kind, 'welcome'> = {
  t: 'welcome',
  v: 1,
  you: { chair: 0 },
  company: { chairs: [], host: 0, options: ROOM_OPTIONS, vote: null, next: null },
  present: [0],
  watching: 0,
  glance: glance(5),
  lines: [],
  commitment: '',
}

const KEY = 'k'.repeat(32)

interface Desk {
  readonly client: Client<Kind>
  /** What went out over the connection that is open. */
  readonly sent: { readonly t: string; readonly tag?: string }[]
  hear(reply: Reply<Kind>): void
  connect(): void
}

const desk = (): Desk => {
  const client = wireClient<Kind>({ room: 'r', key: KEY, prefix: 'a-' })
  const sent: Desk['sent'] = []
  return {
    client,
    sent,
    hear: (reply) => client.receive(JSON.stringify(reply)),
    connect() {
      sent.length = 0
      client.connected((text) => sent.push(JSON.parse(text)))
    },
  }
}

const welcomed = (): Desk => {
  const one = desk()
  one.connect()
  one.hear(WELCOME)
  return one
}

const update = (seq: number): Reply<Kind> => ({
  t: 'update',
  seq,
  because: 'answer',
  by: 0,
  events: [],
  glance: glance(seq),
})

describe('a client', () => {
  it('says who it is, and nothing else until it is welcomed', () => {
    const one = desk()
    one.connect()
    void one.client.act({ do: 'undo' })
    expect(one.sent).toEqual([{ t: 'hello', v: 1, room: 'r', key: KEY }])
    one.hear(WELCOME)
    expect(one.sent.map(({ t }) => t)).toEqual(['hello', 'act'])
  })

  it('sends what was not acknowledged again, unchanged, over the next connection', async () => {
    const { client, sent, hear, connect } = welcomed()
    const acted = client.act({ do: 'undo' })
    const [, first] = [...sent]
    client.disconnected()
    const said = client.ask({ t: 'say', text: 'hello' })
    connect()
    hear(WELCOME)
    expect(sent.slice(1).map(({ tag }) => tag)).toEqual(['a-0', 'a-1'])
    expect(sent[1]).toEqual(first)
    hear({ t: 'kept', tag: 'a-0', seq: 6 })
    hear({ t: 'refused', tag: 'a-1', refusal: { code: 'room.muted', rule: '', params: {} }, text: '' })
    expect(await acted).toEqual({ ok: true, value: 6 })
    expect(await said).toMatchObject({ ok: false, why: { code: 'room.muted' } })
    client.disconnected()
    connect()
    hear(WELCOME)
    expect(sent.map(({ t }) => t)).toEqual(['hello'])
  })

  it('takes what is newer and leaves what is older', () => {
    const { client, hear } = welcomed()
    hear(update(8))
    hear(update(7))
    expect(client.known()?.glance.seq).toBe(8)
    hear({ ...WELCOME, glance: glance(9) })
    expect(client.known()?.glance.seq).toBe(9)
  })

  it('is told a line once, however often it comes', () => {
    const { client, hear } = welcomed()
    const line = { n: 1, chair: 0, text: 'hello', at: 0 }
    hear({ t: 'line', line })
    hear({ t: 'line', line })
    expect(client.known()?.lines).toEqual([line])
  })

  it('gets the list it asked for, or the reason why not', async () => {
    const { client, sent, hear } = welcomed()
    const options = client.list('options')
    const corrections = client.list('corrections')
    expect(sent.slice(1)).toEqual([
      { t: 'list', of: 'options', tag: 'a-0' },
      { t: 'list', of: 'corrections', tag: 'a-1' },
    ])
    hear({ t: 'list', of: 'options', tag: 'a-0', seq: 5, options: [{ do: 'roll' }] })
    hear({ t: 'refused', tag: 'a-1', refusal: { code: 'room.noCorrections', rule: '', params: {} }, text: '' })
    expect(await options).toMatchObject({ ok: true, value: { options: [{ do: 'roll' }] } })
    expect(await corrections).toMatchObject({ ok: false, why: { code: 'room.noCorrections' } })
  })
})

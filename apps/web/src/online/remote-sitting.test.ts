import { type Kind, no, ok, type Refusal, refusal } from '@vigil/kernel'
import type { Glance } from '@vigil/table'
import type { Known } from '@vigil/table/client'
import { type CompanyShown, ROOM_OPTIONS } from '@vigil/table/room'
import type { Reply } from '@vigil/table/wire'
import { describe, expect, it } from 'vitest'
import type { Speech } from '../face.ts'
import type { OnlineTable } from './online-table.ts'
import { remoteSitting, seenBy } from './remote-sitting.ts'

const glance = (seq: number, seat = 0): Glance<Kind> => ({
  game: 'toy',
  version: '1',
  seq,
  view: {},
  waits: {
    is: 'decision',
    yours: seat === 0,
    decision: { id: `d${seq}`, seat, about: { is: 'move' }, options: [{ do: 'go' }], min: 1, max: 1 },
    barred: [],
  },
  undo: { allowed: true, price: 'free', answers: 1, corrections: 0, outcomes: 0 },
  seating: [],
  corrected: false,
})

const chair = (seats: readonly number[], bot: string | null = null) => ({ name: 'x', seats, bot, muted: false })

const company = (chairs: CompanyShown['chairs']): CompanyShown => ({
  chairs,
  host: 0,
  options: ROOM_OPTIONS,
  vote: null,
  next: null,
})

const known = (seq: number, seat = 0, chairs = [chair([0]), chair([1])]): Known<Kind> => ({
  you: { chair: 0 },
  company: company(chairs),
  present: [0],
  watching: 0,
  glance: glance(seq, seat),
  lines: [],
  commitment: '',
})

const speech = { language: 'en', events: (events) => events.map(({ is }) => is) } as Speech<Kind>

/** A table that writes down what it is asked; `kept` settles the oldest act. */
const tableOf = () => {
  const asked: unknown[] = []
  const complaints: (Refusal | undefined)[] = []
  const settles: ((kept: ReturnType<typeof ok<number>> | ReturnType<typeof no<Refusal>>) => void)[] = []
  let hear: Parameters<OnlineTable['listen']>[0] = () => undefined
  let looks = 0
  const table = {
    room: 'r',
    key: 'k',
    listen: (hearing: typeof hear) => {
      hear = hearing
      return () => undefined
    },
    act: (act: unknown) => {
      asked.push(act)
      return new Promise((done) => settles.push(done))
    },
    complain: (why: Refusal | undefined) => complaints.push(why),
    look: () => {
      looks += 1
    },
  } as unknown as OnlineTable
  return {
    table,
    asked,
    complaints,
    looks: () => looks,
    kept: (kept: Parameters<(typeof settles)[number]>[0]) => settles.shift()?.(kept),
    hear: (reply: Partial<Reply<Kind>>, now: Known<Kind>) => hear(reply as Reply<Kind>, now),
  }
}

const updateTo = (seq: number) => ({ t: 'update', seq, because: 'answer', by: 1, events: [{ is: 'moved' }] }) as const

describe('what one sees', () => {
  it('is not one’s to answer while a bot plays one’s chair', () => {
    const seen = seenBy(known(4, 0, [chair([0], 'steady'), chair([1])]))
    expect(seen.waits).toMatchObject({ yours: false, decision: { options: [] } })
    expect(seen.seating).toEqual(['steady', null])
  })

  it('is the question of one’s own seat', () => {
    expect(seenBy(known(4)).waits).toMatchObject({ yours: true, decision: { options: [{ do: 'go' }] } })
  })
})

describe('an answer', () => {
  it('is sent once, and nothing else while it is under way', async () => {
    const { table, asked, kept } = tableOf()
    const sitting = remoteSitting(table, known(4), speech)
    const first = sitting.answer([{ do: 'go' }])
    expect(await sitting.answer([{ do: 'go' }])).toBe(false)
    expect(asked).toEqual([{ do: 'answer', decision: 'd4', seat: 0, pick: [{ do: 'go' }] }])
    kept(ok(5))
    expect(await first).toBe(true)
    sitting.undo()
    expect(asked).toHaveLength(2)
  })

  it('is not sent for somebody else', async () => {
    const { table, asked } = tableOf()
    expect(await remoteSitting(table, known(4, 1), speech).answer([{ do: 'go' }])).toBe(false)
    expect(asked).toEqual([])
  })

  it('that the game refuses says so at the question, one that comes too late looks again', async () => {
    const { table, kept, complaints, looks } = tableOf()
    const sitting = remoteSitting(table, known(4), speech)
    const first = sitting.answer([{ do: 'go' }])
    kept(no(refusal('answer.illegal')))
    expect(await first).toBe(false)
    expect(sitting.moment().refused?.code).toBe('answer.illegal')
    const second = sitting.answer([{ do: 'go' }])
    kept(no(refusal('act.stale')))
    await second
    expect(complaints.map((why) => why?.code)).toEqual(['act.stale'])
    expect(looks()).toBe(1)
  })
})

describe('what happens', () => {
  it('is shown and told once, and never what is older', () => {
    const { table, hear } = tableOf()
    const sitting = remoteSitting(table, known(4), speech)
    hear(updateTo(6), known(6, 1))
    hear(updateTo(5), known(6, 1))
    expect(sitting.moment().glance.seq).toBe(6)
    expect(sitting.moment().log.map(({ text }) => text)).toEqual(['moved'])
    expect(sitting.moment().before?.seq).toBe(4)
  })

  it('asks again what one is asked where seats were handed on', () => {
    const { table, hear, looks } = tableOf()
    remoteSitting(table, known(4), speech)
    hear({ t: 'company' }, known(4, 0, [chair([0]), chair([1], 'steady')]))
    expect(looks()).toBe(0)
    hear({ t: 'company' }, known(4, 0, [chair([0, 1]), chair([])]))
    expect(looks()).toBe(1)
  })
})

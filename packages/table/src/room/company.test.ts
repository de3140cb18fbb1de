import { describe, expect, it } from 'vitest'
import { type Change, changeCompany, cleanName, seatingIn, shownCompany } from './company.ts'
import { company } from './sample-company.ts'
import { roomWords, sayRoom } from './words.ts'

const means = { key: 'hash-new', bots: ['random', 'steady'] }
const three = company({ seats: [[0], [1, 2], []] })
const done = (by: number, change: Change) => changeCompany(three, by, change, means)

describe('a company', () => {
  it('knows who plays which seat', () => {
    expect(seatingIn(company({ seats: [[0, 2], [1]], bots: { 1: 'steady' } }))).toEqual([null, 'steady', null])
    expect(seatingIn(company({ seats: [[]] }))).toEqual([])
  })

  it('never shows a key', () => {
    expect(JSON.stringify(shownCompany(three))).not.toContain('hash')
  })
})

describe('names', () => {
  it('are cleaned of what does not show, and cut', () => {
    expect(cleanName('  A\u0000d\u202Ea\n ')).toBe('Ada')
    expect(cleanName('x'.repeat(99))).toHaveLength(40)
    expect(done(1, { do: 'name', name: '<b>Bo</b>' })).toMatchObject({
      ok: true,
      value: { chairs: [{}, { name: '<b>Bo</b>' }, {}] },
    })
  })

  it('are not empty', () => {
    expect(done(1, { do: 'name', name: ' \u200B ' })).toMatchObject({ ok: false, why: { code: 'room.name' } })
  })
})

describe('a bot', () => {
  it('is put into one’s own chair, and by the host into any', () => {
    expect(done(1, { do: 'bot', chair: 1, bot: 'steady' })).toMatchObject({
      value: { chairs: [{}, { bot: 'steady' }, {}] },
    })
    expect(done(0, { do: 'bot', chair: 1, bot: 'steady' }).ok).toBe(true)
    expect(done(2, { do: 'bot', chair: 1, bot: 'steady' })).toMatchObject({ why: { code: 'room.host' } })
  })

  it('has a name that is known', () => {
    expect(done(1, { do: 'bot', chair: 1, bot: 'hal' })).toMatchObject({
      why: { code: 'room.bot', params: { bot: 'hal' } },
    })
  })
})

describe('seats', () => {
  it('are handed over by whoever has them', () => {
    expect(done(1, { do: 'give', seats: [2], to: 2 })).toMatchObject({
      value: { chairs: [{ seats: [0] }, { seats: [1] }, { seats: [2] }] },
    })
    expect(done(2, { do: 'give', seats: [1], to: 2 })).toMatchObject({
      why: { code: 'room.notYours', params: { seat: 1 } },
    })
  })

  it('are handed out by the host, each to one chair', () => {
    expect(done(0, { do: 'give', seats: [1, 1, 2], to: 0 })).toMatchObject({
      value: { chairs: [{ seats: [0, 1, 2] }, { seats: [] }, { seats: [] }] },
    })
    expect(done(0, { do: 'give', seats: [7], to: 0 })).toMatchObject({ why: { code: 'room.noSeat' } })
    expect(done(0, { do: 'give', seats: [1], to: 9 })).toMatchObject({ why: { code: 'room.noChair' } })
  })
})

describe('the host', () => {
  it.each<Change>([
    { do: 'mute', chair: 1, on: true },
    { do: 'remove', chair: 1 },
    { do: 'host', chair: 1 },
    { do: 'options', options: { advice: false } },
  ])('alone may $do', (change) => {
    expect(done(2, change)).toMatchObject({ ok: false, why: { code: 'room.host' } })
    expect(done(0, change).ok).toBe(true)
  })

  it('is not removed by the host', () => {
    expect(done(0, { do: 'remove', chair: 0 })).toMatchObject({ why: { code: 'room.self' } })
  })

  it('closes a link: its key opens nothing, and a bot plays on', () => {
    expect(done(0, { do: 'remove', chair: 1 })).toMatchObject({
      value: { chairs: [{}, { key: 'hash-new', name: '', bot: 'steady', seats: [1, 2] }, {}] },
    })
  })

  it('sets a time within bounds', () => {
    expect(done(0, { do: 'options', options: { turnSeconds: 60 } })).toMatchObject({
      value: { options: { turnSeconds: 60, advice: true } },
    })
    expect(done(0, { do: 'options', options: { turnSeconds: 3 } })).toMatchObject({ why: { code: 'room.time' } })
    expect(done(0, { do: 'options', options: { standIn: 'hal' } })).toMatchObject({ why: { code: 'room.bot' } })
  })
})

describe('words', () => {
  it('exist in both languages for every code, and fill in', () => {
    expect(Object.keys(roomWords.de).sort()).toEqual(Object.keys(roomWords.en).sort())
    expect(sayRoom({ code: 'room.notYours', rule: '', params: { seat: 2 } })).toContain('Seat 2')
    expect(sayRoom({ code: 'room.notYours', rule: '', params: { seat: 2 } }, 'de')).toContain('Platz 2')
    expect(sayRoom({ code: 'task.locked', rule: 'ES-TASK-01', params: {} })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { parseRecord, readRecord } from './parse-record.ts'
import { refusal } from './refusal.ts'
import { begunToy, must, playedToy } from './toy-match.ts'

const good = {
  format: 'vigil-match/1',
  game: 'lanterns',
  version: '1',
  setup: { seats: 1 },
  seed: 'abc',
  inputs: [
    { is: 'chance', outcome: { card: 'tin' } },
    { is: 'answer', seat: 0, pick: [{ do: 'bury', card: 'tin' }] },
    { is: 'undo', to: 1 },
  ],
}

const fault = (change: object) => {
  const read = parseRecord(JSON.stringify({ ...good, ...change }))
  return read.ok ? undefined : read.why
}

const field = (name: string, expected: string, got: string) =>
  refusal('record.field', '', { field: name, expected, got })

describe('parseRecord', () => {
  it('reads a good record as it is', () => {
    expect(parseRecord(JSON.stringify(good))).toEqual({ ok: true, value: good })
  })

  it('reads what a match writes', () => {
    const { record } = playedToy(begunToy())
    expect(must(parseRecord(JSON.stringify(record, null, 2)))).toEqual(record)
    expect(must(readRecord(record))).toBe(record)
  })

  it('does not mind a byte order mark', () => {
    expect(parseRecord(`\uFEFF${JSON.stringify(good)}`).ok).toBe(true)
  })

  it('keeps fields it does not know', () => {
    expect(must(parseRecord(JSON.stringify({ ...good, title: 'Friday' })))).toHaveProperty('title', 'Friday')
  })

  it('says where a text stops being JSON', () => {
    expect(parseRecord('{\n  "format": "vigil-match/1"\n  "game": 1\n}')).toEqual({
      ok: false,
      why: refusal('record.json', '', { line: 3, column: 3, got: '"' }),
    })
  })

  it('says what a record of another format is', () => {
    expect(fault({ format: 'vigil-match/9' })).toEqual(
      refusal('record.format', '', { field: 'format', expected: 'vigil-match/1', got: '"vigil-match/9"' }),
    )
  })

  it.each([
    ['format', { format: undefined }, field('format', 'vigil-match/1', 'nothing')],
    ['format', { format: 1 }, field('format', 'vigil-match/1', '1')],
    ['game', { game: 7 }, field('game', 'text', '7')],
    ['version', { version: null }, field('version', 'text', 'null')],
    ['seed', { seed: ['a'] }, field('seed', 'text', 'list')],
    ['setup', { setup: undefined }, field('setup', 'any', 'nothing')],
    ['chance', { chance: 'cheat' }, field('chance', 'ask', '"cheat"')],
    ['inputs', { inputs: {} }, field('inputs', 'list', 'object')],
    ['inputs', { inputs: undefined }, field('inputs', 'list', 'nothing')],
    ['an input', { inputs: [good.inputs[0], 'roll'] }, field('inputs[1]', 'object', '"roll"')],
    ['is', { inputs: [{ is: 'wish' }] }, field('inputs[0].is', 'answer|chance|correct|undo', '"wish"')],
    ['seat', { inputs: [{ is: 'answer', seat: -1, pick: [] }] }, field('inputs[0].seat', 'count', '-1')],
    ['seat', { inputs: [{ is: 'answer', seat: '0', pick: [] }] }, field('inputs[0].seat', 'count', '"0"')],
    ['pick', { inputs: [{ is: 'answer', seat: 0 }] }, field('inputs[0].pick', 'list', 'nothing')],
    ['an option', { inputs: [{ is: 'answer', seat: 0, pick: [null] }] }, field('inputs[0].pick[0]', 'object', 'null')],
    ['do', { inputs: [{ is: 'answer', seat: 0, pick: [{ do: 1 }] }] }, field('inputs[0].pick[0].do', 'text', '1')],
    ['outcome', { inputs: [{ is: 'chance' }] }, field('inputs[0].outcome', 'any', 'nothing')],
    ['change', { inputs: [{ is: 'correct' }] }, field('inputs[0].change', 'object', 'nothing')],
    ['to', { inputs: [{ is: 'undo', to: 1.5 }] }, field('inputs[0].to', 'count', '1.5')],
  ])('names a wrong field: %s', (_name, change, why) => {
    expect(fault(change)).toEqual(why)
  })

  it.each(['null', '[]', '"vigil-match/1"', '1'])('refuses %s as a record', (text) => {
    const read = parseRecord(text)
    expect(read).toMatchObject({ ok: false, why: { code: 'record.field', params: { field: '', expected: 'object' } } })
  })

  it('takes an outcome of null and a match with real dice', () => {
    expect(fault({ chance: 'ask', inputs: [{ is: 'chance', outcome: null }] })).toBeUndefined()
  })

  it('quotes no more than a little of a foreign file', () => {
    expect(String(fault({ format: 'x'.repeat(500) })?.params.got).length).toBeLessThan(50)
  })
})

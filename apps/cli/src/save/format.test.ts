import { parseRecord } from '@vigil/kernel'
import { expect, it } from 'vitest'
import { perform } from '../sitting.ts'
import { toySitting } from '../toy.ts'
import { formatSave, packOf } from './format.ts'

const played = perform(toySitting(), { do: 'answer', pick: [{ do: 'left' }] })
const record = played.ok ? played.value.match.record : toySitting().match.record

it('is JSON that reads back as it was', () => {
  expect(parseRecord(formatSave(record, undefined))).toEqual({ ok: true, value: record })
  expect(parseRecord(formatSave(toySitting().match.record, undefined))).toMatchObject({ ok: true })
})

it('has one input per line', () => {
  const lines = formatSave(record, undefined).split('\n')
  expect(lines.filter((line) => line.startsWith('    {'))).toHaveLength(record.inputs.length)
})

it('carries the pack it was played with', () => {
  const pack = { extends: 'core', id: 'mine', name: 'Mine' }
  const read = parseRecord(formatSave(record, pack))
  expect(read.ok && packOf(read.value)).toEqual(pack)
  expect(packOf(record)).toBeUndefined()
})

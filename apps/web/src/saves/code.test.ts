import type { AnyRecord } from '@vigil/kernel'
import { begunToy, playedToy } from '@vigil/kernel/toy'
import { deflateSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { aRecord, inputsUpTo } from './a-save.ts'
import { codeOf, LONGEST_LINK, linkOf, recordOf } from './code.ts'
import { faultIn } from './fault.ts'

const record = playedToy(begunToy()).record as unknown as AnyRecord
const code = codeOf(record)

const wrong = (text: string): string => {
  const read = recordOf(text)
  return read.ok ? '' : `${faultIn(read.why, 'en')} ${faultIn(read.why, 'de')}`
}

it('carries a game there and back', () => {
  expect(code).toMatch(/^[\w-]+$/)
  expect(recordOf(code)).toEqual({ ok: true, value: record })
})

it('makes a link, or advises the file', () => {
  expect(linkOf(record, 'http://host/vigil/#/saves')).toEqual({
    is: 'link',
    href: `http://host/vigil/#/shared/${code}`,
  })
  const noise = inputsUpTo(4000).map((input, n) => ({ ...input, noise: Math.sin(n) }))
  const long = linkOf(aRecord(noise), 'http://host/')
  expect(long).toEqual({ is: 'long', length: expect.any(Number) })
  expect(long.is === 'long' && long.length).toBeGreaterThan(LONGEST_LINK)
})

describe('a damaged link', () => {
  it('says which sign does not belong', () => {
    expect(wrong(`${code.slice(0, 9)}%${code.slice(9)}`)).toMatch(/character 10 of the code, “%”.*Zeichen 10 des Codes/)
  })

  it.each([
    ['cut off', code.slice(0, -20)],
    ['empty', ''],
    ['one letter', 'a'],
    ['turned', [...code].reverse().join('')],
    ['changed', `${code.slice(0, 60)}AAAA${code.slice(64)}`],
  ])('%s is refused', (_how, text) => {
    expect(wrong(text)).not.toBe('')
  })

  it('does not unfold without end', () => {
    const bomb = Buffer.from(deflateSync(new Uint8Array(40_000_000))).toString('base64url')
    expect(wrong(bomb)).toContain('larger than any game')
  })

  it('is told what is wrong with the record in it', () => {
    expect(wrong(codeOf({ ...record, seed: 7 } as unknown as AnyRecord))).toMatch(
      /“seed” should be a text.*Das Feld „seed“/,
    )
  })
})

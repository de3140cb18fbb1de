import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashText, sha256Hex } from './hash.ts'

describe('sha256Hex', () => {
  it('agrees with the standard', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('hashes the UTF-8 bytes of a text', () => {
    expect(sha256Hex('☾')).toBe(createHash('sha256').update('☾', 'utf8').digest('hex'))
  })
})

describe('hashText', () => {
  it('is the first 16 digits', () => {
    expect(hashText('abc')).toBe('ba7816bf8f01cfea')
  })
})

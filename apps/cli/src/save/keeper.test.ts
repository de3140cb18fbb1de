import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toySitting } from '../toy.ts'
import { formatSave } from './format.ts'
import { assertFree, keeperOf } from './keeper.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'vigil-'))
const { record } = toySitting().match

describe('a keeper', () => {
  it('writes the whole match, makes the folder, and leaves nothing else behind', () => {
    const path = join(folder(), 'new', 'game.json')
    expect(keeperOf(path, undefined).keep(record)).toBe('')
    expect(readFileSync(path, 'utf8')).toBe(formatSave(record, undefined))
    expect(readdirSync(join(path, '..'))).toEqual(['game.json'])
  })

  it('writes again and again', () => {
    const path = join(folder(), 'game.json')
    const keeper = keeperOf(path, undefined)
    keeper.keep(record)
    keeper.keep({ ...record, seed: 'other' })
    expect(readFileSync(path, 'utf8')).toContain('"seed": "other"')
  })

  it('does not overwrite what somebody else wrote meanwhile', () => {
    const path = join(folder(), 'game.json')
    const keeper = keeperOf(path, undefined)
    keeper.keep(record)
    writeFileSync(path, 'somebody else was here')
    expect(keeper.keep(record)).toContain('game-2.json')
    expect(readFileSync(path, 'utf8')).toBe('somebody else was here')
    expect(keeper.path()).toMatch(/game-2\.json$/)
    expect(keeper.keep(record)).toBe('')
  })

  it('says why it cannot write', () => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    expect(() => keeperOf(join(file, 'game.json'), undefined).keep(record)).toThrow(/Could not save to .*game\.json/)
  })
})

it('refuses to begin where a file lies already', () => {
  const path = join(folder(), 'game.json')
  expect(() => assertFree(path)).not.toThrow()
  writeFileSync(path, '')
  expect(() => assertFree(path)).toThrow(/exists already.*--resume/)
})

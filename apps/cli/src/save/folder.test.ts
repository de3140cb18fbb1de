import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freePath, saveName, savesIn } from './folder.ts'

it('names a save after the game and the hour', () => {
  expect(saveName('elder-sign', new Date(2026, 10, 5, 21, 7))).toBe('elder-sign-2026-11-05-2107')
})

it('never takes a name that is taken', () => {
  const taken = ['/saves/game.json', '/saves/game-2.json'].map((path) => join(path))
  expect(freePath('/saves', 'game', (path) => taken.includes(path))).toBe(join('/saves/game-3.json'))
})

it('lists saves, the latest first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigil-'))
  for (const [name, at] of [
    ['old.json', 1],
    ['new.json', 3],
    ['between.json', 2],
    ['notes.txt', 4],
  ] as const) {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), at, at)
  }
  expect(savesIn(folder)).toEqual(['new.json', 'between.json', 'old.json'].map((name) => join(folder, name)))
  expect(savesIn(join(folder, 'nowhere'))).toEqual([])
})

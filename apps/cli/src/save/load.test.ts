import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { EXIT, Fault } from '../fault.ts'
import { loadSave, readText, saveFault } from './load.ts'

const folder = mkdtempSync(join(tmpdir(), 'vigil-'))

it('says what cannot be read and why', () => {
  expect(() => readText(join(folder, 'none.json'), 'pack')).toThrow(
    /Could not read the pack .*none\.json: there is no such file\./,
  )
  expect(() => readText(folder, 'save')).toThrow(/it is a folder/)
})

it('says what is wrong with a save and that it was left alone', () => {
  const path = join(folder, 'bad.json')
  writeFileSync(path, '{"format"')
  expect(() => loadSave(path)).toThrow(
    /line 1, column 10: expected JSON to go on, found the end of the file\. The file was left as it is\./,
  )
})

it('ends with the code for what cannot be done', () => {
  const fault = saveFault('game.json', { code: 'setup.players', rule: '', params: {} }, () => 'Too many.')
  expect(fault).toBeInstanceOf(Fault)
  expect(fault).toMatchObject({ exit: EXIT.cannot, message: expect.stringContaining('game.json: Too many.') })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigil-install-'))
  mkdirSync(join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const locked = (packages: object): void =>
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }))
const present = (packages: object): void =>
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))

it('sees that nothing is installed', () => {
  locked({ 'node_modules/a': { version: '1.0.0' } })
  expect(isInstalled(folder)).toBe(false)
})

it('sees what agrees with the lock', () => {
  locked({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { link: true } })
  present({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { link: true } })
  expect(isInstalled(folder)).toBe(true)
})

it('sees another version, and a missing package', () => {
  locked({ 'node_modules/a': { version: '1.0.0' } })
  present({ 'node_modules/a': { version: '1.0.1' } })
  expect(isInstalled(folder)).toBe(false)
  present({})
  expect(isInstalled(folder)).toBe(false)
})

it('does without builds for other platforms', () => {
  locked({ 'node_modules/a-win32': { version: '1.0.0', optional: true } })
  present({})
  expect(isInstalled(folder)).toBe(true)
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint, isBuilt } from './page-build.mjs'

let root = ''
const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vigil-build-'))
  write('apps/web/src/main.tsx', 'one')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

it('sees every change of what the page is made of', () => {
  const first = fingerprint(root)
  expect(fingerprint(root)).toBe(first)
  write('packages/kernel/src/new.ts', '')
  const second = fingerprint(root)
  write('apps/web/src/main.tsx', 'two')
  expect(new Set([first, second, fingerprint(root)]).size).toBe(3)
})

it('does not mind builds, tests and installed packages', () => {
  const before = fingerprint(root)
  write('apps/web/dist/index.html', 'built')
  write('apps/web/src/main.test.ts', 'test')
  write('apps/web/node_modules/a/index.js', 'a')
  expect(fingerprint(root)).toBe(before)
})

it('knows which files a build was made from', () => {
  const print = fingerprint(root)
  expect(isBuilt(root, print)).toBe(false)
  write('apps/web/dist/.made-of', print)
  expect(isBuilt(root, print)).toBe(true)
  expect(isBuilt(root, 'another')).toBe(false)
})

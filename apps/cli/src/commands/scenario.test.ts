import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { fakeIo } from '../fake-io.ts'
import { EXIT } from '../fault.ts'
import { runScenarios } from './scenario.ts'

const terror = fileURLToPath(
  new URL('../../../../packages/scenario-kit/scenarios/we-es-03-terror.json', import.meta.url),
)
const changed = (from: string, to: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'vigil-')), 'changed.json')
  writeFileSync(path, readFileSync(terror, 'utf8').replace(from, to))
  return path
}

const ran = (files: string[], json = false) => {
  const io = fakeIo()
  return { exit: runScenarios(files, { json }, io), out: io.out() }
}

describe('vigil scenario', () => {
  it('says which scenarios hold', () => {
    const { exit, out } = ran([terror])
    expect(exit).toBe(EXIT.fine)
    expect(out).toContain('✓')
    expect(out).toMatch(/1 of 1 scenarios hold/)
  })

  it('shows the first difference of one that does not', () => {
    const { exit, out } = ran([terror, changed('"seats": [{ "sanity": 3 }]', '"seats": [{ "sanity": 4 }]')])
    expect(exit).toBe(EXIT.no)
    expect(out).toContain('in step 3 (steps[2]):')
    expect(out).toMatch(/- +"sanity": 4\n +\+ +"sanity": 3/)
    expect(out).toMatch(/1 of 2 scenarios hold/)
  })

  it('says what it cannot read', () => {
    expect(ran([changed('"sanity": 4', '"sanitey": 4')]).out).toMatch(
      /in setup\.seats\[0\]\.sanitey:\n +expected .*did you mean/,
    )
  })

  it('does so as JSON too', () => {
    const { exit, out } = ran([terror], true)
    expect(exit).toBe(EXIT.fine)
    expect(JSON.parse(out)).toMatchObject({ scenarios: 1, failed: 0, reports: [{ ok: true }] })
  })
})

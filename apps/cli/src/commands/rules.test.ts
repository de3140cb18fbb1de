import { describe, expect, it } from 'vitest'
import { fakeIo } from '../fake-io.ts'
import { EXIT } from '../fault.ts'
import { unknownCitations } from './rule-coverage.ts'
import { readCatalogue, rulesInForce, showRules } from './rules.ts'

describe('vigil rules', () => {
  const all = rulesInForce()

  it('knows every rule of the rule sets that can be played, once', () => {
    expect(all.length).toBeGreaterThan(200)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.some(({ id }) => id === 'ES-TASK-02')).toBe(true)
  })

  it('finds no rule in force without a test', () => {
    expect(all.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([])
  })

  it('is cited by tests that know their rules', () => {
    const { rules, tests } = readCatalogue()
    expect(unknownCitations(rules, tests)).toEqual([])
  })

  it('finds scenarios as well as tests', () => {
    const files = all.flatMap(({ tests }) => tests.map(({ file }) => file))
    expect(files.some((file) => file.endsWith('.test.ts'))).toBe(true)
    expect(files.some((file) => file.endsWith('.json'))).toBe(true)
  })

  it('prints them, or only those that no test cites', () => {
    const io = fakeIo()
    expect(showRules({ missing: true, json: true }, io)).toBe(EXIT.fine)
    const { inForce, tested, rules } = JSON.parse(io.out())
    expect(inForce).toBe(all.length)
    expect(rules).toHaveLength(inForce - tested)
    const lines = fakeIo()
    showRules({}, lines)
    expect(lines.out()).toMatch(/✓ ES-TASK-02 {2}\S[^\n]*\n {4}packages/)
    expect(lines.out()).toMatch(/\d+ rules in force, \d+ cited by no test\n$/)
  })
})

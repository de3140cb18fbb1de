import { describe, expect, it } from 'vitest'
import { countTests } from './test-report.mjs'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((is) => ({ status: is })) })

describe('counting what vitest did', () => {
  it('counts tests, and skipped ones apart', () => {
    const count = countTests([file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed', 'passed')], false)
    expect(count).toEqual({ passed: 3, failed: 1, notes: ['1 skipped'] })
  })

  it('counts a file that cannot be loaded as a failure', () => {
    expect(countTests([file('passed', 'passed'), file('failed')], false)).toMatchObject({ passed: 1, failed: 1 })
  })

  it('counts a run without tests as a failure', () => {
    expect(countTests([], true)).toMatchObject({ passed: 0, failed: 1 })
    expect(countTests([file('passed', 'skipped')], true)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts an error outside the tests as a failure', () => {
    expect(countTests([file('passed', 'passed')], false)).toMatchObject({ passed: 1, failed: 1 })
  })
})

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './install.mjs'
import { countTests } from './test-report.mjs'

const test = (status: string, ...failureMessages: string[]) => ({ status, fullName: 'a rule', failureMessages })

const file = (status: string, ...tests: string[]) => ({
  name: join(root, 'tools', 'some.test.ts'),
  status,
  assertionResults: tests.map((is) => test(is)),
})

describe('counting what vitest did', () => {
  it('counts tests, and skipped ones apart', () => {
    const count = countTests([file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed', 'passed')], false)
    expect(count).toEqual({ passed: 3, failed: 1, notes: ['1 skipped'] })
  })

  it('names what failed, and what passed only when it was run again', () => {
    const assertionResults = [test('failed', 'Error: no\n at line 3'), test('passed', 'Error: late'), test('passed')]
    const { notes, ...count } = countTests([{ ...file('failed'), assertionResults }], false)
    expect(count).toEqual({ passed: 2, failed: 1 })
    expect(notes).toEqual([
      'failed: tools/some.test.ts > a rule\n  Error: no',
      'passed only when run again: tools/some.test.ts > a rule\n  Error: late',
    ])
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

// What vitest wrote down about a run, counted so that no kind of breakage can pass for success.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './install.mjs'

export const testReportPath = join(root, 'node_modules', '.cache', 'vigil', 'tests.json')

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestReport
 * @typedef {{ name: string, status: string, assertionResults: TestReport[] }} FileReport
 * @typedef {{ passed: number, failed: number, notes: string[] }} Count
 */

export const clearTestReport = () => rmSync(testReportPath, { force: true })

/**
 * @param {boolean} vitestSucceeded its exit code
 * @returns {Count}
 */
export const readTestReport = (vitestSucceeded) =>
  existsSync(testReportPath)
    ? countTests(JSON.parse(readFileSync(testReportPath, 'utf8')).testResults, vitestSucceeded)
    : { passed: 0, failed: 1, notes: ['vitest ended without a report'] }

/**
 * @param {FileReport[]} files
 * @param {boolean} vitestSucceeded
 * @returns {Count}
 */
export const countTests = (files, vitestSucceeded) => {
  /** @param {string} status */
  const tests = (status) =>
    files.flatMap((file) => file.assertionResults.filter((test) => test.status === status)).length
  const passed = tests('passed')
  const skipped = tests('skipped') + tests('pending') + tests('todo')
  const broken = files.filter((file) => file.status === 'failed' && file.assertionResults.every(notFailed)).length
  const notes = [...named(files), ...(skipped > 0 ? [`${skipped} skipped`] : [])]
  let failed = tests('failed') + broken
  if (failed === 0 && passed === 0) {
    failed = 1
    notes.push('no test ran')
  } else if (failed === 0 && !vitestSucceeded) {
    failed = 1
    notes.push('vitest reported an error outside the tests')
  }
  return { passed, failed, notes }
}

/**
 * Once more at the end, where they are found; what passed only when it was run again has a fault too, if a rarer one.
 * @param {FileReport[]} files
 */
const named = (files) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ status, fullName, failureMessages: [why = ''] }) => {
        const came = status === 'passed' ? 'passed only when run again' : status
        return `${came}: ${relative(root, name)} > ${fullName}\n  ${why.split('\n', 1)}`
      }),
  )

/** @param {{ status: string }} test */
const notFailed = (test) => test.status !== 'failed'

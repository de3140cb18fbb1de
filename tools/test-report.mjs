// What vitest wrote down about a run, counted so that no kind of breakage can pass for success.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

export const testReportPath = join(root, 'node_modules', '.cache', 'vigil', 'tests.json')

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} FileReport
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
  const notes = skipped > 0 ? [`${skipped} skipped`] : []
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

/** @param {{ status: string }} test */
const notFailed = (test) => test.status !== 'failed'

/** `vigil scenario`: plays scenario files and says where the first thing comes out differently. */
import { runScenarioFile, type ScenarioReport } from '@vigil/scenario-kit'
import { EXIT } from '../fault.ts'
import { type Io, print, printJson } from '../io.ts'
import { readText } from '../save/load.ts'

const lines = (file: string, { ok, title, failure }: ScenarioReport): string[] => {
  const head = `${ok ? '✓' : '✗'} ${file}${title === '' ? '' : `: ${title}`}`
  if (!failure) return [head]
  const { place, step, expected, got, diff } = failure
  const where = step === 0 ? place : `step ${step} (${place})`
  const told =
    diff === undefined ? [`expected ${expected}`, `got      ${got}`] : [`expected ${expected}`, ...diff.split('\n')]
  return [head, ...[`in ${where}:`, ...told].map((line) => `    ${line}`)]
}

export const runScenarios = (files: readonly string[], flags: { json?: boolean }, io: Io): number => {
  const reports = files.map((file) => ({ file, ...runScenarioFile(readText(file, 'scenario')) }))
  const failed = reports.filter(({ ok }) => !ok).length
  if (flags.json) printJson(io, { scenarios: reports.length, failed, reports })
  else {
    const sum = `${reports.length - failed} of ${reports.length} scenarios hold`
    print(io, [...reports.flatMap((report) => lines(report.file, report)), sum].join('\n'))
  }
  return failed === 0 ? EXIT.fine : EXIT.no
}

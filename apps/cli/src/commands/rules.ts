/** `vigil rules`: every rule that is in force, with the tests that cite it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EXIT, Fault } from '../fault.ts'
import { type Io, print, printJson } from '../io.ts'
import { BOXES } from '../shelf.ts'
import { type Applies, type Covered, coverage, rulesIn, type SourceText } from './rule-coverage.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

const filesBelow = (folder: string, wanted: (path: string) => boolean): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(path, wanted)
    return wanted(path) ? [path] : []
  })

const isTest = (path: string): boolean => path.endsWith('.test.ts') || /[/\\]scenarios[/\\].*\.json$/.test(path)

const textOf = (root: string, path: string): SourceText => ({
  file: relative(root, path).replaceAll('\\', '/'),
  text: readFileSync(path, 'utf8'),
})

export const catalogueTexts = (root: string = ROOT): SourceText[] => {
  const folder = join(root, 'docs', 'rules')
  if (!existsSync(folder)) throw new Fault('There is no rule catalogue here: vigil rules needs a clone of the project.')
  return filesBelow(folder, (path) => path.endsWith('.md')).map((path) => textOf(root, path))
}

const tableIn = <T>(root: string, name: string): Readonly<Record<string, T>> => {
  const path = join(root, 'docs', 'rules', name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** Rows of the matrix in which rule sets differ in words or in looks only, each with the reason. */
export type Alike = Readonly<Record<number, string>>

export const alikeOf = (game: string, root: string = ROOT): Alike => tableIn<Alike>(root, 'alike.json')[game] ?? {}

/** The catalogues, the tests, and which rules hold where, as they lie in the repository. */
export const readCatalogue = (root: string = ROOT) => {
  const texts = catalogueTexts(root)
  const tests = ['packages', 'apps', 'tools']
    .map((name) => join(root, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => filesBelow(path, isTest))
  return {
    rules: texts.flatMap(({ text }) => rulesIn(text)),
    tests: tests.map((path) => textOf(root, path)),
    applies: tableIn<Applies>(root, 'applies.json'),
  }
}

/** Rules of the games on the shelf, for the rule sets that can be played. */
export const rulesInForce = (root: string = ROOT): Covered[] => {
  const { rules, tests, applies } = readCatalogue(root)
  return BOXES.flatMap(({ id, prefix, ruleSets }) =>
    coverage(
      rules.filter((rule) => rule.id.startsWith(`${prefix}-`)),
      tests,
      applies[id] ?? {},
      ruleSets,
    ),
  )
}

const lines = ({ id, says, tests }: Covered): string[] => [
  `${tests.length === 0 ? '–' : '✓'} ${id}  ${says}`,
  ...tests.map(({ file, title }) => `    ${file}: ${title}`),
]

export const showRules = (flags: { json?: boolean; missing?: boolean }, io: Io): number => {
  const all = rulesInForce()
  const missing = all.filter(({ tests }) => tests.length === 0)
  const shown = flags.missing ? missing : all
  if (flags.json) printJson(io, { inForce: all.length, tested: all.length - missing.length, rules: shown })
  else
    print(io, [...shown.flatMap(lines), `${all.length} rules in force, ${missing.length} cited by no test`].join('\n'))
  return EXIT.fine
}

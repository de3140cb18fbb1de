import type { Finding } from './finding.ts'
import type { Tree } from './tree.ts'

interface Banned {
  readonly pattern: RegExp
  readonly where: RegExp
  readonly problem: string
  readonly instead: string
}

const ANYWHERE = /(?:)/

const BANNED: readonly Banned[] = [
  {
    pattern: /\/work\/|\.\.\/shared\b/,
    where: ANYWHERE,
    problem: 'names a folder outside the repository',
    instead: 'a clone has to stand alone: use a path from the root, or bring the fact into docs/',
  },
  {
    pattern: /\bsub-?agents?\b/i,
    where: ANYWHERE,
    problem: 'speaks of how the work was done',
    instead: 'speak of the project alone',
  },
  {
    pattern: /"resolved": "(?:https?|git)|\bregistry\.[a-z]+js\.org\b/,
    where: /(^|\/)(package-lock\.json|\.npmrc)$/,
    problem: 'carries a download address',
    instead: 'npm config set omit-lockfile-registry-resolved true, then npm install',
  },
  {
    pattern: /\b(?:biome-ignore|eslint-disable|@ts-(?:ignore|nocheck|expect-error))/,
    where: /^packages\/.*\.tsx?$/,
    problem: 'silences a check',
    instead: 'change the code until the check agrees',
  },
]

const isText = (file: string): boolean => !/\.(png|jpe?g|gif|ico|woff2?|gz|zip|wasm|db)$/.test(file)

export const bannedWords = (tree: Tree): Finding[] =>
  tree.files.filter(isText).flatMap((file) => {
    const rules = BANNED.filter(({ where }) => where.test(file))
    const text = tree.read(file)
    return rules.filter(({ pattern }) => pattern.test(text)).flatMap((rule) => linesWith(file, text, rule))
  })

const linesWith = (file: string, text: string, { pattern, problem, instead }: Banned): Finding[] =>
  text
    .split('\n')
    .flatMap((line, n) =>
      pattern.test(line) ? [{ file, line: n + 1, problem: `${problem}: ${line.trim().slice(0, 80)}`, instead }] : [],
    )

import ts from 'typescript'
import type { Finding } from './finding.ts'
import { lineOf, nodesOf, type Source } from './source.ts'
import type { Tree } from './tree.ts'

export const LIMITS = { file: 400, function: 50, median: 100, p95: 300 }

/** Files that may be longer, each with the reason why it is better whole. */
export const LONG_FILES: Readonly<Record<string, string>> = {}

/** What the numbers are about: no tests, and no content, whose tables are as long as the box is full. */
export const measured = (tree: Tree): Source[] =>
  tree.sources.filter(({ path, isTest }) => !isTest && !/^packages\/[^/]+\/src\/content\//.test(path))

export const longFiles = (tree: Tree): Finding[] =>
  measured(tree)
    .filter(({ path, lines }) => lines > LIMITS.file && !(path in LONG_FILES))
    .map(({ path, lines }) => ({
      file: path,
      problem: `has ${lines} lines (at most ${LIMITS.file})`,
      instead: 'split it by noun or by procedure, or list it with a reason in tools/house-rules/lengths.ts',
    }))

export const longFunctions = (tree: Tree): Finding[] =>
  measured(tree).flatMap(({ ast, path }) =>
    [...nodesOf(ast)].flatMap((node) => {
      const lines = isFunction(node) && !isTable(node) ? heightOf(ast, node) : 0
      if (lines <= LIMITS.function) return []
      return [
        {
          file: path,
          line: lineOf(ast, node),
          problem: `this function has ${lines} lines (at most ${LIMITS.function})`,
          instead: 'name its parts and make each a step or a function of its own',
        },
      ]
    }),
  )

/** The length that `share` of the files do not exceed. */
export const quantile = (lengths: readonly number[], share: number): number => {
  const sorted = lengths.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node) ||
  ts.isAccessor(node)

/** `(rules) => ({ … })` is a table with an argument: its members are measured, not the whole. */
const isTable = ({ body }: ts.FunctionLikeDeclaration): boolean =>
  !!body && ts.isParenthesizedExpression(body) && ts.isObjectLiteralExpression(body.expression)

const heightOf = (ast: ts.SourceFile, node: ts.Node): number =>
  ast.getLineAndCharacterOfPosition(node.end).line + 2 - lineOf(ast, node)

import { isBuiltin } from 'node:module'
import ts from 'typescript'
import type { Finding } from './finding.ts'
import { lineOf, nodesOf, type Source } from './source.ts'
import type { Tree } from './tree.ts'

/** Names that reach outside the program, with what to do instead. */
const OUTSIDE: Readonly<Record<string, string>> = {
  Date: 'let the caller pass the time in',
  performance: 'let the caller measure; bench/ reports speed',
  process: 'let the app read the environment and pass the value in',
  console: 'emit an event, or return what there is to say',
  fetch: 'let an app do it behind a port',
  setTimeout: 'let an app wait',
  setInterval: 'let an app wait',
  setImmediate: 'let an app wait',
  require: 'use an import',
}

/** No files, clocks, sockets or chance below apps/, except in the adapters of the store. */
export const impurities = (tree: Tree): Finding[] => tree.sources.filter(mustBePure).flatMap(impuritiesOf)

const mustBePure = ({ path, isTest }: Source): boolean =>
  /^packages\/[^/]+\/src\//.test(path) && !path.startsWith('packages/store/src/adapters/') && !isTest

const impuritiesOf = (source: Source): Finding[] => {
  const { ast, path: file } = source
  const imported = source.imports
    .filter(({ specifier }) => isBuiltin(specifier))
    .map(({ specifier, line }) => ({
      file,
      line,
      problem: `imports ${specifier}`,
      instead: 'do it in an app (or an adapter of the store) and pass the result in',
    }))
  const used = [...nodesOf(ast)].flatMap((node) => {
    const reach = reachOf(node)
    return reach ? [{ file, line: lineOf(ast, node), ...reach }] : []
  })
  return [...imported, ...used]
}

const reachOf = (node: ts.Node): Pick<Finding, 'problem' | 'instead'> | undefined => {
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') {
    return { problem: 'uses Math.random', instead: 'chance is a node: stop and let the driver supply the outcome' }
  }
  const used = isUse(node) ? node.expression : undefined
  if (!used || !ts.isIdentifier(used)) return undefined
  const instead = Object.hasOwn(OUTSIDE, used.text) ? OUTSIDE[used.text] : undefined
  return instead === undefined ? undefined : { problem: `uses ${used.text}`, instead }
}

const isUse = (node: ts.Node): node is ts.PropertyAccessExpression | ts.CallExpression | ts.NewExpression =>
  ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) || ts.isNewExpression(node)

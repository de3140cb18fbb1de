import ts from 'typescript'
import type { Finding } from './finding.ts'
import { lineOf, nodesOf, type Source } from './source.ts'
import type { Tree } from './tree.ts'

const PAGE = 'apps/web/src/'

/** What gives away a position whole: the page sees views, decisions and events, as it will when a server keeps the rest. */
const WHOLE = [
  'State',
  'CardInPlay',
  'Person',
  'Match',
  'openMatch',
  'beginMatch',
  'extendMatch',
  'answerMatch',
  'currentNode',
  'currentDecision',
  'resolveChance',
  'playOut',
  'replay',
  'rewindMatch',
]

/** Sheets make up positions to look at; they are not part of the page that is served. */
const isScreen = ({ path, isTest }: Source): boolean =>
  path.startsWith(PAGE) && !isTest && !/(^|\/)(sheet|fixture)[^/]*\.tsx?$/.test(path)

export const statesInScreens = (tree: Tree): Finding[] => tree.sources.filter(isScreen).flatMap(statesIn)

const statesIn = ({ ast, path }: Source): Finding[] =>
  [...nodesOf(ast)].filter(ts.isImportDeclaration).flatMap((node) => {
    const { moduleSpecifier: from, importClause } = node
    const names = importClause?.namedBindings
    if (!ts.isStringLiteral(from) || !from.text.startsWith('@vigil/') || !names || !ts.isNamedImports(names)) return []
    return names.elements
      .map((element) => (element.propertyName ?? element.name).text)
      .filter((name) => WHOLE.includes(name))
      .map((name) => ({
        file: path,
        line: lineOf(ast, node),
        problem: `imports ${name} of ${from.text}`,
        instead: 'play through @vigil/table and show what a Glance holds: view, decision and events',
      }))
  })

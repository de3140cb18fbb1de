import ts from 'typescript'

export interface Import {
  readonly specifier: string
  readonly line: number
  /** Gone after compilation: `import type`, `export type`, or only `type` names inside the braces. */
  readonly typeOnly: boolean
}

/** A source file, read once and shared by every rule. */
export interface Source {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly ast: ts.SourceFile
  readonly lines: number
  readonly imports: readonly Import[]
  readonly isTest: boolean
}

export const parseSource = (path: string, text: string): Source => {
  const ast = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true)
  return { path, text, ast, lines: countLines(text), imports: importsOf(ast), isTest: isTestPath(path) }
}

export const lineOf = (ast: ts.SourceFile, node: ts.Node): number =>
  ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1

/** Every node of the tree below `node`, outside first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* nodesOf(child)
}

const isTestPath = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || /\/(scenarios|e2e|contract|test)\//.test(path)

const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

const importsOf = (ast: ts.SourceFile): Import[] => {
  const found: Import[] = []
  const add = (at: ts.Node, specifier: ts.Node | undefined, typeOnly: boolean): void => {
    if (specifier && ts.isStringLiteralLike(specifier)) {
      found.push({ specifier: specifier.text, line: lineOf(ast, at), typeOnly })
    }
  }
  for (const node of nodesOf(ast)) {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeImport(node.importClause))
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, isTypeExport(node))
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], false)
    }
  }
  return found
}

const isTypeImport = (clause: ts.ImportClause | undefined): boolean => {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const names = clause.namedBindings
  return !clause.name && !!names && ts.isNamedImports(names) && areAllTypes(names.elements)
}

const isTypeExport = (node: ts.ExportDeclaration): boolean =>
  node.isTypeOnly ||
  (!!node.exportClause && ts.isNamedExports(node.exportClause) && areAllTypes(node.exportClause.elements))

const areAllTypes = (names: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): boolean =>
  names.length > 0 && names.every((name) => name.isTypeOnly)

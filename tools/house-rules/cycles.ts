import type { Finding } from './finding.ts'
import { resolveImport } from './resolve.ts'
import type { Tree } from './tree.ts'

/** Cycles of value imports. Types may point both ways: they are gone when the code runs. */
export const importCycles = (tree: Tree): Finding[] => {
  const graph = new Map<string, string[]>()
  for (const { path, imports } of tree.sources) {
    const targets = imports.filter((each) => !each.typeOnly)
    graph.set(
      path,
      targets.flatMap(({ specifier }) => resolveImport(path, specifier, tree.workspaces) ?? []),
    )
  }
  return cyclesOf(graph).map((cycle) => ({
    file: cycle[0] ?? '',
    problem: `imports itself: ${[...cycle, cycle[0]].join(' → ')}`,
    instead: 'move what both need into the lower file, or import only types upwards',
  }))
}

/** One cycle for every edge that leads back to a file still being visited. */
const cyclesOf = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const done = new Set<string>()
  const path: string[] = []
  const cycles: string[][] = []
  const visit = (file: string): void => {
    if (done.has(file)) return
    const from = path.indexOf(file)
    if (from >= 0) {
      cycles.push(path.slice(from))
      return
    }
    path.push(file)
    for (const target of graph.get(file) ?? []) visit(target)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return cycles
}

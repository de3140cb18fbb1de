import type { Finding } from './finding.ts'
import { isRelative, resolveImport } from './resolve.ts'
import type { Source } from './source.ts'
import type { Tree } from './tree.ts'

/**
 * Which room may import which. A room is a folder: `kernel` is packages/kernel, `elder-sign/content` is
 * packages/elder-sign/src/content; the innermost room a file lies in counts. `x:types` allows the types of x and not its
 * values; `*` allows everything. Packages from outside are each package.json's matter (declared.ts), except where a room
 * is `closed` to them.
 */
interface Room {
  readonly may: readonly string[]
  /** What tests may import besides. Unless said otherwise, everything: they sit above the rooms they test. */
  readonly testsMay?: readonly string[]
  readonly closed?: true
}

const elderSign = ['elder-sign', 'elder-sign/content', 'elder-sign/text']
const deathMayDie = ['death-may-die', 'death-may-die/content', 'death-may-die/text']
const games = [...elderSign, ...deathMayDie]

export const rooms: Readonly<Record<string, Room>> = {
  kernel: { may: [], testsMay: [] },
  'elder-sign': { may: ['kernel'] },
  'elder-sign/content': { may: ['elder-sign:types'], closed: true },
  'elder-sign/text': { may: ['kernel', 'elder-sign', 'elder-sign/content:types'] },
  'death-may-die': { may: ['kernel'] },
  'death-may-die/content': { may: ['death-may-die:types'], closed: true },
  'death-may-die/text': { may: ['kernel', 'death-may-die', 'death-may-die/content:types'] },
  odds: { may: ['kernel'] },
  'odds/games': { may: ['kernel', 'odds', ...games] },
  bots: { may: ['kernel', 'odds'] },
  'bots/games': { may: ['kernel', 'odds', 'odds/games', 'bots', ...games] },
  table: { may: ['kernel'] },
  store: { may: ['kernel:types'], closed: true },
  'store/adapters': { may: ['kernel:types', 'store'] },
  'scenario-kit': { may: ['kernel', ...games] },
  'apps/server': { may: ['kernel', ...games, 'table', 'store', 'store/adapters', 'bots', 'bots/games'] },
  'apps/web': { may: ['kernel', ...games, 'table', 'odds', 'odds/games', 'bots', 'bots/games'] },
  /** Tests in a real browser: they build and serve the page with the project's own tools. */
  'apps/web/e2e': { may: ['*'] },
  'apps/cli': { may: ['*'] },
  /** `npm start` begins with the server; the sizing asks how clients come back. */
  tools: { may: ['apps/server', 'table'] },
}

export const roomOf = (path: string): string | undefined => {
  const inner = path.replace(/^packages\//, '').replace(/^((?:apps\/)?[^/]+)\/src\//, '$1/')
  return Object.keys(rooms)
    .filter((room) => inner.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0]
}

export const wrongImports = (tree: Tree): Finding[] => tree.sources.flatMap((source) => wrongImportsOf(source, tree))

const wrongImportsOf = (source: Source, tree: Tree): Finding[] => {
  const room = roomOf(source.path)
  const rules = room === undefined ? undefined : rooms[room]
  if (room === undefined || !rules) return [unknownRoom(source)]
  const may = source.isTest ? [...rules.may, ...(rules.testsMay ?? ['*'])] : rules.may
  return source.imports.flatMap(({ specifier, line, typeOnly }) => {
    const refuse = (problem: string, instead: string): Finding[] => [{ file: source.path, line, problem, instead }]
    const target = resolveImport(source.path, specifier, tree.workspaces)
    if (target === undefined) {
      if (!rules.closed || source.isTest) return []
      return refuse(`room ${room} imports the package ${specifier}`, 'this room imports no packages: pass the value in')
    }
    const toTools = workspaceOf(target) === 'tools' && may.includes('*')
    if (isRelative(specifier) && workspaceOf(target) !== workspaceOf(source.path) && !toTools) {
      return refuse(`${specifier} climbs into ${workspaceOf(target)}`, 'use its door: import from its package name')
    }
    const other = roomOf(target)
    if (other === undefined || other === room || may.includes('*') || may.includes(other)) return []
    if (!may.includes(`${other}:types`)) return refuse(`room ${room} imports room ${other}`, allowed(room, may))
    return typeOnly ? [] : refuse(`room ${room} imports values of room ${other}`, 'only its types: use `import type`')
  })
}

const workspaceOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('tools/') ? 1 : 2)
    .join('/')

const unknownRoom = (source: Source): Finding => ({
  file: source.path,
  problem: 'lies in no known room',
  instead: 'add its package to the table in tools/house-rules/rooms.ts',
})

const allowed = (room: string, may: readonly string[]): string =>
  may.length === 0
    ? `${room} imports no other room: turn the dependency round, or pass the value in`
    : `${room} may import ${may.join(', ')}: turn the dependency round, or pass the value in`

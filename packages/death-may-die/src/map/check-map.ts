/** Proves that a map can be played: connected, passages matching on both sides, gates and start there, all of it drawn. */
import { GATES } from '../effects/vocabulary.ts'
import { boardOf, neighboursIn, UNREACHABLE } from './board.ts'
import { besideDoor, cellsOf, spaceAtCell, spaceOfMark } from './drawing.ts'
import type { MapCard } from './map-card.ts'

export interface MapProblem {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

const problem = (code: string, params: MapProblem['params'] = {}): MapProblem => ({ code, params })

const isSpace = (map: MapCard, id: number): boolean => map.spaces.some((space) => space.id === id)

const numbering = (map: MapCard): MapProblem[] =>
  map.spaces.flatMap(({ id }, i) => (id === i + 1 ? [] : [problem('space.number', { space: id, expected: i + 1 })]))

/** Every space is one piece of the drawing, and every mark of the drawing a space. */
const drawn = (map: MapCard): MapProblem[] => {
  const marks = new Set(map.drawing.flatMap((row) => [...row]))
  const strange = [...marks].filter((mark) => mark !== '.' && !isSpace(map, spaceOfMark(mark)))
  return [
    ...strange.map((mark) => problem('drawing.unknown', { mark })),
    ...map.spaces.flatMap(({ id }) => pieceOf(map, id)),
  ]
}

const pieceOf = (map: MapCard, id: number): MapProblem[] => {
  const cells = cellsOf(map, id)
  const [first] = cells
  if (!first) return [problem('space.undrawn', { space: id })]
  const seen = new Set([`${first.x} ${first.y}`])
  const queue = [first]
  for (const { x, y } of queue) {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = { x: x + dx, y: y + dy }
      if (spaceAtCell(map, next.x, next.y) !== id || seen.size === seen.add(`${next.x} ${next.y}`).size) continue
      queue.push(next)
    }
  }
  return queue.length === cells.length ? [] : [problem('space.torn', { space: id })]
}

/** DMD-MAP-02: arrows on both sides, and a door in the wall both share. */
const passages = (map: MapCard): MapProblem[] => {
  const exits = new Map(map.spaces.map(({ id, exits }) => [id, exits]))
  const found: MapProblem[] = []
  for (const { id, exits: ways } of map.spaces) {
    for (const to of ways) {
      if (!exits.has(to)) found.push(problem('exit.unknown', { space: id, to }))
      else if (!exits.get(to)?.includes(id)) found.push(problem('exit.oneSided', { space: id, to }))
      else if (id < to && !map.passages.some(({ between: [a, b] }) => (a === id && b === to) || (a === to && b === id)))
        found.push(problem('passage.noDoor', { space: id, to }))
    }
  }
  for (const passage of map.passages) {
    const [a, b] = passage.between
    if (!exits.get(a)?.includes(b)) found.push(problem('passage.noExit', { space: a, to: b }))
    const sides = besideDoor(passage)?.map(({ x, y }) => spaceAtCell(map, x, y))
    if (!sides?.includes(a) || !sides.includes(b)) found.push(problem('door.misplaced', { space: a, to: b }))
  }
  return found
}

const landmarks = (map: MapCard): MapProblem[] => {
  const gates = GATES.map((gate) => map.gates[gate])
  const named: [string, number][] = [
    ['start', map.start],
    ...GATES.map((gate): [string, number] => [`gate.${gate}`, map.gates[gate]]),
    ...map.fire.map((space): [string, number] => ['fire', space]),
    ...map.enemies.map(({ enemy, space }): [string, number] => [enemy, space]),
    ...map.tokens.map(({ token, space }): [string, number] => [token, space]),
    ...Object.entries(map.areas).flatMap(([area, list]) => list.map((space): [string, number] => [area, space])),
    ...[...map.stairs, ...map.tunnels].flat().map((space): [string, number] => ['link', space]),
  ]
  return [
    ...named.flatMap(([what, space]) => (isSpace(map, space) ? [] : [problem('space.missing', { what, space })])),
    ...(new Set(gates).size === gates.length ? [] : [problem('gate.shared')]),
  ]
}

const ways = (map: MapCard): MapProblem[] => {
  const far = boardOf(map).far[map.start] ?? []
  const next = neighboursIn(map)
  const cut = map.spaces.filter(({ id }) => (far[id] ?? UNREACHABLE) >= UNREACHABLE)
  const steps = Object.entries(map.routes).flatMap(([route, circles]) =>
    circles.flatMap((circle) =>
      circle.flatMap((from, i) => {
        const to = circle[(i + 1) % circle.length] ?? 0
        return next[from]?.includes(to) ? [] : [problem('route.broken', { route, space: from, to })]
      }),
    ),
  )
  return [...cut.map(({ id }) => problem('space.unconnected', { space: id })), ...steps]
}

export const mapProblems = (map: MapCard): MapProblem[] => [
  ...numbering(map),
  ...drawn(map),
  ...passages(map),
  ...landmarks(map),
  ...ways(map),
]

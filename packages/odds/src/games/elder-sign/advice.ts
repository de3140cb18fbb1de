/** What can be done next in an attempt, and what each is worth under best play afterwards. */
import { COLOURS, type Colour, FACES, type Face } from '@vigil/elder-sign'
import type { Attempt, ShownDie } from './attempt.ts'
import { usesOf } from './card-use.ts'
import { canCast, isTwin } from './cast.ts'
import { castOn, change, waysOf } from './change.ts'
import { onwards } from './failure.ts'
import { colourOfCast, FLAG, faceOfCast, type Kit } from './kit.ts'
import { type Grab, grabsOf, grabsUpTo } from './picked.ts'
import { mayNotJoin, type Preparing, rollValue, stepsBefore } from './prepare.ts'
import { rerollsOf } from './reroll.ts'
import { tableAfter } from './results.ts'
import { lost, type Search } from './search.ts'
import { type Shape, shapeOf } from './shape.ts'
import { failed, kindOf, placeAt, poolOfColours, rolledPool } from './standing.ts'
import { turnsOf } from './turn.ts'

export type Deed =
  | { readonly do: 'roll' | 'giveUp' | 'fail' | 'rollOn' }
  | { readonly do: 'complete'; readonly row: string; readonly dice: readonly ShownDie[] }
  | { readonly do: 'reroll'; readonly by: string; readonly dice: readonly ShownDie[] }
  | { readonly do: 'cast'; readonly aid: string; readonly dice: readonly ShownDie[] }
  | { readonly do: 'turn'; readonly by: string; readonly die: ShownDie; readonly to: string }
  | { readonly do: 'use' | 'layOut'; readonly aid: string }
  | { readonly do: 'release'; readonly colour: Colour; readonly face: Face | '' }
  | { readonly do: 'unlock'; readonly colour: Colour }
  | { readonly do: 'fund'; readonly pay: string }

export interface Advised {
  readonly deed: Deed
  readonly value: number
}

const colourAt = (n: number): Colour => COLOURS[n] ?? 'green'

const deedOf = ({ aids }: Attempt, move: Preparing): Deed => {
  const nameOf = (aid: number): string => aids[aid]?.id ?? ''
  switch (move.is) {
    case 'release':
      return { do: 'release', colour: colourAt(colourOfCast(move.die)), face: FACES[faceOfCast(move.die)] ?? '' }
    case 'unlock':
      return { do: 'unlock', colour: colourAt(move.colour) }
    case 'fund':
      return { do: 'fund', pay: typeof move.pay === 'number' ? nameOf(move.pay) : move.pay }
    default:
      return { do: move.is, aid: nameOf(move.aid) }
  }
}

/** Before a roll. */
const beforeRoll = (q: Search): Advised[] => {
  const { attempt, start } = q
  const { clues } = attempt
  const pool = poolOfColours(attempt.pool)
  return [
    ...(pool > 0 ? [{ deed: { do: 'roll' as const }, value: rollValue(q, start, pool, clues) }] : []),
    ...stepsBefore(q, start, pool, clues).map((step) => ({
      deed: deedOf(attempt, step.move),
      value: q.prepare(step.kit, step.pool, step.clues),
    })),
    ...(q.mayStop.prepare || pool === 0 ? [{ deed: { do: 'giveUp' as const }, value: lost(q, start, clues) }] : []),
  ]
}

/** The dice of the roll a grab stands for, and the others; undefined where they are not there. */
const taken = (q: Search, { greens, yellow, red }: Grab): { dice: ShownDie[]; rest: ShownDie[] } | undefined => {
  const wanted = [
    ...greens.map((kind) => ({ colour: 0, kind })),
    ...(yellow ? [{ colour: 1, kind: yellow - 1 }] : []),
    ...(red ? [{ colour: 2, kind: red - 1 }] : []),
  ]
  const dice: ShownDie[] = []
  const rest = [...q.attempt.rolled]
  for (const { colour, kind } of wanted) {
    const at = rest.findIndex((die) => {
      const own = kindOf(q.start, die)
      return own.colour === colour && own.kind === kind
    })
    const die = rest[at]
    if (!die) return undefined
    dice.push(die)
    rest.splice(at, 1)
  }
  return { dice, rest }
}

/** The value of a roll once a kit has changed and some dice are out of it. */
const valueAfter = (q: Search, kit: Kit, clues: number, dice: readonly ShownDie[]): number => {
  const pool = poolOfColours(dice.map(({ colour }) => colour))
  const after = tableAfter(q, kit, pool, clues)
  return typeof after === 'number' ? after : (after[placeAt(kit, pool, dice)] ?? 0)
}

const completions = (q: Search, shape: Shape, pool: number): Advised[] => {
  const { attempt, start } = q
  const { clues, talents, rows } = attempt
  return waysOf(q, start).flatMap(({ row, dice, next }) =>
    grabsOf(start.sight, dice, shape.yellow, shape.red).flatMap((grab) => {
      const found = taken(q, grab)
      if (!found) return []
      const completed = change(q, next, { flags: (next.flags | FLAG.completed) & ~FLAG.freeReroll })
      const value = talents.manyTasks
        ? valueAfter(q, completed, clues, found.rest)
        : onwards(q, next, pool - grab.pool, clues)
      return [{ deed: { do: 'complete', row: rows[row]?.key ?? '', dice: found.dice }, value }]
    }),
  )
}

/** For each source the best dice to roll again. */
const rerolls = (q: Search, pool: number): Advised[] =>
  rerollsOf(q, q.start, q.attempt.clues).flatMap(({ by, most, kits, clues }) =>
    kits.map((kit) => {
      const { rolled } = q.attempt
      const table = tableAfter(q, kit, pool, clues)
      let best: Advised = { deed: { do: 'reroll', by, dice: [] }, value: Number.NEGATIVE_INFINITY }
      for (let bits = 1; bits < 1 << rolled.length; bits++) {
        const dice = rolled.filter((_, i) => bits & (1 << i))
        if (dice.length > most) continue
        const kept = rolled.filter((_, i) => !(bits & (1 << i)))
        const value = typeof table === 'number' ? table : (table[placeAt(kit, pool, kept)] ?? 0)
        if (value > best.value) best = { deed: { do: 'reroll', by, dice }, value }
      }
      return best
    }),
  )

const casts = (q: Search, shape: Shape): Advised[] =>
  q.spells.flatMap((aid) => {
    const most = canCast(q, q.start, aid)
    if (most === 0) return []
    return grabsUpTo(shape, most).flatMap((grab) => {
      const found = taken(q, grab)
      if (!found) return []
      const id = q.attempt.aids[aid]?.id ?? ''
      return castOn(q, q.start, aid, grab.dice).map((kit) => ({
        deed: { do: 'cast' as const, aid: id, dice: found.dice },
        value: valueAfter(q, kit, q.attempt.clues, found.rest),
      }))
    })
  })

const turned = (q: Search, shape: Shape, pool: number): Advised[] => {
  const { rolled, clues } = q.attempt
  const { sides, faces } = q.start.sight
  return turnsOf(q, q.start, shape).flatMap(({ by, turn, kits }) =>
    rolled.flatMap((die, i) => {
      const { colour, kind } = kindOf(q.start, die)
      const to = turn[colour]?.[kind] ?? -1
      if (to < 0) return []
      const face = FACES[faces[sides[colour]?.classes[to] ?? 0] ?? 0]
      if (!face) return []
      const after = rolled.with(i, { colour: die.colour, face })
      return kits.map((kit) => {
        const table = tableAfter(q, kit, pool, clues)
        const value = typeof table === 'number' ? table : (table[placeAt(kit, pool, after)] ?? 0)
        return { deed: { do: 'turn' as const, by: String(by), die, to: face }, value }
      })
    }),
  )
}

const uses = (q: Search): Advised[] =>
  q.others.flatMap((aid) => {
    const card = q.attempt.aids[aid]
    const late = (q.start.flags & FLAG.completed) !== 0
    if (!card || !(late ? card.late : card.judge) || isTwin(q, q.start, aid)) return []
    if (card.effect.do === 'addDice' && mayNotJoin(q, q.start, rolledPool(q.attempt))) return []
    return usesOf(q, q.start, aid, card).map(({ kit, dice }) => ({
      deed: { do: 'use' as const, aid: card.id },
      value: valueAfter(q, dice ? change(q, kit, { extra: kit.extra | dice }) : kit, q.attempt.clues, q.attempt.rolled),
    }))
  })

/** On a roll. */
const onRoll = (q: Search): Advised[] => {
  const { attempt, start } = q
  const pool = rolledPool(attempt)
  const shape = shapeOf(start, pool)
  const due = start.laid !== 0 && attempt.rolled.length > 0
  const completed = attempt.completed > 0
  return [
    ...(due || (completed && !attempt.talents.manyTasks) ? [] : completions(q, shape, pool)),
    ...(completed ? [] : [...rerolls(q, pool), ...casts(q, shape), ...turned(q, shape, pool)]),
    ...uses(q),
    ...(completed ? [{ deed: { do: 'rollOn' as const }, value: onwards(q, start, pool, attempt.clues) }] : []),
    ...(due || completed ? [] : [{ deed: { do: 'fail' as const }, value: failed(q) }]),
  ]
}

/** One of each deed, the best first. */
const inOrder = (all: readonly Advised[]): Advised[] => {
  const once = new Map<string, Advised>()
  for (const each of all) {
    const key = JSON.stringify(each.deed)
    const before = once.get(key)
    if (!before || before.value < each.value) once.set(key, each)
  }
  return [...once.values()].sort((a, b) => b.value - a.value)
}

/** What can be done before a roll or on one; empty at other moments. */
export const adviceOf = (q: Search): Advised[] => {
  const { waits, maySecure } = q.attempt
  if (waits.is === 'judge') return inOrder(onRoll(q))
  return waits.is === 'prepare' && !maySecure ? inOrder(beforeRoll(q)) : []
}

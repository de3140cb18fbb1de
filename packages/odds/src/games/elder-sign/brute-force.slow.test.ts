import { type Colour, FACES_OF, type Face } from '@vigil/elder-sign'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Aid, AidEffect, Attempt, Blow, Need, ShownDie, TaskRow } from './attempt.ts'
import { aidOf, NO_BLOW, NO_TALENTS, needOf, plainAttempt, USUAL } from './plain-attempt.ts'
import { oddsOf } from './solve.ts'

// An attempt looked through die by die and face by face: slow, plain, and written without the solver, to check it.

interface Table {
  readonly done: readonly boolean[]
  readonly pool: readonly Colour[]
  readonly rolled: readonly ShownDie[]
  readonly focus: string
  readonly helpers: readonly string[]
  readonly cast: readonly ShownDie[]
  readonly aids: readonly number[]
  readonly rerolls: readonly number[]
  readonly clues: number
  readonly free: boolean
  readonly completed: boolean
  readonly turned: readonly string[]
  readonly spares: number
  readonly sanity: number
  readonly stamina: number
  readonly supply: readonly Colour[]
}

const worth = (face: Face, wild: number): number =>
  face === 'W' ? wild : face.startsWith('I') ? Number(face.slice(1)) : 0

/** Whether the dice, or some of them, meet all needs: every die is tried on every need. */
const meets = (needs: readonly Need[], dice: readonly Face[], wild: number): boolean => {
  const [need, ...more] = needs
  if (!need) return true
  if (need.sum > 0) {
    const sum = (left: number, from: number, rest: readonly Face[]): boolean => {
      if (left <= 0) return meets(more, rest, wild)
      for (let i = from; i < rest.length; i++) {
        const face = rest[i]
        const value = face ? worth(face, wild) : 0
        if (value > 0 && sum(left - value, i, rest.toSpliced(i, 1))) return true
      }
      return false
    }
    return sum(need.sum, 0, dice)
  }
  return dice.some((face, i) => (face === 'W' || need.faces.includes(face)) && meets(more, dice.toSpliced(i, 1), wild))
}

const subsets = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: 1 << list.length }, (_, bits) => list.filter((_each, i) => bits & (1 << i)))

const mean = (dice: readonly Colour[], see: (shown: readonly ShownDie[]) => number): number => {
  const [colour, ...more] = dice
  if (!colour) return see([])
  return FACES_OF[colour].reduce((sum, face) => sum + mean(more, (rest) => see([{ colour, face }, ...rest])), 0) / 6
}

const max = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0)

const without = <T>(list: readonly T[], one: T): T[] => list.toSpliced(list.indexOf(one), 1)

/** Success under best play, from before the first roll. */
const naiveOdds = (a: Attempt): number => {
  const known = new Map<string, number>()
  const { reading, talents, rows } = a

  const remember = (what: string, s: Table, look: () => number): number => {
    const shown = (dice: readonly ShownDie[]): string =>
      dice
        .map(({ colour, face }) => colour + face)
        .sort()
        .join()
    const rest = [
      s.done,
      s.pool.toSorted(),
      s.focus,
      s.helpers,
      s.aids,
      s.rerolls,
      s.clues,
      s.free,
      s.completed,
      s.turned,
    ]
    const key = [what, shown(s.rolled), shown(s.cast), ...rest, s.spares, s.sanity, s.stamina, s.supply].join('/')
    const value = known.get(key) ?? look()
    known.set(key, value)
    return value
  }

  const dead = (s: Table): boolean => s.sanity <= 0 || s.stamina <= 0

  const prepare = (s: Table): number => {
    if (dead(s)) return 0
    if (s.done.every((each) => each)) return 1
    const fresh: Table = {
      ...s,
      pool: [...s.pool, ...s.rolled.map(({ colour }) => colour)],
      rolled: [],
      completed: false,
      free: false,
      turned: [],
    }
    if (fresh.pool.length === 0 && !(reading.release && s.cast.length)) return 0
    return remember('p', fresh, () =>
      max([
        fresh.pool.length ? mean(fresh.pool, (rolled) => judge({ ...fresh, pool: [], rolled })) : 0,
        ...(reading.release
          ? fresh.cast.map((die) =>
              prepare({ ...fresh, cast: without(fresh.cast, die), pool: [...fresh.pool, die.colour] }),
            )
          : []),
        ...(fresh.pool.length ? adding(fresh).map(prepare) : []),
      ]),
    )
  }

  const adding = (s: Table): Table[] =>
    s.aids.flatMap((i) => {
      const effect = a.aids[i]?.effect
      if (effect?.do !== 'addDice') return []
      const dice = effect.dice.filter((colour) => s.supply.includes(colour))
      if (dice.length === 0) return []
      return [
        {
          ...s,
          aids: without(s.aids, i),
          pool: [...s.pool, ...dice],
          supply: s.supply.filter((colour) => !dice.includes(colour)),
        },
      ]
    })

  const judge = (s: Table): number =>
    remember('j', s, () =>
      max([
        ...completions(s),
        ...(s.completed ? [prepare(s)] : [...again(s), ...casts(s), ...turns(s), fail(s)]),
        ...(s.rolled.length + s.pool.length > 0 ? adding(s).map(judge) : []),
      ]),
    )

  const completions = (s: Table): number[] => {
    if (s.completed && !talents.manyTasks) return []
    const held = [
      ...(s.focus.length < 3
        ? [{ face: s.focus as Face, leave: (t: Table) => ({ ...t, focus: reading.focusOnce ? 'used' : 'free' }) }]
        : []),
      ...s.helpers.flatMap((face, i) =>
        face.length < 3
          ? [
              {
                face: face as Face,
                leave: (t: Table) => ({ ...t, helpers: t.helpers.with(i, reading.assistOnce ? 'used' : 'free') }),
              },
            ]
          : [],
      ),
      ...s.cast.map((die) => ({ face: die.face, leave: (t: Table) => ({ ...t, cast: without(t.cast, die) }) })),
      ...s.rolled.map((die) => ({ face: die.face, leave: (t: Table) => ({ ...t, rolled: without(t.rolled, die) }) })),
    ]
    return rows.flatMap((row, i) => {
      if (s.done[i] || (a.ordered && !a.ignoreOrder && s.done.slice(0, i).includes(false))) return []
      if ((row.sanity && s.sanity <= row.sanity) || (row.stamina && s.stamina <= row.stamina)) return []
      return subsets(held).flatMap((dice) => {
        const faces = dice.map(({ face }) => face)
        if (!meets(row.needs, faces, reading.wild)) return []
        if (faces.some((_, j) => meets(row.needs, faces.toSpliced(j, 1), reading.wild))) return []
        const left = dice.reduce((t, { leave }) => leave(t), s)
        const next = {
          ...left,
          done: s.done.with(i, true),
          sanity: s.sanity - row.sanity,
          stamina: s.stamina - row.stamina,
          free: false,
        }
        return [
          talents.manyTasks && !next.done.every((each) => each) ? judge({ ...next, completed: true }) : prepare(next),
        ]
      })
    })
  }

  const again = (s: Table): number[] => {
    const roll = (after: Table, most: number): number[] =>
      subsets(s.rolled)
        .filter((dice) => dice.length > 0 && dice.length <= most)
        .map((dice) => {
          const kept = dice.reduce((rest, die) => without(rest, die), [...s.rolled])
          return mean(
            dice.map(({ colour }) => colour),
            (shown) => judge({ ...after, rolled: [...kept, ...shown] }),
          )
        })
    return [
      ...(s.free
        ? roll({ ...s, free: false }, 8)
        : s.clues > 0
          ? roll({ ...s, clues: s.clues - 1, free: talents.secondReroll }, 8)
          : []),
      ...s.rerolls.flatMap((i) => roll({ ...s, rerolls: without(s.rerolls, i) }, talents.rerolls[i]?.dice ?? 0)),
      ...s.aids.flatMap((i) => {
        const effect = a.aids[i]?.effect
        return effect?.do === 'reroll' ? roll({ ...s, aids: without(s.aids, i) }, effect.dice) : []
      }),
    ]
  }

  const casts = (s: Table): number[] =>
    s.aids.flatMap((i) => {
      const effect = a.aids[i]?.effect
      if (effect?.do !== 'secure') return []
      return subsets(s.rolled)
        .filter((dice) => dice.length > 0 && dice.length <= effect.dice)
        .map((dice) => {
          const rolled = dice.reduce((rest, die) => without(rest, die), [...s.rolled])
          return judge({ ...s, aids: without(s.aids, i), rolled, cast: [...s.cast, ...dice] })
        })
    })

  const turns = (s: Table): number[] => {
    const turn = (die: ShownDie, face: Face, after: Table): number =>
      judge({ ...after, rolled: [...without(s.rolled, die), { colour: die.colour, face }] })
    return s.rolled.flatMap((die) => [
      ...talents.converts.flatMap(({ from, to }, i) =>
        from === die.face && !s.turned.includes(String(i))
          ? [turn(die, to, { ...s, turned: [...s.turned, String(i)].sort() })]
          : [],
      ),
      ...(talents.raise && !s.turned.includes('raise')
        ? raised(die).map((to) => turn(die, to, { ...s, turned: [...s.turned, 'raise'].sort() }))
        : []),
      ...s.aids.flatMap((i) => {
        const effect = a.aids[i]?.effect
        return effect?.do === 'turnDie' ? [turn(die, effect.to, { ...s, aids: without(s.aids, i) })] : []
      }),
    ])
  }

  const raised = ({ colour, face }: ShownDie): Face[] =>
    face === 'I1' ? ['I2'] : face === 'I2' ? ['I3'] : face === 'I3' && colour !== 'green' ? ['I4'] : []

  const fail = (s: Table): number => {
    const calm: Table = { ...s, free: false, turned: [] }
    if (a.ignoreTerror || !s.rolled.some(({ face }) => face === 'T')) return discard(calm, false)
    return strike(calm, 0, false)
  }

  const strike = (s: Table, at: number, failing: boolean): number => {
    if (dead(s)) return 0
    const choices = a.terror[at]
    if (!choices) return failing ? 0 : discard(s, false)
    return max(
      choices.flatMap((blow) => {
        if (blow.fatal) return [0]
        const hurt = {
          ...s,
          sanity: s.sanity - blow.sanity,
          stamina: s.stamina - blow.stamina,
          clues: Math.max(0, s.clues - blow.clues),
        }
        const over = failing || blow.fails
        if (blow.shed === 'terror')
          return [strike({ ...hurt, rolled: s.rolled.filter(({ face }) => face !== 'T') }, at + 1, over)]
        if (blow.shed === 'one' && s.rolled.length)
          return s.rolled.map((die) => strike({ ...hurt, rolled: without(s.rolled, die) }, at + 1, over))
        return [strike(hurt, at + 1, over)]
      }),
    )
  }

  const discard = (s: Table, _: boolean): number => {
    if (s.rolled.length === 0) return secure(s)
    return max([
      ...s.rolled.map((die) => secure({ ...s, rolled: without(s.rolled, die) })),
      ...(s.spares > 0 ? [secure({ ...s, spares: s.spares - 1 })] : []),
    ])
  }

  const secure = (s: Table): number =>
    max([
      prepare(s),
      ...s.rolled.flatMap((die) => {
        const rolled = without(s.rolled, die)
        return [
          ...(s.focus === 'free' ? [prepare({ ...s, rolled, focus: die.face })] : []),
          ...s.helpers.flatMap((marker, i) =>
            marker === 'free' ? [prepare({ ...s, rolled, helpers: s.helpers.with(i, die.face) })] : [],
          ),
        ]
      }),
    ])

  return prepare({
    done: rows.map(({ done }) => done),
    pool: a.pool,
    rolled: [],
    focus: a.focus,
    helpers: a.helpers,
    cast: a.cast,
    aids: a.aids.map((_, i) => i),
    rerolls: talents.rerolls.map((_, i) => i),
    clues: a.clues,
    free: false,
    completed: false,
    turned: [],
    spares: talents.spares,
    sanity: a.health?.sanity ?? 99,
    stamina: a.health?.stamina ?? 99,
    supply: a.supply,
  })
}

// Attempts made up at random, small enough to be looked through completely.

const need = fc.constantFrom('P', 'L', 'T', 'I1', 'I2', 'I3', 'I4', 'I6', 'P|T', 'L|P')

const row = fc.record({
  needs: fc.array(need, { minLength: 1, maxLength: 2 }),
  sanity: fc.constantFrom(0, 0, 0, 1),
})

const rows = fc.array(row, { minLength: 1, maxLength: 2 }).map((list): TaskRow[] =>
  list.map(({ needs, sanity }, i) => ({
    key: `t${i}`,
    needs: needs.map(needOf),
    sanity,
    stamina: 0,
    clock: 0,
    done: false,
  })),
)

const pool = fc.constantFrom<readonly Colour[]>(
  ['green'],
  ['red'],
  ['green', 'green'],
  ['green', 'yellow'],
  ['green', 'red'],
)

const effect = fc.constantFrom<AidEffect>(
  { do: 'secure', dice: 1 },
  { do: 'secure', dice: 2 },
  { do: 'turnDie', to: 'P' },
  { do: 'reroll', dice: 1 },
  { do: 'addDice', dice: ['yellow'] },
)

const terror = fc.constantFrom<readonly (readonly Blow[])[]>(
  [],
  [],
  [[{ ...NO_BLOW, fails: true }]],
  [[{ ...NO_BLOW, shed: 'terror' }]],
  [[{ ...NO_BLOW, shed: 'one' }]],
  [[{ ...NO_BLOW, sanity: 1 }]],
  [
    [
      { ...NO_BLOW, clues: 1 },
      { ...NO_BLOW, sanity: 1 },
    ],
  ],
)

const talents = fc.constantFrom<Partial<Attempt['talents']>>(
  {},
  {},
  { manyTasks: true },
  { raise: true },
  { converts: [{ from: 'T', to: 'L' }] },
  { secondReroll: true },
  { rerolls: [{ by: 'ally', dice: 1 }] },
  { spares: 1 },
)

const held = fc.option(
  fc.record({ colour: fc.constant<Colour>('green'), face: fc.constantFrom<Face>('P', 'I2', 'T', 'I1') }),
  { nil: undefined, freq: 4 },
)

const put = (aids: readonly AidEffect[]): Aid[] => aids.map((each, i) => aidOf(`aid${i}`, each))

const attemptOfTwo: fc.Arbitrary<Attempt> = fc
  .record({
    rows,
    pool,
    terror,
    talents,
    held,
    ordered: fc.boolean(),
    release: fc.boolean(),
    wild: fc.constantFrom(1, 4),
    clues: fc.constantFrom(0, 0, 1),
    focus: fc.constantFrom<Attempt['focus']>('free', 'used', 'L'),
    focusOnce: fc.boolean(),
    helpers: fc.constantFrom<Attempt['helpers']>([], [], ['free']),
    sanity: fc.constantFrom(2, 5),
    aids: fc.array(effect, { maxLength: 1 }),
  })
  .map((said) =>
    plainAttempt({
      rows: said.rows,
      pool: said.pool,
      ordered: said.ordered,
      terror: said.terror,
      clues: said.clues,
      focus: said.focus,
      helpers: said.helpers,
      talents: { ...NO_TALENTS, ...said.talents },
      reading: { ...USUAL, wild: said.wild, release: said.release, focusOnce: said.focusOnce },
      health: { sanity: said.sanity, stamina: 5, maxSanity: 5, maxStamina: 5 },
      aids: put(said.aids),
      cast: said.held ? [said.held] : [],
      supply: said.pool.includes('yellow') ? [] : ['yellow'],
    }),
  )

/** Three dice where nothing is rolled again: every further roll would make the looking through much longer. */
const smallAttempt: fc.Arbitrary<Attempt> = attemptOfTwo.map((attempt) => {
  const { talents, aids, clues, pool: two } = attempt
  const again = clues > 0 || talents.rerolls.length > 0 || aids.length > 0 || talents.secondReroll
  return again || two.length < 2 ? attempt : { ...attempt, pool: ['green', ...two] }
})

const RUNS = process.env.VIGIL_SOAK ? 20_000 : 120

it('agrees with looking at every face of every die', () => {
  fc.assert(
    fc.property(smallAttempt, (attempt) => {
      const { value, exact } = oddsOf(attempt)
      expect(exact).toBe(true)
      expect(Math.abs(value - naiveOdds(attempt))).toBeLessThan(1e-9)
    }),
    { numRuns: RUNS, seed: 5 },
  )
})

// Where terror takes only what shows it, dice of no use are not put aside: but for the one that would be lost instead.
it.each<[string, readonly string[], readonly Colour[], number]>([
  ['green dice', ['P', 'L'], ['green', 'green', 'green'], 0],
  ['green dice and a clue', ['P', 'T'], ['green', 'green'], 1],
  ['a red die beside green ones', ['P', 'L'], ['green', 'green', 'red'], 0],
  ['a yellow die beside a green one', ['I6', 'I3'], ['green', 'yellow'], 0],
  ['yellow and red', ['P', 'I4'], ['green', 'yellow', 'red'], 0],
])('saves from terror what is worth it: %s', (_, needs, dice, clues) => {
  const attempt = plainAttempt({
    rows: needs.map((each, i) => ({
      key: `t${i}`,
      needs: [needOf(each)],
      sanity: 0,
      stamina: 0,
      clock: 0,
      done: false,
    })),
    pool: dice,
    terror: [[{ ...NO_BLOW, shed: 'terror' }]],
    clues,
    focus: clues ? 'used' : 'free',
    aids: put([{ do: 'secure', dice: 1 }]),
  })
  const { value, exact } = oddsOf(attempt)
  expect(exact).toBe(true)
  expect(Math.abs(value - naiveOdds(attempt))).toBeLessThan(1e-9)
})

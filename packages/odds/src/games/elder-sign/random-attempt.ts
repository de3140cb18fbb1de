/** Attempts made up at random, small enough to be looked through completely. */
import type { Colour, Face } from '@vigil/elder-sign'
import * as fc from 'fast-check'
import type { Aid, AidEffect, Attempt, Blow, TaskRow } from './attempt.ts'
import { aidOf, NO_BLOW, NO_TALENTS, needOf, plainAttempt, USUAL } from './plain-attempt.ts'

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
export const smallAttempt: fc.Arbitrary<Attempt> = attemptOfTwo.map((attempt) => {
  const { talents, aids, clues, pool: two } = attempt
  const again = clues > 0 || talents.rerolls.length > 0 || aids.length > 0 || talents.secondReroll
  return again || two.length < 2 ? attempt : { ...attempt, pool: ['green', ...two] }
})

import { scenario } from '@vigil/scenario-kit/vitest'
import { expect } from 'vitest'

scenario('[ES-CLUE-01] where one die may be rerolled, equal dice are one choice', ({ table }) => {
  const t = table({ seats: [{ allies: [{ id: 'pal', traits: [{ has: 'reroll', dice: 1 }] }] }], cards: [{}] })
  t.goes('x')
  t.rolls('I1', 'I1', 'L', 'L', 'L', 'P')
  t.rerolls('pal')
  expect(t.options()).toHaveLength(3)
  t.picks('L')
  t.rolls('T')
  t.expect({ dice: { pool: ['I1', 'I1', 'L', 'L', 'P', 'T'] } })
  t.waitsFor('judge')
})

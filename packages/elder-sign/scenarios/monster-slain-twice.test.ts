import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-MONSTER-17] a monster beaten with dice is not there to be defeated again', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', items: ['shotgun'] }],
    cards: [{ tasks: ['L [I2]', 'T T'], monsters: [{ marker: 'ghoul', box: 0 }] }],
  })
  t.stays()
  t.rolls('L', 'P', 'I1', 'I1', 'I2', 'I3')
  t.completes('ghoul', 'L', 'P')
  t.refused({ do: 'use', item: 'shotgun' }, 'ES-MONSTER-17')
  t.waitsFor('prepare', { dice: 4 })
})

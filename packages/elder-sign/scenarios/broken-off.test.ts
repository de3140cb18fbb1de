import { scenario } from '@vigil/scenario-kit/vitest'

scenario(
  '[ES-AWAKEN-03] [ES-RULING-32] a die lent to Sister Mary is lost at awakening, even off her spell',
  ({ table }) => {
    const t = table({
      doom: 11,
      seats: [{ id: 'sister-mary', at: 'x', items: ['whispered-ward'] }],
      cards: [
        { tasks: ['L', 'T T T'], penalties: 'doom' },
        { tasks: ['P'], lock: 'yellow' },
      ],
    })
    t.stays()
    t.unlocks('Y')
    t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I1', 'Y:I4')
    t.casts('whispered-ward', 'Y:I4')
    t.givesUp()
    t.happened({ is: 'awoke' }, { is: 'returned', card: 'whispered-ward' })
    t.expect({ dice: { gone: ['Y'], spell: 0, pool: 6 } })
    t.waitsFor('prepare', { seat: 0, dice: 6 })
  },
)

scenario(
  '[ES-RULING-24] [ES-MONSTER-18] first: devoured while collecting, what waits goes to the cup once',
  ({ table }) => {
    const t = table({
      rules: 'first',
      clock: 3,
      seats: [{ at: 'x', items: ['shotgun', 'flute-of-the-outer-gods'] }],
      roster: ['kate-winthrop', 'joe-diamond'],
      cup: [],
      cards: [
        { tasks: ['L'], monsters: [{ id: 'imp', needs: 'T', reverse: '-9 sanity' }] },
        { tasks: ['P'], monsters: [{ id: 'rat', needs: 'T' }] },
      ],
    })
    t.stays()
    t.uses('shotgun')
    t.slays('imp')
    t.uses('flute-of-the-outer-gods')
    t.rolls('I1', 'I1', 'I1', 'I1', 'I1', 'I1')
    t.fails()
    t.givesUp()
    t.happened({ is: 'collected', marker: 'imp' }, { is: 'devoured', seat: 0 })
    t.notHappened({ is: 'collected', marker: 'rat' })
    t.expect({ cup: 2 })
    t.waitsFor('investigator', { seat: 0 })
  },
)

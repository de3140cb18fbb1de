/** ES-WIN: the end of the game. */
import { scenario } from '@vigil/scenario-kit/vitest'

const sealing = (signs: number, rewards: string) => ({
  ancientOne: { signs: 10 },
  signs,
  seats: [{ at: 'x' }],
  cards: [{ tasks: ['L'], rewards }],
  attempt: { shows: ['L'] },
})

scenario('[ES-WIN-01] [ES-WIN-04] the limit of Elder Signs wins at once; one short does not', ({ table }) => {
  const t = table(sealing(9, '+1 sign, +1 clue'))
  t.completes('t0', 'L')
  t.happened({ is: 'sign', n: 1, total: 10 }, { is: 'over', won: true, how: 'sealed' })
  t.expect({ seats: [{ clues: 0 }], clock: 0 })
  t.over({ won: true, how: 'sealed' })

  const short = table(sealing(8, '+1 sign'))
  short.completes('t0', 'L')
  short.expect({ signs: 9 })
  short.waitsFor('move')
})

scenario('[ES-WIN-01] more than the limit will do', ({ table }) => {
  const t = table(sealing(9, '+3 signs'))
  t.completes('t0', 'L')
  t.expect({ signs: 12 })
  t.over({ won: true, how: 'sealed' })
})

scenario('[ES-WIN-01] a sign on a monster’s reverse counts too', ({ table }) => {
  const t = table({
    ...sealing(9, ''),
    cards: [{ tasks: ['L'], penalties: '-1 sanity', monsters: [{ id: 'imp', needs: 'P', reverse: '+1 sign' }] }],
    attempt: { done: ['m:imp'], shows: ['I1'] },
  })
  t.givesUp()
  t.expect({ seats: [{ sanity: 5 }] })
  t.over({ won: true, how: 'sealed' })
})

scenario(
  '[ES-WIN-03] [ES-WIN-04] [ES-RULING-27] [EC-ES-75] the last living investigator devoured in battle: lost at once',
  ({ table }) => {
    const t = table({
      awake: true,
      ancientOne: { doomTrack: 8, attack: 'each -1 sanity, doom' },
      doom: 4,
      clock: 9,
      seats: [{ sanity: 1 }, { out: true }, { sanity: 1 }],
      attempt: { shows: ['I1'] },
    })
    t.fails()
    t.happened(
      { is: 'attack' },
      { is: 'devoured', seat: 0 },
      { is: 'devoured', seat: 2 },
      { is: 'over', won: false, how: 'devoured' },
    )
    t.notHappened({ is: 'turn' })
    // The second token and the attack's own are never placed.
    t.expect({ doom: 5 })
    t.over({ won: false, how: 'devoured' })
  },
)

scenario('[ES-WIN-03] [ES-RULING-27] asleep, somebody who can come into play is hope; nobody is not', ({ table }) => {
  const setup = { seats: [{ at: 'x', sanity: 1 }], cards: [{ tasks: ['L'], penalties: '-1 sanity' }] }
  const lost = table({ ...setup, roster: [] })
  lost.stays()
  lost.givesUp()
  lost.happened({ is: 'devoured', seat: 0 }, { is: 'doom', total: 1 }, { is: 'over', won: false, how: 'devoured' })
  lost.notHappened({ is: 'clock' })
  lost.over({ won: false, how: 'devoured' })

  const hope = table({ ...setup, roster: ['ashcan-pete'] })
  hope.stays()
  hope.givesUp()
  hope.expect({ seats: [{ id: 'ashcan-pete' }], clock: 3 })
  hope.waitsFor('move')
})

scenario('[ES-WIN-03] while somebody lives the game goes on', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', sanity: 1 }, { sanity: 1 }, { sanity: 2 }],
    cards: [{ tasks: ['L'], penalties: 'each -1 sanity' }],
    roster: [],
  })
  t.stays()
  t.givesUp()
  t.expect({ seats: [{ out: true }, { out: true }, { sanity: 1 }], doom: 2, active: 2, clock: 3 })
  t.waitsFor('move', { seat: 2 })
})

scenario('[ES-WIN-03] [ES-DEVOUR-07] a lone death that awakens is the end', ({ table }) => {
  const t = table({
    ancientOne: { doomTrack: 4 },
    doom: 3,
    seats: [{ at: 'x', sanity: 1 }],
    cards: [{ tasks: ['L'], penalties: '-1 sanity' }],
  })
  t.stays()
  t.givesUp()
  t.happened({ is: 'doom', total: 4 }, { is: 'awoke' }, { is: 'over', won: false, how: 'devoured' })
  t.notHappened({ is: 'clock' }, { is: 'eliminated' })
  t.over({ won: false, how: 'devoured' })
})

scenario('[ES-WIN-03] [ES-WIN-04] the last one devoured in mid-adventure: no Clock phase any more', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', sanity: 1 }, { out: true }],
    cards: [{ tasks: ['L'], terror: '-1 sanity' }],
    attempt: { shows: ['T', 'I1'] },
    roster: [],
  })
  t.fails()
  t.happened({ is: 'devoured', seat: 0 }, { is: 'doom', total: 1 }, { is: 'over', won: false, how: 'devoured' })
  t.notHappened({ is: 'clock' })
  t.over({ won: false, how: 'devoured' })
})

scenario('[ES-WIN-03] [ES-WIN-04] all devoured at midnight: no Mythos card any more', ({ table }) => {
  const t = table({
    clock: 9,
    seats: [{ at: 'x', sanity: 1 }, { sanity: 1 }],
    cards: [{ tasks: ['L'], midnight: 'each -1 sanity' }],
    roster: [],
  })
  t.stays()
  t.givesUp()
  t.happened({ is: 'eliminated', seat: 0 }, { is: 'eliminated', seat: 1 }, { is: 'over', won: false, how: 'devoured' })
  t.notHappened({ is: 'mythos' }, { is: 'turn' })
  t.expect({ doom: 2 })
  t.over({ won: false, how: 'devoured' })
})

/** ES-DOOM: the doom track. */
import { scenario } from '@vigil/scenario-kit/vitest'

const track = ['doom', 'monster', 'doom', 'monster', 'monster', 'doom'] as const
const failing = (penalties: string) => ({ seats: [{ at: 'x' }], cards: [{ tasks: ['L'], penalties }] })

scenario(
  '[ES-DOOM-01] [ES-DOOM-03] a token on a doom space: the next space is taken and nothing else happens',
  ({ table }) => {
    const t = table({ ancientOne: { doomTrack: [...track] }, doom: 2, ...failing('doom') })
    t.stays()
    t.givesUp()
    t.notHappened({ is: 'monster' }, { is: 'awoke' })
    t.expect({ doom: 3, awake: false })
    t.waitsFor('move')
  },
)

scenario('[ES-DOOM-02] a token on a monster space: a monster appears after it is placed', ({ table }) => {
  const t = table({ ancientOne: { doomTrack: [...track] }, doom: 1, ...failing('doom'), cup: ['gug'] })
  t.stays()
  t.givesUp()
  t.happened({ is: 'doom', total: 2 })
  t.draws('gug')
  t.places('dull-2')
  t.expect({ doom: 2, cards: { 'dull-2': { monsters: ['gug'] } }, clock: 3 })
  t.waitsFor('move')
})

scenario(
  '[ES-DOOM-04] [ES-DOOM-01] [ES-DOOM-02] [EC-ES-104] three tokens: one by one, each monster placed before the next',
  ({ table }) => {
    const t = table({ ancientOne: { doomTrack: [...track] }, doom: 2, ...failing('3 doom'), cup: ['gug', 'mi-go'] })
    t.stays()
    t.givesUp()
    t.happened({ is: 'doom', total: 3 }, { is: 'doom', total: 4 })
    t.expect({ doom: 4 })
    t.draws('gug')
    t.waitsFor('place', { marker: 'gug' })
    t.places('dull-2')
    t.happened({ is: 'monster', marker: 'gug' }, { is: 'doom', total: 5 })
    t.draws('mi-go')
    t.places('dull-3')
    t.expect({ doom: 5, cards: { 'dull-2': { monsters: ['gug'] }, 'dull-3': { monsters: ['mi-go'] } } })
    t.waitsFor('move')
  },
)

scenario(
  '[ES-DOOM-05] [ES-AWAKEN-01] the token on the final space awakens the Ancient One, the one before does not',
  ({ table }) => {
    const near = table({ ancientOne: { doomTrack: 6 }, doom: 4, ...failing('doom') })
    near.stays()
    near.givesUp()
    near.expect({ doom: 5, awake: false })
    near.waitsFor('move')

    const full = table({ ancientOne: { doomTrack: 6 }, doom: 5, ...failing('doom') })
    full.stays()
    full.givesUp()
    full.happened({ is: 'doom', total: 6 }, { is: 'awoke', id: 'sleeper' })
    full.expect({ doom: 6, awake: true })
    full.waitsFor('prepare', { card: '' })
  },
)

scenario('[ES-DOOM-06] [WE-ES-14] [ES-WIN-01] final doom and final sign together: sealed', ({ table }) => {
  for (const rewards of ['+1 sign, doom', 'doom, +1 sign']) {
    const t = table({
      ancientOne: { doomTrack: 6, signs: 9 },
      doom: 5,
      signs: 8,
      seats: [{ at: 'x' }],
      cards: [{ tasks: ['L'], rewards }],
      attempt: { shows: ['L'] },
    })
    t.completes('t0', 'L')
    t.notHappened({ is: 'awoke' })
    t.over({ won: true, how: 'sealed' })
  }
})

scenario('[ES-DOOM-06] one sign short the Ancient One awakens', ({ table }) => {
  const t = table({
    ancientOne: { doomTrack: 6, signs: 10 },
    doom: 5,
    signs: 8,
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L'], rewards: 'doom, +1 sign' }],
    attempt: { shows: ['L'] },
  })
  t.completes('t0', 'L')
  t.happened({ is: 'doom', total: 6 }, { is: 'sign', total: 9 }, { is: 'awoke' })
  t.waitsFor('prepare', { card: '' })
})

scenario('[ES-RULING-84] a win in mid-set ends the game before any remaining icon', ({ table }) => {
  const t = table({
    ancientOne: { doomTrack: 6, signs: 9 },
    doom: 2,
    signs: 8,
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['L'], rewards: '+1 clue, +1 sign, doom, monster, +1 clue' }],
    attempt: { shows: ['L'] },
  })
  t.completes('t0', 'L')
  t.happened({ is: 'gained', what: 'clue' }, { is: 'sign', total: 9 }, { is: 'over', won: true, how: 'sealed' })
  t.expect({ doom: 2, seats: [{ clues: 1 }], clock: 0 })
  t.over({ won: true, how: 'sealed' })
})

/** House rules over the fan set, and its rules over others: one seam moves, all else stays. */
import type { Setup } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { dice } from '../cards/change.ts'
import { idles } from './idle.ts'

const seal = ['fan:elder-signs', 'fan:ancient-one']
const battle = ['revised:elder-signs', 'revised:ancient-one']
const shop = ['revised:souvenirs', 'revised:replacement']

scenario(
  '[ES-RULING-99] [ES-FANSEAL-04] [ES-MOVE-01] revised, with signs brought to the Ancient One: one goes there and must try',
  ({ table }) => {
    const t = table({
      with: seal,
      ancientOne: { signs: 2, battle: 'L' },
      seats: [{ signs: 1, at: 'x' }, {}],
      cards: [{ tasks: ['L'], rewards: '+1 sign' }],
      attempt: { shows: ['L'] },
    })
    t.completes('t0', 'L')
    t.happened({ is: 'signFound', seat: 0, held: 2 }, { is: 'opened' })
    t.stays()
    t.firstAid('stamina')
    t.goes('sleeper')
    t.rolls(...dice('L'))
    t.completes('t0', 'L')
    t.happened({ is: 'sign', n: 2, total: 2 })
    t.over({ won: true, how: 'sealed' })
  },
)

scenario(
  '[ES-RULING-99] [ES-FANSEAL-09] [ES-RULING-69] revised, with it a place: awake it attacks first of all, and no token comes at midnight',
  ({ table }) => {
    const t = table({
      with: seal,
      ancientOne: { attack: 'each -1 stamina' },
      hall: { awake: true },
      clock: 9,
      cards: [{ tasks: ['L'], midnight: 'each +1 clue' }],
    })
    t.stays()
    t.firstAid('stamina')
    t.happened({ is: 'midnight' }, { is: 'attack' }, { is: 'midnightEffect', source: 'x' }, { is: 'mythos' })
    t.notHappened({ is: 'doom' })
    t.waitsFor('move')
  },
)

scenario(
  '[ES-RULING-99] [ES-AWAKEN-01] [ES-FANDEV-03] fan, with the final battle: whoever was bought joins it in the next turn of the dead',
  ({ table }) => {
    const setup: Setup = {
      rules: 'fan',
      with: battle,
      ancientOne: { doomTrack: 4, battle: 'L' },
      seats: [{ at: 'x' }, { gone: true }],
      cards: [{ tasks: ['L'], penalties: 'doom' }],
      doom: 3,
      clock: 0,
      hall: { reserve: ['ashcan-pete'] },
    }
    const t = table(setup)
    t.attempts()
    t.givesUp()
    t.happened({ is: 'awoke' }, { is: 'clock', hours: 3 }, { is: 'turn', seat: 1 })
    t.waitsFor('investigator', { seat: 1, may: ['investigator', 'no'] })
    t.becomes('ashcan-pete')
    t.expect({ awake: true, seats: { 1: { id: 'ashcan-pete', at: 'ancientOne' } } })
    t.waitsFor('prepare', { seat: 1, card: '' })
    // Those devoured in the battle are out of it (ES-DEVOUR-08).
    const attempt = { shows: ['I1'] }
    const out = table({ ...setup, awake: true, doom: 3, seats: [{}, { out: true }], cards: [], attempt })
    out.fails()
    out.happened({ is: 'clock', hours: 3 }, { is: 'turn', seat: 1 }, { is: 'clock', hours: 6 }, { is: 'turn', seat: 0 })
    out.waitsFor('prepare', { seat: 0 })
  },
)

scenario(
  '[ES-RULING-99] [ES-REWARD-04] [ES-WIN-01] fan, with the final battle: signs lie beside and seal by themselves',
  ({ table }) => {
    const t = table({
      rules: 'fan',
      with: battle,
      ancientOne: { signs: 2 },
      signs: 1,
      seats: [{ at: 'x' }],
      cards: [{ tasks: ['L'], rewards: '+1 sign' }],
      attempt: { shows: ['L'] },
    })
    t.completes('t0', 'L')
    t.over({ won: true, how: 'sealed' })
  },
)

scenario(
  '[ES-RULING-99] [ES-DEVOUR-04] [ES-WIN-03] fan, with newcomers chosen: the last one devoured is not the end',
  ({ table }) => {
    const t = table({
      rules: 'fan',
      with: shop,
      clock: 0,
      seats: [{ at: 'x', sanity: 1 }],
      cards: [{ tasks: ['L'], penalties: '-1 sanity' }],
      attempt: { shows: ['I1'] },
    })
    t.fails()
    t.happened({ is: 'devoured', seat: 0 }, { is: 'clock', hours: 3 })
    t.waitsFor('investigator', { seat: 0 })
    t.becomes('ashcan-pete')
    t.expect({ seats: [{ id: 'ashcan-pete', at: 'entrance', signs: 0 }] })
    t.waitsFor('action', { seat: 0 })
  },
)

scenario(
  '[ES-RULING-99] [ES-RULING-70] fan, with the sheet of souvenirs: a sign is for sale while there is one',
  ({ table }) => {
    const rich = { rules: 'fan', with: shop, seats: [{ trophies: [6, 6] }] }
    const t = table({ ...rich, ancientOne: { signs: 2 } })
    t.buys('sign')
    t.expect({ seats: [{ signs: 1 }], hall: { supply: 1 } })
    t.waitsFor('action', { left: 1 })
    const u = table({ ...rich, ancientOne: { signs: 2 }, hall: { supply: 0, found: { signs: 2 } } })
    u.refused({ do: 'souvenir', what: 'sign' }, 'ES-RULING-70')
    u.waitsFor('action', { left: 2 })
  },
)

scenario(
  '[ES-RULING-99] [ES-FANTURN-01] revised, with actions: two of them, and markers go to the Entrance',
  ({ table }) => {
    const t = table({
      with: ['fan:turn'],
      seats: [{}],
      cards: [{ tasks: ['L'] }],
    })
    t.goes('x')
    t.attempts()
    t.rolls(...dice('L'))
    t.completes('t0', 'L')
    t.happened({ is: 'moved', to: 'entrance' }, { is: 'clock', hours: 3 })
    t.waitsFor('action', { left: 2, may: ['firstAid', 'nothing'] })
  },
)

scenario('[ES-RULING-99] [ES-TURN-02] fan, with phases: move, resolve, clock', ({ table }) => {
  const t = table({
    rules: 'fan',
    with: ['revised:turn', 'revised:homecoming'],
    cards: [{ tasks: ['L'], monsters: ['ghoul'] }],
  })
  t.goes('x')
  t.waitsFor('prepare', { card: 'x', dice: 6 })
  t.givesUp()
  t.happened({ is: 'clock', hours: 9 })
  t.waitsFor('move', { may: ['stay'] })
})

scenario('[ES-RULING-99] [ES-RULING-76] phases and a monster on the Entrance: it is fought', ({ table }) => {
  const t = table({
    rules: 'fan',
    orders: true,
    with: ['revised:turn', 'revised:homecoming'],
    ancientOne: 'nyarlathotep',
    hall: { entrance: ['cultist'] },
  })
  t.stays()
  t.waitsFor('prepare', { card: 'entrance' })
})

scenario('[ES-RULING-99] [ES-MONSTER-06] fan, with boxes of choice: whose turn it is says where', ({ table }) => {
  const boxed = { tasks: ['[]', 'L'] }
  const setup: Setup = {
    rules: 'fan',
    clock: 9,
    cards: [boxed, boxed],
    deckTops: { mythos: [{ id: 'horde', immediate: 'monster' }] },
    cup: ['gug'],
  }
  const t = table({ ...setup, with: ['revised:monster-boxes'] })
  idles(t)
  t.draws('gug')
  t.waitsFor('place', { seat: 0 })
  t.places('y')
  t.waitsFor('action')
})

scenario('[ES-RULING-99] [ES-MIDNIGHT-04] revised, with the fan order of midnight: a token first', ({ table }) => {
  const t = table({
    with: ['fan:midnight-order'],
    ancientOne: { doomTrack: 4, attack: 'each -1 stamina' },
    doom: 2,
    clock: 9,
    cards: [{ tasks: ['L'], midnight: 'each +1 clue' }],
    mythos: { id: 'old', midnight: 'each +1 clue' },
  })
  t.stays()
  t.firstAid('stamina')
  t.happened(
    { is: 'doom', total: 3 },
    { is: 'midnightEffect', source: 'x' },
    { is: 'midnightEffect', source: 'lingering:old' },
    { is: 'mythos' },
  )
  for (let turn = 0; turn < 4; turn++) {
    t.stays()
    t.firstAid('stamina')
  }
  // ES-RULING-65: it awakes with the token, and its attack takes the place of all that was to follow.
  t.happened({ is: 'doom', total: 4 }, { is: 'awoke' }, { is: 'attack' })
  t.notHappened({ is: 'midnightEffect' }, { is: 'mythos' })
  t.expect({ awake: true, doom: 4, seats: [{ stamina: 4 }] })
  t.waitsFor('prepare', { card: '' })
})

scenario('[ES-RULING-99] [ES-MIDNIGHT-04] fan, with the printed order: no token, one list of effects', ({ table }) => {
  const t = table({
    rules: 'fan',
    with: ['revised:midnight-order'],
    clock: 9,
    cards: [{ tasks: ['L'], midnight: 'each +1 clue' }],
    mythos: { id: 'old', midnight: 'each +1 clue' },
  })
  idles(t)
  t.effectFirst('mythos:old')
  t.happened({ is: 'midnightEffect', source: 'lingering:old' }, { is: 'midnightEffect', source: 'x' })
  t.expect({ doom: 0 })
  t.waitsFor('action')
})

/** ES-ABILITY: abilities that change gains, monsters, dice, tasks and lingering effects. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-ABILITY-07] [WE-ES-16] Bob gets one extra Common Item, in anyone’s turn', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { id: 'bob-jenkins' }],
    cards: [{ tasks: ['L'], rewards: 'each +1 common' }],
    attempt: { shows: ['L'] },
    deckTops: { common: ['food', 'whiskey', 'crowbar'] },
  })
  t.completes('t0', 'L')
  t.expect({ seats: [{ items: ['food'] }, { items: ['crowbar', 'whiskey'] }] })
  t.waitsFor('move', { seat: 1 })
})

scenario('[ES-RULING-47] one extra per gain, however many; not for other decks', ({ table }) => {
  const t = table({
    seats: [{ id: 'bob-jenkins', at: 'x' }],
    cards: [{ tasks: ['L'], rewards: '+2 common, +1 unique, +1 clue' }],
    attempt: { shows: ['L'] },
    deckTops: { common: ['food', 'whiskey', 'crowbar'], unique: ['alien-statue'] },
  })
  t.completes('t0', 'L')
  t.expect({ seats: [{ items: ['alien-statue', 'crowbar', 'food', 'whiskey'], clues: 1 }] })
  t.waitsFor('move', { seat: 0 })
})

scenario('[ES-RULING-47] starting items are no gain', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', sanity: 1 }],
    cards: [{ tasks: ['L'], penalties: '-1 sanity' }],
    deckTops: { common: ['food', 'whiskey'], unique: ['alien-statue'] },
  })
  t.stays()
  t.givesUp()
  t.becomes('bob-jenkins')
  t.expect({ seats: [{ id: 'bob-jenkins', items: ['alien-statue', 'food', 'whiskey'] }] })
  t.waitsFor('move', { seat: 0 })
})

scenario('[ES-ABILITY-08] Joe’s clue carries a second, free reroll of any dice', ({ table }) => {
  const t = table({
    seats: [{ id: 'joe-diamond', at: 'x', clues: 2 }],
    cards: [{ tasks: ['L L'] }],
    attempt: { shows: ['I1', 'P', 'T'] },
  })
  t.refused({ do: 'reroll', with: 'free' }, 'ES-RULING-44')
  t.spendsClue('I1')
  t.rolls('L')
  t.expect({ seats: [{ clues: 1 }] })
  t.refused({ do: 'clue' }, 'ES-ABILITY-08')
  t.rerolls('free', 'P', 'T')
  t.rolls('L', 'I2')
  t.expect({ seats: [{ clues: 1 }], dice: { pool: ['I2', 'L', 'L'] } })
  t.refused({ do: 'reroll', with: 'free' }, 'ES-RULING-44')
  t.waitsFor('judge', { may: ['complete', 'clue'], mayNot: ['reroll'] })
})

scenario('[ES-ABILITY-08] nobody else’s clue does', ({ table }) => {
  const t = table({ seats: [{ at: 'x', clues: 1 }], cards: [{ tasks: ['L L'] }], attempt: { shows: ['I1', 'P', 'T'] } })
  t.spendsClue('I1')
  t.rolls('I2')
  t.refused({ do: 'reroll', with: 'free' }, 'ES-ABILITY-08')
  t.waitsFor('judge', { mayNot: ['reroll', 'clue'] })
})

scenario('[ES-ABILITY-09] [ES-RULING-49] in Kate’s turn no monster is drawn; doom and the rest go on', ({ table }) => {
  const t = table({
    ancientOne: { doomTrack: ['monster', 'doom', 'doom'] },
    seats: [{ id: 'kate-winthrop', at: 'x' }, { at: 'y' }],
    cards: [
      { tasks: ['L'], penalties: 'doom, 2 monster, +1 clue' },
      { tasks: ['L'], penalties: 'monster' },
    ],
    cup: ['gug'],
  })
  t.stays()
  t.givesUp()
  t.happened(
    { is: 'doom', total: 1 },
    { is: 'noMonster', seat: 0 },
    { is: 'noMonster', seat: 0 },
    { is: 'noMonster', seat: 0 },
    { is: 'gained' },
  )
  t.expect({ cup: 1, doom: 1, seats: [{ clues: 1 }], active: 1 })
  // Her own turn only.
  t.stays()
  t.givesUp()
  t.draws('gug')
  t.places('y')
  t.expect({ cup: 0, cards: { y: { monsters: ['gug'] } } })
  t.waitsFor('move', { seat: 0 })
})

scenario('[ES-ABILITY-09] midnight is no part of her turn', ({ table }) => {
  const t = table({
    begin: 'clock',
    clock: 9,
    seats: [{ id: 'kate-winthrop' }],
    cards: [{ tasks: ['L'], midnight: 'monster' }],
    cup: ['gug'],
  })
  t.draws('gug')
  t.places('x')
  t.expect({ cards: { x: { monsters: ['gug'] } }, cup: 0 })
  t.waitsFor('move', { seat: 0 })
})

scenario('[ES-ABILITY-10] [ES-RULING-46] Amanda completes several tasks with one roll, others do not', ({ table }) => {
  const cards = [{ tasks: ['L', 'P -1san', 'I3 I3'], monsters: [{ id: 'imp', needs: 'T' }] }]
  const t = table({
    seats: [{ id: 'amanda-sharpe', at: 'x', sanity: 2 }],
    cards,
    attempt: { shows: ['L', 'P', 'T', 'I1', 'I2', 'I1'] },
  })
  t.completes('t1', 'P')
  t.expect({ seats: [{ sanity: 1 }], dice: { task: ['P'], pool: 5 } })
  t.refused({ do: 'complete', row: 't0', dice: ['task:P'] }, 'ES-DICE-07')
  t.completes('imp', 'T')
  t.happened({ is: 'beaten', marker: 'imp' })
  t.completes('t0', 'L')
  // Nothing else can be completed: the three dice left are rolled.
  t.expect({ attempt: { rows: { t0: 'done', t1: 'done', 'm:imp': 'done' } }, dice: { task: ['L', 'P', 'T'] } })
  t.notHappened({ is: 'failedRoll' })
  t.waitsFor('prepare', { dice: 3 })

  const other = table({ seats: [{ at: 'x' }], cards, attempt: { shows: ['L', 'P', 'T', 'I1', 'I2', 'I1'] } })
  other.completes('t1', 'P')
  other.refused({ do: 'complete', row: 't0', dice: ['L'] }, 'ES-TASK-10')
  other.waitsFor('prepare', { dice: 5 })
})

scenario(
  '[ES-RULING-46] she may stop after one task; with none the roll is failed; costs are checked in turn',
  ({ table }) => {
    const setup = {
      seats: [{ id: 'amanda-sharpe', at: 'x', sanity: 2 }],
      cards: [{ tasks: ['L -1san', 'P -1san', 'T'], ordered: true, terror: '-1 stamina' }],
      attempt: { shows: ['L', 'P', 'T', 'I1'] },
    }
    const t = table(setup)
    t.refused({ do: 'complete', row: 't1', dice: ['P'] }, 'ES-TASK-09')
    t.completes('t0', 'L')
    t.expect({ seats: [{ sanity: 1, stamina: 5 }] })
    // The second cost would bring her to 0; the third row is out of order.
    t.refused({ do: 'complete', row: 't2', dice: ['T'] }, 'ES-TASK-10')
    t.waitsFor('prepare', { dice: 3 })

    const rich = table({ ...setup, seats: [{ id: 'amanda-sharpe', at: 'x', sanity: 3 }] })
    rich.completes('t0', 'L')
    rich.waitsFor('judge', { may: ['complete', 'rollOn'], mayNot: ['fail', 'clue'] })
    rich.rollsOn()
    rich.notHappened({ is: 'failedRoll' }, { is: 'dieOut' })
    rich.expect({ seats: [{ sanity: 2, stamina: 5 }] })
    rich.waitsFor('prepare', { dice: 3 })

    const none = table(setup)
    none.fails()
    none.discards('I1')
    none.expect({ seats: [{ stamina: 4 }] })
    none.waitsFor('prepare', { dice: 3 })
  },
)

scenario('[ES-RULING-46] [ES-BATTLE-03] [EC-ES-119] Amanda in the battle: two tokens with one roll', ({ table }) => {
  const t = table({ awake: true, ancientOne: { battle: 'P T' }, doom: 5, seats: [{ id: 'amanda-sharpe' }] })
  t.rolls('P', 'P', 'T', 'T', 'I1', 'I1')
  t.completes('battle', 'P', 'T')
  t.expect({ doom: 4 })
  t.completes('battle', 'P', 'T')
  t.expect({ doom: 3, dice: { task: 4 } })
  t.waitsFor('prepare', { dice: 2 })
})

scenario(
  '[ES-ABILITY-11] [ES-LOCK-03] [WE-ES-15] granted dice come from the supply, never out of a lock',
  ({ table }) => {
    const jenny = table({
      seats: [{ id: 'jenny-barnes', clues: 2 }],
      mythos: { lock: 'yellow' },
      cards: [{ tasks: ['L'] }],
    })
    jenny.goes('x')
    jenny.paysTrustFund('clue')
    jenny.happened({ is: 'dieIn', die: 7 })
    jenny.notHappened({ is: 'dieIn', die: 6 })
    jenny.expect({ seats: [{ clues: 1 }], dice: { pool: 7, lock: ['Y'] } })
    jenny.refused({ do: 'trustFund', pay: 'clue' }, 'ES-LOCK-03')
    jenny.waitsFor('prepare', { dice: 7 })

    const gloria = table({
      seats: [{ id: 'gloria-goldberg' }],
      mythos: { lock: 'red' },
      cards: [{ tasks: ['L'] }],
      worlds: [{ id: 'abyss', tasks: ['L'] }],
    })
    gloria.goes('abyss')
    gloria.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'Y'], lock: ['R'] } })
    gloria.waitsFor('prepare', { dice: 7 })

    const adventure = table({ seats: [{ id: 'gloria-goldberg' }], cards: [{ tasks: ['L'] }] })
    adventure.goes('x')
    adventure.waitsFor('prepare', { dice: 6 })
  },
)

scenario('[ES-ABILITY-12] Sister Mary alone gets at locked dice; they go home when the phase ends', ({ table }) => {
  const t = table({
    seats: [{ id: 'sister-mary' }, {}],
    mythos: { lock: 'green' },
    cards: [{ tasks: ['L'], lock: 'yellow' }, { tasks: ['L'] }],
  })
  t.goes('y')
  t.waitsFor('prepare', { dice: 5 })
  t.unlocks('G')
  t.unlocks('Y')
  t.expect({ dice: { pool: 7, lock: [] } })
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1', 'Y:I4')
  t.completes('t0', 'L')
  t.expect({ locks: ['card:x holds yellow', 'mythos holds green'], dice: { lock: ['G', 'Y'], supply: 6 }, active: 1 })
  t.goes('x')
  t.refused({ do: 'unlock', die: 'lock:G' }, 'ES-LOCK-09')
  t.waitsFor('prepare', { seat: 1, dice: 5 })
})

scenario('[ES-ABILITY-14] abilities work in the final battle', ({ table }) => {
  const t = table({
    awake: true,
    ancientOne: { battle: 'L L' },
    doom: 4,
    seats: [{ id: 'harvey-walters', sanity: 3 }, { id: 'carolyn-fern' }],
  })
  t.waitsFor('mend', { seat: 1, what: 'sanity' })
  t.seat('carolyn').targets('harvey-walters')
  t.rolls('L', 'T', 'I1', 'I1', 'I1', 'I1')
  t.turns('harvey-walters', 'T', 'L')
  t.completes('battle', 'L', 'L')
  t.expect({ doom: 3, seats: [{ sanity: 4 }] })
  t.waitsFor('prepare', { dice: 4 })
})

/** ES-MONSTER: markers appear and are placed. */
import { scenario } from '@vigil/scenario-kit/vitest'

const six = (tasks: string[]) => Array.from({ length: 6 }, () => ({ tasks }))

scenario(
  '[ES-MONSTER-01] [ES-RULING-56] a marker is drawn from the cup; from an empty cup nothing comes',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }],
      cards: [{ tasks: ['L'], penalties: '2 monster, +1 clue' }],
      cup: [{ id: 'imp', needs: 'P' }, 'gug'],
    })
    t.stays()
    t.givesUp()
    t.draws('imp')
    t.waitsFor('place', { seat: 0, marker: 'imp' })
    t.places('dull-2')
    t.draws('gug')
    t.places('dull-3')
    t.expect({
      cup: 0,
      seats: [{ clues: 1 }],
      cards: { 'dull-2': { monsters: ['imp'] }, 'dull-3': { monsters: ['gug'] } },
    })
    t.stays()
    t.givesUp()
    t.happened({ is: 'nothing', what: 'cup' }, { is: 'nothing', what: 'cup' }, { is: 'gained', what: 'clue' })
    t.waitsFor('move')
  },
)

scenario(
  '[ES-MONSTER-02] [ES-MONSTER-03] [WE-ES-08] an empty frame: no task without a marker, a task of its own with one',
  ({ table }) => {
    const bare = table({ seats: [{ at: 'x' }], cards: [{ tasks: ['I4', '[]'] }], attempt: { shows: ['I3', 'I1'] } })
    bare.expect({ attempt: { rows: { t0: 'I4' } } })
    bare.completes('t0', 'I3', 'I1')
    bare.happened({ is: 'resolved', card: 'x' })
    bare.waitsFor('move')

    const t = table({
      seats: [{ at: 'x' }],
      cards: [{ tasks: ['I4', '[]'], monsters: [{ id: 'imp', needs: 'P T', box: 1 }] }],
      attempt: { shows: ['I3', 'I1', 'P', 'T'] },
    })
    t.expect({ attempt: { rows: { t0: 'I4', 'm:imp': 'P T' } } })
    t.completes('t0', 'I3', 'I1')
    t.notHappened({ is: 'resolved' })
    t.rolls('P', 'T')
    t.completes('imp', 'P', 'T')
    t.happened({ is: 'resolved', card: 'x' })
    t.waitsFor('move')
  },
)

scenario('[ES-MONSTER-04] [WE-ES-09] a total frame: the marker replaces the whole task', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['[L L -1san]', 'I5'], monsters: [{ id: 'imp', needs: 'T', box: 0 }] }],
    attempt: { shows: ['T', 'L', 'L', 'I3'] },
  })
  t.expect({ attempt: { rows: { 'm:imp': 'T', t1: 'I5' } } })
  t.refused({ do: 'complete', row: 't0', dice: ['L', 'L'] }, 'ES-TASK-01')
  t.completes('imp', 'T')
  t.refused({ do: 'complete', row: 't0', dice: ['L', 'L'] }, 'ES-TASK-10')
  t.expect({ attempt: { rows: { 'm:imp': 'done', t1: 'I5' } }, seats: [{ sanity: 5 }] })
  t.waitsFor('prepare', { dice: 3 })
})

scenario(
  '[ES-MONSTER-05] a partial frame: the marker replaces the framed part and joins the rest in one row',
  ({ table }) => {
    const without = table({ cards: [{ tasks: ['L [I2] -1sta', 'T T'] }] })
    without.expect({ cards: { x: { rows: { t0: 'L I2 -1sta', t1: 'T T' } } } })
    without.waitsFor('move')

    const t = table({
      cards: [{ tasks: ['L [I2] -1sta', 'T T'], monsters: [{ id: 'imp', needs: 'P P I3 -1san clk', box: 0 }] }],
    })
    t.expect({ cards: { x: { rows: { 'm:imp': 'L P P I3 -1san -1sta clk', t1: 'T T' } } } })
    t.waitsFor('move')
  },
)

scenario(
  '[ES-MONSTER-06] while a frame is free the marker must go on one, which one is the active player’s choice',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }],
      cards: [
        { tasks: ['L', '[]'], penalties: '4 monster', monsters: [{ id: 'old', box: 1 }] },
        { tasks: ['[L]', 'P [I2]'] },
      ],
      worlds: [{ id: 'abyss', tasks: ['[]'] }],
      cup: ['gug', 'mi-go', 'byakhee', 'shoggoth'],
    })
    t.stays()
    t.givesUp()
    t.draws('gug')
    t.refused({ do: 'place', card: 'x', box: -1 }, 'ES-MONSTER-07')
    t.refused({ do: 'place', card: 'x', box: 1 }, 'ES-MONSTER-06')
    t.refused({ do: 'place', card: 'x', box: 0 }, 'ES-MONSTER-06')
    t.places('y', 1)
    t.draws('mi-go')
    t.refused({ do: 'place', card: 'y', box: 1 }, 'ES-MONSTER-06')
    t.places('abyss')
    // One frame is left: no choice.
    t.draws('byakhee')
    t.expect({
      cards: {
        y: { boxes: { gug: 1, byakhee: 0 }, rows: { 'm:byakhee': 'P I2', 'm:gug': 'P P P' } },
        abyss: { boxes: { 'mi-go': 0 } },
      },
    })
    // None is free any more: below a card.
    t.draws('shoggoth')
    t.refused({ do: 'place', card: 'y', box: 0 }, 'ES-MONSTER-06')
    t.places('y')
    t.expect({ cards: { y: { boxes: { shoggoth: -1 } } } })
    t.waitsFor('move')
  },
)

scenario(
  '[ES-MONSTER-07] [ES-RULING-82] [EC-ES-70] below the cards evenly, Other Worlds too, frames not counted',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }],
      cards: [
        { tasks: ['L', '[]'], penalties: '4 monster', monsters: [{ id: 'boxed', box: 1 }] },
        ...six(['L'])
          .slice(1)
          .map((card, i) => ({ ...card, monsters: [{ id: `under-${i}` }] })),
      ],
      worlds: [{ id: 'abyss', tasks: ['L'] }],
      cup: ['gug', 'mi-go', 'byakhee', 'shoggoth'],
    })
    t.stays()
    t.givesUp()
    t.draws('gug')
    t.refused({ do: 'place', card: 'y' }, 'ES-MONSTER-07')
    t.places('abyss')
    // Only x has none below.
    t.draws('mi-go')
    t.expect({ cards: { x: { boxes: { boxed: 1, 'mi-go': -1 } }, abyss: { boxes: { gug: -1 } } } })
    // All have one: any card may have a second, and no card a third.
    t.draws('byakhee')
    t.places('abyss')
    t.draws('shoggoth')
    t.refused({ do: 'place', card: 'abyss' }, 'ES-MONSTER-07')
    t.places('w')
    t.expect({ cards: { w: { monsters: ['shoggoth', 'under-4'] } } })
    t.waitsFor('move')
  },
)

scenario(
  '[ES-RULING-82] a missing Adventure is replaced first, and the fresh card must be served before a second',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }],
      cards: [
        { tasks: ['L'], rewards: 'monster' },
        ...six(['L'])
          .slice(1)
          .map((card, i) => ({ ...card, monsters: [{ id: `under-${i}` }] })),
      ],
      attempt: { shows: ['L'] },
      deckTops: { adventure: [{ id: 'fresh', tasks: ['L'] }] },
      cup: ['gug'],
    })
    t.completes('t0', 'L')
    t.draws('gug')
    t.expect({ cards: { fresh: { monsters: ['gug'] } } })
    t.waitsFor('move')
  },
)

scenario(
  '[ES-MONSTER-08] below a card with an arrow the marker is the last task, unless the arrow may be ignored',
  ({ table }) => {
    const setup = {
      seats: [{ at: 'x', items: ['floor-plan'] }],
      cards: [{ tasks: ['L', 'P'], ordered: true, monsters: [{ id: 'imp', needs: 'T' }] }],
      attempt: { done: ['t0'], shows: ['T', 'P', 'I1'] },
    }
    const t = table(setup)
    t.refused({ do: 'complete', row: 'm:imp', dice: ['T'] }, 'ES-MONSTER-08')
    t.completes('t1', 'P')
    t.rolls('T', 'I1')
    t.completes('imp', 'T')
    t.waitsFor('move')

    const plan = table(setup)
    plan.uses('floor-plan')
    plan.completes('imp', 'T')
    plan.expect({ attempt: { rows: { t1: 'P', 'm:imp': 'done' } } })
    plan.waitsFor('prepare')
  },
)

scenario('[ES-MONSTER-08] a card that defeats it gets round the arrow too', ({ table }) => {
  const t = table({
    seats: [{ at: 'x', items: ['shotgun'] }],
    cards: [{ tasks: ['L'], ordered: true, monsters: [{ id: 'imp', needs: 'T' }] }],
  })
  t.stays()
  t.uses('shotgun')
  t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened({ is: 'resolved', card: 'x' }, { is: 'collected', marker: 'imp' })
  t.waitsFor('move')
})

scenario('[ES-MONSTER-10] a lock icon on the marker takes its die on placement', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['L'], penalties: '2 monster' }],
    cup: [
      { id: 'imp', lock: 'green' },
      { id: 'rat', lock: 'red' },
    ],
  })
  t.stays()
  t.givesUp()
  t.draws('imp')
  t.expect({ dice: { lock: [] } })
  t.places('x')
  t.happened({ is: 'monster', marker: 'imp' }, { is: 'locked', source: 'monster:imp' })
  t.draws('rat')
  t.places('dull-2')
  t.expect({ locks: ['monster:imp holds green', 'monster:rat holds red'], dice: { lock: ['G', 'R'] }, active: 1 })
  t.goes('dull-3')
  t.waitsFor('prepare', { seat: 1, dice: 5 })
})

scenario(
  '[ES-RULING-91] a marker in the frame of a task already completed brings a new open row of its own',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }],
      cards: [{ tasks: ['L [I2] -1san clk', 'T T'], terror: 'monster' }],
      attempt: { done: ['t0'], shows: ['T', 'P', 'I1'] },
      cup: [{ id: 'imp', needs: 'P -1sta' }],
    })
    t.fails()
    t.draws('imp')
    t.discards('I1')
    t.expect({ attempt: { rows: { 'm:imp': 'P -1sta', t1: 'T T' } } })
    t.rolls('P', 'T')
    t.completes('imp', 'P')
    t.expect({ attempt: { rows: { 'm:imp': 'done', t1: 'T T' } }, seats: [{ sanity: 5, stamina: 4 }], clock: 0 })
    t.waitsFor('prepare', { dice: 1 })
  },
)

scenario('[ES-RULING-91] in a total frame likewise', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }],
    cards: [{ tasks: ['[L L]', 'T T T'], terror: 'monster' }],
    attempt: { done: ['t0'], shows: ['T', 'P', 'I1', 'I1'] },
    cup: [{ id: 'imp', needs: 'P' }],
  })
  t.fails()
  t.draws('imp')
  t.discards('I1')
  t.expect({ attempt: { rows: { 'm:imp': 'P', t1: 'T T T' } } })
  t.rolls('T', 'T', 'T')
  t.completes('t1', 'T', 'T', 'T')
  // The marker is not beaten, so the card is not resolved.
  t.happened({ is: 'failed', card: 'x' })
  t.notHappened({ is: 'resolved' }, { is: 'collected' })
  t.waitsFor('move')
})

scenario('[ES-MONSTER-01] with no card in play no monster appears', ({ table }) => {
  const t = table({
    clock: 9,
    seats: [{ sanity: 3 }],
    cards: [null, null, null, null, null, null],
    decks: { adventure: [] },
    deckTops: { mythos: [{ id: 'new', immediate: 'monster' }] },
    cup: ['gug'],
  })
  t.stays()
  t.firstAid('sanity')
  t.happened({ is: 'mythos', card: 'new' }, { is: 'nothing', what: 'cup' })
  t.expect({ cup: 1 })
  t.waitsFor('move')
})

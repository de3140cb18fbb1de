/** ES-ABILITY: when abilities may be used, and the abilities that the documents explain. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario('[ES-ABILITY-01] an ability works for its owner only, a triggered one in anybody’s turn too', ({ table }) => {
  const t = table({
    seats: [{ id: 'carolyn-fern' }, { id: 'b', sanity: 3, at: 'x' }, { id: 'harvey-walters' }],
    active: 'b',
    cards: [{ tasks: ['L L'] }],
  })
  t.waitsFor('mend', { seat: 0, what: 'sanity' })
  t.seat('carolyn').targets('b')
  t.happened({ is: 'gained', seat: 1, what: 'sanity', n: 1, source: 'carolyn-fern' })
  t.expect({ seats: [{}, { sanity: 4 }] })
  t.stays()
  t.rolls('T', 'T', 'I1', 'I1', 'I1', 'I1')
  t.refused({ do: 'turnDie', with: 'harvey-walters', die: 'T', to: 'L' }, 'ES-ABILITY-01')
  t.refused({ do: 'turnDie', with: 'harvey-walters', die: 'T', to: 'L', by: 'harvey' }, 'ES-ABILITY-02')
  t.refused({ do: 'research', seat: 'harvey' }, 'ES-ABILITY-01')
  t.waitsFor('judge', { seat: 1, mayNot: ['turnDie', 'research'] })
})

scenario('[ES-ABILITY-02] once per roll: a reroll gives no second use, a new roll does', ({ table }) => {
  const t = table({
    seats: [{ id: 'harvey-walters', at: 'x', clues: 1 }],
    cards: [{ tasks: ['L L', 'L'] }],
    attempt: { shows: ['T', 'T', 'I1', 'I2'] },
  })
  t.turns('harvey-walters', 'T', 'L')
  t.happened({ is: 'turned', from: 'T', to: 'L' })
  t.refused({ do: 'turnDie', with: 'harvey-walters', die: 'T', to: 'L' }, 'ES-ABILITY-02')
  t.spendsClue('I1')
  t.rolls('T')
  t.refused({ do: 'turnDie', with: 'harvey-walters', die: 'T', to: 'L' }, 'ES-ABILITY-02')
  t.completes('t1', 'L')
  t.refused({ do: 'turnDie', with: 'harvey-walters', die: 'T', to: 'L' }, 'ES-ABILITY-02')
  t.rolls('T', 'T', 'L')
  t.turns('harvey-walters', 'T', 'L')
  t.completes('t0', 'L', 'L')
  t.waitsFor('move', { seat: 0 })
})

scenario('[ES-ABILITY-02] only the result named in the ability can be turned', ({ table }) => {
  const t = table({
    seats: [{ id: 'michael-mcglen', at: 'x' }],
    cards: [{ tasks: ['P'] }],
    attempt: { shows: ['T', 'L', 'I1'] },
  })
  t.refused({ do: 'turnDie', with: 'michael-mcglen', die: 'L', to: 'P' }, 'ES-ABILITY-01')
  t.turns('michael-mcglen', 'T', 'P')
  t.expect({ dice: { pool: ['I1', 'L', 'P'] } })
  t.waitsFor('judge', { may: ['complete'], mayNot: ['turnDie'] })
})

scenario('[ES-ABILITY-02] Darrell raises one investigation result by one; green dice end at 3', ({ table }) => {
  const t = table({
    seats: [{ id: 'darrell-simmons', at: 'x' }],
    cards: [{ tasks: ['I9 L'] }],
    attempt: { shows: ['I3', 'I2', 'L', 'Y:I3', 'R:I4'] },
  })
  t.refused({ do: 'turnDie', with: 'darrell-simmons', die: 'G:I3', to: 'I4' }, 'ES-ABILITY-01')
  t.refused({ do: 'turnDie', with: 'darrell-simmons', die: 'I2', to: 'I4' }, 'ES-ABILITY-01')
  t.refused({ do: 'turnDie', with: 'darrell-simmons', die: 'R:I4', to: 'I4' }, 'ES-ABILITY-01')
  t.turns('darrell-simmons', 'Y:I3', 'I4')
  t.expect({ dice: { pool: ['I2', 'I3', 'L', 'R:I4', 'Y:I4'] } })
  t.refused({ do: 'turnDie', with: 'darrell-simmons', die: 'I2', to: 'I3' }, 'ES-ABILITY-02')
  t.waitsFor('judge', { mayNot: ['turnDie'] })
})

scenario('[ES-ABILITY-03] [ES-MIDNIGHT-04] once per day: unusable until midnight has struck', ({ table }) => {
  const t = table({ seats: [{ id: 'vincent-lee', stamina: 2 }, { id: 'b' }], clock: 6 })
  t.waitsFor('mend', { seat: 0, what: 'stamina' })
  t.targets('vincent-lee')
  t.expect({ seats: [{ stamina: 3, spent: ['vincent-lee'] }] })
  t.stays()
  t.firstAid('stamina')
  // B's turn begins and nobody is asked.
  t.expect({ clock: 9, active: 1, seats: [{ stamina: 4, spent: ['vincent-lee'] }] })
  t.goes('dull-1')
  t.givesUp()
  t.happened({ is: 'midnight' }, { is: 'mythos' }, { is: 'turn', seat: 0 })
  t.expect({ seats: [{ spent: [] }] })
  t.waitsFor('mend', { seat: 0, what: 'stamina' })
})

scenario('[ES-ABILITY-04] Carolyn restores one sanity to one investigator, herself included, or waits', ({ table }) => {
  const t = table({
    seats: [
      { id: 'carolyn-fern', sanity: 5 },
      { id: 'b', sanity: 2 },
      { id: 'c', stamina: 1 },
    ],
    active: 'b',
  })
  t.refused({ do: 'target', seat: 'c' }, '')
  t.seat('carolyn').declines()
  t.expect({ seats: [{ sanity: 5, spent: [] }, { sanity: 2 }] })
  t.goes('dull-1')
  t.givesUp()
  t.waitsFor('mend', { seat: 0, what: 'sanity' })
  t.seat('carolyn').targets('carolyn-fern')
  t.expect({ seats: [{ sanity: 6, spent: ['carolyn-fern'] }, { sanity: 2 }], active: 2 })
  t.waitsFor('move', { seat: 2 })
})

scenario(
  '[ES-ABILITY-05] [ES-RULING-48] [EC-ES-118] a new investigator arrives with its ability unused',
  ({ table }) => {
    const t = table({
      seats: [
        { id: 'carolyn-fern', sanity: 1, at: 'x', spent: true },
        { id: 'b', stamina: 3 },
      ],
      cards: [{ tasks: ['L'], penalties: '-1 sanity' }],
      deckTops: { common: ['food'], spell: ['circle-of-chalk'] },
    })
    t.stays()
    t.givesUp()
    t.becomes('vincent-lee')
    t.waitsFor('mend', { seat: 0, what: 'stamina' })
    t.seat('vincent').targets('b')
    t.expect({ seats: [{ id: 'vincent-lee', spent: ['vincent-lee'] }, { stamina: 4 }], active: 1 })
    t.waitsFor('move', { seat: 1 })
  },
)

scenario(
  '[ES-ABILITY-06] [ES-RULING-88] another’s roll: the active player asks, Mandy picks up to two dice',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x' }, { id: 'mandy-thompson' }],
      cards: [{ tasks: ['L L'] }],
      attempt: { shows: ['I1', 'P', 'T'] },
    })
    t.refused({ do: 'research', seat: 'mandy', by: 'mandy' }, 'ES-CORE-05')
    t.asksResearch('mandy')
    t.waitsFor('reroll', { seat: 1, dice: 2, source: 'mandy-thompson' })
    t.refusedOption(
      [
        { do: 'die', die: 0 },
        { do: 'die', die: 1 },
        { do: 'die', die: 2 },
      ],
      '',
    )
    t.seat('mandy').picks('I1', 'P')
    t.rolls('L', 'L')
    t.expect({ seats: [{}, { spent: ['mandy-thompson'] }], dice: { pool: ['L', 'L', 'T'] } })
    t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-03')
    t.completes('t0', 'L', 'L')
    t.waitsFor('move', { seat: 1 })
  },
)

scenario('[ES-RULING-88] declining leaves the ability unused and stands for that roll', ({ table }) => {
  const t = table({
    seats: [{ at: 'x' }, { id: 'mandy-thompson' }],
    cards: [{ tasks: ['L L'] }],
    attempt: { shows: ['I1', 'P', 'T'] },
  })
  t.asksResearch('mandy')
  t.seat('mandy').picks()
  t.happened({ is: 'declined', seat: 1 })
  t.expect({ seats: [{}, { spent: [] }] })
  t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-06')
  t.fails()
  t.discards('I1')
  t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-06')
  t.rolls('I1', 'I2')
  t.asksResearch('mandy')
  t.seat('mandy').picks('I2')
  t.rolls('L')
  t.waitsFor('judge', { seat: 0, mayNot: ['research'] })
})

scenario('[ES-RULING-45] in her own turn too, on dice of the roll only', ({ table }) => {
  const t = table({
    seats: [{ id: 'mandy-thompson', at: 'x' }],
    cards: [{ tasks: ['L L', 'P'] }],
    attempt: { done: ['t1'], shows: ['I1', 'T'], focused: 'P' },
  })
  t.asksResearch('mandy')
  t.refused({ do: 'dice', dice: ['focus:P'] }, 'ES-CLUE-04')
  t.refused({ do: 'dice', dice: ['task'] }, 'ES-CLUE-04')
  t.picks('I1')
  t.rolls('L')
  t.expect({ dice: { pool: ['L', 'T'], focus: ['P'] }, seats: [{ spent: ['mandy-thompson'] }] })
  t.waitsFor('judge', { mayNot: ['research'] })
})

scenario('[ES-RULING-45] it works on battle rolls, and not on Lost & Found', ({ table }) => {
  const battle = table({ awake: true, ancientOne: { battle: 'L' }, doom: 4, seats: [{ id: 'mandy-thompson' }] })
  battle.rolls('T', 'T', 'T', 'T', 'T', 'T')
  battle.asksResearch('mandy')
  battle.picks('T', 'T')
  battle.rolls('L', 'I1')
  battle.completes('battle', 'L')
  battle.expect({ doom: 3 })
  battle.waitsFor('prepare', { dice: 5 })

  const found = table({ seats: [{ id: 'mandy-thompson', clues: 1 }] })
  found.stays()
  found.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-06')
  found.searches()
  found.rolls('I1')
  found.expect({ seats: [{ spent: [], clues: 1 }], clock: 3 })
  found.waitsFor('move', { seat: 0 })
})

scenario('[ES-ABILITY-06] once a task is completed the roll is judged', ({ table }) => {
  const t = table({
    seats: [{ id: 'a', at: 'x', traits: [{ has: 'manyTasks' }] }, { id: 'mandy-thompson' }],
    cards: [{ tasks: ['L', 'P'] }],
    attempt: { shows: ['L', 'P', 'T'] },
  })
  t.completes('t0', 'L')
  t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-06')
  t.waitsFor('judge', { seat: 0, mayNot: ['research'] })
})

/** ES-CLOCK: the hand of the clock. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario(
  '[ES-CLOCK-01] [ES-CLOCK-02] [ES-CLOCK-03] every turn ends with three hours: III, VI, IX, XII',
  ({ table }) => {
    const t = table({ seats: [{}, {}], clock: 0 })
    t.stays()
    t.firstAid('stamina')
    t.happened({ is: 'clock', hours: 3 }, { is: 'turn', seat: 1 })
    t.expect({ clock: 3, midnightDue: false })
    t.stays()
    t.firstAid('stamina')
    t.expect({ clock: 6 })
    t.stays()
    t.firstAid('stamina')
    t.expect({ clock: 9 })
    t.notHappened({ is: 'midnight' })
    t.stays()
    t.firstAid('stamina')
    t.happened(
      { is: 'clock', hours: 0 },
      { is: 'midnight' },
      { is: 'mythos', card: 'quiet-night-1' },
      { is: 'turn', seat: 0 },
    )
    t.expect({ clock: 0, mythos: 'quiet-night-1', midnightDue: false })
    t.waitsFor('move', { seat: 'a' })
  },
)

scenario('[ES-CLOCK-04] a clock symbol moves the hand by three hours while the card is attempted', ({ table }) => {
  const t = table({ clock: 0, cards: [{ tasks: ['L clk clk', 'P'] }] })
  t.goes('x')
  t.rolls('L', 'P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.happened({ is: 'completed', row: 't0' }, { is: 'clock', hours: 3 }, { is: 'clock', hours: 6 })
  t.expect({ clock: 6, attempt: { card: 'x' } })
  t.rolls('P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t1', 'P')
  t.expect({ clock: 9 })
  t.notHappened({ is: 'midnight' })
  t.waitsFor('move')
})

scenario('[ES-CLOCK-05] [EC-ES-02] past XII in mid-turn: midnight is due, and strikes after the turn', ({ table }) => {
  const t = table({
    clock: 9,
    cards: [{ tasks: ['L clk', 'P'] }, { tasks: ['T T T'], midnight: 'doom' }],
  })
  t.goes('x')
  t.rolls('L', 'P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.expect({ clock: 0, midnightDue: true, doom: 0 })
  t.notHappened({ is: 'midnight' })
  t.rolls('P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t1', 'P')
  t.happened({ is: 'resolved' }, { is: 'clock', hours: 3 }, { is: 'midnight' }, { is: 'doom', total: 1 })
  t.expect({ clock: 3, midnightDue: false, doom: 1 })
  t.waitsFor('move')
})

scenario('[ES-CLOCK-05] an effect of the clock counts as well', ({ table }) => {
  const t = table({
    clock: 6,
    cards: [
      { tasks: ['L'], penalties: '2 clock' },
      { tasks: ['T'], midnight: 'doom' },
    ],
  })
  t.goes('x')
  t.givesUp()
  t.happened({ is: 'clock', hours: 9 }, { is: 'clock', hours: 0 }, { is: 'clock', hours: 3 }, { is: 'midnight' })
  t.expect({ clock: 3, doom: 1 })
  t.waitsFor('move')
})

scenario('[ES-CLOCK-06] [EC-ES-01] [ES-MIDNIGHT-03] XII twice in one turn is one midnight', ({ table }) => {
  const t = table({
    clock: 9,
    cards: [{ tasks: ['L clk clk clk clk'] }, { tasks: ['T'], midnight: 'doom' }],
  })
  t.goes('x')
  t.rolls('L', 'P', 'I1', 'I1', 'I1', 'I1')
  t.completes('t0', 'L')
  t.expect({ clock: 0, doom: 1, mythos: 'quiet-night-1' })
  t.waitsFor('move')
})

scenario('[ES-CLOCK-06] there is no noon: every arrival at XII is a midnight', ({ table }) => {
  const t = table({ clock: 9, cards: [{ tasks: ['T'], midnight: 'doom' }] })
  for (const doom of [1, 1, 1, 1, 2]) {
    t.stays()
    t.firstAid('stamina')
    t.expect({ doom })
  }
  t.expect({ clock: 0 })
  t.waitsFor('move')
})

scenario('[ES-CLOCK-07] [ES-DEVOUR-05] the devoured still advance the clock, then choose', ({ table }) => {
  const t = table({
    seats: [{ sanity: 1 }, {}],
    clock: 3,
    cards: [{ tasks: ['L'], penalties: '-1 sanity' }],
    deckTops: { common: ['whiskey'], unique: ['alien-statue', 'obsidian-mirror'] },
  })
  t.goes('x')
  t.givesUp()
  t.happened({ is: 'devoured', seat: 0 }, { is: 'doom', total: 1 }, { is: 'clock', hours: 6 })
  t.expect({ clock: 6 })
  t.waitsFor('investigator', { seat: 0 })
  t.becomes('monterey-jack')
  t.expect({ clock: 6, active: 1 })
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-CLOCK-01] a card may hold the clock for one turn', ({ table }) => {
  const t = table({ clock: 9, seats: [{ items: ['stopped-watch'] }, {}] })
  t.uses('stopped-watch')
  t.stays()
  t.firstAid('stamina')
  t.happened({ is: 'clockHeld' })
  t.notHappened({ is: 'clock' }, { is: 'midnight' })
  t.expect({ clock: 9, active: 1 })
  t.stays()
  t.firstAid('stamina')
  t.expect({ clock: 0, mythos: 'quiet-night-1' })
  t.waitsFor('move', { seat: 'a' })
})

scenario('[ES-RULING-26] [EC-ES-107] the turns of the eliminated do not move the clock', ({ table }) => {
  const t = table({ seats: [{}, { out: true }, {}], clock: 0 })
  t.stays()
  t.firstAid('stamina')
  t.notHappened({ is: 'turn', seat: 1 })
  t.expect({ clock: 3, active: 2 })
  t.waitsFor('move', { seat: 'c' })
})

scenario('[ES-RULING-26] ruled the other way, they do', ({ table }) => {
  const t = table({ rulings: { eliminatedMoveClock: true }, seats: [{}, { out: true }, {}], clock: 0 })
  t.stays()
  t.firstAid('stamina')
  t.happened({ is: 'clock', hours: 3 }, { is: 'turn', seat: 1 }, { is: 'clock', hours: 6 }, { is: 'turn', seat: 2 })
  t.expect({ clock: 6, active: 2 })
  t.waitsFor('move', { seat: 'c' })
})

scenario('[ES-RULING-26] [ES-DEVOUR-07] in battle they always do', ({ table }) => {
  const t = table({ awake: true, ancientOne: { doomTrack: 9 }, seats: [{}, { out: true }, {}], clock: 0 })
  t.rolls('L', 'L', 'L', 'L', 'L', 'L')
  for (let dice = 5; dice > 0; dice--) {
    t.fails()
    t.discards('L')
    t.rolls(...Array.from({ length: dice }, () => 'L'))
  }
  t.fails()
  t.happened({ is: 'clock', hours: 3 }, { is: 'turn', seat: 1 }, { is: 'clock', hours: 6 }, { is: 'turn', seat: 2 })
  t.expect({ clock: 6, active: 2 })
  t.waitsFor('prepare', { seat: 'c', dice: 6 })
})

/** ES-REWARD: what success and failure bring. */
import { scenario } from '@vigil/scenario-kit/vitest'

const roll = ['L', 'I1', 'I1', 'I1', 'I1', 'I1'] as const

scenario('[ES-REWARD-01] success gives the rewards, failure the penalties, never both', ({ table }) => {
  const card = { tasks: ['L'], rewards: '+1 clue', penalties: '+2 clues' }
  const won = table({ cards: [card] })
  won.goes('x')
  won.rolls(...roll)
  won.completes('t0', 'L')
  won.expect({ seats: [{ clues: 1, trophies: ['x'] }] })
  won.waitsFor('move')
  const lost = table({ cards: [card] })
  lost.goes('x')
  lost.givesUp()
  // A penalty may help.
  lost.expect({ seats: [{ clues: 2, trophies: [], at: 'x' }] })
  lost.waitsFor('move')
})

scenario('[ES-REWARD-01] [ES-REWARD-06] a reward may hurt; each icon counts once', ({ table }) => {
  const t = table({ cards: [{ tasks: ['L'], rewards: '-1 sanity, +1 clue, -2 stamina, +1 clue' }] })
  t.goes('x')
  t.rolls(...roll)
  t.completes('t0', 'L')
  t.happened(
    { is: 'lost', what: 'sanity', n: 1, source: 'x' },
    { is: 'gained', what: 'clue', n: 1 },
    { is: 'lost', what: 'stamina', n: 2 },
    { is: 'gained', what: 'clue', n: 1 },
  )
  t.expect({ seats: [{ sanity: 4, stamina: 3, clues: 2 }] })
  t.waitsFor('move')
})

scenario('[ES-REWARD-02] [ES-REWARD-03] one card of its deck for each icon, one clue for each', ({ table }) => {
  const t = table({
    cards: [{ tasks: ['L'], rewards: '+2 common, +1 unique, +1 spell, +1 ally, +3 clues' }],
    deckTops: { common: ['food', 'whiskey'], unique: ['alien-statue'], spell: ['whispered-ward'], ally: ['duke'] },
  })
  t.goes('x')
  t.rolls(...roll)
  t.completes('t0', 'L')
  t.happened(
    { is: 'drew', card: 'food', deck: 'common' },
    { is: 'drew', card: 'whiskey', deck: 'common' },
    { is: 'drew', card: 'alien-statue', deck: 'unique' },
    { is: 'drew', card: 'whispered-ward', deck: 'spell' },
    { is: 'drew', card: 'duke', deck: 'ally' },
    { is: 'gained', what: 'clue', n: 3 },
  )
  t.expect({
    seats: [{ items: ['alien-statue', 'food', 'whiskey', 'whispered-ward'], allies: ['duke'], clues: 3 }],
    decks: { common: 10, unique: 11, spell: 11, ally: 7 },
  })
  t.waitsFor('move')
})

scenario('[ES-REWARD-04] Elder Signs lie beside the Ancient One; below the limit the game goes on', ({ table }) => {
  const t = table({ ancientOne: { signs: 5 }, signs: 2, cards: [{ tasks: ['L'], rewards: '+2 signs' }] })
  t.goes('x')
  t.rolls(...roll)
  t.completes('t0', 'L')
  t.happened({ is: 'sign', n: 2, total: 4 })
  t.expect({ signs: 4 })
  t.waitsFor('move')
})

scenario('[ES-REWARD-04] at the limit, or beyond it, the game is won at once', ({ table }) => {
  for (const signs of [3, 4]) {
    const t = table({ ancientOne: { signs: 5 }, signs, cards: [{ tasks: ['L'], rewards: '+2 signs, -5 sanity' }] })
    t.goes('x')
    t.rolls(...roll)
    t.completes('t0', 'L')
    t.notHappened({ is: 'lost' }, { is: 'clock' })
    t.over({ won: true, how: 'sealed' })
  }
})

scenario('[ES-REWARD-06] here, unlike a task’s cost, one can be devoured', ({ table }) => {
  const t = table({
    seats: [{ sanity: 1 }, {}],
    cards: [{ tasks: ['L'], rewards: '-1 sanity' }],
    deckTops: { common: ['food'] },
  })
  t.goes('x')
  t.rolls(...roll)
  t.completes('t0', 'L')
  t.happened({ is: 'lost', what: 'sanity', n: 1 }, { is: 'devoured', seat: 0, id: 'a' }, { is: 'clock' })
  t.becomes('joe-diamond')
  t.waitsFor('move', { seat: 'b' })
})

scenario('[ES-REWARD-07] [ES-REWARD-08] a monster and a doom token for each icon', ({ table }) => {
  const t = table({
    cards: [{ tasks: ['L'], penalties: '2 monster, 2 doom' }],
  })
  t.goes('x')
  t.givesUp()
  t.draws('cultist')
  t.places('x')
  t.draws('ghoul')
  t.refused({ do: 'place', card: 'x', box: -1 }, 'ES-MONSTER-07')
  t.places('dull-2')
  t.happened({ is: 'monster', card: 'dull-2' }, { is: 'doom', total: 1 }, { is: 'doom', total: 2 })
  t.expect({ doom: 2, cup: 20, cards: { x: { monsters: 1 }, 'dull-2': { monsters: 1 } } })
  t.waitsFor('move')
})

scenario(
  '[ES-REWARD-09] [ES-AWAKEN-07] [EC-ES-58] the whole set is received before the Ancient One awakens',
  ({ table }) => {
    const t = table({
      ancientOne: { doomTrack: 3 },
      doom: 2,
      seats: [{}, {}],
      cards: [{ tasks: ['L'], rewards: 'doom, +1 unique, +1 clue' }],
      deckTops: { unique: ['alien-statue'] },
    })
    t.goes('x')
    t.rolls(...roll)
    t.completes('t0', 'L')
    t.happened(
      { is: 'doom', total: 3 },
      { is: 'drew', card: 'alien-statue' },
      { is: 'gained', what: 'clue', n: 1 },
      { is: 'awoke' },
      { is: 'clock', hours: 3 },
      { is: 'turn', seat: 1 },
    )
    t.expect({ awake: true, seats: [{ items: ['alien-statue'], clues: 1, trophies: ['x'] }, {}] })
    t.waitsFor('prepare', { seat: 'b', dice: 6 })
  },
)

scenario('[ES-REWARD-09] [ES-AWAKEN-07] the same with penalties', ({ table }) => {
  const t = table({
    ancientOne: { doomTrack: 3 },
    doom: 2,
    cards: [{ tasks: ['L'], penalties: 'doom, -1 sanity, 2 doom' }],
  })
  t.goes('x')
  t.givesUp()
  t.happened({ is: 'doom', total: 3 }, { is: 'lost', what: 'sanity', n: 1 }, { is: 'awoke' }, { is: 'clock' })
  t.expect({ awake: true, doom: 3, seats: [{ sanity: 4 }] })
  t.waitsFor('prepare', { dice: 6 })
})

scenario('[EC-ES-57] [ES-DOOM-06] [ES-RULING-23] last doom and last sign in one set: the game is won', ({ table }) => {
  const t = table({
    ancientOne: { doomTrack: 3, signs: 4 },
    doom: 2,
    signs: 3,
    cards: [{ tasks: ['L'], rewards: 'doom, +1 sign' }],
  })
  t.goes('x')
  t.rolls(...roll)
  t.completes('t0', 'L')
  t.happened({ is: 'doom', total: 3 }, { is: 'sign', total: 4 }, { is: 'over', won: true })
  t.notHappened({ is: 'awoke' })
  t.over({ won: true, how: 'sealed' })
})

scenario(
  '[EC-ES-59] [ES-RULING-23] [ES-DEVOUR-05] devoured in mid-set: the museum’s icons are still carried out',
  ({ table }) => {
    const t = table({
      seats: [{ stamina: 1 }, {}],
      cards: [{ tasks: ['L'], penalties: '-1 stamina, doom, +1 clue, +1 common, monster' }],
      deckTops: { unique: ['alien-statue'], spell: ['whispered-ward'] },
    })
    t.goes('x')
    t.givesUp()
    t.happened({ is: 'devoured', seat: 0 }, { is: 'doom', total: 1 }, { is: 'doom', total: 2 })
    t.notHappened({ is: 'gained' }, { is: 'drew' }, { is: 'clock' })
    t.draws('cultist')
    t.waitsFor('place', { seat: 0 })
    t.places('x')
    t.happened({ is: 'monster', card: 'x' }, { is: 'clock', hours: 3 })
    t.expect({ doom: 2, clock: 3 })
    t.waitsFor('investigator', { seat: 0 })
    t.becomes('kate-winthrop')
    t.expect({ seats: { kate: { at: 'entrance', items: ['alien-statue', 'whispered-ward'] } } })
    t.waitsFor('move', { seat: 'b' })
  },
)

scenario('[ES-REWARD-10] then the Clock phase', ({ table }) => {
  const t = table({ seats: [{}, {}], cards: [{ tasks: ['L'], rewards: '+1 clue', penalties: '-1 sanity' }] })
  t.goes('x')
  t.rolls(...roll)
  t.completes('t0', 'L')
  t.happened({ is: 'gained', what: 'clue' }, { is: 'clock', hours: 3 }, { is: 'turn', seat: 1 })
  t.goes('dull-2')
  t.givesUp()
  t.happened({ is: 'failed' }, { is: 'clock', hours: 6 }, { is: 'turn', seat: 0 })
  t.waitsFor('move', { seat: 'a' })
})

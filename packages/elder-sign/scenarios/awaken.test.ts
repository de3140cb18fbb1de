/** ES-AWAKEN: the doom track is full. */
import { scenario } from '@vigil/scenario-kit/vitest'

const brink = { ancientOne: { doomTrack: 6, battle: 'L', attack: 'each -1 stamina' }, doom: 5 }

scenario(
  '[ES-AWAKEN-01] [ES-AWAKEN-04] [ES-AWAKEN-05] the museum is cleared and all markers go to the Ancient One for good',
  ({ table }) => {
    const t = table({
      ...brink,
      seats: [{ at: 'x', trophies: [2] }, {}, { at: 'abyss' }],
      cards: [{ tasks: ['L'], penalties: 'doom', monsters: ['gug'] }],
      worlds: [{ id: 'abyss', tasks: ['L'], monsters: ['mi-go'] }],
      cup: [],
    })
    const { decks } = t.view()
    t.stays()
    t.givesUp()
    t.expect({
      awake: true,
      places: [null, null, null, null, null, null],
      worlds: [],
      cards: {},
      cup: 2,
      decks: { adventure: decks.adventure + 6, otherWorld: decks.otherWorld + 1 },
      seats: [{ at: 'ancientOne', trophies: 1 }, { at: 'ancientOne' }, { at: 'ancientOne' }],
    })
    t.refused({ do: 'move', to: 'entrance' }, 'ES-AWAKEN-05')
    t.waitsFor('prepare', { seat: 1, card: '', mayNot: ['move', 'stay', 'giveUp'] })
  },
)

scenario('[ES-AWAKEN-02] the Mythos card is discarded first: its effect ends, its dice are free', ({ table }) => {
  const t = table({
    ...brink,
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['L'], penalties: 'doom' }],
    mythos: { id: 'old', lock: 'green', modifiers: [{ of: 'max.sanity', add: -1 }] },
  })
  const { decks } = t.view()
  t.expect({ seats: [{ maxSanity: 4 }], dice: { lock: ['G'] } })
  t.stays()
  t.givesUp()
  t.expect({ mythos: null, decks: { mythos: decks.mythos + 1 }, seats: [{ maxSanity: 5 }], locks: [] })
  t.waitsFor('prepare', { seat: 1, dice: 6 })
})

scenario('[ES-AWAKEN-03] [ES-AWAKEN-02] [ES-RULING-68] [EC-ES-76] dice at awakening', ({ table }) => {
  const t = table({
    ...brink,
    seats: [{ at: 'x' }, {}],
    cards: [
      { tasks: ['L'], penalties: 'doom' },
      { tasks: ['L'], lock: 'green', monsters: [{ id: 'imp', lock: 'yellow' }] },
    ],
    mythos: 'quiet-in-the-galleries-before-the-storm',
    spells: [{ owner: 'a', spell: 'circle-of-chalk', dice: ['R:W'] }],
  })
  t.expect({ locks: ['card:y holds green', 'monster:imp holds yellow', 'mythos holds green'] })
  t.stays()
  t.givesUp()
  t.expect({ dice: { gone: ['G', 'Y'], spell: ['R:W'], lock: [], pool: 5 }, locks: [] })
  t.rolls('I1', 'I1', 'I1', 'I1', 'I1')
  t.completes('battle', 'spell:W')
  t.expect({ doom: 5 })
  t.waitsFor('prepare', { seat: 1, dice: 5 })
})

scenario(
  '[ES-RULING-68] [EC-ES-76] doubly locked: the Mythos card goes first, and the die it held passes to the other lock',
  ({ table }) => {
    const setup = {
      ...brink,
      seats: [{ at: 'x' }, {}],
      cards: [
        { tasks: ['L'], penalties: 'doom' },
        { tasks: ['L'], monsters: [{ id: 'imp', lock: 'yellow' as const }] },
      ],
      mythos: { lock: 'yellow' as const },
    }
    const first = table({ ...setup, locks: ['mythos', 'imp'] })
    first.expect({ locks: ['mythos holds yellow', 'monster:imp waits for yellow'] })
    first.stays()
    first.givesUp()
    first.expect({ dice: { gone: ['Y'] } })
    first.waitsFor('prepare', { dice: 6 })

    const second = table({ ...setup, locks: ['imp', 'mythos'] })
    second.expect({ locks: ['monster:imp holds yellow', 'mythos waits for yellow'] })
    second.stays()
    second.givesUp()
    second.expect({ dice: { gone: ['Y'] } })
    second.waitsFor('prepare', { dice: 6 })

    const alone = table({ ...setup, cards: [{ tasks: ['L'], penalties: 'doom' }] })
    alone.stays()
    alone.givesUp()
    alone.expect({ dice: { gone: [], supply: ['R', 'Y'] } })
    alone.waitsFor('prepare', { dice: 6 })
  },
)

scenario('[ES-AWAKEN-03] a beaten marker not yet collected still holds its die, which is lost', ({ table }) => {
  const t = table({
    ...brink,
    seats: [{ at: 'x' }, {}],
    cards: [
      { tasks: ['L', 'T T'], terror: 'doom', monsters: [{ id: 'imp', needs: 'P', lock: 'green' }] },
      { tasks: ['L'], lock: 'red' },
    ],
    attempt: { done: ['m:imp'], shows: ['T', 'I1'] },
    cup: [],
  })
  t.fails()
  t.expect({ dice: { gone: ['G', 'R'] }, cup: 1, seats: [{ trophies: [] }] })
  t.waitsFor('prepare', { seat: 1, dice: 5 })
})

scenario(
  '[ES-AWAKEN-06] [ES-RULING-66] in mid-adventure: neither resolved nor failed, straight to the Clock phase',
  ({ table }) => {
    const t = table({
      ...brink,
      seats: [{ at: 'x' }, { at: 'x' }],
      cards: [
        {
          tasks: ['L', 'T T'],
          terror: 'doom, -1 sanity',
          penalties: '-1 stamina',
          rewards: '+1 clue',
          monsters: [{ id: 'imp', needs: 'P' }],
        },
      ],
      attempt: { done: ['m:imp'], shows: ['T', 'I1'], helping: { b: 'L' } },
      cup: [],
    })
    t.fails()
    t.happened(
      { is: 'terror' },
      { is: 'doom', total: 6 },
      { is: 'awoke' },
      { is: 'clock', hours: 3 },
      { is: 'turn', seat: 1 },
    )
    t.notHappened({ is: 'failed' }, { is: 'dieOut' }, { is: 'lost' }, { is: 'collected' })
    t.expect({
      cup: 1,
      clock: 3,
      seats: [
        { sanity: 5, stamina: 5, trophies: [] },
        { sanity: 5, stamina: 5 },
      ],
    })
    t.waitsFor('prepare', { seat: 1, dice: 6 })
  },
)

scenario('[ES-AWAKEN-07] the whole set of rewards is received before it awakens', ({ table }) => {
  const t = table({
    ...brink,
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['L'], rewards: 'doom, +1 clue, +1 common' }],
    attempt: { shows: ['L'] },
    deckTops: { common: ['food'] },
  })
  t.completes('t0', 'L')
  t.happened(
    { is: 'doom', total: 6 },
    { is: 'gained', what: 'clue' },
    { is: 'drew', card: 'food' },
    { is: 'awoke' },
    { is: 'clock', hours: 3 },
  )
  t.expect({ seats: [{ clues: 1, items: ['food'], trophies: ['x'] }] })
  t.waitsFor('prepare', { seat: 1 })
})

scenario('[ES-AWAKEN-07] [ES-RULING-66] a beaten marker not yet collected goes to the cup', ({ table }) => {
  const t = table({
    ...brink,
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['L'], rewards: 'doom', monsters: [{ id: 'imp', needs: 'P', reverse: '+1 clue' }] }],
    attempt: { done: ['m:imp'], shows: ['L'] },
    cup: [],
  })
  t.completes('t0', 'L')
  t.notHappened({ is: 'collected' })
  t.expect({ cup: 1, seats: [{ trophies: ['x'], clues: 0 }] })
  t.waitsFor('prepare', { seat: 1, dice: 6 })
})

scenario('[ES-AWAKEN-07] and of penalties; what follows the set is dropped', ({ table }) => {
  const t = table({
    ...brink,
    seats: [{ at: 'x' }, { at: 'x' }],
    cards: [{ tasks: ['L L'], penalties: 'doom, -1 sanity' }],
    attempt: { shows: ['I1'], helping: { b: 'L' } },
  })
  t.givesUp()
  t.happened({ is: 'failed' }, { is: 'doom', total: 6 }, { is: 'lost', seat: 0, what: 'sanity', n: 1 }, { is: 'awoke' })
  t.expect({ seats: [{ sanity: 4 }, { sanity: 5, stamina: 5 }], active: 1 })
  t.waitsFor('prepare', { seat: 1, dice: 6 })
})

scenario('[ES-AWAKEN-08] [ES-RULING-64] woken early: the free spaces are filled and bring no monsters', ({ table }) => {
  const t = table({
    ancientOne: { doomTrack: ['doom', 'monster', 'doom', 'monster', 'monster'], battle: 'L' },
    doom: 1,
    seats: [{ at: 'x' }, {}],
    cards: [{ tasks: ['L'], penalties: 'awaken' }],
    cup: ['gug'],
  })
  t.stays()
  t.givesUp()
  t.happened({ is: 'doom', n: 4, total: 5 }, { is: 'awoke' })
  t.notHappened({ is: 'monster' })
  t.expect({ doom: 5, awake: true, cup: 1 })
  t.waitsFor('prepare', { seat: 1 })
})

scenario('[ES-AWAKEN-09] [ES-RULING-65] midnight due for the turn in which it awoke: its attack, once', ({ table }) => {
  const t = table({
    ...brink,
    clock: 9,
    seats: [{ at: 'x', spent: ['a'] }, {}],
    cards: [{ tasks: ['L'], penalties: 'doom', midnight: 'each -1 sanity' }],
  })
  t.stays()
  t.givesUp()
  t.happened({ is: 'awoke' }, { is: 'clock', hours: 0 }, { is: 'midnight' }, { is: 'attack' }, { is: 'turn', seat: 1 })
  t.expect({
    seats: [
      { stamina: 4, sanity: 5, spent: [] },
      { stamina: 4, sanity: 5 },
    ],
    mythos: null,
  })
  t.waitsFor('prepare', { seat: 1 })
})

scenario('[ES-AWAKEN-09] not at midnight it does not attack yet', ({ table }) => {
  const t = table({ ...brink, clock: 6, seats: [{ at: 'x' }, {}], cards: [{ tasks: ['L'], penalties: 'doom' }] })
  t.stays()
  t.givesUp()
  t.notHappened({ is: 'attack' })
  t.expect({ seats: [{ stamina: 5 }, { stamina: 5 }], clock: 9 })
  t.waitsFor('prepare', { seat: 1 })
})

scenario(
  '[ES-AWAKEN-09] [ES-RULING-65] [EC-ES-77] awakening by the midnight Mythos card: no monster, one attack, abilities recharge',
  ({ table }) => {
    const t = table({
      ...brink,
      begin: 'clock',
      clock: 9,
      seats: [{ spent: ['a'] }, { id: 'kate-winthrop', spent: true }],
      deckTops: { mythos: [{ id: 'new', immediate: 'doom, monster' }] },
      cup: ['gug'],
    })
    t.expect({
      awake: true,
      cup: 1,
      mythos: null,
      doom: 6,
      seats: [
        { stamina: 4, spent: [] },
        { stamina: 3, spent: [] },
      ],
      active: 1,
    })
    t.waitsFor('prepare', { seat: 1, card: '' })
  },
)

scenario(
  '[ES-RULING-65] awakening by an “At Midnight” effect drops the other effects and the Mythos card',
  ({ table }) => {
    const t = table({
      ...brink,
      begin: 'clock',
      clock: 9,
      seats: [{}, {}],
      cards: [
        { tasks: ['L'], midnight: 'doom' },
        { tasks: ['L'], midnight: 'each -1 sanity' },
      ],
    })
    const { decks } = t.view()
    t.effectsInOrder()
    t.happened({ is: 'doom', total: 6 }, { is: 'awoke' }, { is: 'attack' })
    t.expect({
      seats: [
        { sanity: 5, stamina: 4 },
        { sanity: 5, stamina: 4 },
      ],
      mythos: null,
      decks: { mythos: decks.mythos },
    })
    t.waitsFor('prepare', { seat: 1 })
  },
)

scenario(
  '[ES-RULING-95] Yog-Sothoth removes a failed Other World: markers home, monsters to the cup, locks open',
  ({ table }) => {
    const t = table({
      ancientOne: 'yog-sothoth',
      seats: [{ at: 'abyss' }, { at: 'abyss' }],
      worlds: [
        { id: 'abyss', tasks: ['L'], lock: 'red', penalties: '-1 sanity', monsters: [{ id: 'imp', lock: 'green' }] },
      ],
      cup: [],
    })
    const { decks } = t.view()
    t.stays()
    t.givesUp()
    t.happened({ is: 'failed', card: 'abyss' }, { is: 'banished', card: 'abyss' }, { is: 'lost', what: 'sanity' })
    t.expect({
      worlds: [],
      cup: 1,
      locks: [],
      awake: false,
      decks: { otherWorld: decks.otherWorld },
      seats: [{ at: 'entrance', sanity: 4 }, { at: 'entrance' }],
      dice: { supply: 8 },
    })
    t.waitsFor('move', { seat: 1 })
  },
)

scenario('[ES-RULING-95] with none left in the deck, in play or kept as a trophy it awakens', ({ table }) => {
  const setup = {
    ancientOne: 'yog-sothoth',
    seats: [{ at: 'abyss' }, {}],
    worlds: [{ id: 'abyss', tasks: ['L'] }],
    decks: { otherWorld: [] },
  }
  const last = table(setup)
  last.stays()
  last.givesUp()
  last.happened({ is: 'banished', card: 'abyss' }, { is: 'doom', n: 10, total: 10 }, { is: 'awoke' })
  last.waitsFor('prepare', { seat: 1 })

  const inPlay = table({ ...setup, worlds: [...setup.worlds, { id: 'void', tasks: ['L'] }] })
  inPlay.stays()
  inPlay.givesUp()
  inPlay.expect({ awake: false, worlds: ['void'] })
  inPlay.waitsFor('move', { seat: 1 })

  const inDeck = table({ ...setup, decks: { otherWorld: [{ id: 'void', tasks: ['L'] }] } })
  inDeck.stays()
  inDeck.givesUp()
  inDeck.expect({ awake: false, decks: { otherWorld: 1 } })
  inDeck.waitsFor('move', { seat: 1 })
})

/** Every investigator: what is printed on the card, and what the ability does and does not do. */
import { core } from '@vigil/elder-sign/content'
import type { Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { test } from 'vitest'
import { complete, dice, drawn } from './change.ts'

const SIX =
  'a-peculiar-specimen a-terrible-discovery administration-office blood-on-the-floor forgotten-knowledge lights-out'

/** Sanity, stamina, what is drawn in this order, clues. */
const CARDS: Readonly<Record<string, readonly [number, number, string, number?]>> = {
  'amanda-sharpe': [5, 5, 'common:crowbar spell:borrowed-minute'],
  'ashcan-pete': [4, 6, ''],
  'bob-jenkins': [4, 6, 'whiskey food alien-statue'],
  'carolyn-fern': [6, 4, 'whiskey alien-statue'],
  'darrell-simmons': [4, 6, 'whiskey alien-statue'],
  'dexter-drake': [5, 5, 'alien-statue whispered-ward circle-of-chalk'],
  'gloria-goldberg': [6, 4, 'whiskey whispered-ward'],
  'harvey-walters': [7, 3, 'alien-statue whispered-ward'],
  'jenny-barnes': [6, 4, 'whiskey whispered-ward'],
  'joe-diamond': [4, 6, 'whiskey', 1],
  'kate-winthrop': [6, 4, 'alien-statue whispered-ward'],
  'mandy-thompson': [5, 5, 'whiskey', 1],
  'michael-mcglen': [3, 7, 'whiskey food'],
  'monterey-jack': [3, 7, 'whiskey alien-statue necronomicon'],
  'sister-mary': [7, 3, 'whiskey alien-statue whispered-ward'],
  'vincent-lee': [5, 5, 'whiskey whispered-ward'],
}

test(...complete('investigators', Object.keys(CARDS), core.investigators))

/** `common:crowbar` is chosen from that deck, anything else just drawn. */
const takes = (t: Table, card: string): string => {
  const [deck, chosen] = card.split(':')
  if (chosen === undefined) {
    t.draws(card)
    return card
  }
  t.waitsFor('startingCard')
  t.takesFrom(deck === 'common' ? 'common' : deck === 'unique' ? 'unique' : 'spell')
  t.draws(chosen)
  return chosen
}

for (const [id, [sanity, stamina, cards, clues = 0]] of Object.entries(CARDS)) {
  scenario(
    `[ES-SETUP-07] ${id} begins with ${sanity}/${stamina}, ${cards || 'an ally'} and ${clues} clues`,
    (given) => {
      const t = given.table({ begin: 'setup', seats: [{ id }] })
      drawn(t, SIX)
      const items = cards
        .split(' ')
        .filter((card) => card !== '')
        .map((card) => takes(t, card))
      t.draws('stars-align-to-bring-madness')
      const allies = id === 'ashcan-pete' ? ['duke'] : []
      t.expect({
        seats: [{ id, sanity, stamina, maxSanity: sanity, maxStamina: stamina, items, clues, allies, at: 'entrance' }],
      })
      t.waitsFor('move', { seat: 0 })
    },
  )
}

scenario('[ES-ABILITY-10] [ES-RULING-46] Amanda Sharpe completes two tasks with one roll, others one', ({ table }) => {
  for (const [id, pool] of [
    ['amanda-sharpe', 4],
    ['mandy-thompson', 5],
  ] as const) {
    const t = table({ seats: [{ id }], cards: [{ tasks: ['L', 'P', 'T T'] }] })
    t.goes('x')
    t.rolls(...dice('L P'))
    t.completes('t0', 'L')
    if (id === 'amanda-sharpe') t.completes('t1', 'P')
    else t.refused({ do: 'complete', row: 't1', dice: ['P'] }, 'ES-TASK-10')
    t.waitsFor('prepare', { dice: pool })
  }
})

scenario('[ES-ABILITY-01] Ashcan Pete may take a card of another deck or a clue for each card', ({ table }) => {
  const t = table({ seats: [{ id: 'ashcan-pete' }], cards: [{ tasks: ['L'], rewards: '+2 common, +1 ally, +1 clue' }] })
  t.goes('x')
  t.rolls(...dice('L'))
  t.completes('t0', 'L')
  t.waitsFor('scrounge', { deck: 'common' })
  t.takesFrom('unique')
  t.draws('necronomicon')
  t.waitsFor('scrounge', { deck: 'common' })
  t.takesFrom('clue')
  t.draws('silas-webb')
  t.expect({ seats: [{ items: ['necronomicon'], clues: 2, allies: ['silas-webb'] }] })
  t.waitsFor('move')
})

/** One more card of his deck for each gain; none of any other. */
const MORE = [
  ['bob-jenkins', '+2 common, +1 unique', 'whiskey food crowbar alien-statue'],
  ['dexter-drake', '+1 spell, +1 common', 'whispered-ward circle-of-chalk whiskey'],
  ['monterey-jack', '+1 unique, +1 spell', 'alien-statue necronomicon whispered-ward'],
] as const

for (const [id, rewards, cards] of MORE) {
  scenario(`[ES-ABILITY-07] [ES-RULING-47] ${id}: ${rewards} brings ${cards}`, ({ table }) => {
    const t = table({ seats: [{ id }], cards: [{ tasks: ['L'], rewards }] })
    t.goes('x')
    t.rolls(...dice('L'))
    t.completes('t0', 'L')
    drawn(t, cards)
    t.expect({ seats: [{ items: cards.split(' ') }] })
    t.waitsFor('move')
  })
}

for (const [id, rule, what, other] of [
  ['carolyn-fern', 'ES-ABILITY-04', 'sanity', 'stamina'],
  ['vincent-lee', 'ES-ABILITY-05', 'stamina', 'sanity'],
] as const) {
  scenario(`[${rule}] ${id} gives 1 ${what} back as any turn begins, once a day`, ({ table }) => {
    const t = table({
      seats: [
        { sanity: 2, stamina: 2 },
        { id, sanity: 3, stamina: 3 },
      ],
      clock: 3,
    })
    t.waitsFor('mend', { seat: 1, what })
    t.targets(0)
    t.expect({
      seats: [
        { [what]: 3, [other]: 2 },
        { [what]: 3, [other]: 3, spent: [id] },
      ],
    })
    t.stays()
    t.firstAid('stamina')
    t.waitsFor('move', { seat: 1 })
    t.stays()
    t.firstAid(what)
    t.stays()
    t.firstAid('sanity') // a's turn ends with midnight
    t.waitsFor('mend', { seat: 1, what })
  })
}

/** Once per roll one die is turned. */
for (const [id, to] of [
  ['harvey-walters', 'L'],
  ['michael-mcglen', 'P'],
] as const) {
  scenario(`[ES-ABILITY-02] ${id} turns one terror into ${to}, once for each roll`, ({ table }) => {
    const t = table({ seats: [{ id }], cards: [{ tasks: [`${to} ${to} ${to} ${to}`] }] })
    t.goes('x')
    t.rolls(...dice('T T'))
    t.refused({ do: 'turnDie', with: id, die: 'I1', to }, 'ES-ABILITY-01')
    t.turns(id, 'T', to)
    t.expect({ dice: { pool: ['I1', 'I1', 'I1', 'I1', to, 'T'] } })
    t.refused({ do: 'turnDie', with: id, die: 'T', to }, 'ES-ABILITY-02')
    t.fails()
    t.discards('I1')
    t.rolls(...dice('T', 5))
    t.turns(id, 'T', to)
    t.waitsFor('judge', { mayNot: ['turnDie'] })
  })
}

scenario('[ES-ABILITY-02] Darrell Simmons raises an investigation by 1, to 4 on yellow and red only', ({ table }) => {
  const by = 'darrell-simmons'
  const t = table({
    seats: [{ id: by, at: 'x', items: ['crowbar', 'alien-statue'] }],
    cards: [{ tasks: ['T T T T'] }],
    attempt: {},
  })
  t.uses('crowbar')
  t.uses('alien-statue')
  t.rolls('I1', 'I2', 'I3', 'L', 'L', 'L', 'Y:I3', 'R:I3')
  t.refused({ do: 'turnDie', with: by, die: 'I3', to: 'I4' }, 'ES-ABILITY-01')
  t.refused({ do: 'turnDie', with: by, die: 'I1', to: 'I3' }, 'ES-ABILITY-01')
  t.turns(by, 'Y:I3', 'I4')
  t.refused({ do: 'turnDie', with: by, die: 'I1', to: 'I2' }, 'ES-ABILITY-02')
  t.fails()
  t.discards('L')
  t.rolls('I1', 'I2', 'L', 'L', 'L', 'Y:I1', 'R:I3')
  t.turns(by, 'R:I3', 'I4')
  t.fails()
  t.discards('L')
  t.rolls('I1', 'I2', 'L', 'L', 'Y:I1', 'R:I2')
  t.turns(by, 'I2', 'I3')
  t.fails()
  t.discards('L')
  t.rolls('I1', 'I2', 'L', 'Y:I1', 'R:I2')
  t.turns(by, 'I1', 'I2')
  t.expect({ dice: { pool: ['I2', 'I2', 'L', 'R:I2', 'Y:I1'] } })
  t.waitsFor('judge')
})

scenario('[ES-ABILITY-11] Gloria Goldberg rolls all eight dice in Other Worlds, six elsewhere', ({ table }) => {
  const setup = { seats: [{ id: 'gloria-goldberg' }], worlds: ['the-dreamlands'], cards: [{ tasks: ['L'] }] }
  const world = table(setup)
  world.goes('the-dreamlands')
  world.expect({ dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'R', 'Y'] } })
  world.waitsFor('prepare', { dice: 8 })
  const museum = table(setup)
  museum.goes('x')
  museum.waitsFor('prepare', { dice: 6 })
})

scenario('[ES-ABILITY-11] Jenny Barnes pays a common item, a spell or a clue for both dice', ({ table }) => {
  for (const [pay, left, clues] of [
    ['clue', ['food', 'necronomicon', 'undo-the-clasp'], 0],
    ['food', ['necronomicon', 'undo-the-clasp'], 1],
    ['undo-the-clasp', ['food', 'necronomicon'], 1],
  ] as const) {
    const items = ['food', 'undo-the-clasp', 'necronomicon']
    const t = table({ seats: [{ id: 'jenny-barnes', clues: 1, items }], cards: [{ tasks: ['T'] }] })
    t.goes('x')
    t.paysTrustFund(pay)
    t.expect({ seats: [{ items: left, clues }], dice: { pool: ['G', 'G', 'G', 'G', 'G', 'G', 'R', 'Y'] } })
    t.waitsFor('prepare', { dice: 8, mayNot: ['trustFund'] })
  }
  const late = table({ seats: [{ id: 'jenny-barnes', clues: 1 }], cards: [{ tasks: ['T'] }] })
  late.goes('x')
  late.rolls(...dice(''))
  late.fails()
  late.discards('I1')
  late.refused({ do: 'trustFund', pay: 'clue' }, 'ES-ABILITY-01')
  late.waitsFor('prepare', { mayNot: ['trustFund'] })
})

scenario('[ES-ABILITY-08] [ES-RULING-44] Joe Diamond rerolls a second time for the same clue', ({ table }) => {
  const t = table({ seats: [{ id: 'joe-diamond', clues: 2 }], cards: [{ tasks: ['L L'] }] })
  t.goes('x')
  t.rolls(...dice('T T'))
  t.spendsClue('T')
  t.rolls('L')
  t.expect({ seats: [{ clues: 1 }] })
  t.rerolls('free', 'T', 'I1')
  t.rolls('L', 'P')
  t.expect({ seats: [{ clues: 1 }], dice: { pool: ['I1', 'I1', 'I1', 'L', 'L', 'P'] } })
  t.waitsFor('judge', { mayNot: ['reroll'], may: ['clue'] })
})

scenario(
  '[ES-ABILITY-09] [ES-RULING-49] Kate Winthrop meets no monsters and no terror effects in her turn',
  (given) => {
    const kate = { id: 'kate-winthrop' }
    const card = { tasks: ['T T T'], terror: '-2 sanity, monster', penalties: 'monster' }
    const t = given.table({ seats: [kate], cards: [card] })
    t.goes('x')
    t.rolls(...dice('T'))
    t.fails()
    t.discards('I1')
    t.expect({ seats: [{ sanity: 6 }] })
    t.givesUp()
    t.happened({ is: 'noMonster', seat: 0 })
    t.expect({ cup: 22 })
    t.waitsFor('move')
    const night = given.table({
      seats: [kate],
      begin: 'clock',
      clock: 9,
      deckTops: { mythos: [{ immediate: 'monster' }] },
    })
    drawn(night, 'ghoul')
    night.expect({ cup: 21 })
    night.waitsFor('move')
  },
)

scenario("[ES-ABILITY-06] [ES-RULING-45] [ES-RULING-88] Mandy Thompson rerolls two dice of anybody's roll", (given) => {
  const t = given.table({ seats: [{}, { id: 'mandy-thompson' }], cards: [{ tasks: ['L L'] }] })
  t.goes('x')
  t.rolls(...dice('T T T'))
  t.asksResearch('mandy')
  t.waitsFor('reroll', { seat: 1, dice: 2 })
  t.seat(1).picks('T', 'T')
  t.rolls('L', 'P')
  t.expect({ dice: { pool: ['I1', 'I1', 'I1', 'L', 'P', 'T'] }, seats: { mandy: { spent: ['mandy-thompson'] } } })
  t.refused({ do: 'research', seat: 'mandy' }, 'ES-ABILITY-03')
  t.waitsFor('judge', { seat: 0, mayNot: ['research'] })
})

scenario('[ES-ABILITY-12] [ES-RULING-89] Sister Mary ignores what lingers to her harm', ({ table }) => {
  for (const [id, sanity] of [
    ['sister-mary', 7],
    ['harvey-walters', 6],
  ] as const) {
    const t = table({ seats: [{ id }], mythos: 'stars-align-to-bring-madness', cards: [{ tasks: ['L'] }] })
    t.goes('x')
    t.rolls(...dice('T'))
    t.fails()
    t.discards('I1')
    t.expect({ seats: [{ sanity }] })
    t.waitsFor('prepare', { dice: 5 })
  }
})

scenario('[ES-ABILITY-12] [ES-RULING-32] Sister Mary rolls a locked die, which then goes home', ({ table }) => {
  const t = table({ seats: [{ id: 'sister-mary' }], cards: [{ tasks: ['L'], lock: 'green' }, { tasks: ['P'] }] })
  t.goes('y')
  t.waitsFor('prepare', { dice: 5 })
  t.unlocks()
  t.rolls(...dice('', 6))
  t.givesUp()
  t.expect({ dice: { lock: ['G'] }, locks: ['card:x holds green'] })
  t.waitsFor('move')
})

/** The fan rules: five exhibits for sale. */
import { scenario } from '@vigil/scenario-kit/vitest'

const rules = 'fan'
const exhibit = {
  common: 'whiskey',
  unique: 'alien-statue',
  spell: 'whispered-ward',
  ally: 'duke',
  investigator: 'joe-diamond',
}

scenario('[ES-FANENT-03] [ES-ENTRANCE-05] what each exhibit costs', ({ table }) => {
  const prices = { common: 2, unique: 3, spell: 4, ally: 5, investigator: 6 }
  for (const [what, price] of Object.entries(prices)) {
    const poor = table({ rules, seats: [{ trophies: [price - 1] }], hall: { exhibit } })
    poor.refused({ do: 'souvenir', what }, 'ES-FANENT-03')
    poor.waitsFor('action')

    const rich = table({ rules, seats: [{ trophies: [price, price + 1] }], hall: { exhibit } })
    rich.buys(what)
    rich.happened({ is: 'bought', seat: 0, what })
    rich.waitsFor('trophies', { price })
  }
})

scenario('[ES-FANENT-03] no clue and no Elder Sign is for sale', ({ table }) => {
  const t = table({ rules, seats: [{ trophies: [10] }], hall: { exhibit } })
  t.refused({ do: 'souvenir', what: 'clue' }, 'ES-FANENT-03')
  t.refused({ do: 'souvenir', what: 'sign' }, 'ES-FANENT-03')
  t.waitsFor('action', { may: ['souvenir'] })
})

scenario(
  '[ES-FANENT-03] [ES-RULING-60] [ES-FANENT-01] [EC-ES-85] a shopping spree; what was sold is replaced afterwards',
  ({ table }) => {
    const t = table({
      rules,
      seats: [{ trophies: [2, 3, 2] }],
      hall: { exhibit },
      deckTops: { common: ['food', 'crowbar'], unique: ['obsidian-mirror'] },
    })
    t.buys('common')
    t.pays('2')
    t.happened({ is: 'spentTrophies' })
    t.notHappened({ is: 'exhibited' })
    t.expect({ seats: [{ items: ['whiskey'] }], hall: { exhibit: { common: null, unique: 'alien-statue' } } })
    t.refused({ do: 'souvenir', what: 'common' }, 'ES-RULING-60')
    t.refused({ do: 'souvenir', what: 'investigator' }, 'ES-FANENT-03')
    t.refused({ do: 'firstAid', what: 'sanity' }, 'ES-ENTRANCE-01')
    t.waitsFor('shop', { may: ['souvenir', 'no'] })
    t.buys('unique')
    t.happened(
      { is: 'bought', what: 'unique', card: 'alien-statue' },
      { is: 'exhibited', what: 'common', card: 'food' },
      { is: 'exhibited', what: 'unique', card: 'obsidian-mirror' },
    )
    t.expect({ seats: [{ items: ['alien-statue', 'whiskey'], trophies: 1 }] })
    t.waitsFor('action', { left: 1, may: ['souvenir'] })
    t.buys('common')
    t.expect({
      seats: [{ items: ['alien-statue', 'food', 'whiskey'], trophies: [] }],
      hall: { exhibit: { common: 'crowbar', unique: 'obsidian-mirror', spell: 'whispered-ward' } },
    })
    t.waitsFor('action', { left: 2 })
  },
)

scenario('[ES-FANENT-03] one may leave the shop with trophies in hand', ({ table }) => {
  const t = table({
    rules,
    seats: [{ trophies: [2, 3] }],
    hall: { exhibit },
    deckTops: { common: ['food'] },
  })
  t.buys('common')
  t.pays('2')
  t.declines()
  t.expect({ seats: [{ items: ['whiskey'], trophies: 1 }], hall: { exhibit: { common: 'food' } } })
  t.waitsFor('action', { left: 1 })
})

scenario('[ES-RULING-110] [ES-TROPHY-04] each exhibit is paid for by itself: no change for the next', ({ table }) => {
  const t = table({ rules, seats: [{ trophies: [5] }], hall: { exhibit }, deckTops: { common: ['food'] } })
  t.buys('common')
  t.happened({ is: 'bought', card: 'whiskey' }, { is: 'spentTrophies' }, { is: 'exhibited', card: 'food' })
  t.expect({ seats: [{ items: ['whiskey'], trophies: [] }] })
  t.waitsFor('action', { left: 1, mayNot: ['souvenir'] })
})

scenario(
  '[WE-ES-13] [ES-TROPHY-04] [ES-TROPHY-05] an Adventure worth three for the Common Item, and no change',
  ({ table }) => {
    const t = table({ rules, seats: [{ trophies: [3] }], hall: { exhibit }, deckTops: { common: ['food'] } })
    const before = t.view().decks.adventure
    t.buys('common')
    t.happened({ is: 'spentTrophies', seat: 0 })
    t.expect({ seats: [{ trophies: [], items: ['whiskey'] }], decks: { adventure: before + 1 } })
    t.waitsFor('action')
  },
)

scenario('[ES-FANENT-03] [ES-RULING-57] an exhibit whose deck is empty stays empty', ({ table }) => {
  const t = table({
    rules,
    seats: [{ trophies: [6, 2] }],
    hall: { exhibit },
    decks: { common: [] },
    roster: [],
  })
  t.buys('common')
  t.pays('2')
  t.buys('investigator')
  t.happened({ is: 'nothing', what: 'common' }, { is: 'nothing', what: 'investigators' })
  t.expect({ hall: { exhibit: { common: null, investigator: null }, reserve: ['joe-diamond'] } })
  t.refused({ do: 'souvenir', what: 'common' }, 'ES-RULING-60')
  t.waitsFor('action', { left: 1, mayNot: ['souvenir'] })
})

scenario('[ES-FANENT-04] an extra card of the kind comes off the deck, the other exhibits stay', ({ table }) => {
  const t = table({
    rules,
    seats: [{ id: 'bob-jenkins', trophies: [2] }],
    hall: { exhibit },
    deckTops: { common: ['food', 'crowbar'] },
  })
  t.buys('common')
  t.happened(
    { is: 'bought', what: 'common', card: 'whiskey' },
    { is: 'drew', card: 'food' },
    { is: 'exhibited', what: 'common', card: 'crowbar' },
  )
  t.expect({ seats: [{ items: ['food', 'whiskey'] }] })
  t.waitsFor('action', { left: 1 })
})

scenario('[ES-FANENT-03] [ES-ALLY-01] an ally bought is gained, with what follows', ({ table }) => {
  const t = table({
    rules,
    seats: [{ sanity: 3, stamina: 3, trophies: [5] }],
    hall: { exhibit: { ...exhibit, ally: 'brother-anselm' } },
    deckTops: { ally: ['duke'] },
  })
  t.buys('ally')
  t.expect({
    seats: [{ allies: ['brother-anselm'], sanity: 4, stamina: 4, maxSanity: 6 }],
    hall: { exhibit: { ally: 'duke' } },
  })
  t.waitsFor('action')
})

scenario('[ES-FANENT-05] a bought investigator waits, and another is exhibited', ({ table }) => {
  const t = table({ rules, seats: [{ trophies: [6] }, {}], hall: { exhibit }, roster: ['kate-winthrop'] })
  t.buys('investigator')
  t.draws('kate-winthrop')
  t.happened({ is: 'exhibited', what: 'investigator', card: 'kate-winthrop' })
  t.expect({
    seats: [{ id: 'a', items: [] }, { id: 'b' }],
    hall: { reserve: ['joe-diamond'], exhibit: { investigator: 'kate-winthrop' } },
  })
  t.waitsFor('action', { seat: 0, left: 1 })
})

/** The fan rules: one thing given to a companion, as an action. */
import { scenario } from '@vigil/scenario-kit/vitest'

const rules = 'fan'
const ghoul = { id: 'pale-ghoul', needs: 'P' }

scenario(
  '[ES-FANTURN-05] [ES-RULING-73] [EC-ES-111] a card of the hand changes hands; signs, clues and cast spells do not',
  ({ table }) => {
    const t = table({
      rules,
      seats: [
        { at: 'x', clues: 1, signs: 1, trophies: ['gug'], items: ['alien-statue', 'circle-of-chalk'] },
        { at: 'x' },
      ],
      cards: [{ tasks: ['L'] }],
      spells: [{ owner: 0, spell: 'whispered-ward', dice: ['L'] }],
    })
    for (const card of ['sign', 'clue', 'gug', 'whispered-ward', 'whiskey'])
      t.refused({ do: 'give', card, seat: 1 }, 'ES-RULING-73')
    t.gives('alien-statue', 1)
    t.happened({ is: 'gave', seat: 0, to: 1, card: 'alien-statue' })
    t.expect({ seats: [{ items: ['circle-of-chalk'], clues: 1, signs: 1 }, { items: ['alien-statue'] }] })
    t.waitsFor('action', { seat: 0, left: 1 })
    t.gives('circle-of-chalk', 1)
    t.happened({ is: 'gave', card: 'circle-of-chalk' }, { is: 'clock' }, { is: 'turn', seat: 1 })
    t.expect({ seats: [{ items: [] }, { items: ['alien-statue', 'circle-of-chalk'] }] })
    t.waitsFor('action', { seat: 1, left: 2 })
  },
)

scenario('[ES-FANTURN-05] only where the other one is, and where no monster is', ({ table }) => {
  const t = table({
    rules,
    seats: [{ items: ['whiskey'] }, { at: 'x' }, { at: 'y' }],
    cards: [{ tasks: ['L'] }, { tasks: ['L'], monsters: [ghoul] }],
  })
  t.refused({ do: 'give', card: 'whiskey', seat: 1 }, 'ES-FANTURN-05')
  t.goes('x')
  t.refused({ do: 'give', card: 'whiskey', seat: 0 }, 'ES-FANTURN-05')
  t.refused({ do: 'give', card: 'whiskey', seat: 2 }, 'ES-FANTURN-05')
  t.gives('whiskey', 1)
  t.expect({ seats: [{ items: [] }, { items: ['whiskey'] }] })
  // Among monsters nothing is handed over, though the third one is there.
  t.goes('y')
  t.refused({ do: 'give', card: 'whiskey', seat: 2 }, 'ES-FANTURN-05')
  t.waitsFor('action', { seat: 1, left: 1, may: ['move', 'attempt'], mayNot: ['give'] })
})

scenario('[ES-FANTURN-05] not in another’s turn', ({ table }) => {
  const t = table({ rules, seats: [{}, { items: ['whiskey'] }] })
  t.refused({ do: 'give', card: 'whiskey', seat: 1 }, 'ES-RULING-73')
  t.refused({ do: 'give', card: 'whiskey', seat: 0, by: 1 }, 'ES-CORE-05')
  t.waitsFor('action', { seat: 0, mayNot: ['give'] })
})

scenario(
  '[ES-RULING-103] [ES-RULING-73] an ally serves its new owner, who has gained nothing by it, and leaves the old one',
  ({ table }) => {
    const t = table({
      rules,
      seats: [
        { maxSanity: 5, sanity: 5, stamina: 2, allies: ['brother-anselm'] },
        { sanity: 5, stamina: 3 },
      ],
    })
    // Max values given are those with the ally.
    t.expect({ seats: [{ maxSanity: 5 }, { maxSanity: 5 }] })
    t.gives('brother-anselm', 1)
    t.happened({ is: 'gave', seat: 0, to: 1, card: 'brother-anselm' })
    t.notHappened({ is: 'gained' })
    t.expect({
      seats: [
        { allies: [], maxSanity: 4, sanity: 4, stamina: 2 },
        { allies: ['brother-anselm'], maxSanity: 6, maxStamina: 6, sanity: 5, stamina: 3 },
      ],
    })
    t.waitsFor('action', { seat: 0, left: 1 })
  },
)

scenario('[ES-RULING-103] who lives only by an ally dies of giving it away', ({ table }) => {
  const t = table({
    rules,
    seats: [{ maxSanity: 1, sanity: 1, allies: ['brother-anselm'] }, { sanity: 5 }],
  })
  t.gives('brother-anselm', 1)
  t.happened({ is: 'gave', seat: 0, to: 1 }, { is: 'devoured', seat: 0 }, { is: 'doom', total: 1 }, { is: 'clock' })
  t.expect({ seats: [{}, { allies: ['brother-anselm'], sanity: 5 }] })
  t.waitsFor('action', { seat: 1 })
})

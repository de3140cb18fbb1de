/** The first printing, as printed and with errata and FAQ: how a game begins, and the battle at its end. */
import { scenario } from '@vigil/scenario-kit/vitest'

const halls = [1, 2, 3, 4, 5, 6].map((n) => ({ id: `hall-${n}`, tasks: ['L'], midnight: 'doom' }))

for (const rules of ['first', 'first+faq']) {
  scenario(
    `[ES-SETUP-10] [ES-MIDNIGHT-05] ${rules}: a Mythos card before the first turn, and no midnight`,
    ({ table }) => {
      const t = table({
        rules,
        begin: 'setup',
        seats: [{}],
        deckTops: { adventure: halls, mythos: [{ id: 'dawn', immediate: 'each -1 sanity', midnight: 'doom' }] },
      })
      t.draws(...halls.map(({ id }) => id))
      t.draws('dawn')
      t.happened({ is: 'mythos', card: 'dawn' }, { is: 'lost', what: 'sanity', n: 1 }, { is: 'turn', seat: 0 })
      t.notHappened({ is: 'midnight' }, { is: 'midnightEffect' })
      t.expect({ rules, doom: 0, clock: 0, mythos: 'dawn', seats: [{ sanity: 4 }] })
      t.waitsFor('move', { seat: 0 })
    },
  )
}

for (const rules of ['first', 'first+faq']) {
  scenario(
    `[ES-BATTLE-05] [EC-ES-80] [ES-RULING-01] ${rules}: in battle no focus and no help, but a spell`,
    ({ table }) => {
      const t = table({
        rules,
        awake: true,
        ancientOne: { battle: 'L L L', doomTrack: 6 },
        doom: 6,
        seats: [{ items: ['whispered-ward'] }, {}],
      })
      t.rolls('L', 'I1', 'I1', 'I1', 'I1', 'P')
      t.fails()
      t.waitsFor('discard', { may: ['die'], mayNot: ['giveUp'] })
      t.discards('P')
      t.refused({ do: 'focus', die: 'L' }, 'ES-BATTLE-05')
      t.refused({ do: 'assist', seat: 'b', die: 'L' }, 'ES-BATTLE-05')
      t.refused({ do: 'giveUp' }, 'ES-BATTLE-04')
      if (rules === 'first') t.laysOut('whispered-ward')
      t.rolls('L', 'I1', 'I1', 'I1', 'I1')
      t.casts('whispered-ward', 'L')
      t.expect({ dice: { spell: ['L'], pool: 4 } })
      t.waitsFor('judge', { may: ['fail'] })
    },
  )
}

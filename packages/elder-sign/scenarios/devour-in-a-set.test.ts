/** ES-DEVOUR, ES-RULING-92: devoured by one icon of a set of rewards or penalties. */
import { scenario } from '@vigil/scenario-kit/vitest'

scenario(
  '[ES-RULING-92] the death did not wake it: the player joins the battle with a new investigator',
  ({ table }) => {
    const t = table({
      ancientOne: { doomTrack: 6 },
      doom: 4,
      seats: [{ at: 'x', sanity: 1 }, {}],
      cards: [{ tasks: ['L'], penalties: '-1 sanity, doom' }],
    })
    t.stays()
    t.givesUp()
    t.happened(
      { is: 'devoured', seat: 0 },
      { is: 'doom', total: 5 },
      { is: 'doom', total: 6 },
      { is: 'awoke' },
      { is: 'clock', hours: 3 },
    )
    t.expect({ awake: true, seats: [{ out: false }, { at: 'ancientOne' }] })
    t.becomes('ashcan-pete')
    t.expect({ seats: [{ id: 'ashcan-pete', at: 'ancientOne' }], active: 1 })
    t.waitsFor('prepare', { seat: 1 })
  },
)

scenario('[ES-RULING-92] had the death itself filled the track, the later icon would change nothing', ({ table }) => {
  const t = table({
    ancientOne: { doomTrack: 6 },
    doom: 5,
    seats: [{ at: 'x', sanity: 1 }, {}],
    cards: [{ tasks: ['L'], penalties: '-1 sanity, doom' }],
  })
  t.stays()
  t.givesUp()
  t.expect({ awake: true, doom: 6, seats: [{ out: true }], active: 1 })
  t.waitsFor('prepare', { seat: 1 })
})

scenario(
  '[EC-ES-122] [ES-REWARD-06] [ES-DEVOUR-05] after the death the sign is still placed, the clue is not gained',
  ({ table }) => {
    const t = table({
      seats: [{ at: 'x', stamina: 1 }, {}],
      cards: [{ tasks: ['L'], rewards: '-1 stamina, +1 sign, +1 clue' }],
      attempt: { shows: ['L'] },
    })
    t.completes('t0', 'L')
    t.happened(
      { is: 'devoured', seat: 0 },
      { is: 'doom', total: 1 },
      { is: 'sign', total: 1 },
      { is: 'clock', hours: 3 },
    )
    t.notHappened({ is: 'gained' })
    t.expect({ signs: 1, doom: 1 })
    t.waitsFor('investigator', { seat: 0 })
  },
)

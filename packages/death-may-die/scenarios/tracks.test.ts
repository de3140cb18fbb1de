/** Stress, wounds, sanity, skills and Companions. */

import { type Layout, Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { core } from '../src/content/index.ts'

const table = (layout?: Layout) => new Table(core, layout)

/** An attack on a Cultist whose roll is kept. */
const attack = (t: Table, faces: string): Table => t.foe('cultist').roll(faces).pick({ do: 'keep' })

describe('sanity', () => {
  it('EC-DMD-01 [DMD-SANITY-01] [DMD-SANITY-03] [DMD-SANITY-04] [DMD-SANITY-05] [DMD-SANITY-08] stops at the threshold', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.person(0).sanity = 2
    t.enemy('cultist', 1)
    t.enemy('star-spawn', 2)
    attack(t, 'T T T')
    expect(t.person(0).sanity).toBe(4)
    expect(t.told('insane')).toEqual([{ is: 'insane', seat: 0, id: 'hypochondria' }])
    expect(t.about).toBe('level')
    t.pick({ do: 'level', skill: 'toughness' })
    expect(t.person(0).levels).toEqual([1, 1, 2])
  })

  it('[DMD-RULING-75] a card spent on a loss does not hide the next one', () => {
    const brittle = JSON.parse(
      JSON.stringify(core).replaceAll('"has":"cut","sanity":1', '"has":"cut","sanity":1,"spend":true'),
    )
    const t = new Table(brittle, { episode: 's1e3', investigators: ['borden', 'ian'] })
    for (const [card, side] of [
      ['e3-peacock', 'right'],
      ['e3-still-room', 'left'],
    ] as const)
      t.claim(0, card, side)
    t.enemy('cultist', 1)
    attack(t, 'T T -').pick({ do: 'cut', n: 1 })
    expect(t.prompt).toMatchObject({ is: 'cut', what: 'sanity', n: 1, source: 'e3-still-room' })
    t.pick({ do: 'cut', n: 1 })
    expect(t.person(0)).toMatchObject({ sanity: 0, cards: [] })
  })

  it('EC-DMD-02 [DMD-RULING-15] a threshold before the skull saves', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    t.person(0).sanity = 18
    t.enemy('cultist', 1)
    attack(t, 'T T T - - -')
    expect(t.person(0)).toMatchObject({ sanity: 19, alive: true })
  })

  it('EC-DMD-03 [DMD-RULING-17] leaving a threshold activates nothing', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.person(0).sanity = 4
    t.enemy('cultist', 1)
    attack(t, 'T - - -')
    expect(t.person(0).sanity).toBe(5)
    expect(t.told('insane')).toEqual([])
  })

  it('EC-DMD-04 [DMD-RULING-14] [DMD-RULING-58] two attacks, two thresholds', () => {
    const t = table({ investigators: ['borden', 'adam'] })
    t.person(0).sanity = 17
    t.summoned(15)
    t.enemy('star-spawn', 1)
    t.enemy('byakhee', 1)
    t.pick({ do: 'end' }).draw('sleeper-awakens').foe('star-spawn').roll('T T -').pick({ do: 'keep' })
    expect(t.person(0).sanity).toBe(18)
    t.pick({ do: 'level', skill: 'savage' })
    t.roll('T - -').pick({ do: 'keep' })
    expect(t.person(0).sanity).toBe(19)
    t.pick({ do: 'level', skill: 'savage' })
    expect(t.person(0).levels).toEqual([3, 1, 1])
  })

  it('EC-DMD-05 [DMD-SANITY-07] thresholds at the same time go clockwise from the active player', () => {
    const t = table({ investigators: ['adam', 'ian', 'borden', 'morgan'], first: 1 })
    t.summoned(15)
    for (const seat of [0, 1, 3]) t.person(seat).sanity = 3
    t.pick({ do: 'end' }).draw('thing-that-should-not-be')
    const order = [t.asked]
    t.pick({ do: 'level' })
    order.push(t.asked)
    t.pick({ do: 'level' })
    order.push(t.asked)
    expect(order).toEqual([1, 3, 0])
  })

  it('EC-DMD-06 [DMD-SANITY-06] [DMD-RULING-13] the new die counts from the next roll', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.person(0).levels = [1, 4, 4]
    t.person(0).sanity = 7
    t.enemy('cultist', 1)
    t.foe('cultist')
    expect(t.dice).toBe('3B 0G')
    t.roll('T - -').pick({ do: 'keep' }).pick({ do: 'cut', n: 0 }).foe('cultist')
    // One die of the track, one of Fueled by Madness on a threshold.
    expect(t.dice).toBe('3B 2G')
  })

  it('EC-DMD-07 [DMD-RULING-12] [DMD-FIRE-01] own bonus dice do not join rolls against you', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    Object.assign(t.person(0), { sanity: 16, fire: 1 })
    t.enemy('cultist', 1)
    t.pick({ do: 'end' }).draw('sleeper-awakens')
    expect(t.dice).toBe('0B 2G')
    t.roll('- -').pick({ do: 'keep' })
    expect(t.dice).toBe('1B 0G')
  })

  it('EC-DMD-08 [DMD-RULING-17] nothing left to level: the insanity activates all the same', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    Object.assign(t.person(0), { levels: [4, 4, 4], sanity: 3 })
    t.enemy('cultist', 1)
    attack(t, 'T - -')
    expect(t.told('insane')).toHaveLength(1)
    expect(t.about).toBe('act')
  })

  it('[DMD-RULING-16] what a symptom costs waits for the level it brings', () => {
    const t = table({ investigators: ['borden', 'ian'], insanities: ['recurring-trauma', 'hypochondria'] })
    t.summoned(15)
    t.state.mythos.deck.bag = t.state.mythos.deck.bag.filter((card) => card !== 'thing-that-should-not-be')
    Object.assign(t.person(0), { sanity: 17, kept: 'thing-that-should-not-be' })
    t.enemy('cultist', 1)
    attack(t, 'T - - - -')
    // The kept card cost a second threshold, whose activation follows the first level.
    expect(t.person(0).sanity).toBe(19)
    expect(t.told('insane')).toHaveLength(1)
    t.pick({ do: 'level', skill: 'savage' })
    expect(t.told('insane')).toHaveLength(1)
  })
})

describe('Companions', () => {
  it('EC-DMD-09 [DMD-COMP-01] [DMD-RULING-19] takes some, and the owner still took them', () => {
    const t = table()
    t.claim(0, 'furious-student', 'right', 1)
    t.enemy('fire-vampire', 1)
    t.pick({ do: 'end' }).draw('sleeper-awakens').roll('S S S').pick({ do: 'keep' })
    t.pick({ do: 'card', card: 'furious-student' }).pick({ do: 'card', card: 'furious-student' })
    expect(t.person(0)).toMatchObject({ wounds: 1, cards: [] })
    expect(t.state.figures.find(({ kind }) => kind === 'fire-vampire')?.wounds).toBe(1)
  })

  it('EC-DMD-11 [DMD-RULING-18] no level beyond the last', () => {
    const t = table({ investigators: ['ahmed', 'ian'] })
    t.person(0).levels = [1, 4, 1]
    t.claim(0, 'assistant-janitor', 'right')
    expect(t.game.view(t.state, 0).people[0]?.skills[1]).toEqual({ skill: 'stealth', level: 4 })
  })

  it('EC-DMD-12 [DMD-RULING-19] cannot be overloaded', () => {
    const t = table()
    t.claim(0, 'assistant-janitor', 'right')
    t.enemy('cultist', 1)
    t.pick({ do: 'end' }).draw('sleeper-awakens').roll('S S').pick({ do: 'keep' }).pick({ do: 'card' })
    expect(t.person(0)).toMatchObject({ wounds: 1, cards: [] })
  })

  it('EC-DMD-70 [DMD-RULING-21] [DMD-RULING-29] [DMD-TRADE-01] [DMD-TRADE-02] a traded Companion takes level, side and wounds along', () => {
    const t = table({ investigators: ['ahmed', 'ian'] })
    t.claim(0, 'assistant-janitor', 'right')
    t.claim(0, 'furious-student', 'right', 2)
    t.pick({ do: 'trade' })
      .pick({ do: 'give', card: 'assistant-janitor' })
      .pick({ do: 'give', card: 'furious-student' })
    const level = (seat: number) =>
      t.game.view(t.state, 0).people[seat]?.skills.find(({ skill }) => skill === 'stealth')?.level
    expect([level(0), level(1)]).toEqual([1, 1])
    expect(t.person(1).cards).toEqual([
      { card: 'assistant-janitor', side: 'right', wounds: 0 },
      { card: 'furious-student', side: 'right', wounds: 2 },
    ])
  })

  it('[DMD-TRADE-03] [DMD-COMP-05] Conditions are not traded', () => {
    const t = table()
    t.claim(0, 'feral-student', 'left')
    expect(t.refused({ do: 'trade' })).toMatchObject({ code: 'trade.nothing', rule: 'DMD-TRADE-03' })
  })

  it('[DMD-RULING-81] two that cannot be held together: one goes', () => {
    const t = table()
    t.claim(0, 'professor', 'right')
    t.pick({ do: 'end' }).draw('sleeper-awakens').draw('feral-student').pick({ do: 'claim', side: 'right' })
    expect(t.about).toBe('exclude')
    t.pick({ do: 'card', card: 'professor' })
    expect(t.person(0).cards.map(({ card }) => card)).toEqual(['feral-student'])
  })
})

describe('stress', () => {
  it('EC-DMD-30 [DMD-STRESS-01] [DMD-STRESS-02] [DMD-RULING-09] none left: no reroll, no price in stress', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    t.person(0).stress = 4
    t.enemy('cultist', 2)
    t.pick({ do: 'end' }).draw('thing-that-should-not-be')
    expect(t.person(0)).toMatchObject({ stress: 4, wounds: 2 })
    t.draw('assistant-janitor')
    expect(t.told('unclaimed')).toEqual([{ is: 'unclaimed', card: 'assistant-janitor' }])
  })

  it('EC-DMD-31 [DMD-RULING-10] a rerolled face is gone with both symbols', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    t.enemy('cultist', 1)
    t.foe('cultist').roll('ST - -').pick({ do: 'reroll', die: 0, by: 'stress' }).roll('-').pick({ do: 'keep' })
    expect(t.person(0)).toMatchObject({ sanity: 0, stress: 1 })
  })

  it('EC-DMD-32 [DMD-RULING-09] only the side that can be paid', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    t.person(0).stress = 3
    t.pick({ do: 'end' }).draw('sleeper-awakens').draw('assistant-janitor')
    expect(t.options).toEqual([{ do: 'claim', side: 'left' }, { do: 'leave' }])
    expect(t.refused({ do: 'claim', side: 'right' })).toMatchObject({ code: 'claim.cost', rule: 'DMD-RULING-09' })
  })

  it('EC-DMD-58 [DMD-DICE-07] [DMD-RULING-11] [DMD-RULING-83] who is attacked pays for rerolls', () => {
    const t = table({ investigators: ['ian', 'morgan'] })
    t.enemy('cultist', 1)
    t.pick({ do: 'end' }).draw('sleeper-awakens')
    expect(t.asked).toBe(1)
    t.pick({ do: 'yes' }).roll('S S').pick({ do: 'reroll', by: 'stress' }).roll('-').pick({ do: 'keep' })
    expect([t.person(0).stress, t.person(1).stress, t.person(1).wounds]).toEqual([0, 1, 1])
  })
})

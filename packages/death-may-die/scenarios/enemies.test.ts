/** Mythos cards, moving, summoning, fighting, investigating. */

import { type Layout, Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { core } from '../src/content/index.ts'

const table = (layout?: Layout) => new Table(core, layout)
const calm = (t: Table) => t.pick({ do: 'end' }).draw('sleeper-awakens')

describe('summoning and moving', () => {
  it('EC-DMD-17, EC-DMD-18 [DMD-MYTHOS-05] [DMD-RULING-32] line by line until figures run out', () => {
    const t = table()
    for (let i = 0; i < 9; i++) t.enemy('cultist', 11)
    t.pick({ do: 'end' }).draw('crawling-chaos')
    expect([t.at(13), t.told('noFigure')]).toEqual([['cultist'], [{ is: 'noFigure', kind: 'cultist', at: 9 }]])
    const other = table()
    other.enemy('fire-vampire', 11)
    other.enemy('fire-vampire', 11)
    other.pick({ do: 'end' }).draw('monsters-in-the-labs')
    expect(other.at(8)).toEqual(['byakhee'])
  })

  it('EC-DMD-19 [DMD-RULING-27] [DMD-ENEMY-04] killed and back, unhurt', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    t.enemy('fire-vampire', 11)
    const i = t.enemy('fire-vampire', 1, 3)
    t.pick({ do: 'attack', target: i }).roll('S - -').pick({ do: 'keep' })
    expect(t.state.figures[i]).toMatchObject({ at: 0, wounds: 0 })
    t.pick({ do: 'end' }).draw('fire-vampire-b')
    expect(t.state.figures[i]).toMatchObject({ at: 9, wounds: 0 })
  })

  it('EC-DMD-21 [DMD-MAP-05] [DMD-ENEMY-05] enemies take the stairs', () => {
    const t = table()
    t.person(0).at = 9
    t.enemy('byakhee', 12)
    t.pick({ do: 'end' }).draw('monsters-in-the-labs')
    expect(t.at(9)).toContain('byakhee')
  })

  it('EC-DMD-22 [DMD-CORE-04] equal ways are the active player’s', () => {
    const t = table({ first: 1 })
    t.person(1).at = 15
    t.enemy('byakhee', 12)
    t.enemy('byakhee', 15)
    t.pick({ do: 'end' }).draw('monsters-in-the-labs')
    expect([t.prompt, t.asked]).toEqual([{ is: 'path', figure: expect.any(Number) }, 1])
    expect(t.options).toEqual([
      { do: 'space', space: 13 },
      { do: 'space', space: 14 },
    ])
    t.pick({ do: 'space', space: 14 })
    expect(t.at(14)).toEqual(['byakhee'])
  })

  it('EC-DMD-23 [DMD-ENEMY-05] [DMD-RULING-31] stops on arrival', () => {
    const t = table()
    t.person(0).at = 4
    t.enemy('star-spawn', 9)
    t.pick({ do: 'end' }).draw('star-spawn-b')
    expect(t.at(4)).toEqual(['star-spawn'])
  })

  it('EC-DMD-52, EC-DMD-62 [DMD-MYTHOS-02] [DMD-RULING-30] what cannot be done is skipped', () => {
    const t = table()
    t.pick({ do: 'end' }).draw('star-spawn-b')
    expect(t.told('moved')).toEqual([])
    expect(t.at(13)).toEqual(['star-spawn'])
  })

  it('EC-DMD-72 [DMD-MAP-03] [DMD-MAP-04] a crowd on a Gate', () => {
    const t = table()
    for (let i = 0; i < 9; i++) t.enemy('cultist', 13)
    t.pick({ do: 'end' }).draw('crawling-chaos')
    for (let i = 0; t.about === 'path' && i < 9; i++) t.pick({ do: 'space' })
    expect(t.at(13).length + t.at(12).length).toBeGreaterThanOrEqual(10)
  })

  it('EC-DMD-61 [DMD-ENEMY-02] [DMD-ENEMY-03] monsters, Cultists and the Elder One are three kinds', () => {
    const t = table({ insanities: ['paranoia', 'hypochondria'] })
    t.person(0).sanity = 3
    t.person(0).at = 4
    t.enemy('cultist', 2)
    t.enemy('byakhee', 2)
    t.summoned(2)
    t.enemy('cultist', 4)
    t.foe('cultist', 4).roll('T - - -').pick({ do: 'keep' })
    expect(t.at(2)).toEqual(['cultist', 'elderOne'])
    expect(t.at(4)).toEqual(['byakhee', 'cultist'])
  })

  it('Gate Manipulation hurts what comes through', () => {
    const t = table({ investigators: ['the-kid', 'adam'] })
    t.person(0).at = 13
    t.pick({ do: 'end' }).draw('byakhee')
    expect(t.state.figures.find(({ at }) => at === 13)).toMatchObject({ kind: 'byakhee', wounds: 2 })
  })
})

describe('fighting', () => {
  it('EC-DMD-33 [DMD-DISC-01] [DMD-FIGHT-01] safety is judged at step 3', () => {
    const t = table()
    t.enemy('byakhee', 2)
    t.pick({ do: 'end' }).draw('monsters-in-the-labs')
    expect(t.at(1)).toEqual(['byakhee'])
    expect(t.about).toBe('roll')
    expect(calm(table()).about).toBe('draw:discovery')
  })

  it('EC-DMD-27 [DMD-ATTACK-01] the target is named before the dice', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.enemy('cultist', 1, 1)
    t.enemy('byakhee', 1)
    t.foe('cultist').roll('S S S').pick({ do: 'keep' })
    expect(t.at(1)).toEqual(['byakhee'])
    expect(t.state.figures.find(({ at }) => at === 1)?.wounds).toBe(0)
  })

  it('EC-DMD-28 [DMD-ATTACK-04] [DMD-RITUAL-02] the Elder One is not yet mortal', () => {
    const t = table()
    const target = t.summoned(1)
    t.enemy('cultist', 1)
    expect(t.refused({ do: 'attack', target, all: false })).toMatchObject({
      code: 'attack.immortal',
      rule: 'DMD-ATTACK-04',
    })
    t.foe('cultist')
    expect(t.about).toBe('roll')
  })

  it('EC-DMD-29 [DMD-RULING-46] damage to an immortal is not remembered', () => {
    const t = table()
    const elder = t.summoned(1)
    calm(t).roll('S - - -').pick({ do: 'keep' })
    expect(t.person(0).wounds).toBe(1)
    expect(t.state.figures[elder]?.wounds).toBe(0)
  })

  it('EC-DMD-34, EC-DMD-37 [DMD-FIGHT-02] [DMD-FIGHT-03] [DMD-RULING-33] a Hunting Horror leaves and does not attack twice', () => {
    const t = table({ episode: 's1e3', investigators: ['adam', 'ian'] })
    t.enemy('hunting-horror', 1)
    t.enemy('cultist', 1)
    t.person(1).at = 3
    t.pick({ do: 'end' }).draw('sleeper-awakens').foe('hunting-horror').roll('- - -').pick({ do: 'keep' })
    expect(t.at(3)).toEqual(['hunting-horror'])
    t.roll('- -').pick({ do: 'keep' })
    expect(t.state.active).toBe(1)
  })

  it('EC-DMD-35 [DMD-RULING-24] [DMD-RULING-52] dragged away: who is left behind does not attack', () => {
    const t = table({ episode: 's1e3', investigators: ['adam', 'ian'] })
    t.person(0).at = 9
    t.enemy('deep-one', 9)
    t.enemy('cultist', 9)
    t.enemy('hunting-horror', 12)
    t.pick({ do: 'end' }).draw('sleeper-awakens').foe('deep-one').roll('S -').pick({ do: 'keep' })
    expect(t.person(0).at).toBe(12)
    expect(t.told('fight')).toEqual([expect.objectContaining({ kind: 'hunting-horror' })])
  })

  it('EC-DMD-60 [DMD-DICE-03] [DMD-DICE-04] elder signs and blanks do nothing', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.enemy('cultist', 1)
    t.foe('cultist').roll('E - E').pick({ do: 'keep' })
    expect(t.state.figures.find(({ at }) => at === 1)?.wounds).toBe(0)
    expect(t.person(0)).toMatchObject({ sanity: 0, stress: 0 })
  })

  it('EC-DMD-59 [DMD-DICE-05] more bonus dice than in the box', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    Object.assign(t.person(0), { sanity: 19, levels: [4, 1, 1] })
    t.claim(0, 'lab-books', 'left')
    t.claim(0, 'good-boy', 'right')
    t.enemy('cultist', 1)
    expect(t.foe('cultist').dice).toBe('3B 9G')
  })

  it('EC-DMD-65 [DMD-RULING-35] a reaction kills the attacker, whose roll counts all the same', () => {
    const t = table()
    t.enemy('fire-vampire', 1, 3)
    t.enemy('cultist', 1)
    calm(t).foe('fire-vampire').roll('S ST -').pick({ do: 'keep' })
    expect(t.person(0)).toMatchObject({ wounds: 2, sanity: 1 })
    expect(t.at(1)).toEqual(['cultist'])
    expect(t.about).toBe('roll')
  })

  it('[DMD-RULING-74] the attacked may count symbols against himself, and is asked', () => {
    const t = table({ investigators: ['sister-beth', 'ian'] })
    t.enemy('star-spawn', 1)
    calm(t).roll('T - -').pick({ do: 'keep' })
    expect(t.prompt).toEqual({ is: 'count', what: 'tentacle', source: 'skill:high-strung' })
    t.pick({ do: 'count', n: 0 })
    expect(t.person(0)).toMatchObject({ wounds: 0, sanity: 1 })
  })

  it('[DMD-RULING-75] Toughness cuts as much as its owner likes', () => {
    const t = table({ investigators: ['morgan', 'ian'] })
    t.person(0).levels = [1, 1, 4]
    t.enemy('star-spawn', 1)
    calm(t).roll('S S ST').pick({ do: 'keep' })
    expect(t.options).toEqual([0, 1, 2].map((n) => ({ do: 'cut', n })))
    t.pick({ do: 'cut', n: 2 })
    expect(t.person(0).wounds).toBe(1)
    t.pick({ do: 'cut', n: 1 })
    expect(t.person(0).sanity).toBe(0)
  })
})

describe('investigating', () => {
  it('EC-DMD-36 [DMD-RULING-34] an enemy that arrives attacks when the card is done', () => {
    const t = table({ episode: 's1e3', investigators: ['adam', 'ian'] })
    t.person(0).at = 4
    t.enemy('cultist', 7)
    t.pick({ do: 'end' }).draw('astral-promise')
    expect(t.at(4)).toEqual(['cultist'])
    t.pick({ do: 'option', n: 1 })
    expect(t.about).toBe('roll')
  })

  it('EC-DMD-64 [DMD-RULING-07] [DMD-RULING-08] an empty deck takes the discards back', () => {
    const t = table()
    t.state.discovery.discard = t.state.discovery.deck.bag.splice(0, 15)
    calm(t)
    expect(t.told('shuffled')).toEqual([{ is: 'shuffled', what: 'discovery' }])
    const empty = table()
    const cards = empty.state.discovery.deck.bag.splice(0, 15)
    for (const card of cards)
      empty.person(1).cards.push({ card, side: card === 'professor' ? 'right' : 'left', wounds: 0 })
    expect(calm(empty).told('nothing')).toEqual([{ is: 'nothing', what: 'discovery' }])
  })

  it('[DMD-DISC-04] [DMD-RULING-66] [DMD-RULING-67] cards that insist, and one that heals instead', () => {
    const t = calm(table()).draw('locked-cabinet')
    expect(t.options).toEqual([
      { do: 'claim', side: 'left' },
      { do: 'claim', side: 'right' },
    ])
    const paw = table()
    paw.person(0).wounds = 3
    calm(paw).draw('monkey-paw').pick({ do: 'instead' })
    expect(paw.person(0)).toMatchObject({ wounds: 0, cards: [] })
  })

  it('[DMD-CORE-06] [DMD-RULING-51] cards are used between things, never in a roll', () => {
    const t = table()
    t.claim(0, 'medical-supplies', 'left')
    t.person(1).wounds = 3
    t.enemy('cultist', 1)
    t.foe('cultist').roll('- - - -')
    expect(t.refused({ do: 'use', source: 'medical-supplies' })).toMatchObject({
      code: 'answer.notNow',
      rule: 'DMD-CORE-06',
    })
    t.pick({ do: 'keep' }).pick({ do: 'use', source: 'medical-supplies' }).pick({ do: 'seat', seat: 1 })
    expect(t.person(1).wounds).toBe(0)
    expect(t.state.discovery.discard).toEqual(['medical-supplies'])
  })

  it('[DMD-RULING-78] a price in wounds may kill', () => {
    const t = table()
    t.summoned(15)
    t.person(0).wounds = 4
    calm(t).draw('furious-student').pick({ do: 'claim', side: 'left' })
    expect(t.person(0)).toMatchObject({ alive: false, cards: [] })
    expect(t.state.discovery.discard).toEqual(['furious-student'])
  })
})

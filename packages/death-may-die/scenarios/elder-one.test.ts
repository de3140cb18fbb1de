/** Advancing, summoning, stages, death and the end. */

import { type Layout, Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { core } from '../src/content/index.ts'

const table = (layout?: Layout) => new Table(core, layout)
const calm = (t: Table) => t.pick({ do: 'end' }).draw('sleeper-awakens')
/** A quiet turn to its end: the space is Safe and nothing is claimed. */
const pass = (t: Table) => calm(t).draw('clutter').pick({ do: 'leave' })
const THREE = ['crawling-chaos', 'conflagration', 'byakhee'] as const

describe('advancing', () => {
  it('EC-DMD-38 [DMD-MYTHOS-06] [DMD-RULING-05] [DMD-RULING-69] a kept card is not counted, and goes back with the shuffle', () => {
    const t = table({ insanities: ['recurring-trauma', 'hypochondria'] })
    t.discards('crawling-chaos', 'conflagration')
    t.pick({ do: 'end' }).draw('sleeper-awakens')
    expect(t.person(0).kept).toBe('sleeper-awakens')
    t.draw('clutter').pick({ do: 'leave' })
    expect(t.state.track).toBe(1)
    t.pick({ do: 'end' }).draw('byakhee').draw('desk').pick({ do: 'leave' })
    expect(t.state.track).toBe(2)
    expect(t.person(0).kept).toBe('')
    expect(t.state.mythos.deck.bag).toHaveLength(16)
  })

  it('EC-DMD-39 [DMD-RULING-03] [DMD-ADV-01] [DMD-ADV-05] four symbols, one advance', () => {
    const t = table()
    t.discards(...THREE, 'rlyeh-awakens')
    expect(t.state.track).toBe(1)
    pass(t)
    expect(t.state).toMatchObject({ track: 2, mythos: { discard: [] } })
  })

  it('[DMD-RULING-06] an empty Mythos deck takes the discards back without an advance', () => {
    const t = table()
    t.state.mythos.discard = t.state.mythos.deck.bag.splice(0, 16)
    t.pick({ do: 'end' })
    expect(t.told('shuffled')).toEqual([{ is: 'shuffled', what: 'mythos' }])
    expect([t.about, t.state.track]).toEqual(['draw:mythos', 1])
  })

  it('[DMD-ADV-02] [DMD-ADV-03] [DMD-RULING-49] [DMD-RULING-87] stages first, then the episode', () => {
    const t = table()
    t.enemy('cultist', 15)
    t.discards(...THREE)
    pass(t)
    const told = t.events.map(({ is }) => is)
    expect(told.indexOf('summoned')).toBeLessThan(told.indexOf('fire'))
    expect(t.state.fire[15]).toBe(1)
    expect(t.at(8)).toEqual(['star-spawn'])
  })

  it('The Sleeper Awakens brings an advance where R’lyeh touches itself', () => {
    const t = table()
    for (const [i, at] of [3, 4].entries()) Object.assign(t.state.tokens[i] ?? {}, { at })
    pass(t)
    expect(t.state.track).toBe(2)
  })
})

describe('summoning', () => {
  it('EC-DMD-40 [DMD-RITUAL-03] [DMD-RITUAL-01] [DMD-RULING-41] by disruption, with the token where the figure stood', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    t.state.track = 2
    t.person(0).at = 6
    const labs = t.state.tokens.filter(({ kind }) => kind === 'lab')
    for (const [i, face] of ['inferno', 'inferno', 'major-explosion'].entries()) {
      Object.assign(labs[i + 1] ?? {}, { up: true, at: 0, face })
      t.state.hidden[0]?.faces.splice(t.state.hidden[0].faces.indexOf(face), 1)
    }
    Object.assign(labs[0] ?? {}, { wounds: 3 })
    t.pick({ do: 'action', id: 'destroy-equipment' }).roll('S - -').pick({ do: 'keep' }).draw('safe-collapse')
    expect(t.told('disrupted')).toHaveLength(1)
    expect(t.state).toMatchObject({ disrupted: true, stage: 1 })
    pass(t)
    expect(t.state).toMatchObject({ stage: 2, track: 2 })
    expect(t.at(6)).toEqual(['elderOne'])
  })

  it('EC-DMD-41 [DMD-RULING-42] both reasons, one summoning', () => {
    const t = table()
    t.state.track = 4
    t.state.disrupted = true
    t.discards(...THREE)
    pass(t)
    expect(t.state).toMatchObject({ track: 5, stage: 2 })
    expect(t.told('stage')).toHaveLength(1)
  })

  it('EC-DMD-55 [DMD-RULING-56] [DMD-STAGE-01] summoned onto somebody: no attack this turn, but stage 2 already works', () => {
    const t = table()
    t.state.disrupted = true
    pass(t)
    expect(t.at(1)).toEqual(['elderOne'])
    expect(t.person(0).wounds).toBe(0)
    expect(t.state.tokens.filter(({ kind, at }) => kind === 'rlyeh' && at === 1)).toHaveLength(1)
  })

  it('EC-DMD-42 [DMD-RULING-40] disrupted with the Elder One there: attackable at once', () => {
    const t = table()
    const elder = t.summoned(1, 2, true)
    t.pick({ do: 'attack', target: elder }).roll('S S - -').pick({ do: 'keep' })
    expect(t.state.figures[elder]?.wounds).toBe(2)
  })
})

describe('stages', () => {
  const duel = (stage: number, wounds: number): [Table, number] => {
    const t = table({ investigators: ['rasputin', 'ian'] })
    const elder = t.summoned(1, stage, true)
    Object.assign(t.state.figures[elder] ?? {}, { wounds })
    return [t, elder]
  }

  it('EC-DMD-43 [DMD-STAGE-03] [DMD-STAGE-04] [DMD-STAGE-05] wounds do not carry over', () => {
    const [t, elder] = duel(2, 11)
    t.pick({ do: 'attack', target: elder }).roll('S S S S').pick({ do: 'keep' })
    expect(t.state.stage).toBe(3)
    expect(t.state.figures[elder]).toMatchObject({ wounds: 0, at: 8 })
  })

  it('EC-DMD-67 [DMD-RULING-45] the next attack is on the next stage', () => {
    const [t, elder] = duel(2, 11)
    t.person(0).at = 8
    Object.assign(t.state.figures[elder] ?? {}, { at: 8 })
    t.pick({ do: 'attack', target: elder }).roll('S - - -').pick({ do: 'keep' })
    t.pick({ do: 'attack', target: elder }).roll('S S - -').pick({ do: 'keep' })
    expect(t.state.figures[elder]).toMatchObject({ wounds: 2 })
  })

  it('EC-DMD-44 [DMD-STAGE-02] [DMD-STAGE-06] dice of all stages', () => {
    const [t] = duel(4, 0)
    calm(t)
    expect(t.dice).toBe('3B 4G')
  })

  it('WE-DMD-06 [DMD-STAGE-02] [DMD-STAGE-04] [DMD-STAGE-05] Hastur after stage 2', () => {
    const t = table({ elderOne: 'hastur', investigators: ['rasputin', 'ian'] })
    const elder = t.summoned(1, 2, true)
    Object.assign(t.state.figures[elder] ?? {}, { wounds: 9 })
    const signs = t.state.tokens.filter(({ kind }) => kind === 'yellowSign')
    for (const sign of signs.slice(0, 2)) sign.holder = 1
    t.person(0).sanity = 8
    t.pick({ do: 'attack', target: elder }).roll('S S S S S').pick({ do: 'keep' })
    expect(t.state.figures[elder]).toMatchObject({ at: 13, wounds: 0 })
    expect([t.person(0).wounds, t.person(1).wounds]).toEqual([0, 1])
    expect(t.game.view(t.state, 0).attack).toEqual({ standard: 3, bonus: 3 })
  })

  it('EC-DMD-68 [DMD-RULING-47] the reveal comes before the tentacles', () => {
    const [t, elder] = duel(2, 11)
    t.person(0).sanity = 3
    t.pick({ do: 'attack', target: elder }).roll('ST - - -').pick({ do: 'keep' })
    const told = t.events.map(({ is }) => is)
    expect(told.indexOf('elderOneAt')).toBeLessThan(told.indexOf('threshold'))
  })

  it('EC-DMD-54 [DMD-EOT-03] stages in order, "you" being the active one', () => {
    const t = table({ elderOne: 'hastur' })
    t.summoned(15, 3)
    for (const sign of t.state.tokens.filter(({ kind }) => kind === 'yellowSign').slice(0, 3)) sign.holder = 0
    t.pick({ do: 'end' }).draw('students-go-mad').draw('clutter').pick({ do: 'leave' })
    // Stage 2 gives the fourth sign, stage 3 punishes it.
    expect(t.person(0)).toMatchObject({ wounds: 1, sanity: 1 })
    expect(t.person(1)).toMatchObject({ wounds: 0, sanity: 0 })
  })

  it('[DMD-RULING-65] Cthulhu’s Final stage: a R’lyeh token that cannot be put costs everybody 2 sanity', () => {
    const t = table()
    t.summoned(15, 4)
    for (const token of t.state.tokens) if (token.kind === 'rlyeh') token.at = t.state.tokens.indexOf(token) + 1
    t.pick({ do: 'end' }).draw('students-go-mad').draw('clutter').pick({ do: 'leave' })
    expect([t.person(0).sanity, t.person(1).sanity]).toEqual([3, 3])
  })

  it('[DMD-RULING-86] nothing moves an Elder One that is not there', () => {
    const t = table()
    t.pick({ do: 'end' }).draw('chaos-in-the-labs')
    expect(t.told('moved')).toEqual([])
  })
})

describe('death', () => {
  it('EC-DMD-45 [DMD-DEATH-01] [DMD-END-02] [DMD-WOUND-01] before the summoning: lost', () => {
    const t = table()
    t.person(1).sanity = 19
    Object.assign(t.state.tokens[0] ?? {}, { at: 1 })
    t.pick({ do: 'end' }).draw('rlyeh-unleashed')
    expect(t.node).toMatchObject({ ending: { won: false, how: 'early' } })
  })

  it('EC-DMD-46 [DMD-DEATH-02] [DMD-DEATH-03] [DMD-RULING-36] [DMD-RULING-57] in one’s own action: only the discard pile is looked at', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.summoned(15)
    t.state.track = 5
    Object.assign(t.person(0), { sanity: 19, fire: 2 })
    t.claim(0, 'clutter', 'left')
    t.discards(...THREE)
    t.enemy('cultist', 1)
    t.foe('cultist').roll('T - - - - - - -').pick({ do: 'keep' })
    expect(t.person(0)).toMatchObject({ alive: false, cards: [], fire: 0 })
    expect(t.state).toMatchObject({ track: 6, active: 1 })
    expect(t.told('mythos')).toEqual([])
    expect(t.told('token')).toEqual([{ is: 'token', kind: 'rlyeh', face: '', at: 1, holder: -1 }])
    expect(t.state.discovery.discard).toEqual(['clutter'])
  })

  it('EC-DMD-47 [DMD-RULING-38] by the reveal of Stage 2: the game goes on', () => {
    const t = table({ elderOne: 'hastur' })
    t.state.disrupted = true
    for (const token of t.state.tokens) if (token.kind === 'yellowSign') token.holder = 1
    t.person(1).wounds = 4
    t.pick({ do: 'end' }).draw('students-go-mad').draw('clutter').pick({ do: 'leave' })
    expect(t.person(1).alive).toBe(false)
    expect(t.node.kind).not.toBe('over')
  })

  it('EC-DMD-48 [DMD-RULING-39] by the advance onto red: lost', () => {
    const t = table({ episode: 's1e6' })
    t.state.track = 4
    t.state.markers[0] = 1
    t.person(1).sanity = 19
    t.discards('crawling-chaos', 'rlyeh-awakens', 'star-spawn-a')
    calm(t).draw('e6-barn-owl').pick({ do: 'leave' })
    expect(t.node).toMatchObject({ ending: { won: false, how: 'early' } })
  })

  it('EC-DMD-69 [DMD-DEATH-04] [DMD-RULING-50] [DMD-RULING-37] the dead are passed over', () => {
    const t = table({ investigators: ['adam', 'ian', 'borden'] })
    t.summoned(15)
    t.person(1).alive = false
    pass(t)
    expect(t.state.active).toBe(2)
  })

  it('EC-DMD-51 [DMD-SOLO-02] [DMD-RULING-48] with two investigators the other goes on alone', () => {
    const t = table()
    t.summoned(15)
    t.person(1).alive = false
    pass(t)
    expect(t.state.active).toBe(0)
  })

  it('[DMD-RULING-59] Rasputin comes back as often as his skill allows', () => {
    const t = table({ investigators: ['rasputin', 'ian'] })
    t.person(0).wounds = 4
    t.enemy('star-spawn', 1)
    calm(t).roll('S S S').pick({ do: 'keep' })
    expect(t.person(0)).toMatchObject({ wounds: 0, deaths: 1, alive: true })
  })
})

describe('the end', () => {
  it('EC-DMD-49 [DMD-APPLY-01] [DMD-RULING-43] [DMD-STAGE-07] [DMD-CORE-03] the final blow before the tentacles', () => {
    const t = table({ investigators: ['rasputin', 'ian'] })
    const elder = t.summoned(1, 4, true)
    Object.assign(t.state.figures[elder] ?? {}, { wounds: 10 })
    t.person(1).alive = false
    t.person(0).sanity = 19
    t.pick({ do: 'attack', target: elder }).roll('S ST - - - - - -').pick({ do: 'keep' })
    expect(t.node).toMatchObject({ ending: { won: true, how: 'slain' } })
  })

  it('EC-DMD-50, EC-DMD-66 [DMD-STORY-01] [DMD-STORY-02] [DMD-STORY-03] [DMD-STORY-04] [DMD-STORY-05] [DMD-END-03] [DMD-RULING-02] [DMD-RULING-44] [DMD-RULING-60] the token on space 8', () => {
    const t = table()
    t.summoned(15)
    t.state.track = 7
    t.discards(...THREE)
    pass(t)
    expect(t.node).toMatchObject({ ending: { won: false, how: 'track' } })
    expect(t.told('summoned')).toEqual([])
    const earlier = table()
    earlier.summoned(15)
    earlier.state.track = 5
    earlier.discards(...THREE)
    pass(earlier)
    expect(earlier.state).toMatchObject({ track: 6, stage: 2 })
  })

  it('EC-DMD-71 [DMD-EOT-02] effects of step 1 in the order the player likes', () => {
    const t = table({ investigators: ['ahmed', 'adam'] })
    t.claim(0, 'good-boy', 'right')
    t.person(0).stress = 3
    calm(t).draw('clutter').pick({ do: 'leave' })
    expect(t.options.map((option) => option.do)).toEqual(['effect', 'effect'])
    t.pick({ do: 'effect', source: 'good-boy#1' })
    expect(t.person(0).stress).toBe(2)
    t.pick({ do: 'yes' }).pick({ do: 'seat', seat: 0 })
    expect(t.person(0).stress).toBe(1)
  })
})

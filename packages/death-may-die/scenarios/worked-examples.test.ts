/** The examples of the rulebook, move by move. */

import { type Layout, Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { core } from '../src/content/index.ts'

const table = (layout?: Layout) => new Table(core, layout)

describe('WE-DMD-01', () => {
  it('[DMD-RUN-01] [DMD-RUN-02] [DMD-RUN-03] [DMD-RUN-04] [DMD-RUN-05] Ian runs, the Cultist follows, he catches fire', () => {
    const t = table()
    t.person(0).at = 1
    t.enemy('cultist', 2)
    t.state.fire[4] = 2
    t.enemy('fire-vampire', 9)
    t.pick({ do: 'run' })
    expect(t.prompt).toEqual({ is: 'run', left: 4 })
    t.pick({ do: 'go', to: 2 }).pick({ do: 'go', to: 4 })
    expect(t.at(4)).toEqual(['cultist'])
    expect(t.person(0).fire).toBe(0)
    t.pick({ do: 'go', to: 9 })
    expect(t.at(9)).toEqual(['cultist', 'fire-vampire'])
    expect(t.person(0).fire).toBe(2)
    expect(t.state.fire[4]).toBe(2)
  })
})

describe('WE-DMD-02', () => {
  const fight = () => {
    const t = table()
    t.person(0).levels = [1, 2, 1]
    t.enemy('cultist', 1)
    t.enemy('fire-vampire', 1)
    return t
  }

  it('[DMD-DICE-01] [DMD-DICE-06] [DMD-ATTACK-03] [DMD-APPLY-01] [DMD-APPLY-05] Brawling shares three wounds out', () => {
    const t = fight().pick({ do: 'attack', all: true })
    expect(t.dice).toBe('3B 1G')
    t.roll('- S ST E').pick({ do: 'reroll', die: 0, by: 'stress' }).roll('S')
    t.pick({ do: 'reroll', die: 3, by: 'stress' }).roll('E').pick({ do: 'keep' })
    expect(t.prompt).toMatchObject({ is: 'split', left: 3 })
    t.foe('cultist').foe('cultist')
    expect(t.state.figures.find(({ kind }) => kind === 'cultist')?.at).toBe(0)
    expect(t.state.figures.find(({ kind }) => kind === 'fire-vampire')).toMatchObject({ at: 1, wounds: 1 })
    expect(t.person(0)).toMatchObject({ stress: 2, sanity: 1 })
  })

  it('WE-DMD-13 [DMD-ATTACK-01] [DMD-ATTACK-02] [DMD-RULING-79] without the skill the third wound is lost', () => {
    const t = fight()
    t.person(0).levels = [1, 1, 1]
    expect(t.options.some((option) => option.do === 'attack' && option.all)).toBe(false)
    t.foe('cultist').roll('S S S -').pick({ do: 'keep' })
    expect(t.at(1)).toEqual(['fire-vampire'])
    expect(t.state.figures.find(({ kind }) => kind === 'fire-vampire')?.wounds).toBe(0)
  })
})

describe('WE-DMD-03', () => {
  it('[DMD-REST-01] Sister Beth rests three stress off; her wound stays', () => {
    const t = table({ first: 1 })
    Object.assign(t.person(1), { stress: 4, wounds: 1 })
    expect(t.refused({ do: 'rest', stress: 3, wounds: 1, back: 0 })).toMatchObject({
      code: 'rest.most',
      rule: 'DMD-REST-01',
    })
    expect(t.options).toContainEqual({ do: 'rest', stress: 2, wounds: 1, back: 0 })
    t.pick({ do: 'rest', stress: 3, wounds: 0 })
    expect(t.person(1)).toMatchObject({ stress: 1, wounds: 1 })
  })
})

describe('WE-DMD-04', () => {
  it('[DMD-FIGHT-01] [DMD-FIGHT-04] [DMD-FIGHT-05] [DMD-DICE-02] [DMD-DICE-07] [DMD-APPLY-02] [DMD-APPLY-03] the Fire Vampire', () => {
    const t = table()
    t.enemy('fire-vampire', 1)
    t.pick({ do: 'end' }).draw('sleeper-awakens')
    expect(t.state.fire[1]).toBe(1)
    expect(t.dice).toBe('2B 1G')
    t.roll('- S S').pick({ do: 'reroll', die: 1, by: 'stress' }).roll('E').pick({ do: 'keep' })
    expect(t.person(0)).toMatchObject({ wounds: 1, stress: 0, sanity: 0 })
    expect(t.state.figures.find(({ kind }) => kind === 'fire-vampire')?.wounds).toBe(1)
    expect(t.state.discovery.deck.bag).toHaveLength(15)
  })
})

describe('WE-DMD-05', () => {
  it('[DMD-ADV-01] [DMD-ADV-02] [DMD-ADV-04] [DMD-SUMMON-01] [DMD-SUMMON-02] [DMD-SUMMON-03] [DMD-SUMMON-04] Beth and the red space', () => {
    const t = table({ first: 1 })
    t.state.track = 4
    t.discards('crawling-chaos', 'conflagration', 'thing-that-should-not-be')
    t.person(1).at = 5
    t.pick({ do: 'end' }).draw('rlyeh-awakens').draw('clutter').pick({ do: 'leave' })
    expect(t.state).toMatchObject({ track: 5, stage: 2 })
    expect(t.at(5)).toEqual(['cultist', 'elderOne'])
    expect(t.state.tokens.filter(({ kind, at }) => kind === 'rlyeh' && at === 5)).toHaveLength(1)
    expect(t.state.mythos.discard).toEqual([])
    expect(t.state.mythos.deck.bag).toHaveLength(16)
    const told = t.events.map(({ is }) => is)
    expect(told.indexOf('advanced')).toBeLessThan(told.indexOf('shuffled'))
    expect(told.indexOf('shuffled')).toBeLessThan(told.indexOf('stage'))
  })
})

describe('WE-DMD-08, WE-DMD-09', () => {
  it('[DMD-MYTHOS-01] [DMD-MYTHOS-02] [DMD-MYTHOS-03] [DMD-MYTHOS-05] both Byakhee come, none is summoned', () => {
    const t = table()
    t.enemy('byakhee', 10)
    t.enemy('byakhee', 15)
    t.pick({ do: 'end' }).draw('byakhee')
    expect(t.at(1)).toEqual(['byakhee', 'byakhee'])
    expect(t.told('noFigure')).toHaveLength(1)
    expect(t.state.mythos.discard).toEqual(['byakhee'])
    expect(t.state.track).toBe(1)
  })

  it('[DMD-MYTHOS-04] an effect on all investigators, then a Cultist at the Blue Gate', () => {
    const t = table()
    const token = t.state.tokens[0]
    if (token) token.at = 1
    t.pick({ do: 'end' }).draw('rlyeh-unleashed')
    expect([t.person(0).sanity, t.person(1).sanity]).toEqual([1, 1])
    expect(t.at(8)).toEqual(['cultist'])
  })
})

describe('WE-DMD-10, WE-DMD-11', () => {
  it('[DMD-DISC-01] [DMD-DISC-02] [DMD-DISC-03] the Assistant Janitor', () => {
    const t = table()
    t.claim(0, 'feral-student', 'left')
    t.person(0).stress = 1
    t.pick({ do: 'end' }).draw('sleeper-awakens').draw('assistant-janitor')
    expect(t.person(0).stress).toBe(2)
    t.pick({ do: 'claim', side: 'right' })
    expect(t.person(0).stress).toBe(4)
    expect(t.person(0).cards).toContainEqual({ card: 'assistant-janitor', side: 'right', wounds: 0 })
  })

  it('[DMD-COMP-01] [DMD-COMP-03] [DMD-COMP-04] [DMD-WOUND-02] Jerome lends a level and takes a wound', () => {
    for (const [who, with_, without] of [
      ['ian', 1, undefined],
      ['ahmed', 3, 2],
    ] as const) {
      const t = table({ investigators: [who, 'adam'] })
      t.person(0).levels = [1, 2, 1]
      t.claim(0, 'assistant-janitor', 'right')
      const stealth = () => t.game.view(t.state, 0).people[0]?.skills.find(({ skill }) => skill === 'stealth')?.level
      expect(stealth()).toBe(with_)
      t.enemy('cultist', 1)
      t.pick({ do: 'end' })
        .draw('sleeper-awakens')
        .roll('S -')
        .pick({ do: 'keep' })
        .pick({ do: 'card', card: 'assistant-janitor' })
      expect(stealth()).toBe(without)
      expect(t.person(0).wounds).toBe(0)
      expect(t.state.discovery.discard).toEqual(['assistant-janitor'])
    }
  })
})

describe('WE-DMD-12', () => {
  it('[DMD-END-04] [DMD-END-01] [DMD-RULING-43] the Elder One and the last investigator die at once: won', () => {
    const t = table()
    const elder = t.summoned(1, 4, true)
    Object.assign(t.state.figures[elder] ?? {}, { wounds: 11 })
    t.person(1).alive = false
    t.person(0).wounds = 4
    t.pick({ do: 'end' }).draw('sleeper-awakens').roll('S - - - - - -').pick({ do: 'keep' })
    expect(t.node).toMatchObject({ kind: 'over', ending: { won: true, how: 'slain' } })
  })
})

/** Levels of skills that no other scenario shows. */

import { type Layout, Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { core } from '../src/content/index.ts'

const table = (layout?: Layout) => new Table(core, layout)
const calm = (t: Table) => t.pick({ do: 'end' }).draw('sleeper-awakens')

/** The first investigator attacks a Cultist next to him with this skill at this level. */
const attack = (
  who: string,
  levels: readonly number[],
  faces: string,
  prepare: (t: Table) => void = () => undefined,
) => {
  const t = table({ investigators: [who, 'adam'] })
  t.person(0).levels = [...levels]
  t.enemy('star-spawn', 1)
  prepare(t)
  t.foe('star-spawn').roll(faces).keep()
  return t
}

const wounds = (t: Table) => t.state.figures.find(({ kind }) => kind === 'star-spawn')?.wounds

describe('Arcane Mastery', () => {
  it.each([
    [1, 1, 0],
    [2, 2, 0],
    [3, 2, 2],
    [4, 4, 2],
  ])('level %i: two elder signs are %i wounds and heal %i stress', (level, hits, healed) => {
    const t = attack('ahmed', [1, 1, level], 'E E -', (each) => Object.assign(each.person(0), { stress: 3 }))
    expect([wounds(t), 3 - t.person(0).stress]).toEqual([hits, healed])
  })
})

describe('Brawling', () => {
  it('level 4: everybody takes the full number', () => {
    const t = table({ investigators: ['ian', 'adam'] })
    t.person(0).levels = [1, 4, 1]
    t.enemy('star-spawn', 1)
    t.enemy('byakhee', 1)
    t.pick({ do: 'attack', all: true }).roll('S S - -').keep()
    expect(t.state.figures.filter(({ at }) => at === 1).map((figure) => figure.wounds)).toEqual([2, 2])
  })

  it('level 3: two free rerolls, and no more', () => {
    const t = table({ investigators: ['ian', 'adam'] })
    Object.assign(t.person(0), { levels: [1, 3, 1], stress: 4 })
    t.enemy('byakhee', 1)
    t.foe('byakhee').roll('- - - -')
    for (let i = 0; i < 2; i++) t.pick({ do: 'reroll', by: 'skill:brawling' }).roll('-')
    expect(t.about).toBe('act')
  })
})

describe('Marksman 4', () => {
  it('gives a free shot at another space', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    Object.assign(t.person(0), { levels: [1, 4, 1] })
    t.enemy('cultist', 4)
    t.enemy('cultist', 1)
    t.state.turn.actions = 0
    expect(t.options.filter((option) => option.do === 'attack')).toHaveLength(1)
    t.foe('cultist', 4).roll('S S S - -').keep()
    expect(t.at(4)).toEqual([])
  })
})

describe('High Strung', () => {
  it.each([
    [1, 1, 0],
    [2, 2, 0],
    [3, 2, 2],
    [4, 5, 2],
  ])('level %i: two tentacles are %i wounds and heal %i', (level, hits, healed) => {
    const t = attack('sister-beth', [level, 1, 1], 'T T - -', (each) => Object.assign(each.person(0), { wounds: 3 }))
    expect([wounds(t), 3 - t.person(0).wounds, t.person(0).sanity]).toEqual([hits, healed, 2])
  })
})

describe('Vengeance Obsession', () => {
  it.each([
    [1, [1, 0], 1],
    [2, [1, 1], 1],
    [3, [1, 1], 2],
    [4, [2, 2], 2],
  ])('level %i deals %j and heals %i stress', (level, dealt, healed) => {
    const t = table({ investigators: ['ian', 'adam'] })
    Object.assign(t.person(0), { levels: [level, 1, 1], stress: 4 })
    t.enemy('star-spawn', 1)
    t.enemy('byakhee', 1)
    calm(t).foe('star-spawn').roll('S - -').keep()
    const hurt = ['star-spawn', 'byakhee'].map(
      (kind) => t.state.figures.find((f) => f.kind === kind && f.at === 1)?.wounds,
    )
    expect([hurt, 4 - t.person(0).stress]).toEqual([dealt, healed])
  })
})

describe('Protector', () => {
  it('reaches a space from level 2, rerolls from 3, and calms at 4', () => {
    const t = table({ investigators: ['adam', 'morgan'] })
    Object.assign(t.person(1), { at: 2, levels: [4, 1, 1], stress: 4 })
    t.enemy('cultist', 1)
    calm(t).pick({ do: 'yes' }).roll('S S').pick({ do: 'reroll', by: 'skill:protector' }).roll('-')
    t.pick({ do: 'keep' })
    expect([t.person(0).wounds, t.person(1).wounds, t.person(1).stress]).toEqual([0, 1, 0])
    const far = table({ investigators: ['adam', 'morgan'] })
    Object.assign(far.person(1), { at: 2 })
    far.enemy('cultist', 1)
    expect(calm(far).about).toBe('roll')
  })
})

describe('Healing Prayer', () => {
  it('level 4 heals everybody in the space', () => {
    const t = table({ investigators: ['ahmed', 'adam', 'ian'] })
    t.person(0).levels = [4, 1, 1]
    for (const seat of [0, 1, 2]) Object.assign(t.person(seat), { stress: 3, wounds: 3 })
    t.person(2).at = 2
    calm(t).draw('clutter').pick({ do: 'leave' }).pick({ do: 'yes' })
    expect([0, 1, 2].map((seat) => [t.person(seat).stress, t.person(seat).wounds])).toEqual([
      [1, 1],
      [1, 1],
      [3, 3],
    ])
  })
})

describe('Read the Omens', () => {
  it('level 2: two cards, one is played, the other goes under the deck', () => {
    const t = table({ investigators: ['fatima', 'ian'] })
    Object.assign(t.person(0), { levels: [2, 1, 1], stress: 3 })
    t.pick({ do: 'end' })
      .pick({ do: 'yes' })
      .draw('byakhee')
      .draw('conflagration')
      .pick({ do: 'mythos', card: 'conflagration' })
    expect(t.state.mythos.deck.bottom).toEqual(['byakhee'])
    expect(t.state.fire[1]).toBe(1)
    expect(t.person(0).stress).toBe(1)
  })

  it('level 4: two wounds cancel a card of anybody', () => {
    const t = table({ investigators: ['ian', 'fatima'] })
    t.person(1).levels = [4, 1, 1]
    t.pick({ do: 'end' }).draw('conflagration')
    expect([t.asked, t.prompt]).toEqual([1, { is: 'mythos', cards: ['conflagration'] }])
    t.pick({ do: 'cancel' })
    expect([t.person(1).wounds, t.state.fire[1]]).toEqual([2, 0])
    expect(t.state.mythos.discard).toEqual(['conflagration'])
  })
})

describe('Swiftness 4', () => {
  it('gives a fourth action', () => {
    const t = table({ investigators: ['adam', 'borden'] })
    t.person(1).levels = [1, 4, 1]
    calm(t).draw('clutter').pick({ do: 'leave' })
    expect(t.prompt).toEqual({ is: 'act', actions: 4 })
  })
})

describe('Lucky', () => {
  it('is spent once a turn at level 1, thrice a roll at level 4', () => {
    const free = (t: Table) =>
      t.options.filter((option) => option.do === 'reroll' && option.by === 'skill:lucky').length
    const once = table({ investigators: ['elizabeth', 'adam'] })
    once.enemy('star-spawn', 1)
    once.foe('star-spawn').roll('- - -').pick({ do: 'reroll', by: 'skill:lucky' }).roll('-')
    expect(free(once)).toBe(0)
    once.pick({ do: 'keep' }).foe('star-spawn').roll('- - -')
    expect(free(once)).toBe(0)
    const often = table({ investigators: ['elizabeth', 'adam'] })
    often.person(0).levels = [4, 1, 1]
    often.enemy('star-spawn', 1)
    often.foe('star-spawn').roll('- - -').pick({ do: 'reroll', by: 'skill:lucky' }).roll('-')
    expect(free(often)).toBe(1)
  })
})

describe('Amulet of N’Gahal', () => {
  it('sends the wounds of Fire to an enemy', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.claim(0, 'locked-cabinet', 'left')
    t.person(0).fire = 2
    t.enemy('star-spawn', 1)
    calm(t).roll('- - -').keep().roll('S S').keep()
    t.foe('star-spawn')
    expect([t.person(0).wounds, wounds(t)]).toEqual([0, 2])
  })
})

describe('Star Spawn', () => {
  it('adds two tentacles in R’lyeh, when it attacks and when it is attacked', () => {
    const t = attack('borden', [1, 1, 1], '- - -', (each) => Object.assign(each.state.tokens[0] ?? {}, { at: 1 }))
    expect(t.person(0).sanity).toBe(2)
  })
})

/** Every insanity, brought about by one tentacle too many. */

import { Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { core } from '../src/content/index.ts'

const others = (id: string): string[] => ['hypochondria', 'masochism', 'catatonia'].filter((each) => each !== id)

/** Adam stands one short of a threshold with this insanity, Ian beside him, and slips. */
const mad = (id: string, prepare: (t: Table) => void = () => undefined): Table => {
  const t = new Table(core, { investigators: ['adam', 'ian', 'morgan'], insanities: [id, ...others(id)] })
  t.person(0).sanity = 3
  for (const seat of [0, 1, 2]) t.person(seat).at = seat === 2 ? 5 : 4
  t.enemy('star-spawn', 4)
  prepare(t)
  return t.foe('star-spawn').roll('T - -').keep()
}

describe('insanities', () => {
  it('[DMD-SANITY-04] Masochism counts wounds, and turns them into peace', () => {
    expect(mad('masochism').person(0).wounds).toBe(1)
    const t = mad('masochism', (table) => Object.assign(table.person(0), { tally: 2, stress: 3 }))
    expect(t.person(0)).toMatchObject({ wounds: 0, stress: 1, tally: 0 })
    t.pick({ do: 'level' }).pick({ do: 'end' }).draw('sleeper-awakens').roll('S S -').pick({ do: 'keep' })
    expect(t.person(0)).toMatchObject({ wounds: 2, tally: 2 })
  })

  it('Fear of Crowds', () => {
    expect(mad('fear-of-crowds').person(0).stress).toBe(2)
    const alone = mad('fear-of-crowds', (t) => {
      t.person(0).stress = 4
      t.person(0).levels = [1, 1, 1]
      t.person(0).at = 2
    })
    expect(alone.person(0).stress).toBe(0)
  })

  it('[DMD-RULING-82] Kleptomania takes what it can', () => {
    expect(mad('kleptomania').person(0).stress).toBe(2)
    const t = mad('kleptomania', (table) => {
      table.person(0).stress = 4
      table.claim(1, 'desk', 'left')
      table.claim(1, 'cages', 'left')
      table.claim(1, 'clutter', 'left')
    })
    expect(t.options.map((option) => option.do === 'give' && option.card)).toEqual(['desk', 'clutter'])
    t.pick({ do: 'give', card: 'desk' }).pick({ do: 'done' })
    expect(t.person(0)).toMatchObject({ stress: 0, cards: [{ card: 'desk', side: 'left', wounds: 0 }] })
  })

  it('Hypochondria', () => {
    expect(mad('hypochondria', (t) => Object.assign(t.person(0), { wounds: 2 })).person(0).stress).toBe(2)
    expect(mad('hypochondria', (t) => Object.assign(t.person(0), { stress: 2 })).person(0).stress).toBe(0)
  })

  it('Pyromania burns whoever is near', () => {
    const t = mad('pyromania', (table) => {
      table.state.fire[4] = 1
    })
    expect(t.state.fire[4]).toBe(2)
    expect([t.person(0).wounds, t.person(1).wounds, t.person(2).wounds]).toEqual([0, 2, 0])
    expect(t.state.figures.find(({ kind }) => kind === 'star-spawn')?.wounds).toBe(2)
  })

  it('[DMD-RULING-80] Catatonia: on the floor, safe, and only able to rest', () => {
    const t = mad('catatonia', (table) => Object.assign(table.person(0), { stress: 3 })).pick({ do: 'level' })
    expect(t.options.map((option) => option.do)).toEqual(['end', 'rest', 'rest', 'rest', 'stand'])
    expect(t.refused({ do: 'run' })).toMatchObject({ code: 'act.down', rule: 'DMD-RULING-80' })
    t.pick({ do: 'end' }).draw('sleeper-awakens')
    expect([t.person(0).wounds, t.state.active]).toEqual([0, 1])
    const up = mad('catatonia').pick({ do: 'level' }).pick({ do: 'stand' })
    expect(up.person(0)).toMatchObject({ down: false, stress: 1 })
  })

  it('Codependency', () => {
    const t = mad('codependency', (table) => Object.assign(table.person(0), { partner: 2 }))
    expect(t.person(0).stress).toBe(2)
    t.pick({ do: 'seat', seat: 2 })
    expect(t.person(2).at).toBe(4)
    expect(t.at(4)).toEqual(['star-spawn'])
    expect(mad('codependency', (table) => Object.assign(table.person(0), { partner: 1 })).person(0).stress).toBe(0)
  })

  it('Paranoia brings every monster a step nearer', () => {
    const t = mad('paranoia', (table) => {
      table.enemy('byakhee', 10)
      table.person(0).stress = 2
    })
    expect(t.at(9)).toEqual(['byakhee'])
    expect(t.person(0).stress).toBe(2)
  })

  it('[DMD-RULING-85] Obsessive Disorder makes things even', () => {
    const t = mad('obsessive-disorder', (table) => {
      Object.assign(table.person(0), { stress: 4, wounds: 1 })
      for (const card of ['desk', 'clutter', 'cages']) table.claim(0, card, 'left')
      table.claim(0, 'professor', 'right')
    })
    expect(t.person(0).stress).toBe(1)
    t.pick({ do: 'card', card: 'cages' }).pick({ do: 'card', card: 'desk' })
    expect(t.person(0).cards.map(({ card }) => card)).toEqual(['clutter', 'professor'])
  })

  it('Recurring Trauma', () => {
    expect(mad('recurring-trauma', (t) => Object.assign(t.person(0), { stress: 3 })).person(0).stress).toBe(0)
    const t = mad('recurring-trauma', (table) => {
      table.state.mythos.deck.bag = table.state.mythos.deck.bag.filter((card) => card !== 'monsters-in-the-labs')
      table.person(0).kept = 'monsters-in-the-labs'
    })
    expect([t.at(8), t.at(9), t.person(0).kept]).toEqual([['byakhee'], ['fire-vampire'], 'monsters-in-the-labs'])
  })

  it('Psychotic Outbreaks', () => {
    const t = mad('psychotic-outbreaks')
    expect([t.person(0).wounds, t.person(1).wounds]).toEqual([0, 2])
    const alone = mad('psychotic-outbreaks', (table) => {
      table.person(0).at = 9
      table.person(0).levels = [1, 1, 1]
      table.person(1).at = 1
      table.person(2).at = 1
    })
    expect(alone.person(0).at).toBe(4)
    expect(alone.state.figures.find(({ kind }) => kind === 'star-spawn')?.wounds).toBe(2)
  })

  it('[DMD-RULING-85] Short-Term Memory Loss', () => {
    expect(mad('short-term-memory-loss').person(0).stress).toBe(1)
    const t = mad('short-term-memory-loss', (table) => {
      table.person(0).stress = 4
      table.claim(0, 'desk', 'left')
      table.claim(0, 'cages', 'left')
    })
    t.pick({ do: 'card', card: 'cages' })
    expect(t.person(0)).toMatchObject({ stress: 0, cards: [{ card: 'desk', side: 'left', wounds: 0 }] })
  })
})

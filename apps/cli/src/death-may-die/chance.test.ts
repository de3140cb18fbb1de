import { type Chance, deathMayDie } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { words as wordsOf } from '@vigil/death-may-die/text'
import { describe, expect, it } from 'vitest'
import { askedOf, facesIn, readRoll } from './chance.ts'

const words = wordsOf(core)
const game = deathMayDie(core)
const setup = { episode: 's1e1', elderOne: 'cthulhu', investigators: ['borden', 'the-kid'] }
const view = game.view(game.start(setup), 'spectator')
const roll: Extract<Chance, { is: 'roll' }> = { is: 'roll', standard: 3, bonus: 1, why: 'attack' }

describe('what was rolled', () => {
  it.each([
    ['s st - e', ['S', 'ST', '-', 'E']],
    ['S, S+T, 0, SE', ['S', 'ST', '-', 'SE']],
    ['ts b es', ['ST', '-', 'SE']],
    ['', []],
  ])('"%s" is read as %j', (text, faces) => {
    expect(facesIn(text)).toEqual(faces)
  })

  it('is told in the order of the dice, the standard ones first', () => {
    expect(readRoll(roll, 's st - se')).toEqual({ ok: true, value: { faces: ['S', 'ST', '-', 'SE'] } })
  })

  it('must be as many results as dice', () => {
    expect(readRoll(roll, 's t')).toEqual({
      ok: false,
      why: '4 dice were rolled (3 standard and 1 bonus), and 2 results were given.',
    })
  })

  it('must be on the die', () => {
    expect(readRoll(roll, 'se s s s')).toEqual({
      ok: false,
      why: 'A standard die has no SE; it shows -, S, ST, T, E.',
    })
    expect(readRoll(roll, 's s s t')).toMatchObject({ why: expect.stringContaining('bonus die has no T') })
  })

  it('is typed with letters that are commands elsewhere', () => {
    const asked = askedOf(roll, core, words, view)
    if (asked.is !== 'typed') return expect.fail()
    expect(asked.question).toContain('Roll 4 dice: 3 standard and 1 bonus.')
    for (const text of ['s', 'S T', 's+t,']) expect(asked.spells(text)).toBe(true)
    for (const text of ['quit', 'u', 'log', 'help']) expect(asked.spells(text)).toBe(false)
  })
})

describe('what was drawn', () => {
  const labels = (chance: Chance): string[] => {
    const asked = askedOf(chance, core, words, view)
    return asked.is === 'list' ? asked.outcomes.map(({ label }) => label) : []
  }

  it('is picked from a list by name', () => {
    const cards = core.insanities.map(({ id }) => id)
    const names = labels({ is: 'draw', from: 'insanities', cards })
    expect(names).toHaveLength(12)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it('is one line for faces that are alike, each by its name', () => {
    const { token, faces = [] } =
      core.episodes.flatMap(({ tokens }) => tokens).find(({ faces, shown }) => faces && !shown) ?? {}
    expect(token).toBeDefined()
    const ids = faces.map(({ face }) => face)
    expect(labels({ is: 'draw', from: 'faces', cards: [...ids, ...ids] }).toSorted()).toEqual(
      faces.map(({ name }) => name).toSorted(),
    )
  })

  it('is a player where the first one is drawn', () => {
    expect(labels({ is: 'draw', from: 'seats', cards: ['0', '1'] })).toEqual(['Borden', 'The Kid'])
  })
})

import { describe, expect, it } from 'vitest'
import type { Component } from '../card.ts'
import { core } from '../content/index.ts'
import { RULE_SETS } from '../rulesets/index.ts'
import { de } from './de/index.ts'
import { words } from './index.ts'

const say = words(core)
const sag = words(core, de)
const { pack } = sag

const cards = (of: typeof core): Component[] => [
  ...of.adventures,
  ...of.otherWorlds,
  ...of.mythos,
  ...of.monsters,
  ...of.items,
  ...of.allies,
  of.entrance,
]
const people = (of: typeof core) => [...of.investigators, ...of.ancientOnes]

/** Proper names, and words that German has borrowed. */
const ALIKE = ["R'lyeh", 'Yuggoth', 'Byakhee', 'Gug', 'Mi-Go', 'Whiskey', 'Tommy Gun', 'Necronomicon', 'Duke']

describe('the core set in German', () => {
  it('has a title of its own for every card', () => {
    const german = new Map(cards(pack).map(({ id, name }) => [id, name]))
    expect(cards(core).filter(({ id, name }) => german.get(id) === name && !ALIKE.includes(name))).toEqual([])
  })

  it('has no two cards of one name', () => {
    const names = cards(pack).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has a line of its own below every title', () => {
    for (const { id, flavour } of [...cards(core), ...people(core)]) {
      expect(say.flavourOf(id)).toBe(flavour)
      expect(sag.flavourOf(id), id).not.toBe(flavour)
      expect(sag.flavourOf(id), id).toMatch(/^\p{Lu}.*[.!?]$/u)
    }
  })

  it('keeps the names of investigators and Ancient Ones, and calls their abilities something else', () => {
    const german = new Map(people(pack).map((one) => [one.id, one]))
    for (const one of people(core)) {
      expect(german.get(one.id)?.name).toBe(one.name)
      expect(german.get(one.id)?.ability.name, one.id).not.toBe(one.ability.name)
      expect(german.get(one.id)?.ability.standing).toBe(one.ability.standing)
    }
  })

  it('has a title for every investigator', () => {
    const english = new Map(core.investigators.map(({ id, title }) => [id, title]))
    expect(pack.investigators.filter(({ id, title }) => english.get(id) === title)).toEqual([])
  })

  it('knows nothing that is not in the box', () => {
    const ids = new Set([...cards(core), ...people(core)].map(({ id }) => id))
    const { cards: named = {}, mythos = {}, investigators = {}, ancientOnes = {} } = de.box
    const known = [named, mythos, investigators, ancientOnes].flatMap((table) => Object.keys(table))
    expect(known.filter((id) => !ids.has(id))).toEqual([])
  })

  it('leaves everything but words alone', () => {
    const wordless = JSON.stringify(core, (key, value) =>
      ['name', 'title', 'titles', 'flavour'].includes(key) ? '' : value,
    )
    expect(
      JSON.stringify(pack, (key, value) => (['name', 'title', 'titles', 'flavour'].includes(key) ? '' : value)),
    ).toBe(wordless)
  })

  it('translates cards that are handed in as the pack has them', () => {
    const [investigator] = core.investigators
    const [mythos] = core.mythos
    const [ancient] = core.ancientOnes
    expect(investigator && sag.investigatorText(investigator)).toMatch(
      /^Studentin\. Verstand 5, Ausdauer 5\.\nFleißig: /,
    )
    expect(mythos && sag.mythosText(mythos)).toMatch(/^Die Sterne stehen richtig: /)
    expect(ancient && sag.ancientOneText(ancient)).toContain('\nRuheloser Hofstaat: ')
  })
})

describe('a card German does not know', () => {
  it('keeps its name', () => {
    const [first] = core.adventures
    if (!first) return expect.fail('no adventures')
    const own = { ...core, adventures: [{ ...first, id: 'the-crypt', name: 'The Crypt' }] }
    expect(words(own, de).nameOf('the-crypt')).toBe('The Crypt')
  })
})

describe('rule sets', () => {
  it('have the name of the rules in English, and one of their own in German', () => {
    for (const { id, name } of RULE_SETS) {
      expect(say.ruleSetName(id)).toBe(name)
      expect(sag.ruleSetName(id)).toMatch(/^(Erste Ausgabe|Überarbeitete (Ausgabe|Grundregeln)) \(/)
    }
    expect(sag.ruleSetName('house')).toBe('house')
  })

  it('name the difficulty', () => {
    const key = 'first/hours:5/events:easy+hard'
    expect(say.ruleSetName(key)).toBe(
      'First printing (2011); house rules: clock of 5 hours and Mythos cards easy and hard',
    )
    expect(sag.ruleSetName(key)).toBe(
      'Erste Ausgabe (2011); Hausregeln: Uhr mit 5 Stunden und Mythoskarten leicht und schwer',
    )
  })

  it('name the module of the Esoteric Orders', () => {
    expect(say.ruleSetName('fan/orders:esoteric')).toBe('Revised Core Rules (fan, v1.0) with the Esoteric Orders')
    expect(sag.ruleSetName('fan/hours:4/orders:esoteric')).toBe(
      'Überarbeitete Grundregeln (Fan, v1.0) mit den Esoterischen Orden; Hausregeln: Uhr mit 4 Stunden',
    )
  })

  it('name the house rules over them', () => {
    const key = 'revised/first:midnight-timing/ruling:limited-clues'
    expect(say.ruleSetName(key)).toBe(
      'Revised printing (2012) with FAQ; house rules: Midnight as in “First printing (2011)” and Clue tokens, the other reading',
    )
    expect(sag.ruleSetName(key)).toBe(
      'Überarbeitete Ausgabe (2012) mit FAQ; Hausregeln: Mitternacht wie in „Erste Ausgabe (2011)“ und Hinweismarker, andere Lesart',
    )
  })
})

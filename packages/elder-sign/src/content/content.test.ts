import { describe, expect, it } from 'vitest'
import type { Component, Mythos } from '../card.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { packProblems } from '../schema.ts'
import { core } from './index.ts'

const components: Component[] = [
  ...core.adventures,
  ...core.otherWorlds,
  ...core.mythos,
  ...core.monsters,
  ...core.items,
  ...core.allies,
  ...core.investigators,
  ...core.ancientOnes,
  core.entrance,
]

const ofDeck = (deck: string) => core.items.filter((item) => item.deck === deck)
const markers = (mask: boolean): number =>
  core.monsters.filter((monster) => (monster.mask === true) === mask).reduce((n, { count }) => n + count, 0)
const mythos = (end: string): Mythos => {
  const card = core.mythos.find(({ id }) => id.endsWith(end))
  if (!card) throw new Error(`no Mythos card ends in ${end}`)
  return card
}

describe('the core set', () => {
  it('has as many components of each kind as the box', () => {
    expect({
      adventures: core.adventures.length,
      otherWorlds: core.otherWorlds.length,
      mythos: core.mythos.length,
      markers: markers(false),
      masks: markers(true),
      common: ofDeck('common').length,
      unique: ofDeck('unique').length,
      spells: ofDeck('spell').length,
      allies: core.allies.length,
      investigators: core.investigators.length,
      ancientOnes: core.ancientOnes.length,
    }).toEqual({
      adventures: 48,
      otherWorlds: 8,
      mythos: 32,
      markers: 22,
      masks: 5,
      common: 12,
      unique: 12,
      spells: 12,
      allies: 8,
      investigators: 16,
      ancientOnes: 8,
    })
  })

  it('is a sound pack', () => expect(packProblems(core)).toEqual([]))

  it('is plain JSON: nothing is lost on the way through a file', () => {
    expect(JSON.parse(JSON.stringify(core))).toStrictEqual(core)
  })

  it('is a tree: frozen through and through, no record lies in two places', () => {
    const seen = new Set<object>()
    const freeze = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      expect(seen.has(value), JSON.stringify(value)).toBe(false)
      seen.add(Object.freeze(value))
      Object.values(value).forEach(freeze)
    }
    freeze(structuredClone(core))
    expect(seen.size).toBeGreaterThan(1000)
  })

  it('says of each record where it comes from', () => {
    for (const { id, origin, invented } of components) {
      expect(['box', 'mixed', 'vigil'], id).toContain(origin)
      if (origin === 'mixed') expect(invented?.length, id).toBeGreaterThan(0)
      else expect(invented, id).toBeUndefined()
    }
  })

  it('has a line of flavour for each record, no two alike', () => {
    const lines = components.map(({ id, flavour }) => flavour ?? `${id} has none`)
    for (const [i, line] of lines.entries()) expect(line, components[i]?.id).toMatch(/^[A-Z].{10,90}[.!?]$/)
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('gives no two records one name', () => {
    expect(new Set(components.map(({ name }) => name)).size).toBe(components.length)
  })
})

describe('the Mythos deck', () => {
  /** Doom at the top of the list comes whatever happens; doom further in may be turned aside. */
  const hidden = (effect: Effect): boolean => {
    switch (effect.do) {
      case 'choose':
        return effect.options.flat().some(adds)
      case 'pay':
        return effect.otherwise.some(adds)
      case 'if':
        return [...effect.then, ...(effect.else ?? [])].some(adds)
      default:
        return false
    }
  }
  const adds = (effect: Effect): boolean => effect.do === 'doom' || hidden(effect)
  const classOf = (immediate: readonly Effect[]): Mythos['doom'] => {
    if (immediate.some(({ do: word }) => word === 'doom')) return 'unconditional'
    return immediate.some(hidden) ? 'conditional' : 'none'
  }

  it('[ES-DIFF-02] files each card under the doom of its immediate half', () => {
    for (const { id, immediate, doom } of core.mythos) expect(doom, id).toBe(classOf(immediate))
  })

  it.each(['unconditional', 'conditional', 'none'])('[ES-DIFF-02] has enough cards to play with %s doom', (doom) => {
    expect(core.mythos.filter((card) => card.doom === doom).length).toBeGreaterThanOrEqual(9)
  })

  it('joins the two halves of each title, and halves of one title do one thing', () => {
    const known = new Map<string, readonly Effect[]>()
    for (const { name, titles, immediate } of core.mythos) {
      expect(name).toBe(titles.join('… '))
      expect(immediate, name).toEqual(known.get(titles[0]) ?? immediate)
      known.set(titles[0], immediate)
    }
  })

  it('[ES-MYTHOS-07] A Warning… Of a Conspiracy makes investigation harder by 1', () => {
    expect(mythos('of-a-conspiracy').lingering.traits).toEqual([{ has: 'harder', n: 1 }])
  })

  it('[ES-MYTHOS-06] The Stars Align… Above an Open Door puts a further Adventure in play', () => {
    expect(mythos('above-an-open-door').lingering.arrival).toEqual([{ do: 'extraAdventure' }])
  })

  it('calls a lock a harm', () => {
    for (const { id, lock, lingering } of core.mythos) if (lock) expect(lingering.tone, id).toBe('harm')
  })
})

describe('items and spells', () => {
  const adding = (deck: string, colour: 'yellow' | 'red'): number =>
    ofDeck(deck).filter(({ effects }) =>
      effects.some((effect) => effect.do === 'addDice' && effect.dice.includes(colour)),
    ).length
  const securing = (least: number): number =>
    ofDeck('spell').filter(({ effects }) => effects.some((effect) => effect.do === 'secure' && effect.dice >= least))
      .length

  it('[ES-ITEM-03] most common items add the yellow die, most unique items the red one', () => {
    expect(adding('common', 'yellow')).toBeGreaterThan(6)
    expect(adding('unique', 'red')).toBeGreaterThan(6)
    expect(adding('common', 'red')).toBe(0)
  })

  it('[ES-SPELL-04] most spells secure a die, some of them two', () => {
    expect(securing(1)).toBeGreaterThan(6)
    expect(securing(2)).toBeGreaterThan(1)
    expect(securing(3)).toBe(0)
  })

  it('[ES-ITEM-09] Whiskey and Food pay costs, and nothing else does', () => {
    expect(core.items.filter(({ paysCosts }) => paysCosts).map(({ id }) => id)).toEqual(['whiskey', 'food'])
  })
})

describe('the monster cup', () => {
  it('has Cultists enough for those who ask for them', () => {
    expect(core.monsters.find(({ type }) => type === 'cultist')?.count).toBeGreaterThanOrEqual(5)
  })

  it('keeps the masks apart by a flag of their own', () => {
    const masks = core.monsters.filter(({ id }) => id.startsWith('mask-'))
    expect(masks.every(({ mask }) => mask)).toBe(true)
    expect(core.monsters.filter(({ mask }) => mask)).toEqual(masks)
    const wearers = core.ancientOnes.filter(({ ability: { standing } }) =>
      standing.traits?.some(({ has }) => has === 'masks'),
    )
    expect(wearers.map(({ id }) => id)).toEqual(['nyarlathotep'])
  })
})

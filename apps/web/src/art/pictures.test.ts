import { core } from '@vigil/elder-sign/content'
import { describe, expect, it } from 'vitest'
import { EARLY } from './icons/early-icons.ts'
import { isIconName } from './icons/icon.tsx'
import { LATE } from './icons/late-icons.ts'
import { ICON_AUTHORS } from './icons/list.ts'
import { cardMark, monsterMark, placeMark } from './marks.tsx'
import { CARD_MARKS, MONSTER_MARKS, PLACE_MARKS } from './marks-data.ts'
import { ANCIENT_ONES } from './sigils/ancient-ones.ts'
import { INVESTIGATORS } from './sigils/investigators.ts'

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)
const missing = (cards: readonly { readonly id: string }[], drawn: object): string[] =>
  ids(cards).filter((id) => !Object.hasOwn(drawn, id))

describe('every card of the core set has a picture', () => {
  it('a sigil for each Ancient One, an emblem for each investigator, no two alike', () => {
    expect(missing(core.ancientOnes, ANCIENT_ONES)).toEqual([])
    expect(missing(core.investigators, INVESTIGATORS)).toEqual([])
    expect(new Set(Object.values(INVESTIGATORS)).size).toBe(core.investigators.length)
  })

  it('a mark for each place, item, ally and monster', () => {
    expect(missing([...core.adventures, ...core.otherWorlds], PLACE_MARKS)).toEqual([])
    expect(missing([...core.items, ...core.allies], CARD_MARKS)).toEqual([])
    expect(missing(core.monsters, MONSTER_MARKS)).toEqual([])
  })

  it('places and monsters are told apart by their marks', () => {
    const places = [...core.adventures, ...core.otherWorlds].map(({ id }) => placeMark(id))
    expect(new Set(places).size).toBe(places.length)
    const monsters = core.monsters.map(({ id }) => monsterMark(id))
    expect(new Set(monsters).size).toBe(monsters.length)
  })

  it('each Mythos card has the mark of its family', () => {
    expect(core.mythos.filter(({ id }) => cardMark(id, 'mythos') === 'evil-moon').map(({ id }) => id)).toEqual([])
  })
})

describe('cards of other packs', () => {
  it('get a picture too, the same one every time', () => {
    expect(isIconName(placeMark('the-custom-cellar'))).toBe(true)
    expect(placeMark('the-custom-cellar')).toBe(placeMark('the-custom-cellar'))
    expect(cardMark('custom-thing', 'spell')).toBe('spell-book')
    expect(monsterMark('custom-beast')).toBe('monster-grasp')
  })
})

it('every icon has an author, and only those in the list are shipped', () => {
  expect([...Object.keys(EARLY), ...Object.keys(LATE)].toSorted()).toEqual(
    Object.values(ICON_AUTHORS).flat().toSorted(),
  )
})

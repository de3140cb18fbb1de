import type { Event } from '@vigil/elder-sign'
import { describe, expect, it } from 'vitest'
import { cardsSeen } from './elder-sign-cards.ts'

const NAMES: Readonly<Record<string, string>> = { 'ghoul-1': 'Ghoul', 'ghoul-2': 'Ghoul' }

const seenIn = (events: readonly Event[]) => {
  const cards = cardsSeen({ nameOf: (id) => NAMES[id] ?? id })
  for (const event of events) cards.tell(event)
  return cards.seen()
}

describe('cards that turned up', () => {
  it('are kept by pile with the turn they came first; the set-up is turn 0', () => {
    expect(
      seenIn([
        { is: 'dealt', card: 'koi-pond', slot: 0 },
        { is: 'drew', seat: 0, card: 'axe', deck: 'common' },
        { is: 'turn', seat: 0, turn: 1 },
        { is: 'mythos', card: 'stars' },
        { is: 'gate', card: 'yuggoth' },
        { is: 'turn', seat: 0, turn: 5 },
        { is: 'dealt', card: 'koi-pond', slot: 2 },
        { is: 'bought', seat: 0, what: 'ally', card: 'duke' },
        { is: 'bought', seat: 0, what: 'investigator', card: 'joe' },
      ]),
    ).toEqual({
      Adventures: { 'koi-pond': 0 },
      'Common items': { axe: 0 },
      'Mythos cards': { stars: 1 },
      'Other Worlds': { yuggoth: 1 },
      Allies: { duke: 5 },
    })
  })

  it('count markers of one monster once', () => {
    const marker = (id: string): Event => ({ is: 'monster', marker: id, card: 'koi-pond', box: 0 })
    expect(
      seenIn([
        { is: 'turn', seat: 0, turn: 2 },
        marker('ghoul-2'),
        { is: 'turn', seat: 0, turn: 3 },
        marker('ghoul-1'),
      ]),
    ).toEqual({
      Monsters: { Ghoul: 2 },
    })
  })
})

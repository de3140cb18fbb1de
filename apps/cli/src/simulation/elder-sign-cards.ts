/** Which cards and monsters turned up in a game of Elder Sign, and when first. */
import type { Event } from '@vigil/elder-sign'
import type { Words } from '@vigil/elder-sign/text'

const HELD: Readonly<Record<string, string>> = {
  common: 'Common items',
  unique: 'Unique items',
  spell: 'Spells',
  ally: 'Allies',
}

const heldIn = (deck: string, card: string): readonly [pile: string, id: string] | undefined => {
  const pile = HELD[deck]
  return pile === undefined ? undefined : [pile, card]
}

/** A pile for the card, where the event shows one. */
const shownIn = (event: Event): readonly [pile: string, id: string] | undefined => {
  switch (event.is) {
    case 'dealt':
      return ['Adventures', event.card]
    case 'gate':
      return ['Other Worlds', event.card]
    case 'monster':
      return ['Monsters', event.marker]
    case 'mythos':
      return ['Mythos cards', event.card]
    case 'drew':
      return heldIn(event.deck, event.card)
    case 'bought':
      return heldIn(event.what, event.card)
    default:
      return undefined
  }
}

export interface Seen {
  tell(event: Event): void
  /** By name: markers of one monster are one. */
  seen(): Record<string, Record<string, number>>
}

export const cardsSeen = ({ nameOf }: Pick<Words, 'nameOf'>): Seen => {
  let turn = 0
  const first = new Map<string, readonly [pile: string, turn: number]>()
  return {
    tell(event) {
      if (event.is === 'turn') turn = event.turn
      const shown = shownIn(event)
      if (shown && !first.has(shown[1])) first.set(shown[1], [shown[0], turn])
    },
    seen() {
      const piles: Record<string, Record<string, number>> = {}
      for (const [id, [pile, at]] of first) {
        piles[pile] ??= {}
        const cards = piles[pile]
        cards[nameOf(id)] = Math.min(at, cards[nameOf(id)] ?? at)
      }
      return piles
    },
  }
}

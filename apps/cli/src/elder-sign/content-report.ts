/** What is in a pack, deck by deck. */
import type { Component, Pack } from '@vigil/elder-sign'
import { countedContent } from '../content-count.ts'
import type { ContentReport } from '../shelf.ts'

const decksOf = (pack: Pack): [string, readonly Component[]][] => {
  const items = (deck: string): readonly Component[] => pack.items.filter((item) => item.deck === deck)
  return [
    ['Adventures', pack.adventures],
    ['Other Worlds', pack.otherWorlds],
    ['Mythos', pack.mythos],
    ['Monsters (kinds)', pack.monsters],
    ['Common Items', items('common')],
    ['Unique Items', items('unique')],
    ['Spells', items('spell')],
    ['Allies', pack.allies],
    ['Investigators', pack.investigators],
    ['Ancient Ones', pack.ancientOnes],
    ['Entrance', [pack.entrance]],
  ]
}

export const contentReport = (pack: Pack): ContentReport => {
  const decks = decksOf(pack).map(([deck, cards]) => ({ deck, cards }))
  return { ...countedContent(pack.name, decks), drawings: [] }
}

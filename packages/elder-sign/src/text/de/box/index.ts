/** What German calls the components of the core set. */
import type { BoxWords } from '../../tongue.ts'
import { adventures } from './adventures.ts'
import { allies } from './allies.ts'
import { ancientOnes } from './ancient-ones.ts'
import { investigators } from './investigators.ts'
import { items } from './items.ts'
import { monsters } from './monsters.ts'
import { mythos } from './mythos.ts'
import { otherWorlds } from './other-worlds.ts'

export const box: BoxWords = {
  packs: { core: 'Grundspiel' },
  cards: {
    ...adventures,
    ...otherWorlds,
    ...monsters,
    ...items,
    ...allies,
    'museum-entrance': ['Eingangshalle', 'Vorsicht, Stufe. Eintrittskarte aufbewahren. Bis Mitternacht draußen sein.'],
  },
  mythos,
  investigators,
  ancientOnes,
}

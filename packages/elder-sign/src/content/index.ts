/** The core set. Data only: a pack is what JSON can carry, and nothing here computes. */
import type { Pack } from '../card.ts'
import { adventures } from './adventures.ts'
import { allies } from './allies.ts'
import { ancientOnes } from './ancient-ones.ts'
import { commonItems } from './common-items.ts'
import { entrance } from './entrance.ts'
import { investigators } from './investigators.ts'
import { monsters } from './monsters.ts'
import { mythos } from './mythos.ts'
import { otherWorlds } from './other-worlds.ts'
import { spells } from './spells.ts'
import { uniqueItems } from './unique-items.ts'

export const core: Pack = {
  id: 'core',
  name: 'Core set',
  adventures,
  otherWorlds,
  mythos,
  monsters,
  items: [...commonItems, ...uniqueItems, ...spells],
  allies,
  investigators,
  ancientOnes,
  entrance,
}

/** Ten kinds of enemies. Episodes and Elder Ones may print another ability for one of them. */
import type { EnemyCard } from '../card.ts'

export const enemies: readonly EnemyCard[] = [
  {
    id: 'cultist', name: 'Cultist', origin: 'box',
    category: 'cultist', figures: 10, health: 2, dice: { standard: 0, bonus: 2 }, traits: [],
  },
  {
    id: 'star-spawn', name: 'Star Spawn', origin: 'box',
    category: 'monster', figures: 1, health: 7, dice: { standard: 3, bonus: 0 },
    traits: [
      { has: 'tentacles', n: 2, when: ['attacks', 'attacked'], if: { place: { both: ['its', { with: 'rlyeh' }] } } },
    ],
  },
  {
    id: 'disciple-of-hastur', name: 'Disciple of Hastur', origin: 'mixed', invented: ['health', 'dice', 'traits'],
    category: 'monster', figures: 4, health: 3, dice: { standard: 1, bonus: 1 },
    traits: [{ has: 'after', if: 'elder', then: [{ do: 'take', token: 'yellowSign', from: 'reserve' }] }],
  },
  {
    id: 'fire-vampire', name: 'Fire Vampire', origin: 'box',
    category: 'monster', figures: 2, health: 4, dice: { standard: 2, bonus: 1 },
    traits: [{ has: 'before', then: [{ do: 'fire', at: 'its' }] }],
  },
  {
    id: 'byakhee', name: 'Byakhee', origin: 'box',
    category: 'monster', figures: 2, health: 3, dice: { standard: 1, bonus: 2 },
    traits: [{ has: 'eldersHit' }],
  },
  {
    id: 'deep-one', name: 'Deep One', origin: 'mixed', invented: ['health', 'dice', 'traits'],
    category: 'monster', figures: 5, health: 3, dice: { standard: 2, bonus: 0 },
    traits: [{ has: 'after', if: 'wounded', then: [{ do: 'stress', n: 1 }] }],
  },
  {
    id: 'ghoul', name: 'Ghoul', origin: 'mixed', invented: ['health', 'dice', 'traits'],
    category: 'monster', figures: 5, health: 3, dice: { standard: 1, bonus: 1 },
    traits: [{ has: 'fangs', bonus: 1, if: { wounds: 2 } }],
  },
  {
    id: 'hunting-horror', name: 'Hunting Horror', origin: 'mixed', invented: ['health', 'dice', 'traits'],
    category: 'monster', figures: 2, health: 4, dice: { standard: 2, bonus: 1 },
    traits: [
      { has: 'after', then: [{ do: 'move', which: 'it', toward: { of: { others: 'all' } }, spaces: 2 }] },
    ],
  },
  {
    id: 'shoggoth', name: 'Shoggoth', origin: 'mixed', invented: ['health', 'dice', 'traits'],
    category: 'monster', figures: 1, health: 6, dice: { standard: 2, bonus: 1 },
    traits: [{ has: 'on', moment: 'everyTurnEnd', then: [{ do: 'mendEnemy', which: 'it', n: 1 }] }],
  },
  {
    id: 'chthonian', name: 'Chthonian', origin: 'mixed', invented: ['health', 'dice', 'traits'],
    category: 'monster', figures: 1, health: 6, dice: { standard: 2, bonus: 1 },
    traits: [
      { has: 'before', then: [{ do: 'sanity', n: 1, who: { others: { in: 'its' } } }] },
    ],
  },
]

/** What a pack of the right shape may still get wrong. */
import { type Path, type Problem, shown } from '@vigil/kernel/problem'
import type { Adventure, Pack, Task } from '../card.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { blocksOf, isPayable, standingsIn, testsOf, visits, worksIn } from './place.ts'
import { problemAt } from './problem.ts'

type Check = (pack: Pack) => Problem[]

const DECKS = [
  'adventures',
  'otherWorlds',
  'mythos',
  'monsters',
  'items',
  'allies',
  'investigators',
  'ancientOnes',
] as const

const records = (pack: Pack) => [
  ...DECKS.flatMap((deck) => pack[deck].map((card, i) => ({ card, path: [deck, i] as Path }))),
  { card: pack.entrance, path: ['entrance'] as Path },
]

/** Trophies of all kinds lie in one pile and locks in one queue, so no two components share an id. */
const ids: Check = (pack) => {
  const seen = new Map<string, string>()
  return records(pack).flatMap(({ card, path }) => {
    const other = seen.get(card.id)
    seen.set(card.id, other ?? String(path[0]))
    return other === undefined ? [] : [problemAt(pack, [...path, 'id'], `an id of its own: ${other} has this one`)]
  })
}

const origins: Check = (pack) =>
  records(pack).flatMap(({ card: { origin, invented }, path }) => {
    if (origin === 'mixed' && !invented?.length) {
      return [problemAt(pack, [...path, 'invented'], 'a list of the fields that are ours, as the origin is mixed')]
    }
    if (origin !== 'mixed' && invented) {
      return [problemAt(pack, [...path, 'invented'], `left out: the origin is ${origin}`)]
    }
    return []
  })

const adventuresOf = (pack: Pack): { card: Adventure; path: Path }[] =>
  (['adventures', 'otherWorlds'] as const).flatMap((deck) =>
    pack[deck].map((card, i) => ({ card, path: [deck, i] as Path })),
  )

const kinds: Check = (pack) =>
  adventuresOf(pack).flatMap(({ card, path }) => {
    const kind = path[0] === 'adventures' ? 'adventure' : 'otherWorld'
    return card.kind === kind ? [] : [problemAt(pack, [...path, 'kind'], shown(kind))]
  })

/** ES-MONSTER-02..05. */
const boxProblem = ({ needs, costs, box }: Task): { field: Path; expected: string } | undefined => {
  if (box?.kind === 'empty') {
    if (needs.length > 0) return { field: ['needs'], expected: 'an empty list, as its monster box is empty' }
    if (costs) return { field: ['costs'], expected: 'left out, as its monster box is empty' }
    return undefined
  }
  if (needs.length === 0) return { field: ['needs'], expected: 'at least one symbol, as its monster box is not empty' }
  if (box?.kind !== 'partial') return undefined
  const { covers } = box
  if (covers.some((i) => i >= needs.length)) {
    return { field: ['box', 'covers'], expected: `numbers of its symbols, 0 to ${needs.length - 1}` }
  }
  if (new Set(covers).size < covers.length) return { field: ['box', 'covers'], expected: 'each number once' }
  if (covers.length === needs.length) return { field: ['box', 'covers'], expected: 'some of its symbols: all is total' }
  return undefined
}

const rows: Check = (pack) =>
  adventuresOf(pack).flatMap(({ card, path }) => {
    const found = card.tasks.flatMap((task, i) => {
      const wrong = boxProblem(task)
      return wrong ? [problemAt(pack, [...path, 'tasks', i, ...wrong.field], wrong.expected)] : []
    })
    if (found.length === 0 && card.tasks.every(({ needs }) => needs.length === 0)) {
      return [problemAt(pack, [...path, 'tasks'], 'at least one task with symbols')]
    }
    return found
  })

/** What a game needs to be dealt: six Adventures lie in play, the rest at least exists. */
const minima: Check = (pack) => {
  const itemsIn = (deck: string): number => pack.items.filter((item) => item.deck === deck).length
  const wanted: [field: keyof Pack, has: number, least: number, what: string][] = [
    ['adventures', pack.adventures.length, 6, 'Adventures'],
    ['otherWorlds', pack.otherWorlds.length, 1, 'Other World'],
    ['mythos', pack.mythos.length, 1, 'Mythos card'],
    ['monsters', pack.monsters.filter(({ mask }) => !mask).length, 1, 'monster that is no mask'],
    ['items', itemsIn('common'), 1, 'common item'],
    ['items', itemsIn('unique'), 1, 'unique item'],
    ['items', itemsIn('spell'), 1, 'spell'],
    ['allies', pack.allies.length, 1, 'ally'],
    ['investigators', pack.investigators.length, 1, 'investigator'],
    ['ancientOnes', pack.ancientOnes.length, 1, 'Ancient One'],
  ]
  return wanted
    .filter(([, has, least]) => has < least)
    .map(([field, has, least, what]) => ({
      card: 'pack',
      field,
      expected: `a list with at least ${least} ${what}`,
      got: String(has),
    }))
}

const references: Check = (pack) => {
  const allies = new Set(pack.allies.map(({ id }) => id))
  const types = new Set(pack.monsters.map(({ type }) => type))
  return [
    ...pack.investigators.flatMap(({ starts: { ally } }, i) =>
      ally === undefined || allies.has(ally)
        ? []
        : [problemAt(pack, ['investigators', i, 'starts', 'ally'], 'the id of an ally of this pack')],
    ),
    ...testsOf(pack).flatMap(({ test, path, on }) => {
      if (!('marker' in test)) return []
      if (!types.has(test.marker)) return [problemAt(pack, [...path, 'marker'], 'the type of a monster of this pack')]
      return on === 'monster.task' || on === 'monster.collected'
        ? []
        : [problemAt(pack, path, 'a test without a marker: only a trigger set off by a monster knows one')]
    }),
  ]
}

const words: Check = (pack) =>
  blocksOf(pack).flatMap((block) =>
    [...visits(block.effects, block.path)].flatMap(({ effect, path, paid }) => {
      if (paid && !isPayable(effect)) return [problemAt(pack, path, 'something the payer can hand over')]
      return worksIn(block, effect.do) ? [] : [problemAt(pack, [...path, 'do'], `a word that works in ${block.where}`)]
    }),
  )

const prices: Check = (pack) =>
  pack.items.flatMap(({ price = [] }, i) =>
    price.flatMap((effect, n) =>
      isPayable(effect) ? [] : [problemAt(pack, ['items', i, 'price', n], 'something the payer can hand over')],
    ),
  )

/** A die is picked together with the card, so these words stand alone; a spell holds at most two dice (ES-SPELL-04). */
const picking: Check = (pack) =>
  pack.items.flatMap(({ effects }, i) => {
    const at = ['items', i, 'effects']
    const picks = [...visits(effects, at)].filter(({ effect }) => effect.do === 'secure' || effect.do === 'turnDie')
    if (picks.length === 0) return []
    const [only] = effects
    if (effects.length > 1 || only !== picks[0]?.effect) {
      return [problemAt(pack, at, 'the picking of dice and nothing else')]
    }
    return only?.do === 'secure' && only.dice > 2 ? [problemAt(pack, [...at, 0, 'dice'], '1 or 2')] : []
  })

/** ES-ITEM-09: what pays a cost must restore what the cost takes. */
const costPayers: Check = (pack) =>
  pack.items.flatMap(({ paysCosts, effects }, i) =>
    paysCosts && !effects.some((each) => each.do === 'gain' && (each.what === 'sanity' || each.what === 'stamina'))
      ? [problemAt(pack, ['items', i, 'paysCosts'], 'left out: the item regains neither sanity nor stamina')]
      : [],
  )

const GREEN = 'yellow or red dice: green ones are in the pool anyway'

const dice: Check = (pack) => [
  ...blocksOf(pack).flatMap(({ effects, path }) =>
    [...visits(effects, path)].flatMap(({ effect, path: at }) =>
      effect.do === 'addDice' && effect.dice.includes('green') ? [problemAt(pack, [...at, 'dice'], GREEN)] : [],
    ),
  ),
  ...standingsIn(pack).flatMap(({ path, standing: { traits = [] } }) =>
    traits.flatMap((trait, i) =>
      (trait.has === 'dice' || trait.has === 'trustFund') && trait.dice.includes('green')
        ? [problemAt(pack, [...path, 'traits', i, 'dice'], GREEN)]
        : [],
    ),
  ),
]

/** Traits and moments that make sense for one kind of component only. */
const holders: Check = (pack) =>
  standingsIn(pack).flatMap(({ path, standing: { traits = [], triggers = [] } }) => {
    const deck = path[0]
    return [
      ...traits.flatMap(({ has }, i) => {
        const at = [...path, 'traits', i, 'has']
        if (has === 'shield' && deck !== 'allies') return [problemAt(pack, at, 'a trait of more than allies')]
        if (has !== 'masks') return []
        if (deck !== 'ancientOnes') return [problemAt(pack, at, 'a trait of more than Ancient Ones')]
        return pack.monsters.some(({ mask }) => mask) ? [] : [problemAt(pack, at, 'left out: the pack has no masks')]
      }),
      ...triggers.flatMap(({ on }, i) =>
        on === 'gained' && deck !== 'allies'
          ? [problemAt(pack, [...path, 'triggers', i, 'on'], 'a moment of more than allies')]
          : [],
      ),
    ]
  })

/** ES-DIFF-02: doom that nothing can turn aside, doom that something can, or none. */
const doomClass = (immediate: readonly Effect[]): string => {
  if (immediate.some((effect) => effect.do === 'doom')) return 'unconditional'
  return [...visits(immediate, [])].some(({ effect }) => effect.do === 'doom') ? 'conditional' : 'none'
}

const doom: Check = (pack) =>
  pack.mythos.flatMap(({ doom, immediate }, i) => {
    const real = doomClass(immediate)
    return doom === real ? [] : [problemAt(pack, ['mythos', i, 'doom'], `${shown(real)}, going by its immediate half`)]
  })

const battles: Check = (pack) =>
  pack.ancientOnes.flatMap(({ battle, awakens = [] }, i) =>
    battle.length > 0 || awakens.some((effect) => effect.do === 'defeat')
      ? []
      : [problemAt(pack, ['ancientOnes', i, 'battle'], 'at least one symbol, unless awakening ends the game')],
  )

const souvenirs: Check = (pack) => {
  const sold = pack.entrance.souvenirs.map(({ what }) => what)
  return sold.flatMap((what, i) =>
    sold.indexOf(what) === i ? [] : [problemAt(pack, ['entrance', 'souvenirs', i, 'what'], 'sold once')],
  )
}

const CHECKS = [
  ids,
  origins,
  kinds,
  rows,
  minima,
  references,
  words,
  prices,
  picking,
  costPayers,
  dice,
  holders,
  doom,
  battles,
  souvenirs,
]

export const structuralProblems = (pack: Pack): Problem[] => CHECKS.flatMap((check) => check(pack))

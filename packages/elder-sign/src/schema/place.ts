/** Where effects stand in a pack, and which words may stand there. */

import type { Path } from '@vigil/kernel/problem'
import type { Pack } from '../card.ts'
import type { Effect, EffectWord, Moment, Standing, Test } from '../effects/vocabulary.ts'

/** A list of effects in its place. */
export interface Block {
  readonly path: Path
  readonly effects: readonly Effect[]
  /** For the reader: `terror`, `an item used after a roll`. */
  readonly where: string
  /** Words that work here besides those that work everywhere. */
  readonly also: readonly EffectWord[]
}

const SPECIAL = {
  terror: ['shed', 'fail'],
  turn: ['slay', 'holdClock', 'breakLock'],
  adventure: ['slay', 'holdClock', 'breakLock', 'addDice', 'ignoreOrder', 'ignoreTerror'],
  rolled: ['reroll', 'turnDie', 'secure'],
  failed: ['recoverDice'],
  ally: ['leave'],
  worldFailed: ['banishWorld'],
} as const satisfies Record<string, readonly EffectWord[]>

const BOUND: ReadonlySet<EffectWord> = new Set(Object.values(SPECIAL).flat())

export const worksIn = ({ also }: Block, word: EffectWord): boolean => !BOUND.has(word) || also.includes(word)

/** What an investigator can hand over; like a task's cost, it is paid in full or not at all. */
const PAYABLE: readonly EffectWord[] = ['lose', 'loseTrophies', 'losePiece', 'loseCard', 'clock']

export const isPayable = (effect: Effect): boolean => PAYABLE.includes(effect.do) && !('who' in effect)

const block = (path: Path, effects: readonly Effect[] | undefined, where: string, also: Block['also'] = []): Block[] =>
  effects ? [{ path, effects, where, also }] : []

const triggers = (path: Path, { triggers = [] }: Standing, also: Block['also'] = []): Block[] =>
  triggers.map(({ effects, on }, i) => ({
    path: [...path, 'triggers', i, 'effects'],
    effects,
    where: `a trigger on ${on}`,
    also: on === 'world.failed' ? [...also, ...SPECIAL.worldFailed] : also,
  }))

const USES = {
  turn: 'an item used at any time',
  adventure: 'an item used in an adventure',
  rolled: 'an item used after a roll',
  failed: 'an item used after a failed roll',
} as const

const inDecks = (pack: Pack): Block[] => [
  ...(['adventures', 'otherWorlds'] as const).flatMap((deck) =>
    pack[deck].flatMap(({ terror, midnight, penalties, rewards }, i) => [
      ...block([deck, i, 'terror'], terror, 'terror', SPECIAL.terror),
      ...block([deck, i, 'midnight'], midnight, 'midnight'),
      ...block([deck, i, 'penalties'], penalties, 'penalties'),
      ...block([deck, i, 'rewards'], rewards, 'rewards'),
    ]),
  ),
  ...pack.monsters.flatMap(({ midnight, reverse }, i) => [
    ...block(['monsters', i, 'midnight'], midnight, 'midnight'),
    ...block(['monsters', i, 'reverse'], reverse, 'the reverse of a marker'),
  ]),
  ...pack.mythos.flatMap(({ immediate, lingering }, i) => [
    ...block(['mythos', i, 'immediate'], immediate, 'the immediate half'),
    ...block(['mythos', i, 'lingering', 'terror'], lingering.terror, 'terror', SPECIAL.terror),
    ...block(['mythos', i, 'lingering', 'midnight'], lingering.midnight, 'midnight'),
    ...block(['mythos', i, 'lingering', 'arrival'], lingering.arrival, 'the arrival of a Mythos card'),
    ...triggers(['mythos', i, 'lingering'], lingering),
  ]),
  ...pack.items.flatMap(({ when, effects }, i) => block(['items', i, 'effects'], effects, USES[when], SPECIAL[when])),
]

const onSheets = (pack: Pack): Block[] => [
  ...pack.allies.flatMap(({ standing }, i) => triggers(['allies', i, 'standing'], standing, SPECIAL.ally)),
  ...pack.investigators.flatMap(({ ability }, i) =>
    triggers(['investigators', i, 'ability', 'standing'], ability.standing),
  ),
  ...pack.ancientOnes.flatMap(({ ability, awakens, attack, location, cultists }, i) => [
    ...triggers(['ancientOnes', i, 'ability', 'standing'], ability.standing),
    ...block(['ancientOnes', i, 'awakens'], awakens, 'the awakening'),
    ...block(['ancientOnes', i, 'attack'], attack, 'the attack'),
    ...block(['ancientOnes', i, 'location', 'attack'], location?.attack, 'the attack'),
    ...block(['ancientOnes', i, 'cultists', 'appears'], cultists?.appears, 'the coming of a Cultist'),
    ...block(['ancientOnes', i, 'cultists', 'beaten'], cultists?.beaten, 'the end of a Cultist'),
  ]),
  ...Object.entries(pack.entrance.lostAndFound).flatMap(([face, effects]) =>
    block(['entrance', 'lostAndFound', face], effects, 'the Lost & Found'),
  ),
]

export const blocksOf = (pack: Pack): Block[] => [...inDecks(pack), ...onSheets(pack)]

export interface Visit {
  readonly effect: Effect
  readonly path: Path
  /** Part of a price, not of what happens. */
  readonly paid: boolean
}

/** Every effect of a list, those inside choices, payments and conditions too. */
export function* visits(effects: readonly Effect[], path: Path, paid = false): Generator<Visit> {
  for (const [i, effect] of effects.entries()) {
    const at = [...path, i]
    yield { effect, path: at, paid }
    if (effect.do === 'choose') {
      for (const [o, option] of effect.options.entries()) yield* visits(option, [...at, 'options', o], paid)
    } else if (effect.do === 'pay') {
      yield* visits(effect.cost, [...at, 'cost'], true)
      yield* visits(effect.otherwise, [...at, 'otherwise'], paid)
    } else if (effect.do === 'if') {
      yield* visits(effect.then, [...at, 'then'], paid)
      yield* visits(effect.else ?? [], [...at, 'else'], paid)
    }
  }
}

export interface PlacedTest {
  readonly test: Test
  readonly path: Path
  /** What sets the trigger off whose own condition this is. */
  readonly on?: Moment
}

export const standingsIn = (pack: Pack): { path: Path; standing: Standing }[] => [
  ...pack.mythos.map(({ lingering }, i) => ({ path: ['mythos', i, 'lingering'], standing: lingering })),
  ...pack.allies.map(({ standing }, i) => ({ path: ['allies', i, 'standing'], standing })),
  ...(['investigators', 'ancientOnes'] as const).flatMap((deck) =>
    pack[deck].map(({ ability }, i) => ({ path: [deck, i, 'ability', 'standing'], standing: ability.standing })),
  ),
]

export const testsOf = (pack: Pack): PlacedTest[] => [
  ...blocksOf(pack).flatMap(({ effects, path }) =>
    [...visits(effects, path)].flatMap(({ effect, path: at }) =>
      effect.do === 'if' ? [{ test: effect.test, path: [...at, 'test'] }] : [],
    ),
  ),
  ...standingsIn(pack).flatMap(({ path, standing }) =>
    (standing.triggers ?? []).flatMap(({ if: test, on }, i) =>
      test ? [{ test, path: [...path, 'triggers', i, 'if'], on }] : [],
    ),
  ),
]

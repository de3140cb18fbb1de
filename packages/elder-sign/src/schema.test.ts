import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Pack } from './card.ts'
import { core } from './content/index.ts'
import { describeProblem, mergePack, type Problem, packJsonSchema, packProblems, readPack } from './schema.ts'

/** A copy of the core set, spoilt. */
const spoilt = (spoil: (pack: object) => void): unknown => {
  const pack = JSON.parse(JSON.stringify(core)) as object
  spoil(pack)
  return pack
}

const set = (pack: object, path: string, value: unknown): void => {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const at = steps.reduce<object>((value, step) => Reflect.get(value, step) as object, pack)
  if (value === undefined) Reflect.deleteProperty(at, last)
  else Reflect.set(at, last, value)
}

type Broken = [what: string, path: string, value: unknown, problem: Partial<Problem>]

const SHAPE: Broken[] = [
  [
    'a name that is a number',
    'adventures.0.name',
    7,
    { card: 'a-peculiar-specimen', field: 'name', expected: 'a text' },
  ],
  ['no name', 'mythos.0.name', undefined, { card: 'stars-align-to-bring-madness', field: 'name', got: 'nothing' }],
  ['no id', 'items.3.id', undefined, { card: 'items[3]', field: 'id', expected: 'a text' }],
  ['an id with a space', 'allies.1.id', 'silas webb', { card: 'silas webb', field: 'id', got: '"silas webb"' }],
  ['a slip of the pen', 'adventures.2.trophys', 2, { card: 'a-terrible-discovery', field: 'trophys', got: '2' }],
  [
    'an unknown symbol',
    'adventures.0.tasks.1.needs.0',
    'I0',
    { field: 'tasks[1].needs[0]', expected: 'a symbol: I1 to I19, L, P, T, or a split of these three such as L|P' },
  ],
  ['a split with an investigation half', 'monsters.0.needs.0', 'I2|L', { card: 'cultist', field: 'needs[0]' }],
  ['a split of one and the same', 'monsters.0.needs.0', 'L|L', { card: 'cultist', field: 'needs[0]' }],
  ['an unknown effect', 'adventures.0.rewards.0.do', 'win', { field: 'rewards[0].do', got: '"win"' }],
  ['an effect without its number', 'adventures.0.rewards.0.n', undefined, { field: 'rewards[0].n', got: 'nothing' }],
  ['a number below one', 'adventures.0.penalties.0.n', 0, { expected: 'a whole number, at least 1', got: '0' }],
  ['half a point', 'adventures.0.penalties.0.n', 0.5, { expected: 'a whole number', got: '0.5' }],
  ['trophies below zero', 'otherWorlds.4.trophies', -1, { card: 'r-lyeh', field: 'trophies', got: '-1' }],
  [
    'a box nobody knows',
    'adventures.4.tasks.0.box.kind',
    'half',
    { expected: 'a monster box: empty, total or partial' },
  ],
  ['a purple lock', 'monsters.3.lock', 'purple', { card: 'nightgaunt', expected: 'one of green, yellow, red' }],
  ['an empty doom track', 'ancientOnes.1.doomTrack', [], { card: 'cthulhu', expected: 'a list of at least 1' }],
  [
    'an endless doom track',
    'ancientOnes.1.doomTrack',
    Array.from({ length: 21 }, () => 'doom'),
    { card: 'cthulhu', field: 'doomTrack', expected: 'a list of at most 20' },
  ],
  ['a choice of one', 'ancientOnes.3.attack.0.options', [[]], { card: 'ithaqua', field: 'attack[0].options' }],
  [
    'an unknown trait',
    'investigators.0.ability.standing.traits.0.has',
    'luck',
    { field: 'ability.standing.traits[0].has' },
  ],
  ['an unknown moment', 'ancientOnes.6.ability.standing.triggers.1.on', 'dusk', { card: 'yig' }],
  ['an odd test', 'mythos.11.immediate.0.test', { count: 'clues', atLeast: 1 }, { field: 'immediate[0].test' }],
  ['a face the green die has not', 'entrance.lostAndFound.W', [], { card: 'museum-entrance', field: 'lostAndFound.W' }],
  ['a missing deck', 'allies', undefined, { card: 'pack', field: 'allies', expected: 'a list', got: 'nothing' }],
]

const STRUCTURE: Broken[] = [
  ['two cards of one id', 'otherWorlds.0.id', 'koi-pond', { card: 'koi-pond', field: 'id' }],
  ['a mixed card that hides what is ours', 'allies.0.invented', undefined, { card: 'duke', field: 'invented' }],
  ['a box card with inventions', 'adventures.0.invented', ['tasks'], { expected: 'left out: the origin is box' }],
  ['a world among the Adventures', 'adventures.0.kind', 'otherWorld', { field: 'kind', expected: '"adventure"' }],
  ['symbols round an empty box', 'adventures.12.tasks.0.needs', ['L'], { field: 'tasks[0].needs' }],
  ['a row of nothing', 'adventures.0.tasks.0.needs', [], { field: 'tasks[0].needs', got: '[]' }],
  ['a box over a symbol that is not there', 'otherWorlds.4.tasks.0.box.covers', [2], { field: 'tasks[0].box.covers' }],
  ['a box over one symbol twice', 'otherWorlds.4.tasks.0.box.covers', [1, 1], { expected: 'each number once' }],
  [
    'a partial box over all',
    'otherWorlds.4.tasks.0.box.covers',
    [0, 1],
    { expected: 'some of its symbols: all is total' },
  ],
  ['five Adventures', 'adventures', core.adventures.slice(0, 5), { card: 'pack', field: 'adventures', got: '5' }],
  ['no spells', 'items', core.items.slice(0, 24), { field: 'items', expected: 'a list with at least 1 spell' }],
  [
    'a friend nobody knows',
    'investigators.1.starts.ally',
    'rex',
    { card: 'ashcan-pete', field: 'starts.ally', got: '"rex"' },
  ],
  [
    'a monster nobody knows',
    'ancientOnes.6.ability.standing.triggers.0.if.marker',
    'acolyte',
    { card: 'yig', expected: 'the type of a monster of this pack' },
  ],
  [
    'a test for a marker where none can be',
    'mythos.11.immediate.0.test',
    { marker: 'cultist' },
    { expected: 'a test without a marker: only a trigger set off by a monster knows one' },
  ],
  [
    'a securing item used before the roll',
    'items.24.when',
    'adventure',
    { card: 'whispered-ward', field: 'effects[0].do', expected: 'a word that works in an item used in an adventure' },
  ],
  [
    'dice shed by a reward',
    'adventures.0.rewards.0',
    { do: 'shed', which: 'one' },
    { field: 'rewards[0].do', got: '"shed"' },
  ],
  ['failure at midnight', 'adventures.7.midnight.0', { do: 'fail' }, { expected: 'a word that works in midnight' }],
  [
    'an unfit word inside a choice',
    'ancientOnes.3.attack.0.options.1.0',
    { do: 'secure', dice: 1 },
    { card: 'ithaqua', field: 'attack[0].options[1][0].do' },
  ],
  ['a price nobody can pay', 'items.19.price.0', { do: 'gain', what: 'clue', n: 1 }, { card: 'necronomicon' }],
  ['a price others pay', 'items.19.price.0.who', 'each', { card: 'necronomicon', field: 'price[0]' }],
  [
    'a cost nobody can hand over',
    'mythos.13.immediate.0.cost.0',
    { do: 'doom', n: 1 },
    { field: 'immediate[0].cost[0]' },
  ],
  [
    'a spell that secures and heals',
    'items.24.effects.1',
    { do: 'gain', what: 'clue', n: 1 },
    { card: 'whispered-ward', expected: 'the picking of dice and nothing else' },
  ],
  ['a spell for three dice', 'items.24.effects.0.dice', 3, { field: 'effects[0].dice', expected: '1 or 2' }],
  ['a gun that pays costs', 'items.2.paysCosts', true, { card: 'tommy-gun', field: 'paysCosts' }],
  ['an item that adds green dice', 'items.2.effects.0.dice', ['green'], { field: 'effects[0].dice' }],
  [
    'a writer who adds green dice',
    'investigators.6.ability.standing.traits.0.dice',
    ['green'],
    { card: 'gloria-goldberg' },
  ],
  [
    'an investigator who can be discarded',
    'investigators.0.ability.standing.traits.0',
    { has: 'shield' },
    { got: '"shield"' },
  ],
  ['masks for an ally', 'allies.0.standing.traits.0', { has: 'masks' }, { card: 'duke', got: '"masks"' }],
  ['masks and no mask', 'monsters', core.monsters.slice(0, 16), { card: 'nyarlathotep', got: '"masks"' }],
  [
    'a sheet that was gained',
    'ancientOnes.6.ability.standing.triggers.1.on',
    'gained',
    { card: 'yig', got: '"gained"' },
  ],
  ['a doom class that is not so', 'mythos.0.doom', 'none', { field: 'doom', got: '"none"' }],
  ['a battle nobody can win', 'ancientOnes.1.battle', [], { card: 'cthulhu', field: 'battle' }],
  [
    'a souvenir sold twice',
    'entrance.souvenirs.1.what',
    'clue',
    { card: 'museum-entrance', field: 'souvenirs[1].what' },
  ],
]

const schema = JSON.stringify(packJsonSchema())

describe('a pack from outside', () => {
  it('is taken when sound', () => {
    const read = readPack(spoilt(() => {}))
    expect(read).toEqual({ ok: true, value: core })
  })

  it.each([...SHAPE, ...STRUCTURE])('is refused with %s', (_, path, value, problem) => {
    const problems = packProblems(spoilt((pack) => set(pack, path, value)))
    expect(problems).toEqual(expect.arrayContaining([expect.objectContaining(problem)]))
    for (const each of problems) expect(each.expected).not.toMatch(/invalid|zod|undefined/i)
  })

  it('is told everything at once, not the first thing only', () => {
    const problems = packProblems(
      spoilt((pack) => {
        set(pack, 'adventures.0.trophies', -1)
        set(pack, 'mythos.3.doom', 'maybe')
        set(pack, 'entrance.souvenirs.0.price', '1')
      }),
    )
    expect(problems.map(({ card }) => card).sort()).toEqual([
      'a-peculiar-specimen',
      'museum-entrance',
      'stars-align-over-sleeping-streets',
    ])
    expect(problems.map(describeProblem)).toContain(
      'a-peculiar-specimen: trophies should be a whole number, at least 0, but is -1',
    )
  })

  it.each([null, 7, 'core', [], {}])('may be no pack at all: %j', (value) => {
    expect(packProblems(value).length).toBeGreaterThan(0)
  })
})

describe('a pack that extends the core', () => {
  const koi = core.adventures.find(({ id }) => id === 'koi-pond')
  const patch = (changes: Partial<Pack>): unknown => ({ extends: 'core', id: 'calmer', name: 'Calmer', ...changes })

  it('replaces the cards it names and adds the others', () => {
    const calm = { ...core.adventures[0], id: 'tea-room', name: 'The Tea Room' } as Pack['adventures'][number]
    const still = { ...koi, trophies: 1 } as Pack['adventures'][number]
    const read = readPack(patch({ adventures: [still, calm] }), core)
    if (!read.ok) throw new Error(read.why.map(describeProblem).join('\n'))
    const { value } = read
    expect(value).toMatchObject({ id: 'calmer', name: 'Calmer' })
    expect(value.adventures).toHaveLength(49)
    expect(value.adventures.map(({ id }) => id).slice(0, 48)).toEqual(core.adventures.map(({ id }) => id))
    expect(value.adventures.find(({ id }) => id === 'koi-pond')?.trophies).toBe(1)
    expect(value.adventures.at(-1)?.name).toBe('The Tea Room')
    expect({ ...value, id: core.id, name: core.name, adventures: core.adventures }).toEqual(core)
  })

  it('leaves the pack it extends as it was', () => {
    const before = JSON.stringify(core)
    mergePack(core, { extends: 'core', id: 'x', name: 'X', allies: [], entrance: { ...core.entrance, name: 'Door' } })
    expect(JSON.stringify(core)).toBe(before)
  })

  it('is checked as a whole', () => {
    const stray = { ...core.investigators[1], starts: { ally: 'rex' } } as Pack['investigators'][number]
    expect(packProblems(patch({ investigators: [stray] }), core)).toEqual([
      { card: 'ashcan-pete', field: 'starts.ally', expected: 'the id of an ally of this pack', got: '"rex"' },
    ])
    const world = { ...core.otherWorlds[0], id: 'koi-pond' } as Pack['otherWorlds'][number]
    expect(packProblems(patch({ otherWorlds: [world] }), core)).toMatchObject([{ card: 'koi-pond', field: 'id' }])
  })

  it('is refused where there is nothing to extend', () => {
    expect(packProblems(patch({}))).toMatchObject([{ card: 'pack', field: 'extends', got: '"core"' }])
    expect(packProblems({ extends: 'gates', id: 'x', name: 'X' }, core)).toMatchObject([
      { field: 'extends', expected: '"core"', got: '"gates"' },
    ])
    expect(packProblems({ extends: 'core' }, core).map(({ field }) => field)).toEqual(['id', 'name'])
  })
})

describe('the examples in the docs', () => {
  const page = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')
  const examples = (name: string): unknown[] =>
    [...page(name).matchAll(/^( *)```json\n([\s\S]*?)\n\1```$/gm)].map(([, , text = '']) => JSON.parse(text))

  it.each(['content-packs.md', 'how-to/add-a-card.md'])('%s shows a pack that can be played', (name) => {
    expect(examples(name)).toHaveLength(1)
    for (const example of examples(name)) expect(packProblems(example, core)).toEqual([])
  })

  it('content-packs.md names every word of the effects', () => {
    const words = [...schema.matchAll(/"do":\{[^}]*"const":"(\w+)"/g)].map(([, word]) => word)
    expect(words.length).toBeGreaterThan(30)
    for (const word of words) expect(page('content-packs.md')).toContain(`\`${word}\``)
  })
})

describe('the schema for editors', () => {
  it('is JSON Schema, names the components and lets a file say where it lies', () => {
    expect(packJsonSchema()).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' })
    for (const name of ['Adventure', 'Mythos', 'Monster', 'Item', 'Effect', 'Trait']) {
      expect(schema).toContain(`"#/$defs/${name}"`)
    }
    expect(packProblems({ $schema: './pack.schema.json', ...core })).toEqual([])
  })

  it('knows every word of the effects', () => {
    for (const word of ['lose', 'gain', 'secure', 'choose', 'pay', 'if']) expect(schema).toContain(`"const":"${word}"`)
  })
})

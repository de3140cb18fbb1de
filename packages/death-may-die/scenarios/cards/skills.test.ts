/** Every level of every skill: what its owner rolls with it, and what it does to the table. */
import type { Face } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { changed, countOf, lay } from './change.ts'

interface Way {
  readonly when?: string
  readonly lay?: string
  readonly play: (t: Table) => unknown
  readonly change: string
}

type Levels = readonly [readonly Way[], readonly Way[], readonly Way[], readonly Way[]]

/** Who has it, and at which seat. */
interface Skill {
  readonly owner: string
  readonly seat?: 'b'
  readonly levels: Levels
}

const quiet = (t: Table, card = 'sleeper-awakens'): Table => t.pick({ do: 'end' }).draw(card)
const rolled = (t: Table, dice: string, faces: string): Table => {
  expect(t.dice).toBe(dice)
  return t.roll(faces)
}
/** An attack on the Star Spawn with these dice, as they fall. */
const hit = (dice: string, faces: string) => (t: Table) => rolled(t.foe('star-spawn'), dice, faces).keep()
const sweep = (faces: string) => (t: Table) => rolled(t.pick({ do: 'attack', all: true }), '3B 1G', faces).keep()
/** A free reroll of a die that shows `from`. */
const again = (t: Table, by: string, from: Face, to: Face): Table => {
  const { prompt } = t
  const die = prompt.is === 'judge' ? prompt.faces.indexOf(from) : -1
  return t.pick({ do: 'reroll', by: `skill:${by}`, die }).roll(to)
}
const walk = (t: Table, ...spaces: number[]): Table =>
  spaces.reduce((so, to) => so.pick({ do: 'go', to }), t.pick({ do: 'run' }))
const reachable = (t: Table): boolean => t.options.some((option) => option.do === 'attack')
const rests = (t: Table): boolean => t.options.some((option) => option.do === 'rest')
const left = (t: Table, actions: number): void => expect(t.prompt).toEqual({ is: 'act', actions })
/** A turn in which nothing is found worth keeping. */
const pass = (t: Table, mythos: string, found: string): Table => quiet(t, mythos).draw(found).pick({ do: 'leave' })
const prays = (t: Table): Table => pass(t, 'sleeper-awakens', 'clutter').pick({ do: 'yes' })
const struck = (t: Table, faces: string): Table => quiet(t).roll(faces).keep()

const COMMON: Readonly<Record<string, Skill>> = {
  'arcane-mastery': {
    owner: 'the-kid',
    levels: [
      [
        { lay: 'star-spawn@1', play: hit('3B 0G', 'E E S'), change: '+2 star-spawn@1.wounds' },
        {
          when: 'on an action of the episode',
          lay: 'a@6',
          play: (t) => t.pick({ do: 'action', id: 'destroy-equipment' }).roll('E E -').keep(),
          change: '+1 lab@6.wounds',
        },
      ],
      [{ lay: 'star-spawn@1', play: hit('3B 0G', 'E E S'), change: '+3 star-spawn@1.wounds' }],
      [
        {
          lay: 'star-spawn@1 a.stress=3',
          play: hit('3B 0G', 'E E S'),
          change: '+3 star-spawn@1.wounds, -2 a.stress',
        },
      ],
      [
        {
          lay: 'star-spawn@1 a.stress=3',
          play: hit('3B 0G', 'E E S'),
          change: '+5 star-spawn@1.wounds, -2 a.stress',
        },
      ],
    ],
  },
  brawling: {
    owner: 'ian',
    levels: [
      [
        { lay: 'star-spawn@1', play: hit('3B 1G', 'S S - S'), change: '+3 star-spawn@1.wounds' },
        {
          when: 'one target only',
          lay: 'star-spawn@1 byakhee@1',
          play: (t) => expect(t.options).not.toContainEqual(expect.objectContaining({ do: 'attack', all: true })),
          change: '',
        },
      ],
      [
        {
          when: 'shared out',
          lay: 'star-spawn@1 byakhee@1',
          play: (t) => sweep('S S S -')(t).foe('byakhee').foe('star-spawn').foe('star-spawn'),
          change: '+1 byakhee@1.wounds, +2 star-spawn@1.wounds',
        },
      ],
      [
        {
          lay: 'star-spawn@1 a.stress=4',
          play: (t) =>
            again(again(rolled(t.foe('star-spawn'), '3B 1G', '- - - -'), 'brawling', '-', 'S'), 'brawling', '-', 'S'),
          change: '+2 star-spawn@1.wounds',
        },
      ],
      [
        {
          lay: 'star-spawn@1 byakhee@1',
          play: (t) => sweep('S S - -')(t).keep(),
          change: '+2 byakhee@1.wounds, +2 star-spawn@1.wounds',
        },
      ],
    ],
  },
  marksman: {
    owner: 'adam',
    levels: [
      [
        { lay: 'star-spawn@2', play: hit('3B 0G', 'S S -'), change: '+2 star-spawn@2.wounds' },
        { when: 'two spaces away', lay: 'star-spawn@4', play: (t) => expect(reachable(t)).toBe(false), change: '' },
      ],
      [
        { lay: 'star-spawn@2', play: hit('3B 2G', 'S - - S -'), change: '+2 star-spawn@2.wounds' },
        { when: 'beside him', lay: 'star-spawn@1', play: hit('3B 0G', 'S - -'), change: '+1 star-spawn@1.wounds' },
      ],
      [
        { lay: 'star-spawn@4', play: hit('3B 2G', 'S - - S -'), change: '+2 star-spawn@4.wounds' },
        { when: 'three spaces away', lay: 'star-spawn@9', play: (t) => expect(reachable(t)).toBe(false), change: '' },
      ],
      [
        {
          when: 'the first shot is free',
          lay: 'star-spawn@4',
          play(t) {
            left(hit('3B 2G', 'S - - - -')(t), 3)
            left(hit('3B 2G', 'S - - - -')(t), 2)
          },
          change: '+2 star-spawn@4.wounds',
        },
      ],
    ],
  },
  stealth: {
    owner: 'elizabeth',
    levels: [
      [
        {
          when: 'one, once in a Run',
          lay: 'byakhee@1 cultist@1',
          play: (t) => walk(t, 2).foe('byakhee').pick({ do: 'go', to: 4 }).pick({ do: 'stop' }),
          change: '-1 a@1, +1 a@4, -1 cultist@1, +1 cultist@4',
        },
      ],
      [
        {
          when: 'three of four',
          lay: 'byakhee@1 cultist@1 cultist@1 cultist@1',
          play: (t) => walk(t, 2).foe('byakhee').foe('cultist').foe('cultist').pick({ do: 'stop' }),
          change: '-1 a@1, +1 a@2, -1 cultist@1, +1 cultist@2',
        },
      ],
      [
        {
          lay: 'byakhee@1 star-spawn@1',
          play: (t) => walk(t, 2).foe('byakhee').foe('star-spawn').pick({ do: 'stop' }),
          change: '-1 a@1, +1 a@2, +1 byakhee@1.wounds, +1 star-spawn@1.wounds',
        },
      ],
      [
        {
          when: 'all five',
          lay: 'byakhee@1 byakhee@1 fire-vampire@1 fire-vampire@1 star-spawn@1',
          play: (t) =>
            walk(t, 2)
              .foe('byakhee')
              .foe('byakhee')
              .foe('fire-vampire')
              .foe('fire-vampire')
              .foe('star-spawn')
              .pick({ do: 'stop' }),
          change: '-1 a@1, +1 a@2, +2 byakhee@1.wounds, +2 fire-vampire@1.wounds, +1 star-spawn@1.wounds',
        },
      ],
    ],
  },
  swiftness: {
    owner: 'ian',
    levels: [
      [
        {
          when: 'four spaces',
          play: (t) => left(walk(t, 2, 4, 9, 10), 2),
          change: '-1 a@1, +1 a@10',
        },
      ],
      [
        {
          when: 'the first Run is free',
          play(t) {
            left(walk(t, 2, 4, 9, 10), 3)
            left(walk(t, 9).pick({ do: 'stop' }), 2)
          },
          change: '-1 a@1, +1 a@9',
        },
      ],
      [
        {
          when: 'b comes along, and then does not',
          play: (t) =>
            walk(t, 2).pick({ do: 'seat', seat: 1 }).pick({ do: 'go', to: 4 }).pick({ do: 'no' }).pick({ do: 'stop' }),
          change: '-1 a@1, +1 a@4, -1 b@1, +1 b@2',
        },
      ],
      [
        {
          when: 'a turn of four actions',
          play: (t) => left(pass(pass(t, 'sleeper-awakens', 'clutter'), 'students-go-mad', 'lab-books'), 4),
          change: '',
        },
      ],
    ],
  },
  toughness: {
    owner: 'adam',
    levels: [
      [
        {
          when: 'attacked',
          lay: 'star-spawn@1 a.stress=4',
          play: (t) => again(quiet(t).roll('S S -'), 'toughness', 'S', '-'),
          change: '+1 a.wounds',
        },
        {
          when: 'on Fire',
          lay: 'a.fire=2 a.stress=4',
          play: (t) => again(quiet(t).draw('clutter').roll('S S'), 'toughness', 'S', '-'),
          change: '+1 a.wounds, -2 a.fire',
        },
      ],
      [
        {
          when: 'attacked',
          lay: 'star-spawn@1',
          play: (t) => struck(t, 'S S T').pick({ do: 'cut', n: 1 }).pick({ do: 'cut', n: 1 }),
          change: '+1 a.wounds',
        },
        {
          when: 'a Mythos card',
          lay: 'rlyeh@1',
          play: (t) => quiet(t, 'rlyeh-unleashed'),
          change: '+1 a.sanity, +1 b.sanity, +1 cultist@8',
        },
      ],
      [
        {
          when: 'a Mythos card',
          lay: 'rlyeh@1',
          play: (t) => quiet(t, 'rlyeh-unleashed').pick({ do: 'cut', n: 1 }),
          change: '+1 b.sanity, +1 cultist@8',
        },
      ],
      [
        {
          lay: 'star-spawn@1',
          play: (t) => struck(t, 'S S ST').pick({ do: 'cut', n: 2 }).pick({ do: 'cut', n: 1 }),
          change: '+1 a.wounds',
        },
      ],
    ],
  },
}

const nothing = (dice: string, lays: string): Way => ({
  when: lays,
  lay: `star-spawn@1 ${lays}`,
  play: hit(dice, dice === '3B 0G' ? '- - -' : `- - -${' -'.repeat(Number(dice.at(3)))}`),
  change: '',
})

/** Three attackers in this order, and what each rolls. */
const beaten = (t: Table, ...blows: readonly (readonly [foe: string, faces: string])[]): Table =>
  blows.reduce((so, [foe, faces]) => (so.about === 'foe' ? so.foe(foe) : so).roll(faces).keep(), quiet(t))
const GANG = 'star-spawn@1 byakhee@1 cultist@1'
/** Three wounds to somebody with four, then five to somebody unhurt. */
const TWICE = [
  ['star-spawn', 'S S S'],
  ['byakhee', 'S S S'],
  ['cultist', 'S S'],
] as const

const SIGNATURE: Readonly<Record<string, Skill>> = {
  'fueled-by-madness': {
    owner: 'adam',
    levels: [
      [nothing('3B 1G', 'a.sanity=4'), nothing('3B 0G', 'a.sanity=3')],
      [nothing('3B 1G', 'a.sanity=4'), nothing('3B 1G', 'a.sanity=3'), nothing('3B 0G', 'a.sanity=2')],
      [nothing('3B 2G', 'a.sanity=4'), nothing('3B 2G', 'a.sanity=3'), nothing('3B 0G', 'a.sanity=5')],
      [nothing('3B 3G', 'a.sanity=4'), nothing('3B 3G', 'a.sanity=3'), nothing('3B 0G', 'a.sanity=5')],
    ],
  },
  'healing-prayer': {
    owner: 'ahmed',
    levels: [
      [
        {
          lay: 'b.stress=3 b.wounds=3',
          play: (t) => prays(t).pick({ do: 'seat', seat: 1 }).pick({ do: 'heal', stress: 0 }),
          change: '-1 b.wounds',
        },
        {
          when: 'himself',
          lay: 'a.stress=3 a.wounds=3 b@2 b.stress=3',
          play: (t) => prays(t).pick({ do: 'heal', stress: 1 }),
          change: '-1 a.stress',
        },
      ],
      [
        {
          lay: 'b.stress=3 b.wounds=3',
          play: (t) => prays(t).pick({ do: 'seat', seat: 1 }).pick({ do: 'heal', stress: 1 }),
          change: '-1 b.stress, -1 b.wounds',
        },
      ],
      [
        {
          lay: 'b.stress=3 b.wounds=3 a.stress=3',
          play: (t) => prays(t).pick({ do: 'seat', seat: 1 }),
          change: '-2 b.stress, -2 b.wounds',
        },
      ],
      [
        {
          lay: 'a.stress=3 a.wounds=3 b.stress=3 b.wounds=1',
          play: prays,
          change: '-2 a.stress, -2 a.wounds, -2 b.stress, -1 b.wounds',
        },
      ],
    ],
  },
  savage: {
    owner: 'borden',
    levels: [
      [
        { lay: 'star-spawn@1', play: hit('3B 0G', 'S - -'), change: '+2 star-spawn@1.wounds' },
        {
          when: 'in company',
          lay: 'star-spawn@1 cultist@1',
          play: hit('3B 0G', 'S - -'),
          change: '+1 star-spawn@1.wounds',
        },
      ],
      [{ lay: 'star-spawn@1', play: hit('3B 0G', 'S - -'), change: '+3 star-spawn@1.wounds' }],
      [
        {
          when: 'it dies',
          lay: 'star-spawn@1:4 a.stress=3',
          play: hit('3B 0G', 'S - -'),
          change: '-1 star-spawn@1, -4 star-spawn@1.wounds, -3 a.stress',
        },
        {
          when: 'it lives',
          lay: 'star-spawn@1 a.stress=3',
          play: hit('3B 0G', 'S - -'),
          change: '+3 star-spawn@1.wounds',
        },
      ],
      [{ lay: 'star-spawn@1', play: hit('3B 0G', 'S - -'), change: '+6 star-spawn@1.wounds' }],
    ],
  },
  lucky: {
    owner: 'elizabeth',
    levels: [1, 2, 3, 4].map((level): Way[] => [
      {
        when: 'two attacks with nothing but luck',
        lay: 'star-spawn@1 a.stress=4',
        play(t) {
          for (const free of level < 4 ? [level, 0] : [3, 3]) {
            t.foe('star-spawn').roll('- - -')
            for (let i = 0; i < free; i++) again(t, 'lucky', '-', 'S')
            expect(t.about).toBe('act')
          }
        },
        change: `+${[1, 2, 3, 6][level - 1]} star-spawn@1.wounds`,
      },
    ]) as unknown as Levels,
  },
  'read-the-omens': {
    owner: 'fatima',
    levels: [
      [
        {
          lay: 'a.stress=3',
          play: (t) => quiet(t, 'byakhee').pick({ do: 'redraw' }).draw('conflagration'),
          change: '-2 a.stress, +1 fire@1, +1 fire@2',
        },
      ],
      [
        {
          lay: 'a.stress=3',
          play: (t) =>
            t
              .pick({ do: 'end' })
              .pick({ do: 'yes' })
              .draw('byakhee')
              .draw('conflagration')
              .pick({ do: 'mythos', card: 'conflagration' }),
          change: '-2 a.stress, +1 fire@1, +1 fire@2',
        },
      ],
      [
        {
          lay: 'a.stress=4',
          play: (t) =>
            t
              .pick({ do: 'end' })
              .pick({ do: 'yes' })
              .draw('byakhee')
              .draw('conflagration')
              .pick({ do: 'mythos', card: 'byakhee' }),
          change: '-4 a.stress, +1 byakhee@13',
        },
      ],
      [
        {
          when: 'the card is cancelled',
          play: (t) => t.pick({ do: 'end' }).pick({ do: 'no' }).draw('conflagration').pick({ do: 'cancel' }),
          change: '+2 a.wounds',
        },
      ],
    ],
  },
  'vengeance-obsession': {
    owner: 'ian',
    levels: [
      ['+1 star-spawn@1.wounds, -1 a.stress'],
      ['+1 star-spawn@1.wounds, +1 byakhee@1.wounds, -1 a.stress'],
      ['+1 star-spawn@1.wounds, +1 byakhee@1.wounds, -2 a.stress'],
      ['+2 star-spawn@1.wounds, +2 byakhee@1.wounds, -2 a.stress'],
    ].map(([change], i): Way[] => [
      {
        when: 'the Star Spawn wounds him',
        lay: 'star-spawn@1 byakhee@1 a.stress=3',
        play: (t) => beaten(t, ['star-spawn', 'S - -'], ['byakhee', '- - -']),
        change: `+1 a.wounds, ${change}`,
      },
      ...(i === 0
        ? [
            {
              when: 'nobody does',
              lay: 'star-spawn@1 a.stress=3',
              play: (t: Table) => beaten(t, ['star-spawn', '- - -']),
              change: '',
            },
          ]
        : []),
    ]) as unknown as Levels,
  },
  protector: {
    owner: 'morgan',
    seat: 'b',
    levels: [
      [
        { lay: 'cultist@1', play: (t) => quiet(t).pick({ do: 'yes' }).roll('S S').keep(), change: '+2 b.wounds' },
        { when: 'a space away', lay: 'cultist@1 b@2', play: (t) => quiet(t).roll('S S').keep(), change: '+2 a.wounds' },
      ],
      [{ lay: 'cultist@1 b@2', play: (t) => quiet(t).pick({ do: 'yes' }).roll('S S').keep(), change: '+2 b.wounds' }],
      [
        {
          lay: 'cultist@1 b@2 b.stress=4',
          play: (t) =>
            again(again(quiet(t).pick({ do: 'yes' }).roll('S S'), 'protector', 'S', '-'), 'protector', 'S', 'S').keep(),
          change: '+1 b.wounds',
        },
      ],
      [
        {
          lay: 'cultist@1 b@2 b.stress=4',
          play: (t) => quiet(t).pick({ do: 'yes' }).roll('S S').keep(),
          change: '+2 b.wounds, -4 b.stress',
        },
      ],
    ],
  },
  unkillable: {
    owner: 'rasputin',
    levels: [
      [
        { lay: 'star-spawn@1 a.wounds=4', play: (t) => beaten(t, ['star-spawn', 'S S S']), change: '-4 a.wounds' },
        {
          when: 'the second death is one',
          lay: `${GANG} a.wounds=4`,
          play: (t) => expect(beaten(t, ...TWICE).about).toBe('early'),
          change: '+1 a.wounds, +1 a dead',
        },
      ],
      [{ lay: `${GANG} a.wounds=4`, play: (t) => beaten(t, ...TWICE), change: '-4 a.wounds' }],
      [
        {
          lay: 'star-spawn@1 a.wounds=4 a.stress=4',
          play: (t) => beaten(t, ['star-spawn', 'S S S']),
          change: '-4 a.wounds, -4 a.stress',
        },
      ],
      [
        {
          when: 'three times',
          lay: `${GANG} byakhee@1 cultist@1 a.wounds=4`,
          play: (t) => beaten(t, ...TWICE, ['byakhee', 'S S S'], ['cultist', 'S S']),
          change: '-4 a.wounds',
        },
      ],
    ],
  },
  'high-strung': {
    owner: 'sister-beth',
    levels: [
      [{ lay: 'star-spawn@1', play: hit('3B 1G', 'T T - -'), change: '+1 star-spawn@1.wounds, +2 a.sanity' }],
      [{ lay: 'star-spawn@1', play: hit('3B 1G', 'T T - -'), change: '+2 star-spawn@1.wounds, +2 a.sanity' }],
      [
        {
          lay: 'star-spawn@1 a.wounds=3',
          play: hit('3B 1G', 'T T - -'),
          change: '+2 star-spawn@1.wounds, +2 a.sanity, -2 a.wounds',
        },
      ],
      [
        {
          lay: 'star-spawn@1 a.wounds=3',
          play: hit('3B 1G', 'T T - -'),
          change: '+5 star-spawn@1.wounds, +2 a.sanity, -2 a.wounds',
        },
        {
          when: 'one tentacle',
          lay: 'star-spawn@1',
          play: hit('3B 1G', 'T - - -'),
          change: '+1 star-spawn@1.wounds, +1 a.sanity',
        },
      ],
    ],
  },
  'gate-manipulation': {
    owner: 'the-kid',
    levels: [
      [
        { lay: 'a@13', play: (t) => quiet(t, 'byakhee'), change: '+1 byakhee@13, +2 byakhee@13.wounds' },
        { when: 'a space away', lay: 'a@12', play: (t) => quiet(t, 'byakhee'), change: '+1 byakhee@13' },
      ],
      [
        { lay: 'a@12', play: (t) => quiet(t, 'byakhee'), change: '+1 byakhee@13, +2 byakhee@13.wounds' },
        {
          when: 'not Safe to rest',
          lay: 'a@12 cultist@12 a.stress=3',
          play: (t) => expect(rests(t)).toBe(false),
          change: '',
        },
      ],
      [
        {
          when: 'a Rest among enemies',
          lay: 'a@12 cultist@12 a.stress=3',
          play: (t) => left(t.pick({ do: 'rest', stress: 3 }), 2),
          change: '-3 a.stress',
        },
      ],
      [
        {
          when: 'a free Rest',
          lay: 'a@12 a.stress=3',
          play: (t) => left(t.pick({ do: 'rest', stress: 3 }), 3),
          change: '-3 a.stress',
        },
        {
          when: 'a die more by a Gate',
          lay: 'a@12 star-spawn@12',
          play: hit('3B 1G', 'S - - S'),
          change: '+2 star-spawn@12.wounds',
        },
        { when: 'none elsewhere', lay: 'star-spawn@1', play: hit('3B 0G', 'S - -'), change: '+1 star-spawn@1.wounds' },
      ],
    ],
  },
}

const master = (skill: string, { owner, seat }: Skill, level: number): Table => {
  const t = new Table(core, { investigators: seat === 'b' ? ['borden', owner] : [owner, 'sister-beth'] })
  const at = core.investigators.find(({ id }) => id === owner)?.skills.indexOf(skill) ?? -1
  t.person(seat === 'b' ? 1 : 0).levels = [0, 1, 2].map((i) => (i === at ? level : 1))
  return t
}

describe.each([
  ['common', COMMON],
  ['signature', SIGNATURE],
] as const)('%s skills', (kind, skills) => {
  it('all have expectations for four levels', () => {
    const printed = core.skills.filter((skill) => skill.kind === kind)
    expect(Object.keys(skills).sort()).toEqual(printed.map(({ id }) => id).sort())
    expect(printed.every(({ levels }) => levels.length === 4)).toBe(true)
  })

  const rows = Object.entries(skills).flatMap(([id, skill]) =>
    skill.levels.flatMap((ways, i) => ways.map((way) => [id, i + 1, way.when ?? 'always', way] as const)),
  )
  it.each(rows)('[DMD-SKILL-01] [DMD-SKILL-03] %s %i, %s', (id, level, _when, way) => {
    const t = lay(master(id, skills[id] ?? expect.fail(), level), way.lay ?? '')
    const before = countOf(t)
    way.play(t)
    changed(t, before, way.change)
  })
})

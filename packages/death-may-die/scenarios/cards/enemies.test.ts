/** Every kind of enemy: what kills it, what it rolls, and what its ability does. Adam is attacked, or attacks. */
import type { Pack } from '@vigil/death-may-die'
import { core } from '@vigil/death-may-die/content'
import { Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { changed, countOf, lay } from './change.ts'

interface Way {
  readonly when: string
  readonly lay?: string
  /** What it rolls against a. */
  readonly dice?: string
  readonly faces?: string
  /** What a rolls against it, instead. */
  readonly struck?: string
  /** Until the end of a's turn. */
  readonly turn?: true
  readonly change: string
}

interface Enemy {
  readonly episode?: string
  readonly elderOne?: string
  /** As on its own card, where both episodes print another ability. */
  readonly plain?: true
  readonly health: number
  readonly ways: readonly Way[]
}

/** No episode prints abilities of its own. */
const PLAIN: Pack = {
  ...core,
  episodes: core.episodes.map((episode) => ({
    ...episode,
    monsters: episode.monsters.map(({ enemy }) => ({ enemy })),
  })),
}

const ENEMIES: readonly (readonly [kind: string, Enemy])[] = [
  ['cultist', { health: 2, ways: [{ when: 'Cthulhu’s', dice: '0B 2G', faces: 'S SE', change: '+2 a.wounds' }] }],
  [
    'cultist',
    {
      elderOne: 'hastur',
      health: 2,
      ways: [
        { when: 'Hastur’s', lay: 'yellowSign@a', dice: '0B 2G', faces: 'S -', change: '+1 a.wounds' },
        {
          when: 'Hastur’s, against two signs',
          lay: 'yellowSign@a yellowSign@a',
          dice: '0B 3G',
          faces: 'S S S',
          change: '+3 a.wounds',
        },
      ],
    },
  ],
  [
    'star-spawn',
    {
      health: 7,
      ways: [
        { when: 'elsewhere', dice: '3B 0G', faces: 'S T -', change: '+1 a.wounds, +1 a.sanity' },
        { when: 'in R’lyeh', lay: 'rlyeh@1', dice: '3B 0G', faces: 'S - -', change: '+1 a.wounds, +2 a.sanity' },
        { when: 'attacked in R’lyeh', lay: 'rlyeh@1', struck: 'S - -', change: '+1 star-spawn@1.wounds, +2 a.sanity' },
      ],
    },
  ],
  [
    'disciple-of-hastur',
    {
      elderOne: 'hastur',
      health: 3,
      ways: [
        { when: 'no elder sign', dice: '1B 1G', faces: 'S -', change: '+1 a.wounds' },
        { when: 'two elder signs, one Yellow Sign', dice: '1B 1G', faces: 'E E', change: '+1 yellowSign@a' },
      ],
    },
  ],
  [
    'fire-vampire',
    { health: 4, ways: [{ when: 'always', dice: '2B 1G', faces: 'S - -', change: '+1 fire@1, +1 a.wounds' }] },
  ],
  ['byakhee', { health: 3, ways: [{ when: 'always', dice: '1B 2G', faces: 'E SE -', change: '+3 a.wounds' }] }],
  [
    'deep-one',
    {
      plain: true,
      episode: 's1e3',
      health: 3,
      ways: [
        { when: 'it wounds', dice: '2B 0G', faces: 'S S', change: '+2 a.wounds, +1 a.stress' },
        { when: 'it does not', dice: '2B 0G', faces: '- E', change: '' },
      ],
    },
  ],
  [
    'deep-one',
    {
      episode: 's1e3',
      health: 3,
      ways: [
        {
          when: 'it wounds: toward the water',
          lay: 'a@10 deep-one@10',
          dice: '2B 0G',
          faces: 'S -',
          change: '+1 a.wounds, -1 a@10, +1 a@11',
        },
        { when: 'it does not', lay: 'a@10 deep-one@10', dice: '2B 0G', faces: '- -', change: '' },
      ],
    },
  ],
  [
    'deep-one',
    {
      episode: 's1e5',
      health: 3,
      ways: [
        { when: 'on dry land', lay: 'a@8 deep-one@8', dice: '2B 0G', faces: 'S -', change: '+1 a.wounds' },
        { when: 'in the water', lay: 'a@8 deep-one@8 tide=1', dice: '2B 1G', faces: 'S - S', change: '+2 a.wounds' },
      ],
    },
  ],
  [
    'ghoul',
    {
      episode: 's1e2',
      health: 3,
      ways: [
        { when: 'one wound', lay: 'a.wounds=1', dice: '1B 1G', faces: 'S -', change: '+1 a.wounds' },
        { when: 'two wounds', lay: 'a.wounds=2', dice: '1B 2G', faces: 'S - S', change: '+2 a.wounds' },
      ],
    },
  ],
  [
    'ghoul',
    {
      episode: 's1e6',
      health: 3,
      ways: [
        { when: 'in the dark', lay: 'a.wounds=2', dice: '1B 2G', faces: '- - S', change: '+1 a.wounds' },
        { when: 'in the light', lay: 'a.wounds=2 moonPhase=1', dice: '1B 1G', faces: '- -', change: '' },
      ],
    },
  ],
  [
    'hunting-horror',
    {
      episode: 's1e3',
      health: 4,
      ways: [
        {
          when: 'it goes on to the next',
          lay: 'b@9',
          dice: '2B 1G',
          faces: 'S - -',
          change: '+1 a.wounds, -1 hunting-horror@1, +1 hunting-horror@7',
        },
        { when: 'both are here', dice: '2B 1G', faces: 'S - -', change: '+1 a.wounds' },
      ],
    },
  ],
  [
    'hunting-horror',
    {
      episode: 's1e6',
      health: 4,
      ways: [
        { when: 'it stays', lay: 'b@5', dice: '2B 1G', faces: 'S - -', change: '+1 a.wounds' },
        { when: 'struck in the dark', struck: 'S - -', change: '+1 hunting-horror@1.wounds' },
        { when: 'struck in the light', lay: 'moonPhase=1', struck: 'S - -', change: '+2 hunting-horror@1.wounds' },
        { when: 'missed in the light', lay: 'moonPhase=1', struck: '- - -', change: '' },
      ],
    },
  ],
  [
    'shoggoth',
    {
      episode: 's1e4',
      health: 6,
      ways: [
        { when: 'it attacks', dice: '2B 1G', faces: 'S - S', change: '+2 a.wounds' },
        { when: 'it heals in every turn', lay: 'shoggoth@5:3', turn: true, change: '-1 shoggoth@5.wounds' },
      ],
    },
  ],
  [
    'chthonian',
    {
      episode: 's1e2',
      health: 6,
      ways: [
        { when: 'somebody looks on', dice: '2B 1G', faces: 'S - -', change: '+1 a.wounds, +1 b.sanity' },
        { when: 'nobody does', lay: 'b@2', dice: '2B 1G', faces: 'S - -', change: '+1 a.wounds' },
      ],
    },
  ],
  [
    'chthonian',
    {
      episode: 's1e5',
      health: 6,
      ways: [
        { when: 'the ground shakes', lay: 'b@2', dice: '2B 1G', faces: '- - -', change: '+1 a.stress, +1 b.stress' },
        {
          when: 'nobody can bear more',
          lay: 'a.stress=4 b@4',
          dice: '2B 1G',
          faces: '- - -',
          change: '+1 a.wounds',
        },
      ],
    },
  ],
]

const tableOf = ({ episode = 's1e1', elderOne = 'cthulhu', plain }: Enemy, kind: string, words: string): Table => {
  const t = new Table(plain ? PLAIN : core, { episode, elderOne, investigators: ['adam', 'sister-beth'] })
  return lay(t, words.includes(`${kind}@`) ? words : `${kind}@1 ${words}`)
}

/** A Mythos card that does nothing yet. */
const quiet = (t: Table, elderOne?: string): Table =>
  elderOne === 'hastur' ? t.pick({ do: 'end' }).draw('students-go-mad') : t.pick({ do: 'end' }).draw('sleeper-awakens')

describe('enemies', () => {
  it('all have expectations', () => {
    expect([...new Set(ENEMIES.map(([kind]) => kind))].sort()).toEqual(core.enemies.map(({ id }) => id).sort())
    expect(core.enemies).toHaveLength(10)
  })

  it.each(ENEMIES)('[DMD-ENEMY-03] [DMD-ENEMY-04] a %s dies of its last wound, and not before', (kind, enemy) => {
    const { health } = enemy
    const t = tableOf(enemy, kind, `${kind}@1:${health - 2}`)
    t.foe(kind).roll('S - -').keep()
    expect(t.at(1)).toEqual([kind])
    t.foe(kind).roll('S - -').keep()
    expect(t.at(1)).toEqual([])
  })

  const rows = ENEMIES.flatMap(([kind, enemy]) =>
    enemy.ways.map((way) => [kind, enemy.episode ?? 's1e1', way.when, enemy, way] as const),
  )
  it.each(rows)('[DMD-FIGHT-04] [DMD-FIGHT-05] %s of %s, %s', (kind, _episode, _when, enemy, way) => {
    const t = tableOf(enemy, kind, way.lay ?? '')
    const before = countOf(t)
    if (way.struck !== undefined) t.foe(kind).roll(way.struck).keep()
    else if (way.turn)
      quiet(t, enemy.elderOne).draw('e4-plaster-shop').pick({ do: 'leave' }).pick({ do: 'effect', source: 'figure:11' })
    else {
      expect(quiet(t, enemy.elderOne).dice).toBe(way.dice)
      t.roll(way.faces ?? '').keep()
    }
    changed(t, before, way.change)
  })
})

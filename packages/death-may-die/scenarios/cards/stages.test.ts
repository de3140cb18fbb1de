/** Every stage of the Elder Ones: what it rolls and bears, what it does on an advance, when revealed, at the end of a turn. */
import { core } from '@vigil/death-may-die/content'
import { Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { changed, countOf, lay } from './change.ts'

interface Way {
  readonly stage: number
  readonly when: string
  readonly lay?: string
  /** The Elder One stands here, with so many wounds, and can be attacked. */
  readonly elder?: readonly [at: number, wounds?: number]
  readonly play: (t: Table) => unknown
  readonly change: string
}

interface Elder {
  /** Health and dice of stages 2, 3 and Final; dice add up. */
  readonly body: readonly (readonly [health: number, dice: string])[]
  readonly ways: readonly Way[]
}

/** A turn without any other news; the space is Safe and nothing is kept. */
const pass = (t: Table): Table => t.pick({ do: 'end' }).draw('students-go-mad').draw('clutter').pick({ do: 'leave' })
const advance = (t: Table): Table => {
  t.discards('fire-vampire-a', 'byakhee', 'fire-vampire-b')
  return pass(t)
}
const disrupt = (t: Table): Table => {
  t.state.disrupted = true
  return pass(t)
}
const strike = (t: Table): Table => t.foe('elderOne').roll('S - -').keep()
const take = (n: number) => (t: Table) => t.pick({ do: 'option', n })
const CITIES = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `rlyeh@${at}`).join(' ')
const signs = (who: string, n: number): string => Array<string>(n).fill(`yellowSign@${who}`).join(' ')

const CTHULHU: Elder = {
  body: [
    [12, '2B 2G'],
    [12, '2B 3G'],
    [12, '3B 4G'],
  ],
  ways: [
    {
      stage: 1,
      when: 'an advance',
      play: advance,
      change: '+1 track, +1 rlyeh@1, +1 cultist@1, +1 star-spawn@8, +1 fire@1',
    },
    {
      stage: 1,
      when: 'an advance with a city here and the Star Spawn about',
      lay: 'rlyeh@1 star-spawn@9',
      play: advance,
      change:
        '+1 track, +1 rlyeh@2, +1 cultist@1, +1 cultist@2, -1 star-spawn@9, +1 star-spawn@4, +1 fire@1, +1 fire@2',
    },
    {
      stage: 2,
      when: 'revealed',
      lay: 'rlyeh@9 cultist@9 byakhee@9 cultist@3',
      play: disrupt,
      change: '+1 disrupted, +1 elderOne@1, -1 cultist@9, +1 cultist@4, -1 byakhee@9, +1 byakhee@4, +1 rlyeh@1',
    },
    { stage: 2, when: 'end of turn', elder: [5], play: pass, change: '+1 rlyeh@5' },
    {
      stage: 2,
      when: 'end of turn with a city there',
      lay: 'rlyeh@1',
      elder: [1],
      play: (t) => t.pick({ do: 'end' }).draw('students-go-mad').roll('- - - -').keep(),
      change: '+1 rlyeh@2',
    },
    {
      stage: 3,
      when: 'revealed',
      lay: 'rlyeh@1 b@2',
      elder: [1, 11],
      play: strike,
      change: '-1 elderOne@1, -11 elderOne@1.wounds, +1 elderOne@8, +1 a.wounds, +1 a.sanity',
    },
    { stage: 3, when: 'end of turn', elder: [5], play: pass, change: '+1 rlyeh@5, +1 a.sanity, +1 b.sanity' },
    {
      stage: 4,
      when: 'revealed: a wound for a card, or it is gone',
      lay: 'a@8 a+desk/left a+clutter/left a+cages/left b+good-boy/right',
      elder: [8, 11],
      play: (t) => strike(t).pick({ do: 'yes' }).pick({ do: 'no' }).pick({ do: 'no' }),
      change:
        '-1 elderOne@8, -11 elderOne@8.wounds, +1 elderOne@1, +1 a.wounds, -1 a+clutter/left, -1 b+good-boy/right',
    },
    {
      stage: 4,
      when: 'no city is left to rise',
      lay: CITIES,
      elder: [15],
      play: pass,
      change: '+3 a.sanity, +3 b.sanity',
    },
  ],
}

const HASTUR: Elder = {
  body: [
    [12, '2B 1G'],
    [12, '3B 3G'],
    [18, '4B 4G'],
  ],
  ways: [
    {
      stage: 1,
      when: 'an advance',
      lay: `${signs('a', 1)} ${signs('b', 2)} b@4`,
      play: advance,
      change: '+1 track, +1 yellowSign@a, +1 cultist@1, +1 cultist@4, +1 disciple-of-hastur@9, +1 fire@1, +1 fire@4',
    },
    {
      stage: 1,
      when: 'an advance with all Disciples about',
      lay: 'disciple-of-hastur@2 disciple-of-hastur@4 disciple-of-hastur@4 disciple-of-hastur@13',
      play: advance,
      change:
        '+1 track, +1 yellowSign@a, +1 disciple-of-hastur@1, -2 disciple-of-hastur@4, +1 disciple-of-hastur@2, -1 disciple-of-hastur@13, +1 disciple-of-hastur@12',
    },
    {
      stage: 1,
      when: 'a Rest returns a sign for two points',
      lay: `${signs('a', 2)} a.stress=3`,
      play: (t) => t.pick({ do: 'rest', back: 1, stress: 1 }),
      change: '-1 yellowSign@a, -1 a.stress',
    },
    {
      stage: 1,
      when: 'no sign is left',
      lay: signs('b', 12),
      play: (t) => take(0)(t.pick({ do: 'end' }).draw('a-mark-on-the-door')),
      change: '+1 a.wounds, +1 cultist@8',
    },
    {
      stage: 2,
      when: 'revealed',
      lay: `${signs('b', 1)} b@4`,
      play: disrupt,
      change: '+1 disrupted, +1 elderOne@4, +1 yellowSign@b, +1 yellowSign@a',
    },
    { stage: 2, when: 'end of a turn elsewhere', elder: [5], play: pass, change: '+1 yellowSign@a' },
    {
      stage: 2,
      when: 'end of a turn with him',
      elder: [1],
      play: (t) => t.pick({ do: 'end' }).draw('students-go-mad').roll('- - -').keep(),
      change: '',
    },
    {
      stage: 3,
      when: 'revealed',
      lay: `${signs('a', 1)} ${signs('b', 2)}`,
      elder: [1, 11],
      play: strike,
      change: '-1 elderOne@1, -11 elderOne@1.wounds, +1 elderOne@13, +1 b.wounds',
    },
    {
      stage: 3,
      when: 'end of turn, two signs becoming three',
      lay: signs('a', 2),
      elder: [5],
      play: pass,
      change: '-1 yellowSign@a, +1 a.wounds, +1 a.sanity',
    },
    { stage: 3, when: 'end of turn, one sign', lay: signs('a', 1), elder: [5], play: pass, change: '+1 yellowSign@a' },
    {
      stage: 4,
      when: 'revealed: a card or a sign',
      lay: `a@13 b@4 ${signs('b', 1)} b+desk/left`,
      elder: [13, 11],
      play: (t) => take(0)(strike(t)),
      change: '-1 elderOne@13, -11 elderOne@13.wounds, +1 elderOne@4, -1 b+desk/left',
    },
    {
      stage: 4,
      when: 'revealed: the sign',
      lay: `a@13 b@4 ${signs('b', 1)} b+desk/left`,
      elder: [13, 11],
      play: (t) => take(1)(strike(t)),
      change: '-1 elderOne@13, -11 elderOne@13.wounds, +1 elderOne@4, +1 yellowSign@b',
    },
    {
      stage: 4,
      when: 'end of turn: a die for each sign, and each success takes one back',
      lay: signs('a', 1),
      elder: [5],
      play: (t) => pass(t).roll('S T').keep(),
      change: '+1 a.wounds, +1 a.sanity',
    },
  ],
}

const ELDERS: readonly (readonly [string, Elder])[] = [
  ['cthulhu', CTHULHU],
  ['hastur', HASTUR],
]

describe.each(ELDERS)('stages of %s', (elderOne, { body, ways }) => {
  const table = (): Table => new Table(core, { elderOne, investigators: ['adam', 'borden'] })

  it('all have expectations', () => {
    const { stages } = core.elderOnes.find(({ id }) => id === elderOne) ?? expect.fail()
    expect([...new Set(ways.map(({ stage }) => stage))]).toEqual(stages.map((_, i) => i + 1))
  })

  it.each(body.map(([health, dice], i) => [i + 2, health, dice] as const))(
    '[DMD-STAGE-02] [DMD-STAGE-04] stage %i bears %i wounds and rolls %s',
    (stage, health, dice) => {
      const t = table()
      const elder = t.summoned(1, stage, true)
      Object.assign(t.state.figures[elder] ?? {}, { wounds: health - 2 })
      strike(t)
      expect(t.state).toMatchObject({ stage })
      expect(t.pick({ do: 'end' }).draw('students-go-mad').dice).toBe(dice)
      const last = table()
      Object.assign(last.state.figures[last.summoned(1, stage, true)] ?? {}, { wounds: health - 1 })
      strike(last)
      if (stage === 4) expect(last.about).toBe('slain')
      else expect(last.state).toMatchObject({ stage: stage + 1 })
    },
  )

  it.each(ways.map((way) => [way.stage, way.when, way] as const))(
    '[DMD-STAGE-03] [DMD-STAGE-06] stage %i, %s',
    (stage, _when, { lay: words = '', elder, play, change }) => {
      const t = lay(table(), words)
      if (elder) {
        const [at, wounds = 0] = elder
        // With a wound to go, the stage of that name is about to be revealed.
        Object.assign(t.state.figures[t.summoned(at, wounds ? stage - 1 : stage, true)] ?? {}, { wounds })
      }
      const before = countOf(t)
      play(t)
      changed(t, before, change)
    },
  )
})

/** Set-up, actions, running, resting, Fire. */

import { type Layout, Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { core } from '../src/content/index.ts'
import { boardOf } from '../src/map/board.ts'

const table = (layout?: Layout) => new Table(core, layout)
const setup = { episode: 's1e1', elderOne: 'cthulhu', investigators: ['ian', 'adam'] }

describe('set-up', () => {
  it('EC-DMD-56 [DMD-SETUP-01] [DMD-SETUP-02] [DMD-SETUP-03] [DMD-SETUP-04] [DMD-SETUP-06] [DMD-SETUP-07] lays everything out', () => {
    const t = table({ investigators: ['ian', 'adam', 'borden'], asPrinted: true })
    expect(t.state).toMatchObject({ track: 1, stage: 1, disrupted: false })
    expect(t.state.mythos.deck.bag).toHaveLength(16)
    expect(t.state.discovery.deck.bag).toHaveLength(15)
    expect([...new Set(t.state.figures.map(({ kind }) => kind))]).toEqual([
      'cultist',
      'star-spawn',
      'fire-vampire',
      'byakhee',
      'elderOne',
    ])
    expect(t.at(2)).toEqual(['cultist', 'cultist'])
  })

  it('[DMD-SETUP-08] [DMD-SETUP-09] [DMD-SETUP-10] [DMD-INV-01] [DMD-SKILL-01] [DMD-SKILL-02] boards begin at the left', () => {
    const t = table()
    expect(t.person(0)).toMatchObject({
      at: 1,
      wounds: 0,
      stress: 0,
      sanity: 0,
      levels: [1, 1, 1],
      insanity: 'hypochondria',
    })
    expect(t.person(1).insanity).toBe('codependency')
    expect(t.state.insanities).toHaveLength(10)
  })

  it('[DMD-SETUP-11] chance says who begins', () => {
    const { game } = table()
    const s = game.start(setup)
    for (const card of ['pyromania', 'catatonia']) game.applyInPlace(s, { is: 'chance', outcome: { card } })
    expect(game.node(s)).toMatchObject({ kind: 'chance', about: { from: 'seats', cards: ['0', '1'] } })
  })

  it('[DMD-CORE-01] [DMD-CORE-02] [DMD-SOLO-01] [DMD-RULING-88] refuses what is not in the box', () => {
    const { game } = table()
    const why = (part: object) => {
      const checked = game.check({ ...setup, ...part })
      return checked.ok ? '' : `${checked.why.code} ${checked.why.rule}`
    }
    expect(why({})).toBe('')
    expect(why({ investigators: ['ian'] })).toBe('setup.solo DMD-SOLO-01')
    expect(why({ investigators: Array(6).fill('random') })).toBe('setup.seats DMD-CORE-01')
    expect(why({ investigators: ['ian', 'ian'] })).toBe('setup.twice DMD-SETUP-08')
    expect(why({ investigators: ['ian', 'conan'] })).toBe('setup.investigator DMD-SETUP-08')
    expect(why({ episode: 's9e9' })).toBe('setup.episode DMD-CORE-02')
    expect(why({ elderOne: 'dagon' })).toBe('setup.elderOne DMD-CORE-02')
    expect(why({ first: 2 })).toBe('setup.firstPlayer DMD-SETUP-11')
  })

  it('[DMD-CORE-05] every pairing can be laid out', () => {
    for (const { id: episode } of core.episodes)
      for (const { id: elderOne } of core.elderOnes) {
        const t = table({ episode, elderOne, asPrinted: true })
        expect(t.about).toBe('act')
        expect([t.state.mythos.deck.bag.length, t.state.discovery.deck.bag.length]).toEqual([16, 15])
      }
  })
})

describe('actions', () => {
  it('EC-DMD-57 [DMD-TURN-01] [DMD-TURN-02] [DMD-RULING-28] three at most, fewer if one likes', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    for (let n = 3; n > 0; n--) {
      expect(t.prompt).toEqual({ is: 'act', actions: n })
      t.pick({ do: 'run' }).pick({ do: 'stop' })
    }
    expect(t.about).toBe('draw:mythos')
    expect(table().pick({ do: 'end' }).about).toBe('draw:mythos')
  })

  it('[DMD-TURN-03] [DMD-MAP-06] EC-DMD-25 [DMD-RULING-54] no rest with an enemy that came along', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.person(0).wounds = 2
    t.enemy('cultist', 1)
    t.pick({ do: 'run' }).pick({ do: 'go', to: 2 }).pick({ do: 'stop' })
    expect(t.refused({ do: 'rest', stress: 0, wounds: 2, back: 0 })).toMatchObject({
      code: 'rest.unsafe',
      rule: 'DMD-REST-01',
    })
    expect(t.game.barred(t.state).map(({ refusal }) => refusal.code)).toContain('rest.unsafe')
  })

  it('EC-DMD-63 [DMD-REST-02] [DMD-REST-03] [DMD-SANITY-02] resting twice, never sanity', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    Object.assign(t.person(0), { stress: 4, wounds: 3, sanity: 2 })
    t.pick({ do: 'rest', stress: 3, wounds: 0 }).pick({ do: 'rest', stress: 1, wounds: 2 })
    expect(t.person(0)).toMatchObject({ stress: 0, wounds: 1, sanity: 2 })
  })

  it('[DMD-TURN-04] then the player to the left', () => {
    const t = table({ investigators: ['adam', 'ian', 'borden'], first: 2 })
    t.pick({ do: 'end' }).draw('sleeper-awakens').draw('clutter').pick({ do: 'leave' })
    expect(t.state.active).toBe(0)
  })

  it('[DMD-EPISODE-01] [DMD-RULING-73] a free action comes first and needs no action left', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    t.person(0).levels = [1, 2, 1]
    t.pick({ do: 'run' }).pick({ do: 'stop' })
    expect(t.prompt).toEqual({ is: 'act', actions: 3 })
    t.state.turn.actions = 0
    expect(t.options).toEqual([{ do: 'end' }])
    expect(t.refused({ do: 'run' })).toMatchObject({ code: 'act.none', rule: 'DMD-TURN-02' })
  })
})

describe('running', () => {
  it('EC-DMD-13 [DMD-RULING-23] Fire from two spaces', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.state.fire[2] = 1
    t.state.fire[4] = 3
    t.pick({ do: 'run' }).pick({ do: 'go', to: 2 }).pick({ do: 'go', to: 4 }).pick({ do: 'go', to: 5 })
    expect(t.person(0).fire).toBe(4)
    expect([t.state.fire[2], t.state.fire[4]]).toEqual([1, 3])
    t.pick({ do: 'end' }).draw('sleeper-awakens').draw('clutter').pick({ do: 'leave' })
    expect(t.dice).toBe('4B 0G')
  })

  it('EC-DMD-14, EC-DMD-15 [DMD-FIRE-02] [DMD-FIRE-03] [DMD-RULING-25] [DMD-RULING-26] Fire runs out', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.state.fire[1] = 3
    t.state.fire[15] = 4
    t.pick({ do: 'run' }).pick({ do: 'go', to: 2 }).pick({ do: 'stop' })
    expect(t.person(0)).toMatchObject({ fire: 1, standIns: 2, wounds: 0 })
    t.pick({ do: 'end' }).draw('conflagration')
    expect(t.told('noToken')).toHaveLength(4)
    t.draw('clutter').pick({ do: 'leave' })
    expect(t.dice).toBe('3B 0G')
    t.roll('- - -').pick({ do: 'keep' })
    expect(t.person(0)).toMatchObject({ fire: 0, standIns: 0, wounds: 0 })
  })

  it('EC-DMD-24 [DMD-RUN-02] all enemies go with the runner, the other is left in peace', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    for (const kind of ['cultist', 'cultist', 'byakhee']) t.enemy(kind, 1)
    t.pick({ do: 'run' }).pick({ do: 'go', to: 2 })
    expect([t.at(1), t.at(2)]).toEqual([[], ['byakhee', 'cultist', 'cultist']])
  })

  it('EC-DMD-26 [DMD-RULING-22] [DMD-ENEMY-01] the Elder One follows', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.summoned(1)
    t.pick({ do: 'run' }).pick({ do: 'go', to: 2 }).pick({ do: 'go', to: 4 })
    expect(t.at(4)).toEqual(['elderOne'])
  })

  it('EC-DMD-20 [DMD-MAP-02] a one-sided passage is closed', () => {
    const { map } = core.episodes[0] ?? expect.fail()
    const spaces = map.spaces.map((space) => (space.id === 3 ? { ...space, exits: [4, 7] } : space))
    const board = boardOf({ ...map, spaces })
    expect([board.next[2], board.next[3]]).toEqual([
      [1, 4],
      [4, 7],
    ])
    const t = table()
    expect(t.pick({ do: 'run' }).refused({ do: 'go', to: 7 })).toMatchObject({ code: 'run.closed', rule: 'DMD-MAP-02' })
  })

  it('[DMD-RULING-55] a run of no space takes nobody along', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.enemy('cultist', 1)
    t.state.fire[1] = 1
    t.pick({ do: 'run' }).pick({ do: 'stop' })
    expect(t.person(0)).toMatchObject({ at: 1, fire: 0 })
  })

  it('[DMD-ENEMY-06] enemies do not catch fire', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.enemy('cultist', 1)
    t.state.fire[1] = 2
    t.pick({ do: 'run' }).pick({ do: 'go', to: 2 })
    expect(t.state.figures.find(({ at }) => at === 2)).toMatchObject({ kind: 'cultist', wounds: 0 })
  })

  it('[DMD-RULING-84] [DMD-SKILL-03] Swiftness 3 brings somebody along', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    t.person(0).levels = [1, 3, 1]
    t.state.fire[1] = 1
    t.pick({ do: 'run' }).pick({ do: 'go', to: 2 }).pick({ do: 'seat', seat: 1 })
    expect([t.person(0).at, t.person(1).at, t.person(1).fire]).toEqual([2, 2, 1])
  })

  it('Stealth leaves an enemy behind, and at level 3 hurts it', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    t.person(0).levels = [1, 1, 3]
    t.enemy('cultist', 1)
    t.enemy('byakhee', 1)
    t.pick({ do: 'run' }).pick({ do: 'go', to: 2 }).foe('byakhee').pick({ do: 'done' })
    expect([t.at(1), t.at(2)]).toEqual([['byakhee'], ['cultist']])
    expect(t.state.figures.find(({ kind, at }) => kind === 'byakhee' && at === 1)?.wounds).toBe(1)
  })
})

describe('Fire', () => {
  it('EC-DMD-16 [DMD-EOT-01] [DMD-DEATH-01] [DMD-RULING-20] kills before the discard pile is looked at', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    Object.assign(t.person(0), { wounds: 4, fire: 1, stress: 4 })
    t.discards('crawling-chaos', 'conflagration', 'byakhee')
    t.pick({ do: 'end' }).draw('sleeper-awakens').draw('clutter')
    t.roll('S').pick({ do: 'keep' })
    expect(t.node).toMatchObject({ kind: 'over', ending: { won: false, how: 'early' } })
    expect(t.state.track).toBe(1)
  })
})

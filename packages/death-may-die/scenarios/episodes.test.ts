/** What is special about each episode, and about Hastur. */

import { type Layout, Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { core } from '../src/content/index.ts'
import { mapProblems } from '../src/map/check-map.ts'
import { drawMap } from '../src/map/draw-map.ts'

const table = (layout?: Layout) => new Table(core, layout)
const calm = (t: Table) => t.pick({ do: 'end' }).draw('sleeper-awakens')
const tokens = (t: Table, kind: string) => t.state.tokens.filter((token) => token.kind === kind)
const THREE = ['crawling-chaos', 'rlyeh-awakens', 'star-spawn-a'] as const

describe('maps', () => {
  it('[DMD-MAP-01] every one is connected, drawn and has its gates, and can be printed', () => {
    for (const { id, map } of core.episodes) {
      expect([id, mapProblems(map)]).toEqual([id, []])
      const printed = drawMap(map)
      expect(Math.max(...printed.map((line) => line.length))).toBeLessThanOrEqual(100)
      expect(printed.length).toBeLessThanOrEqual(33)
      for (const space of map.spaces) expect(printed.join('\n')).toContain(`${space.id} ${space.name.slice(0, 3)}`)
    }
  })

  it('a map with a fault is told so', () => {
    const { map } = core.episodes[0] ?? expect.fail()
    const codes = (part: object): string[] => mapProblems({ ...map, ...part }).map(({ code }) => code)
    expect(codes({ start: 99 })).toContain('space.missing')
    expect(codes({ gates: { red: 9, yellow: 9, blue: 8 } })).toEqual(['gate.shared'])
    expect(codes({ stairs: [] })).toEqual(Array(4).fill('space.unconnected'))
    expect(codes({ passages: map.passages.slice(1) })).toEqual(['passage.noDoor'])
    expect(
      codes({
        passages: [
          {
            between: [1, 2],
            door: [
              [0, 0],
              [0, 1],
            ],
          },
          ...map.passages.slice(1),
        ],
      }),
    ).toEqual(['door.misplaced'])
    expect(codes({ drawing: map.drawing.map((row) => row.replaceAll('1', 'z')) })).toContain('drawing.unknown')
    expect(codes({ routes: { loop: [[1, 3]] } })).toEqual(['route.broken', 'route.broken'])
  })
})

describe('episode 1', () => {
  it('[DMD-EPISODE-02] [DMD-RULING-61] [DMD-RULING-62] [DMD-RULING-63] the set-up, and Extinguish Fire', () => {
    const t = table({ asPrinted: true })
    expect([t.state.fire[13], t.at(13)]).toEqual([0, ['cultist']])
    t.state.fire[1] = 2
    t.pick({ do: 'action', id: 'extinguish-fire' }).roll('S - -').pick({ do: 'keep' })
    expect(t.state.fire[1]).toBe(1)
  })

  it('[DMD-RULING-64] [DMD-RULING-68] [DMD-RULING-72] [DMD-RULING-76] [DMD-RULING-01] what the content settles', () => {
    expect(core.elderOnes[0]?.mythos.find(({ id }) => id === 'rlyeh-unleashed')?.summon).toEqual([
      { enemy: 'cultist', gate: 'blue' },
    ])
    expect(core.tracks).toMatchObject({ stress: 4, summoning: { spaces: 8, red: 5 } })
    expect(core.enemies.find(({ id }) => id === 'cultist')?.traits).toEqual([])
  })

  it('Beakers hurt Labs and people alike; Bleach needs Ammonia', () => {
    const t = table()
    t.claim(0, 'clutter', 'left')
    t.claim(0, 'janitor', 'left')
    t.person(0).at = 6
    t.state.fire[6] = 2
    expect(t.options.filter((option) => option.do === 'use')).toEqual([{ do: 'use', source: 'clutter' }])
    t.pick({ do: 'use', source: 'clutter' }).pick({ do: 'space', space: 6 })
    expect(t.person(0).wounds).toBe(2)
    expect(tokens(t, 'lab')[0]?.wounds).toBe(2)
  })

  it('Chaos in the Labs', () => {
    const t = table()
    Object.assign(tokens(t, 'lab')[0] ?? {}, { wounds: 3 })
    t.pick({ do: 'end' }).draw('chaos-in-the-labs')
    expect(t.at(6)).toEqual(['cultist'])
    expect(tokens(t, 'lab')[0]?.wounds).toBe(2)
  })
})

describe('episode 2', () => {
  const search = () => {
    const t = table({ episode: 's1e2', investigators: ['adam', 'ian'] })
    t.enemy('cultist', 1, 1)
    t.foe('cultist').roll('S - -').pick({ do: 'keep' })
    return t
  }

  it('WE-DMD-07 [DMD-DICE-08] [DMD-APPLY-02] [DMD-APPLY-04] a body needs two successes in one roll; tentacles cost either way', () => {
    const t = search()
    expect(tokens(t, 'body').filter(({ at }) => at === 1)).toHaveLength(1)
    t.pick({ do: 'action', id: 'search-the-body' }).roll('S T E').pick({ do: 'keep' })
    expect([t.about, t.person(0).sanity]).toEqual(['act', 1])
    t.pick({ do: 'action', id: 'search-the-body' }).roll('S ST -').pick({ do: 'keep' }).draw('eye')
    expect(tokens(t, 'body').filter(({ holder }) => holder === 0)).toEqual([
      expect.objectContaining({ face: 'eye', up: true }),
    ])
    expect(t.person(0).sanity).toBe(2)
  })

  it('a sigil opens its Tome, two Tomes disrupt the ritual', () => {
    const t = search()
    t.pick({ do: 'action', id: 'search-the-body' }).roll('S S -').pick({ do: 'keep' }).draw('eye')
    Object.assign(tokens(t, 'tome').find(({ face }) => face === 'hand') ?? {}, { up: true, at: 0, holder: 1 })
    expect(t.refused({ do: 'action', id: 'unchain-the-tome' })).toMatchObject({ code: 'action.unmet' })
    t.person(0).at = 4
    t.pick({ do: 'action', id: 'unchain-the-tome' })
    expect(t.state.disrupted).toBe(true)
    expect(t.person(0).sanity).toBe(2)
    expect(tokens(t, 'body').every(({ holder }) => holder !== 0)).toBe(true)
  })

  it('bodies left lying rise at an advance', () => {
    const t = search()
    t.discards(...THREE)
    t.pick({ do: 'end' }).draw('sleeper-awakens').draw('e2-rats').pick({ do: 'leave' })
    expect(t.at(1)).toContain('ghoul')
    expect(tokens(t, 'body').some(({ at }) => at === 1)).toBe(false)
  })
})

describe('episode 3', () => {
  it('sorcerers are unmasked and led to the water', () => {
    const t = table({ episode: 's1e3', investigators: ['adam', 'ian'] })
    t.person(0).at = 5
    t.pick({ do: 'action', id: 'unmask' }).roll('S S -').pick({ do: 'keep' }).draw('sorcerer').draw('guest')
    expect(tokens(t, 'dancer').filter(({ at }) => at === 5)).toEqual([expect.objectContaining({ face: 'sorcerer' })])
    t.pick({ do: 'action', id: 'lead-the-dance' }).pick({ do: 'go', to: 8 }).pick({ do: 'go', to: 9 })
    for (const token of tokens(t, 'dancer')
      .filter(({ up }) => !up)
      .slice(0, 3)) {
      Object.assign(token, { at: 12, face: 'sorcerer', up: true })
      t.state.hidden[0]?.faces.splice(t.state.hidden[0].faces.indexOf('sorcerer'), 1)
    }
    t.pick({ do: 'go', to: 12 })
    expect(t.state.disrupted).toBe(true)
    expect(tokens(t, 'dancer').some(({ at }) => at === 12)).toBe(false)
  })

  it('the waltz turns', () => {
    const t = table({ episode: 's1e3', investigators: ['adam', 'ian'] })
    const before = tokens(t, 'dancer').map(({ at }) => at)
    t.pick({ do: 'end' }).draw('e3-change-of-masks')
    const next: Record<number, number> = { 4: 5, 5: 6, 6: 7, 7: 4, 13: 14, 14: 15, 15: 16, 16: 13 }
    expect(tokens(t, 'dancer').map(({ at }) => at)).toEqual(before.map((at) => next[at]))
  })

  it('[DMD-RULING-89] a card may turn it by more than one space', () => {
    const twice = JSON.parse(
      JSON.stringify(core).replaceAll('"along":"waltz","spaces":1', '"along":"waltz","spaces":2'),
    )
    const t = new Table(twice, { episode: 's1e3', investigators: ['adam', 'ian'] })
    const before = tokens(t, 'dancer').map(({ at }) => at)
    t.pick({ do: 'end' }).draw('e3-change-of-masks')
    const after: Record<number, number> = { 4: 6, 5: 7, 6: 4, 7: 5, 13: 15, 14: 16, 15: 13, 16: 14 }
    expect(tokens(t, 'dancer').map(({ at }) => at)).toEqual(before.map((at) => after[at]))
  })
})

describe('episode 4', () => {
  it('guards walk, and arrest who is suspicious', () => {
    const t = table({ episode: 's1e4', investigators: ['adam', 'ian'] })
    t.person(0).at = 8
    Object.assign(tokens(t, 'idol')[0] ?? {}, { at: 0, holder: 0 })
    calm(t).draw('e4-plaster-shop').pick({ do: 'leave' })
    t.pick({ do: 'effect', source: 'rule#0' })
    expect(t.person(0).at).toBe(11)
    expect(tokens(t, 'arrested').filter(({ holder }) => holder === 0)).toHaveLength(1)
    expect(tokens(t, 'idol')[0]).toMatchObject({ at: 8, holder: -1 })
  })

  it('the arrested may neither run nor attack, and slip the net', () => {
    const t = table({ episode: 's1e4', investigators: ['adam', 'ian'] })
    t.person(0).at = 11
    Object.assign(tokens(t, 'arrested')[0] ?? {}, { holder: 0 })
    expect(t.refused({ do: 'run' })).toMatchObject({ code: 'act.forbidden', rule: 'DMD-EPISODE-02' })
    t.pick({ do: 'action', id: 'slip-the-net' }).roll('S S -').pick({ do: 'keep' }).pick({ do: 'option', n: 0 })
    expect(tokens(t, 'arrested')[0]).toMatchObject({ holder: -1 })
  })

  it('two idols on each of two Gates', () => {
    const t = table({ episode: 's1e4', investigators: ['adam', 'ian'] })
    for (const [i, at] of [2, 2, 4].entries()) Object.assign(tokens(t, 'idol')[i] ?? {}, { at })
    Object.assign(tokens(t, 'idol')[3] ?? {}, { at: 0, holder: 0 })
    t.person(0).at = 4
    t.pick({ do: 'action', id: 'handle-an-idol' })
    expect(t.state.disrupted).toBe(true)
  })
})

describe('episode 5', () => {
  it('elders are taken aboard, then the lamp is lit', () => {
    const t = table({ episode: 's1e5', investigators: ['adam', 'ian'] })
    const elders = [...tokens(t, 'allenElder'), ...tokens(t, 'marshElder')]
    for (const elder of elders.slice(1)) elder.at = 12
    t.person(0).at = 3
    t.pick({ do: 'action', id: 'rally-an-elder' }).pick({ do: 'token' })
    expect(elders[0]).toBeDefined()
    t.person(0).at = 12
    t.pick({ do: 'use' })
    expect(tokens(t, 'allenElder').every(({ at }) => at === 12)).toBe(true)
    t.person(0).at = 14
    t.pick({ do: 'action', id: 'work-the-lamp' }).roll('S ST -').pick({ do: 'keep' })
    expect([tokens(t, 'light').filter(({ at }) => at === 14).length, t.state.disrupted]).toEqual([2, false])
    t.state.turn.actions = 1
    t.pick({ do: 'action', id: 'work-the-lamp' }).roll('S - -').pick({ do: 'keep' })
    expect(t.state.disrupted).toBe(true)
  })

  it('the tide ends a Run and wears people down', () => {
    const t = table({ episode: 's1e5', investigators: ['adam', 'ian'] })
    t.state.markers[0] = 3
    t.pick({ do: 'run' }).pick({ do: 'go', to: 2 })
    expect(t.about).toBe('act')
    t.person(0).stress = 3
    calm(t).draw('e5-ships-cat').pick({ do: 'leave' })
    while (t.about === 'order') t.pick({ do: 'effect' })
    expect(t.person(0)).toMatchObject({ stress: 4, wounds: 0 })
  })
})

describe('episode 6', () => {
  it('mirrors move through light only, and meet the full moon upstairs', () => {
    const t = table({ episode: 's1e6', investigators: ['adam', 'ian'] })
    t.person(0).at = 3
    expect(t.refused({ do: 'action', id: 'haul-a-mirror' })).toMatchObject({ code: 'action.unmet' })
    t.state.markers[0] = 2
    for (const [i, at] of [12, 12, 11].entries()) Object.assign(tokens(t, 'mirror')[i] ?? {}, { at })
    t.person(0).at = 11
    t.pick({ do: 'action', id: 'haul-a-mirror' }).roll('S - -').pick({ do: 'keep' }).pick({ do: 'go', to: 12 })
    expect(t.state.disrupted).toBe(true)
  })

  it('[DMD-RULING-89] a mirror among enemies is carried away from the telescope, by the lowest-numbered way', () => {
    const t = table({ episode: 's1e6', investigators: ['adam', 'ian'] })
    for (const [i, at] of [11, 3, 6].entries()) Object.assign(tokens(t, 'mirror')[i] ?? {}, { at })
    t.enemy('cultist', 11)
    t.pick({ do: 'end' }).draw('e6-careful-with-the-glass')
    expect(tokens(t, 'mirror')[0]?.at).toBe(5)
  })

  it('the orrery turns the moon', () => {
    const t = table({ episode: 's1e6', investigators: ['adam', 'ian'] })
    t.person(0).at = 5
    t.pick({ do: 'action', id: 'turn-the-orrery' }).roll('S S -').pick({ do: 'keep' }).pick({ do: 'option', n: 1 })
    expect(t.state.markers).toEqual([3])
  })
})

describe('Hastur', () => {
  it('marks people, and a Rest may return a sign', () => {
    const t = table({ elderOne: 'hastur' })
    t.discards('they-wear-yellow', 'music-across-the-lake', 'ragged-procession')
    t.pick({ do: 'end' }).draw('students-go-mad').draw('clutter').pick({ do: 'leave' })
    expect(tokens(t, 'yellowSign').filter(({ holder }) => holder === 0)).toHaveLength(1)
    expect(t.at(9)).toEqual(['disciple-of-hastur'])
    const rest = table({ elderOne: 'hastur' })
    Object.assign(tokens(rest, 'yellowSign')[0] ?? {}, { holder: 0 })
    rest.person(0).stress = 2
    rest.pick({ do: 'rest', stress: 1, wounds: 0, back: 1 })
    expect(rest.person(0).stress).toBe(1)
    expect(tokens(rest, 'yellowSign')[0]?.holder).toBe(-1)
  })

  it('a sign that cannot be had is a wound', () => {
    const t = table({ elderOne: 'hastur' })
    for (const token of tokens(t, 'yellowSign')) token.holder = 1
    t.pick({ do: 'end' }).draw('a-mark-on-the-door').pick({ do: 'option', n: 0 })
    expect(t.person(0).wounds).toBe(1)
  })

  it('the Final stage rolls a die for every sign, without the investigator’s own', () => {
    const t = table({ elderOne: 'hastur', investigators: ['borden', 'ian'] })
    t.summoned(15, 4)
    t.person(0).sanity = 9
    for (const token of tokens(t, 'yellowSign').slice(0, 1)) token.holder = 0
    t.pick({ do: 'end' }).draw('students-go-mad').draw('clutter').pick({ do: 'leave' })
    expect(t.dice).toBe('2B 0G')
    t.roll('S T').pick({ do: 'keep' })
    expect(t.person(0)).toMatchObject({ wounds: 1, sanity: 10 })
    expect(tokens(t, 'yellowSign').filter(({ holder }) => holder === 0)).toHaveLength(1)
  })
})

describe('odds and ends', () => {
  it('EC-DMD-10 [DMD-COMP-02] [DMD-COMP-03] a lost Companion takes his level along at once', () => {
    const t = table({ investigators: ['ahmed', 'adam'] })
    t.claim(0, 'assistant-janitor', 'right')
    t.enemy('cultist', 1)
    t.enemy('byakhee', 1)
    calm(t).foe('cultist').roll('S -').pick({ do: 'keep' }).pick({ do: 'card', card: 'assistant-janitor' })
    expect(t.game.view(t.state, 0).people[0]?.skills.find(({ skill }) => skill === 'stealth')?.level).toBe(1)
    expect(t.about).toBe('roll')
  })

  it('EC-DMD-53 [DMD-TRADE-02] a traded card keeps its side', () => {
    const t = table()
    t.claim(0, 'fire-equipment', 'left')
    t.pick({ do: 'trade' }).pick({ do: 'give', card: 'fire-equipment' })
    expect(t.person(1).cards).toEqual([{ card: 'fire-equipment', side: 'left', wounds: 0 }])
  })

  it('[DMD-RULING-04] [DMD-RULING-53] [DMD-RULING-77] Rex heals at the end of his owner’s turn', () => {
    const t = table()
    t.claim(0, 'good-boy', 'right')
    t.person(0).stress = 2
    calm(t).draw('clutter').pick({ do: 'leave' })
    expect(t.person(0).stress).toBe(1)
  })

  it('[DMD-RULING-70] Fueled by Madness works on the space before a threshold, from level 2', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    Object.assign(t.person(0), { sanity: 3, levels: [2, 1, 1] })
    t.enemy('cultist', 1)
    expect(t.foe('cultist').dice).toBe('3B 1G')
  })

  it('[DMD-RULING-71] Gate Manipulation 4: a free Rest by a Gate, even among enemies', () => {
    const t = table({ investigators: ['the-kid', 'adam'] })
    Object.assign(t.person(0), { at: 4, levels: [4, 1, 1], stress: 3 })
    t.enemy('cultist', 4)
    t.pick({ do: 'rest', stress: 3 })
    expect(t.prompt).toEqual({ is: 'act', actions: 3 })
  })

  it('Read the Omens puts a card under the deck', () => {
    const t = table({ investigators: ['fatima', 'ian'] })
    t.person(0).stress = 3
    t.pick({ do: 'end' }).draw('byakhee').pick({ do: 'redraw', by: 'skill:read-the-omens' })
    expect(t.person(0).stress).toBe(1)
    expect(t.state.mythos.deck.bottom).toEqual(['byakhee'])
    t.draw('sleeper-awakens')
    expect(t.state.mythos.discard).toEqual(['sleeper-awakens'])
  })

  it('Marksman shoots into the next space', () => {
    const t = table({ investigators: ['adam', 'ian'] })
    t.person(0).levels = [1, 2, 1]
    t.enemy('cultist', 2)
    expect(t.foe('cultist').dice).toBe('3B 2G')
  })

  it('Savage makes short work of a lone enemy, and calms at level 3', () => {
    const t = table({ investigators: ['borden', 'ian'] })
    Object.assign(t.person(0), { levels: [3, 1, 1], stress: 4 })
    t.enemy('cultist', 1)
    t.foe('cultist').roll('- - -').keep()
    expect([t.at(1), t.person(0).stress]).toEqual([[], 0])
  })
})

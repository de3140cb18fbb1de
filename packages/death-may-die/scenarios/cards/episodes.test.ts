/** Every action, advance, rule and token of the six episodes: what each does to the table. */
import { core } from '@vigil/death-may-die/content'
import { Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { changed, countOf, lay } from './change.ts'

interface Way {
  readonly what: string
  readonly when: string
  readonly lay?: string
  readonly play: (t: Table) => unknown
  readonly change: string
}

const act = (id: string, faces: string) => (t: Table) => t.pick({ do: 'action', id }).roll(faces).keep()
const offers = (t: Table, id: string): boolean => t.options.some((option) => option.do === 'action' && option.id === id)
const may = (t: Table, what: string): boolean => t.options.some((option) => option.do === what)
/** Steps of the end of a turn in the order of the rules, where the active player may choose. */
const settle = (t: Table): Table => {
  while (t.about === 'order') t.pick({ do: 'effect' })
  return t
}
const pass = (found: string) => (t: Table) =>
  settle(t.pick({ do: 'end' }).draw('sleeper-awakens').draw(found).pick({ do: 'leave' }))
const advance = (found: string) => (t: Table) => {
  t.discards('crawling-chaos', 'rlyeh-awakens', 'star-spawn-a')
  return pass(found)(t)
}
/** What Cthulhu does on every advance, before the episode. */
const cthulhu = (blueGate: number): string => `+1 track, +1 rlyeh@1, +1 star-spawn@${blueGate}`
const dance = (t: Table, ...spaces: number[]): Table =>
  spaces.reduce((so, to) => so.pick({ do: 'go', to }), t.pick({ do: 'action', id: 'lead-the-dance' }))

const E1: readonly Way[] = [
  {
    what: 'extinguish-fire',
    when: 'one success',
    lay: 'fire@1 fire@1',
    play: act('extinguish-fire', 'S T -'),
    change: '-1 fire@1, +1 a.sanity',
  },
  {
    what: 'extinguish-fire',
    when: 'more than there are',
    lay: 'fire@1',
    play: act('extinguish-fire', 'S S -'),
    change: '-1 fire@1',
  },
  {
    what: 'extinguish-fire',
    when: 'no Fire',
    play: (t) => expect(offers(t, 'extinguish-fire')).toBe(false),
    change: '',
  },
  {
    what: 'destroy-equipment',
    when: 'among enemies too',
    lay: 'a@6 cultist@6',
    play: act('destroy-equipment', 'S S -'),
    change: '+2 lab@6.wounds',
  },
  {
    what: 'destroy-equipment',
    when: 'no Lab',
    play: (t) => expect(offers(t, 'destroy-equipment')).toBe(false),
    change: '',
  },
  {
    what: 'lab',
    when: 'Safe Collapse!',
    lay: 'a@6 lab@6:3 a.stress=3 b.stress=3',
    play: (t) => act('destroy-equipment', 'S - -')(t).draw('safe-collapse'),
    change: '-1 lab@6, -3 lab@6.wounds, -3 a.stress',
  },
  {
    what: 'lab',
    when: 'Inferno!',
    lay: 'a@6 lab@6:3',
    play: (t) => act('destroy-equipment', 'S S -')(t).draw('inferno'),
    change: '-1 lab@6, -3 lab@6.wounds, +1 fire@6, +1 fire@5, +1 fire@9',
  },
  {
    what: 'lab',
    when: 'Major Explosion!',
    lay: 'a@6 lab@6:3 star-spawn@6 cultist@9 cultist@4',
    play: (t) => act('destroy-equipment', 'S - -')(t).draw('major-explosion'),
    change: '-1 lab@6, -3 lab@6.wounds, +2 star-spawn@6.wounds, -1 cultist@9',
  },
  {
    what: 'advance',
    when: 'Cultists set fires',
    lay: 'cultist@4 cultist@5 fire@5 byakhee@7',
    play: advance('clutter'),
    change: `${cthulhu(8)}, +1 cultist@1, +1 fire@1, +1 fire@4`,
  },
]

const E2: readonly Way[] = [
  {
    what: 'search-the-body',
    when: 'a sigil',
    lay: 'body@1',
    play: (t) => act('search-the-body', 'S S -')(t).draw('key'),
    change: '-1 body@1, +1 body@a',
  },
  { what: 'search-the-body', when: 'one success', lay: 'body@1', play: act('search-the-body', 'S - -'), change: '' },
  {
    what: 'search-the-body',
    when: 'Empty Robes',
    lay: 'body@1',
    play: (t) => act('search-the-body', 'S S -')(t).draw('empty'),
    change: '-1 body@1, +1 a.sanity',
  },
  {
    what: 'unchain-the-tome',
    when: 'the Book of Open Eyes',
    lay: 'a@4 body.eye@a',
    play: (t) => t.pick({ do: 'action', id: 'unchain-the-tome' }),
    change: '-1 body@a, -1 tome@4, +1 tome@a, +2 a.sanity',
  },
  {
    what: 'unchain-the-tome',
    when: 'the Book of Grasping Hands',
    lay: 'a@10 body.hand@a',
    play: (t) => t.pick({ do: 'action', id: 'unchain-the-tome' }),
    change: '-1 body@a, -1 tome@10, +1 tome@a, +2 cultist@10',
  },
  {
    what: 'unchain-the-tome',
    when: 'the Book of Doors',
    lay: 'a@12 body.key@a',
    play: (t) => t.pick({ do: 'action', id: 'unchain-the-tome' }),
    change: '-1 body@a, -1 tome@12, +1 tome@a, +1 ghoul@8, +1 ghoul@11, +1 ghoul@13',
  },
  {
    what: 'unchain-the-tome',
    when: 'the Book of Coils',
    lay: 'a@14 body.serpent@a',
    play: (t) => t.pick({ do: 'action', id: 'unchain-the-tome' }),
    change: '-1 body@a, -1 tome@14, +1 tome@a, +1 chthonian@14',
  },
  {
    what: 'unchain-the-tome',
    when: 'the Book of Coils, with the Chthonian about',
    lay: 'a@14 body.serpent@a chthonian@9',
    play: (t) => t.pick({ do: 'action', id: 'unchain-the-tome' }),
    change: '-1 body@a, -1 tome@14, +1 tome@a, -1 chthonian@9, +1 chthonian@14',
  },
  {
    what: 'unchain-the-tome',
    when: 'another sigil',
    lay: 'a@14 body.eye@a',
    play: (t) => expect(offers(t, 'unchain-the-tome')).toBe(false),
    change: '',
  },
  {
    what: 'unchain-the-tome',
    when: 'not Safe',
    lay: 'a@4 body.eye@a ghoul@4',
    play: (t) => expect(offers(t, 'unchain-the-tome')).toBe(false),
    change: '',
  },
  {
    what: 'tome',
    when: 'hands: a die more',
    lay: 'tome.hand@a cultist@1',
    play: (t) => expect(t.foe('cultist').dice).toBe('3B 1G'),
    change: '',
  },
  {
    what: 'tome',
    when: 'eyes: two free rerolls in a turn',
    lay: 'tome.eye@a cultist@1 a.stress=4',
    play(t) {
      t.foe('cultist').roll('- - -')
      for (const die of [0, 1]) t.pick({ do: 'reroll', die }).roll('S')
      expect(t.about).toBe('act')
    },
    change: '-1 cultist@1, +1 body@1',
  },
  {
    what: 'tome',
    when: 'doors: to a Gate for 1 stress, once in a turn',
    lay: 'tome.key@a',
    play(t) {
      t.pick({ do: 'use' }).pick({ do: 'space', space: 13 })
      expect(may(t, 'use')).toBe(false)
    },
    change: '+1 a.stress, -1 a@1, +1 a@13',
  },
  {
    what: 'tome',
    when: 'coils: one wound less from an attack',
    lay: 'tome.serpent@a ghoul@1',
    play: (t) => t.pick({ do: 'end' }).draw('sleeper-awakens').roll('S S').keep().pick({ do: 'cut', n: 1 }),
    change: '+1 a.wounds',
  },
  {
    what: 'bodies',
    when: 'a Cultist dies',
    lay: 'cultist@1',
    play: (t) => t.foe('cultist').roll('S S -').keep(),
    change: '-1 cultist@1, +1 body@1',
  },
  {
    what: 'bodies',
    when: 'a ghoul dies',
    lay: 'ghoul@1:2',
    play: (t) => t.foe('ghoul').roll('S - -').keep(),
    change: '-1 ghoul@1, -2 ghoul@1.wounds',
  },
  {
    what: 'advance',
    when: 'ghouls come for the bodies',
    lay: 'body@3 body@3 body@6',
    play: advance('e2-rats'),
    change: `${cthulhu(11)}, +1 cultist@1, -2 body@3, +1 ghoul@3, -1 body@6, +1 ghoul@6`,
  },
]

/** The waltz turns by one: 4, 5, 6, 7 and 13, 14, 15, 16. */
const WALTZ = '+1 dancer@4, -1 dancer@5, +1 dancer@6, -1 dancer@7, +1 dancer@13, -1 dancer@14'

const E3: readonly Way[] = [
  {
    what: 'unmask',
    when: 'a sorcerer, who dances on',
    lay: 'a@4',
    play: (t) => act('unmask', 'S - -')(t).draw('sorcerer'),
    change: '+1 a.sanity',
  },
  {
    what: 'unmask',
    when: 'a guest',
    lay: 'a@4 a.stress=2',
    play: (t) => act('unmask', 'S - -')(t).draw('guest'),
    change: '-1 dancer@4, -1 a.stress',
  },
  {
    what: 'unmask',
    when: 'a knife',
    lay: 'a@4',
    play: (t) => act('unmask', 'S - -')(t).draw('knife'),
    change: '-1 dancer@4, +1 cultist@4',
  },
  {
    what: 'unmask',
    when: 'an acquaintance',
    lay: 'a@4',
    play: (t) => expect(act('unmask', 'S - -')(t).draw('acquaintance').about).toBe('draw:discovery'),
    change: '-1 dancer@4',
  },
  {
    what: 'unmask',
    when: 'two of two',
    lay: 'a@5',
    play: (t) => act('unmask', 'S S S')(t).draw('knife').draw('guest'),
    change: '-2 dancer@5, +1 cultist@5',
  },
  { what: 'unmask', when: 'no success', lay: 'a@4', play: act('unmask', '- E -'), change: '' },
  {
    what: 'lead-the-dance',
    when: 'to the water',
    lay: 'a@6 dancer.sorcerer@6 cultist@6',
    play: (t) => dance(t, 9, 12).pick({ do: 'stop' }),
    change: '-1 a@6, +1 a@12, -1 dancer@6, +1 dancer@12, -1 cultist@6, +1 cultist@12',
  },
  {
    what: 'lead-the-dance',
    when: 'nobody known',
    lay: 'a@6',
    play: (t) => expect(offers(t, 'lead-the-dance')).toBe(false),
    change: '',
  },
  {
    what: 'advance',
    when: 'the waltz goes on, and masked dancers crowd in',
    lay: 'b@4',
    play: advance('e3-peacock'),
    change: `${cthulhu(16)}, +1 cultist@1, ${WALTZ}, +1 b.stress`,
  },
]

/** The guards walk a step of their rounds. */
const ROUNDS = '-1 guard@11, +1 guard@8, -1 guard@3, +1 guard@6, -1 guard@13, +1 guard@12'

const E4: readonly Way[] = [
  {
    what: 'handle-an-idol',
    when: 'lifted',
    lay: 'a@9',
    play: act('handle-an-idol', 'S S -'),
    change: '-1 idol@9, +1 idol@a',
  },
  { what: 'handle-an-idol', when: 'one success', lay: 'a@9', play: act('handle-an-idol', 'S - -'), change: '' },
  {
    what: 'handle-an-idol',
    when: 'set down at a Gate',
    lay: 'a@2 idol@a',
    play: (t) => t.pick({ do: 'action', id: 'handle-an-idol' }),
    change: '-1 idol@a, +1 idol@2',
  },
  {
    what: 'handle-an-idol',
    when: 'a second one',
    lay: 'a@9 idol@a',
    play: (t) => expect(offers(t, 'handle-an-idol')).toBe(false),
    change: '',
  },
  {
    what: 'handle-an-idol',
    when: 'not Safe',
    lay: 'a@9 cultist@9',
    play: (t) => expect(offers(t, 'handle-an-idol')).toBe(false),
    change: '',
  },
  {
    what: 'slip-the-net',
    when: 'b is freed',
    lay: 'a@11 b@11 arrested@b',
    play: (t) => act('slip-the-net', 'S S -')(t).pick({ do: 'option', n: 0 }),
    change: '-1 arrested@b',
  },
  {
    what: 'slip-the-net',
    when: 'a guard is sent away, two spaces at most',
    lay: 'a@3',
    play: (t) => act('slip-the-net', 'S S -')(t).pick({ do: 'space', space: 8 }),
    change: '-1 guard@3, +1 guard@8',
  },
  { what: 'slip-the-net', when: 'one success', lay: 'a@3', play: act('slip-the-net', 'S - -'), change: '' },
  { what: 'guards', when: 'they walk', play: pass('e4-plaster-shop'), change: ROUNDS },
  {
    what: 'guards',
    when: 'a monster makes short work of one',
    lay: 'byakhee@8',
    play: pass('e4-plaster-shop'),
    change: '-1 guard@11, -1 guard@3, +1 guard@6, -1 guard@13, +1 guard@12',
  },
  {
    what: 'guards',
    when: 'somebody with an idol is arrested',
    lay: 'a@8 idol@a',
    play: pass('e4-plaster-shop'),
    change: `${ROUNDS}, -1 idol@a, +1 idol@8, -1 a@8, +1 a@11, +1 arrested@a`,
  },
  {
    what: 'guards',
    when: 'a weapon is enough',
    lay: 'a@8 a+e4-hunters-diorama/left',
    play: pass('e4-plaster-shop'),
    change: `${ROUNDS}, -1 a@8, +1 a@11, +1 arrested@a`,
  },
  { what: 'guards', when: 'nothing suspicious', lay: 'a@8', play: pass('e4-plaster-shop'), change: ROUNDS },
  {
    what: 'arrested',
    when: 'no Run, no attack, no trade',
    lay: 'a@11 arrested@a cultist@11 b@11 b+e4-lost-dog/right',
    play: (t) => expect(['run', 'attack', 'trade'].filter((what) => may(t, what))).toEqual([]),
    change: '',
  },
  {
    what: 'weight',
    when: 'an idol is carried',
    lay: 'a@1 idol@a',
    play: pass('e4-plaster-shop'),
    change: `${ROUNDS}, +1 a.sanity`,
  },
  {
    what: 'advance',
    when: 'Cultists carry an idol off, and a new guard comes',
    lay: 'idol@2 cultist@3 guard@0',
    play: advance('e4-plaster-shop'),
    change: `${cthulhu(4)}, +1 cultist@10, -1 cultist@3, +1 cultist@2, -1 idol@2, +1 idol@3, +1 guard@11, -1 guard@3, +1 guard@6, -1 guard@13, +1 guard@12`,
  },
]

const ABOARD = 'allenElder@12 allenElder@12 allenElder@12 marshElder@12 marshElder@12 marshElder@12'

const E5: readonly Way[] = [
  {
    what: 'rally-an-elder',
    when: 'one of the family',
    lay: 'a@2',
    play: (t) => t.pick({ do: 'action', id: 'rally-an-elder' }).pick({ do: 'token' }),
    change: '-1 allenElder@2, +1 allenElder@a',
  },
  {
    what: 'rally-an-elder',
    when: 'not Safe',
    lay: 'a@2 cultist@2',
    play: (t) => expect(offers(t, 'rally-an-elder')).toBe(false),
    change: '',
  },
  {
    what: 'rally-an-elder',
    when: 'three are enough',
    lay: 'a@2 marshElder@a marshElder@a marshElder@a',
    play: (t) => expect(offers(t, 'rally-an-elder')).toBe(false),
    change: '',
  },
  {
    what: 'allenElder',
    when: 'they go aboard',
    lay: 'a@12 allenElder@a allenElder@a',
    play: (t) => t.pick({ do: 'use' }),
    change: '-2 allenElder@a, +2 allenElder@12',
  },
  {
    what: 'marshElder',
    when: 'not ashore',
    lay: 'a@9 marshElder@a',
    play: (t) => expect(may(t, 'use')).toBe(false),
    change: '',
  },
  {
    what: 'work-the-lamp',
    when: 'two lights',
    lay: `a@14 ${ABOARD}`,
    play: act('work-the-lamp', 'S S -'),
    change: '+2 light@14',
  },
  {
    what: 'light',
    when: 'the third one ends it',
    lay: `a@14 ${ABOARD} light@14 light@14`,
    play: act('work-the-lamp', 'S - -'),
    change: '+1 light@14, +1 disrupted',
  },
  {
    what: 'work-the-lamp',
    when: 'somebody is missing',
    lay: `a@14 ${ABOARD.replace('12', '9')}`,
    play: (t) => expect(offers(t, 'work-the-lamp')).toBe(false),
    change: '',
  },
  {
    what: 'tide',
    when: 'high ground is dry',
    lay: 'a@8',
    play: (t) => expect(t.game.view(t.state, 0).spaces[7]?.states).toEqual([]),
    change: '',
  },
  {
    what: 'tide-run',
    when: 'a Run ends in the water',
    lay: 'a@5 tide=1',
    play: (t) => expect(t.pick({ do: 'run' }).pick({ do: 'go', to: 8 }).prompt).toEqual({ is: 'act', actions: 2 }),
    change: '-1 a@5, +1 a@8',
  },
  { what: 'tide-stress', when: 'wet feet', lay: 'a@8 tide=1', play: pass('e5-ships-cat'), change: '+1 a.stress' },
  {
    what: 'quarrel',
    when: 'both families',
    lay: 'allenElder@a marshElder@a',
    play: pass('e5-ships-cat'),
    change: '+1 a.stress',
  },
  {
    what: 'quarrel',
    when: 'an elder and a Companion, and no room for stress',
    lay: 'a.stress=4 allenElder@a a+e5-midwife/right b@2',
    play: (t) => settle(pass('e5-ships-cat')(t).pick({ do: 'no' })),
    change: '+1 a.wounds',
  },
  { what: 'quarrel', when: 'one family', lay: 'allenElder@a allenElder@a', play: pass('e5-ships-cat'), change: '' },
  {
    what: 'advance',
    when: 'the tide rises, and something comes with it',
    play: advance('e5-ships-cat'),
    change: `${cthulhu(15)}, +1 cultist@1, +1 tide, +1 deep-one@15`,
  },
]

const E6: readonly Way[] = [
  {
    what: 'haul-a-mirror',
    when: 'two spaces through the light',
    lay: 'a@7 moonPhase=2',
    play: (t) => act('haul-a-mirror', 'S S S')(t).pick({ do: 'go', to: 5 }).pick({ do: 'go', to: 4 }),
    change: '-1 a@7, +1 a@4, -1 mirror@7, +1 mirror@4',
  },
  {
    what: 'haul-a-mirror',
    when: 'one success, one space',
    lay: 'a@7 moonPhase=2',
    play: (t) => act('haul-a-mirror', 'S - -')(t).pick({ do: 'go', to: 5 }),
    change: '-1 a@7, +1 a@5, -1 mirror@7, +1 mirror@5',
  },
  {
    what: 'mirrors',
    when: 'in the dark',
    lay: 'a@7 moonPhase=1',
    play: (t) => expect(offers(t, 'haul-a-mirror')).toBe(false),
    change: '',
  },
  {
    what: 'turn-the-orrery',
    when: 'on',
    lay: 'a@5',
    play: (t) => act('turn-the-orrery', 'S S -')(t).pick({ do: 'option', n: 0 }),
    change: '+1 moonPhase',
  },
  {
    what: 'turn-the-orrery',
    when: 'back: from new to waning',
    lay: 'a@5',
    play: (t) => act('turn-the-orrery', 'S S -')(t).pick({ do: 'option', n: 1 }),
    change: '+3 moonPhase',
  },
  { what: 'turn-the-orrery', when: 'one success', lay: 'a@5', play: act('turn-the-orrery', 'S - -'), change: '' },
  {
    what: 'mirror',
    when: 'the last one under the full moon ends it',
    lay: 'a@11 mirror@12 mirror@12 mirror@11 moonPhase=2',
    play: (t) => act('haul-a-mirror', 'S - -')(t).pick({ do: 'go', to: 12 }),
    change: '-1 a@11, +1 a@12, -1 mirror@11, +1 mirror@12, +1 disrupted',
  },
  {
    what: 'moon',
    when: 'the West Library is lit from full to waning',
    lay: 'moonPhase=3',
    play: (t) =>
      expect(t.game.view(t.state, 0).spaces.map(({ states }) => states[0])).toEqual(
        'lit lit lit lit lit dark lit dark lit dark lit lit lit dark'.split(' '),
      ),
    change: '',
  },
  {
    what: 'advance',
    when: 'the moon moves',
    play: advance('e6-barn-owl'),
    change: `${cthulhu(14)}, +1 cultist@1, +1 moonPhase`,
  },
  {
    what: 'advance',
    when: 'full moon',
    lay: 'moonPhase=1 b@12',
    play: advance('e6-barn-owl'),
    change: `${cthulhu(14)}, +1 cultist@1, +1 moonPhase, +1 a.sanity, +1 b.sanity`,
  },
  {
    what: 'advance',
    when: 'new moon: ghouls',
    lay: 'moonPhase=3 ghoul@10',
    play: advance('e6-barn-owl'),
    change: `${cthulhu(14)}, +1 cultist@1, -3 moonPhase, -1 ghoul@10, +1 ghoul@1`,
  },
]

const EPISODES: readonly (readonly [string, readonly Way[]])[] = [
  ['s1e1', E1],
  ['s1e2', E2],
  ['s1e3', E3],
  ['s1e4', E4],
  ['s1e5', E5],
  ['s1e6', E6],
]

/** Said of a rule that is only a way of speaking: the waltz is what an advance does, the dancers are the tokens. */
const WORDS = ['waltz', 'dancers']

describe.each(EPISODES)('the episode %s', (episode, ways) => {
  it('has expectations for its actions, rules and tokens', () => {
    const { actions, rules, tokens } = core.episodes.find(({ id }) => id === episode) ?? expect.fail()
    const told = new Set(ways.map(({ what }) => what))
    const printed = [...actions.map(({ id }) => id), ...rules.map(({ id }) => id), 'advance']
    expect(printed.filter((id) => !told.has(id) && !WORDS.includes(id))).toEqual([])
    expect(
      tokens
        .filter(({ faces }) => faces)
        .every(({ token }) => told.has(token) || token === 'body' || token === 'dancer'),
    ).toBe(true)
  })

  it.each(ways.map((way) => [way.what, way.when, way] as const))(
    '[DMD-EPISODE-01] [DMD-EPISODE-02] %s, %s',
    (_what, _when, { lay: words = '', play, change }) => {
      const t = lay(new Table(core, { episode, investigators: ['adam', 'borden'] }), words)
      const before = countOf(t)
      play(t)
      changed(t, before, change)
    },
  )
})

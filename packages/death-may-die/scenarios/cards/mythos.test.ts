/** Every Mythos card drawn: each way it can go, and what it then does to the table. */
import { core } from '@vigil/death-may-die/content'
import type { Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { changed, clean, countOf, lay } from './change.ts'

interface Way {
  readonly when?: string
  readonly lay?: string
  readonly play?: (t: Table) => unknown
  readonly change: string
}

type Ways = Readonly<Record<string, readonly Way[]>>

const option = (n: number) => (t: Table) => t.pick({ do: 'option', n })
const rolls = (faces: string) => (t: Table) => t.roll(faces).keep()

const CTHULHU: Ways = {
  'star-spawn-a': [
    { lay: 'star-spawn@8 b@8', change: '-1 star-spawn@8, +1 star-spawn@2, +2 b.sanity' },
    { when: 'it is in the reserve', change: '+1 star-spawn@8' },
  ],
  'crawling-chaos': [
    {
      lay: 'cultist@3 rlyeh@1 rlyeh@7 b@7',
      change: '-1 cultist@3, +1 cultist@2, +1 a.sanity, +1 cultist@13, +1 cultist@9',
    },
  ],
  'rlyeh-awakens': [
    { lay: 'cultist@4 rlyeh@4 cultist@3', change: '-1 cultist@4, +1 cultist@1, +1 cultist@8, +1 cultist@9' },
  ],
  'star-spawn-b': [
    { lay: 'star-spawn@8 b@2', change: '-1 star-spawn@8, +1 star-spawn@2, +1 b.sanity' },
    { when: 'it is in the reserve', change: '+1 star-spawn@13' },
  ],
  'thing-that-should-not-be': [
    { when: 'the Elder One is there', lay: 'elderOne@5', change: '+1 a.sanity, +1 b.sanity' },
    { when: 'it is not', change: '+2 a.stress, +2 b.stress' },
    { when: 'stress runs over', lay: 'a.stress=3', change: '+1 a.stress, +1 a.wounds, +2 b.stress' },
  ],
  'rlyeh-unleashed': [{ lay: 'rlyeh@7 b@7', change: '+1 b.sanity, +1 cultist@8' }],
  'sleeper-awakens': [
    { when: 'two cities touch', lay: 'rlyeh@3 rlyeh@4', change: '+1 hasten' },
    { when: 'they do not', lay: 'rlyeh@3 rlyeh@5', change: '' },
  ],
  'astral-promise': [
    { when: 'a city', lay: 'cultist@9', play: option(0), change: '-1 cultist@9, +1 cultist@1, +1 rlyeh@1' },
    { when: 'a city next door', lay: 'rlyeh@1', play: option(0), change: '+1 rlyeh@2' },
    { when: 'sanity', lay: 'cultist@9', play: option(1), change: '-1 cultist@9, +1 cultist@1, +2 a.sanity' },
  ],
}

const SIX_SIGNS = 'yellowSign@a yellowSign@a yellowSign@a yellowSign@b yellowSign@b yellowSign@b'

const HASTUR: Ways = {
  'they-wear-yellow': [
    {
      lay: 'disciple-of-hastur@8 yellowSign@b b@2',
      change: '-1 disciple-of-hastur@8, +1 disciple-of-hastur@2, +1 disciple-of-hastur@9',
    },
  ],
  'a-mark-on-the-door': [
    { when: 'the sign', play: option(0), change: '+1 yellowSign@a, +1 cultist@8' },
    { when: 'sanity', play: option(1), change: '+2 a.sanity, +1 cultist@8' },
  ],
  'music-across-the-lake': [{ lay: 'yellowSign@b', change: '+1 b.sanity, +1 cultist@13, +1 cultist@9' }],
  'ragged-procession': [
    { lay: 'cultist@4 yellowSign@b b@3', change: '-1 cultist@4, +1 cultist@3, +1 cultist@8, +1 cultist@9' },
  ],
  'the-envoy': [
    {
      when: 'one is there',
      lay: 'disciple-of-hastur@9',
      change: '-1 disciple-of-hastur@9, +1 disciple-of-hastur@1, +1 disciple-of-hastur@13',
    },
    { when: 'none is', change: '+1 yellowSign@a, +1 disciple-of-hastur@13' },
  ],
  'second-act': [
    { when: 'Hastur is there', lay: 'elderOne@9 yellowSign@b b@4', change: '-1 elderOne@9, +1 elderOne@4' },
    { when: 'he is not', lay: 'yellowSign@b', change: '+2 a.stress' },
  ],
  encore: [
    {
      when: 'six signs are held',
      lay: SIX_SIGNS,
      play: (t) => t.pick({ do: 'token' }).pick({ do: 'token' }).pick({ do: 'token' }),
      change: '-3 yellowSign@a, +1 hasten',
    },
    { when: 'fewer are', lay: 'yellowSign@b', change: '+1 yellowSign@a' },
  ],
  'borrowed-face': [
    { when: 'a Cultist is here', lay: 'cultist@1', change: '+1 yellowSign@a' },
    { when: 'one is elsewhere', lay: 'cultist@4', change: '-1 a@1, +1 a@4' },
  ],
}

const E1: Ways = {
  'fire-vampire-a': [{ lay: 'fire-vampire@8', change: '+1 fire-vampire@2, +1 fire@2' }],
  'students-go-mad': [
    { when: 'a student is along', lay: 'a+feral-student/right', change: '-1 a+feral-student/right, +1 cultist@1' },
    { when: 'none is', lay: 'a+janitor/right', change: '' },
  ],
  'monsters-in-the-labs': [
    {
      lay: 'fire-vampire@8 byakhee@10',
      change: '-1 fire-vampire@8, +1 fire-vampire@4, -1 byakhee@10, +1 byakhee@9, +1 fire-vampire@9, +1 byakhee@8',
    },
  ],
  byakhee: [{ lay: 'byakhee@10', change: '-1 byakhee@10, +1 byakhee@1, +1 byakhee@13' }],
  'chaos-in-the-labs': [
    { lay: 'lab@6:3 byakhee@9', change: '-1 byakhee@9, +1 byakhee@6, +1 cultist@6, -1 lab@6.wounds' },
  ],
  conflagration: [{ change: '+1 fire@1, +1 fire@2' }],
  'fire-vampire-b': [
    { lay: 'fire-vampire@8', change: '-1 fire-vampire@8, +1 fire-vampire@4, +1 fire@4, +1 fire-vampire@9' },
  ],
  'lab-accident': [
    { lay: 'b@6 cultist@7 cultist@5 a+cages/left', change: '+1 b.wounds, +1 cultist@7.wounds, +2 a.stress' },
  ],
}

const E2: Ways = {
  'e2-hunger-below': [{ lay: 'ghoul@9', change: '-1 ghoul@9, +1 ghoul@5, +1 ghoul@11' }],
  'e2-something-digs': [
    { lay: 'chthonian@9 b@9', change: '-1 chthonian@9, +1 chthonian@5, +1 a.stress' },
    { when: 'it is in the reserve', change: '+1 chthonian@13' },
  ],
  'e2-vespers': [{ lay: 'cultist@2', change: '-1 cultist@2, +1 cultist@3, +1 cultist@8, +1 cultist@13' }],
  'e2-grave-goods': [
    { when: 'a body lies', lay: 'body@3 ghoul@7', change: '-1 ghoul@7, +1 ghoul@3, -1 body@3, +1 ghoul@8' },
    { when: 'none lies', change: '+1 a.sanity, +1 ghoul@8' },
  ],
  'e2-reading-aloud': [
    { when: 'b holds one', lay: 'body.eye@b', change: '+1 b.sanity' },
    { when: 'nobody does', change: '+2 a.stress' },
  ],
  'e2-the-lamps-go-out': [
    { when: 'a body goes back', lay: 'body.eye@a', play: option(0), change: '-1 body@a, +1 cultist@11' },
    { when: 'sanity', lay: 'body.eye@a', play: option(1), change: '+2 a.sanity, +1 cultist@11' },
  ],
  'e2-falling-stone': [
    { when: 'two successes', play: rolls('S S -'), change: '+1 b.stress' },
    { when: 'one', play: rolls('S - -'), change: '+1 a.wounds, +1 b.stress' },
    { when: 'b is elsewhere', lay: 'b@2', play: rolls('- - -'), change: '+1 a.wounds' },
  ],
  'e2-the-readers-return': [
    {
      lay: 'cultist@3',
      change: '-1 cultist@3, +1 cultist@1, +1 cultist@4, +1 cultist@10, +1 cultist@12, +1 cultist@14',
    },
  ],
}

/** The waltz turns by one: 4, 5, 6, 7 and 13, 14, 15, 16. */
const WALTZ = '+1 dancer@4, -1 dancer@5, +1 dancer@6, -1 dancer@7, +1 dancer@13, -1 dancer@14'

const E3: Ways = {
  'e3-wet-footprints': [{ lay: 'deep-one@10', change: '-1 deep-one@10, +1 deep-one@2, +1 deep-one@11' }],
  'e3-wings-on-the-stair': [
    { lay: 'hunting-horror@11', change: '-1 hunting-horror@11, +1 hunting-horror@2, +1 hunting-horror@16' },
  ],
  'e3-take-your-partners': [{ lay: 'a+e3-lonely-heiress/left', change: `${WALTZ}, +2 a.stress, +1 cultist@8` }],
  'e3-change-of-masks': [{ change: `${WALTZ}, +1 deep-one@11` }],
  'e3-chant-under-the-music': [{ lay: 'dancer.sorcerer@4 b@5', change: '+1 b.sanity, +1 cultist@11' }],
  'e3-slipped-away': [
    { when: 'an enemy is near', lay: 'dancer.sorcerer@12 cultist@9', change: '-1 dancer@12, +1 dancer@6' },
    { when: 'none is', lay: 'dancer.sorcerer@12', change: '+1 deep-one@12' },
  ],
  'e3-may-i-cut-in': [
    {
      when: 'stress',
      lay: 'a@4 cultist@3',
      play: option(0),
      change: '-1 cultist@3, +1 cultist@4, +2 a.stress',
    },
    { when: 'nobody dances here', lay: 'cultist@7', change: '-1 cultist@7, +1 cultist@1, +2 a.stress' },
    {
      when: 'the dancer goes on',
      lay: 'a@4 cultist@3',
      play: option(1),
      change: '-1 cultist@3, +1 cultist@4, -1 dancer@4, +1 dancer@5',
    },
  ],
  'e3-not-on-the-list': [
    {
      when: 'a sorcerer dances',
      lay: 'dancer.sorcerer@4 deep-one@3',
      change: '-1 deep-one@3, +1 deep-one@4, +1 deep-one@8, +1 hunting-horror@16',
    },
    {
      when: 'none is known',
      lay: 'deep-one@3',
      change: '-1 deep-one@3, +1 deep-one@2, +1 deep-one@8, +1 hunting-horror@16',
    },
  ],
}

const ROUNDS = '-1 guard@11, +1 guard@8, -1 guard@3, +1 guard@6, -1 guard@13, +1 guard@12'

const E4: Ways = {
  'e4-black-tide': [{ lay: 'shoggoth@3 guard@10', change: '-1 shoggoth@3, +1 shoggoth@10, -1 guard@10' }],
  'e4-skylight': [
    { when: 'one is there', lay: 'byakhee@4', change: '+1 byakhee@10' },
    { when: 'none is', change: '+1 a.stress, +1 byakhee@4' },
  ],
  'e4-change-of-shift': [{ lay: 'a+e4-lost-dog/left', change: `${ROUNDS}, +2 a.stress` }],
  'e4-the-idols-weep': [{ lay: 'idol@a idol@4 b@7', change: '+1 a.sanity, +1 b.sanity, +1 cultist@4' }],
  'e4-toppled': [
    { when: 'a monster is at it', lay: 'idol@4 shoggoth@4', change: '-1 idol@4, +1 idol@3, +1 cultist@14' },
    { when: 'none is', lay: 'idol@4 byakhee@13', change: '-1 byakhee@13, +1 byakhee@9, +1 cultist@14' },
  ],
  'e4-alarm': [
    { when: 'an idol is held', lay: 'idol@a', change: '-1 guard@11, +1 guard@1, +2 a.stress, +1 cultist@4' },
    {
      when: 'a weapon is',
      lay: 'a+e4-security-locker/left',
      change: '-1 guard@11, +1 guard@1, +2 a.stress, +1 cultist@4',
    },
    { when: 'nothing is', change: '-1 guard@11, +1 guard@1, +1 cultist@4' },
  ],
  'e4-storeroom': [{ lay: 'shoggoth@3', change: '-1 shoggoth@3, +1 shoggoth@6, +1 byakhee@2' }],
  'e4-night-tour': [{ lay: 'cultist@1', change: '-1 cultist@1, +1 cultist@7, +1 cultist@2, +1 cultist@4' }],
}

const E5: Ways = {
  'e5-up-the-slipway': [{ lay: 'deep-one@9', change: '-1 deep-one@9, +1 deep-one@2, +1 deep-one@15' }],
  'e5-spring-tide': [
    { when: 'it is low', lay: 'b@8', change: '+1 tide' },
    { when: 'it is higher', lay: 'b@8 tide=1', change: '+1 b.stress' },
  ],
  'e5-the-ground-heaves': [{ lay: 'chthonian@9 b@2', change: '-1 chthonian@9, +1 chthonian@2, +1 b.wounds' }],
  'e5-old-quarrel': [
    {
      lay: 'allenElder@a marshElder@a b+e5-net-mender/left',
      change: '+2 a.stress, +1 b.sanity, +1 cultist@4',
    },
    { when: 'one family is along', lay: 'allenElder@a', change: '+1 cultist@4' },
  ],
  'e5-taken-from-their-beds': [
    {
      lay: 'deep-one@9',
      change: '-1 deep-one@9, +1 deep-one@6, -1 allenElder@6, +1 allenElder@15, +1 deep-one@11',
    },
  ],
  'e5-undertow': [
    { when: 'two successes', lay: 'a@9 allenElder@a', play: rolls('S S -'), change: '' },
    {
      when: 'one',
      lay: 'a@9 allenElder@a',
      play: rolls('S - -'),
      change: '+1 a.wounds, -1 allenElder@a, +1 allenElder@9',
    },
    { when: 'on dry land', change: '' },
  ],
  'e5-evensong': [{ lay: 'cultist@6', change: '-1 cultist@6, +1 cultist@2, +1 cultist@4, +1 cultist@15' }],
  'e5-fog-bank': [
    { when: 'sanity', lay: 'deep-one@9', play: option(0), change: '+2 a.sanity' },
    { when: 'a monster', lay: 'deep-one@9', play: option(1), change: '-1 deep-one@9, +1 deep-one@1' },
  ],
}

const E6: Ways = {
  'e6-digging-in-the-garden': [
    { when: 'new moon', lay: 'ghoul@11', change: '-1 ghoul@11, +1 ghoul@2, +1 ghoul@9' },
    { when: 'waxing', lay: 'ghoul@11 moonPhase=1', change: '-1 ghoul@11, +1 ghoul@5, +1 ghoul@9' },
  ],
  'e6-shadow-on-the-dome': [
    { lay: 'hunting-horror@12', change: '-1 hunting-horror@12, +1 hunting-horror@2, +1 hunting-horror@14' },
  ],
  'e6-cloud': [
    { when: 'waxing', lay: 'moonPhase=1', change: '-1 moonPhase' },
    { when: 'new: it has been waning', change: '+3 moonPhase' },
  ],
  'e6-lunacy': [
    { when: 'full moon', lay: 'b@3 moonPhase=2', change: '+1 a.sanity, +1 b.sanity, +1 cultist@10' },
    { when: 'waxing: the library is dark', lay: 'b@3 moonPhase=1', change: '+1 b.stress, +1 cultist@10' },
  ],
  'e6-careful-with-the-glass': [
    { when: 'an enemy is at one', lay: 'cultist@7', change: '-1 mirror@7, +1 mirror@9' },
    { when: 'none is', play: (t) => t.pick({ do: 'space', space: 3 }), change: '+1 cultist@3' },
  ],
  'e6-the-hour-strikes': [{ change: '+1 moonPhase, +1 a.stress' }],
  'e6-star-gazers': [
    {
      lay: 'cultist@5 b+e6-sleepwalker/left',
      change: '-1 cultist@5, +1 cultist@11, +1 b.sanity, +1 cultist@9, +1 cultist@14',
    },
  ],
  'e6-what-the-lens-showed': [
    { when: 'sanity', lay: 'ghoul@11 moonPhase=1', play: option(0), change: '+2 a.sanity, +1 ghoul@10' },
    {
      when: 'the moon',
      lay: 'ghoul@11 moonPhase=1',
      play: option(1),
      change: '-1 moonPhase, -1 ghoul@11, +1 ghoul@5, +1 ghoul@10',
    },
    {
      when: 'the moon, with no monster to move',
      lay: 'moonPhase=1',
      play: option(1),
      change: '-1 moonPhase, +1 ghoul@10',
    },
  ],
}

/** Cards without a summoning symbol; all others show one. */
const WITHOUT_SYMBOL = [
  'thing-that-should-not-be sleeper-awakens astral-promise the-envoy second-act encore borrowed-face',
  'students-go-mad monsters-in-the-labs e2-grave-goods e2-reading-aloud e2-the-lamps-go-out e3-take-your-partners',
  'e3-change-of-masks e3-may-i-cut-in',
  'e4-change-of-shift e4-toppled e4-alarm e5-spring-tide e5-taken-from-their-beds e5-old-quarrel e5-undertow e5-fog-bank',
  'e6-cloud e6-what-the-lens-showed',
].flatMap((line) => line.split(' '))

const BOXES: readonly (readonly [box: string, episode: string, elderOne: string, ways: Ways])[] = [
  ['cthulhu', 's1e1', 'cthulhu', CTHULHU],
  ['hastur', 's1e1', 'hastur', HASTUR],
  ['s1e1', 's1e1', 'cthulhu', E1],
  ['s1e2', 's1e2', 'cthulhu', E2],
  ['s1e3', 's1e3', 'cthulhu', E3],
  ['s1e4', 's1e4', 'cthulhu', E4],
  ['s1e5', 's1e5', 'cthulhu', E5],
  ['s1e6', 's1e6', 'cthulhu', E6],
]

describe.each(BOXES)('Mythos cards of %s', (box, episode, elderOne, ways) => {
  const { mythos } = [...core.elderOnes, ...core.episodes].find(({ id }) => id === box) ?? { mythos: [] }

  it('all have expectations', () => {
    expect(Object.keys(ways).sort()).toEqual(mythos.map(({ id }) => id).sort())
    expect(mythos).toHaveLength(8)
  })

  it('show their symbols', () => {
    expect(mythos.filter(({ symbol }) => symbol).map(({ id }) => id)).toEqual(
      mythos.map(({ id }) => id).filter((id) => !WITHOUT_SYMBOL.includes(id)),
    )
  })

  const rows = Object.entries(ways).flatMap(([card, list]) =>
    list.map((way) => [card, way.when ?? 'always', way] as const),
  )
  it.each(rows)('[DMD-MYTHOS-02] [DMD-MYTHOS-03] %s, %s', (card, _when, way) => {
    const t = lay(clean(episode, elderOne), way.lay ?? '')
    const before = countOf(t)
    t.pick({ do: 'end' }).draw(card)
    way.play?.(t)
    changed(t, before, way.change)
    expect(t.state.mythos.discard).toContain(card)
    expect(t.about).toMatch(/^(draw:discovery|roll)$/)
  })
})

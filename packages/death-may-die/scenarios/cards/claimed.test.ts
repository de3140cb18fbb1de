/** What claimed cards do for as long as they are held: every Companion, every Condition, every Item that does not just wait to be used. */
import { core } from '@vigil/death-may-die/content'
import { Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { changed, countOf, lay } from './change.ts'

interface Way {
  readonly when: string
  /** Ahmed unless a skill matters. */
  readonly owner?: string
  readonly lay?: string
  readonly play: (t: Table) => unknown
  readonly change: string
}

type Held = Readonly<Record<string, readonly Way[]>>

/** Wounds each Companion takes before it is gone. */
const HEALTH: Readonly<Record<string, readonly string[]>> = {
  1: [
    'janitor feral-student cages good-boy assistant-janitor professor',
    'e2-night-watchman e2-lost-seminarian e2-grave-digger e2-chained-scholar e2-rats e2-smugglers-door',
    'e3-peacock e3-lonely-heiress e3-footman e3-wine-cellar e3-orchestra-pit e3-fortune-teller',
    'e4-night-cleaner e4-curator e4-cat-burglar e4-sketching-night e4-off-duty-policeman',
    'e5-harbour-master e5-net-mender e5-schoolteacher e5-smuggler e5-boy-on-the-wall e5-lamp-store e5-ships-cat e5-priest',
    'e6-sleepwalker e6-assistant e6-gatekeeper e6-poet e6-barn-owl e6-clockmaker e6-photographer',
  ],
  2: ['e2-bone-collector e2-sextons-dog e3-duellist e4-lost-dog e4-packing-table e5-midwife e6-huntress'],
  3: ['furious-student up-to-no-good e3-menagerie e4-mummy-case'],
}

const quiet = (t: Table): Table => t.pick({ do: 'end' }).draw('sleeper-awakens')
const settle = (t: Table): Table => {
  while (t.about === 'order') t.pick({ do: 'effect' })
  return t
}
const pass = (found: string) => (t: Table) => settle(quiet(t).draw(found).pick({ do: 'leave' }))
const offers = (t: Table, what: string): boolean => t.options.some((option) => option.do === what)
const left = (t: Table, actions: number): void => expect(t.prompt).toEqual({ is: 'act', actions })
const run = (t: Table, ...spaces: number[]): Table =>
  spaces.reduce((so, to) => so.pick({ do: 'go', to }), t.pick({ do: 'run' }))

/** Dice of an attack. */
const attack = (when: string, foe: string, dice: string, more = '', owner = 'ahmed'): Way => ({
  when: `${when}: ${dice}`,
  owner,
  lay: `${foe}${foe.includes('@') ? '' : '@1'} ${more}`,
  play: (t) => expect(t.foe(foe.replace(/@.*/, '')).dice).toBe(dice),
  change: '',
})
/** Dice of an action of the episode. */
const action = (id: string, words: string, dice: string): Way => ({
  when: `${id}: ${dice}`,
  lay: words,
  play: (t) => expect(t.pick({ do: 'action', id }).dice).toBe(dice),
  change: '',
})
/** A tentacle that costs nothing. */
const calm = (foe: string): Way => ({
  when: 'a point of sanity less',
  lay: `${foe}@1`,
  play: (t) => t.foe(foe).roll('T - -').keep().pick({ do: 'cut', n: 1 }),
  change: '',
})
const PISTOL = (foe: string): Way[] => [
  attack('anybody', foe, '3B 1G'),
  attack('a marksman', foe, '3B 2G', '', 'elizabeth'),
]
const AXE = (foe: string): Way[] => [attack('anybody', foe, '3B 0G'), attack('a brawler', foe, '3B 2G', '', 'ian')]

const E1: Held = {
  'monkey-paw/left': [
    {
      when: 'elder signs as successes, and as tentacles',
      owner: 'morgan',
      lay: 'star-spawn@1',
      play: (t) => t.foe('star-spawn').roll('E E -').keep().pick({ do: 'count', n: 1 }),
      change: '+1 star-spawn@1.wounds, +1 a.sanity',
    },
  ],
  'locked-cabinet/left': [
    {
      when: 'Fire burns another',
      owner: 'borden',
      lay: 'a.fire=2 star-spawn@1',
      play: (t) => quiet(t).roll('- - -').keep().roll('S S').keep().foe('star-spawn'),
      change: '-2 a.fire, +2 star-spawn@1.wounds',
    },
  ],
  'locked-cabinet/right': [{ when: 'nothing', owner: 'borden', play: pass('clutter'), change: '' }],
  'feral-student/left': [{ when: 'nothing of itself', owner: 'borden', play: pass('clutter'), change: '' }],
  'feral-student/right': [
    {
      when: 'not with the Professor: she goes',
      owner: 'borden',
      play: (t) =>
        quiet(t).draw('professor').pick({ do: 'claim', side: 'right' }).pick({ do: 'card', card: 'feral-student' }),
      change: '+2 a.stress, -1 a+feral-student/right, +1 a+professor/right',
    },
  ],
  'cages/left': [{ when: 'nothing of itself', owner: 'borden', play: pass('clutter'), change: '' }],
  'cages/right': [
    {
      when: 'the monkey brings b an Item, wherever he is',
      lay: 'a+desk/left b@9',
      play: (t) => t.pick({ do: 'use', source: 'cages' }).pick({ do: 'give', card: 'desk', to: 1 }),
      change: '-1 a+cages/right, -1 a+desk/left, +1 b+desk/left',
    },
  ],
  'furious-student/left': PISTOL('cultist'),
  'furious-student/right': [
    {
      when: 'not with the Professor: he does not come',
      owner: 'borden',
      play: (t) =>
        quiet(t).draw('professor').pick({ do: 'claim', side: 'right' }).pick({ do: 'card', card: 'professor' }),
      change: '+2 a.stress',
    },
  ],
  'up-to-no-good/right': [action('extinguish-fire', 'fire@1', '3B 2G')],
  'good-boy/left': [{ when: 'nothing of itself', owner: 'borden', play: pass('clutter'), change: '' }],
  'good-boy/right': [
    {
      when: 'a point of stress each turn',
      owner: 'borden',
      lay: 'a.stress=2',
      play: pass('clutter'),
      change: '-1 a.stress',
    },
  ],
  'fire-equipment/left': [action('extinguish-fire', 'fire@1', '3B 2G')],
  'fire-equipment/right': AXE('cultist'),
  'lab-books/left': [
    attack('an animal along', 'cultist', '3B 2G', 'a+cages/right', 'borden'),
    attack('nobody along', 'cultist', '3B 0G', '', 'borden'),
  ],
}

const INK: readonly Way[] = [
  {
    when: 'a tome costs 1 sanity more',
    lay: 'a@4 body.eye@a',
    play: (t) => t.pick({ do: 'action', id: 'unchain-the-tome' }),
    change: '-1 body@a, -1 tome@4, +1 tome@a, +3 a.sanity',
  },
]

const E2: Held = {
  'e2-dead-gangster/left': [
    attack('anybody', 'cultist', '3B 1G'),
    {
      when: 'all in a space',
      lay: 'ghoul@1 chthonian@1',
      play: (t) => t.pick({ do: 'attack', all: true }).roll('S S - -').keep().foe('ghoul').foe('chthonian'),
      change: '+1 ghoul@1.wounds, +1 chthonian@1.wounds',
    },
  ],
  'e2-night-watchman/left': PISTOL('cultist'),
  'e2-poachers-cache/left': [attack('next door', 'cultist@2', '3B 1G'), attack('here', 'cultist', '3B 0G')],
  'e2-lost-seminarian/left': INK,
  'e2-lost-seminarian/right': [calm('chthonian')],
  'e2-bone-collector/left': [calm('chthonian'), action('search-the-body', 'body@1', '3B 2G')],
  'e2-bone-collector/right': [
    {
      when: 'one search a turn is free',
      lay: 'body@1',
      play: (t) => left(t.pick({ do: 'action', id: 'search-the-body' }).roll('- - -').keep(), 3),
      change: '',
    },
  ],
  'e2-grave-digger/left': AXE('cultist'),
  'e2-chained-scholar/left': INK,
  'e2-chained-scholar/right': [
    {
      when: 'she names a sigil',
      play: (t) => t.pick({ do: 'use' }).pick({ do: 'card', card: 'eye' }),
      change: '-1 a+e2-chained-scholar/right, +1 body@a',
    },
  ],
  'e2-lamp-niche/right': [
    calm('chthonian'),
    {
      when: 'a free reroll on actions',
      lay: 'body@1 a.stress=4',
      play: (t) =>
        t
          .pick({ do: 'action', id: 'search-the-body' })
          .roll('S - -')
          .pick({ do: 'reroll', die: 1 })
          .roll('S')
          .draw('key'),
      change: '-1 body@1, +1 body@a',
    },
  ],
  'e2-sextons-dog/left': INK,
  'e2-sextons-dog/right': [attack('a ghoul', 'ghoul', '3B 1G'), attack('another', 'cultist', '3B 0G')],
  'e2-torn-codex/left': [
    {
      when: 'a success for 1 sanity, once a turn',
      lay: 'chthonian@1 a.stress=4',
      play: (t) => t.foe('chthonian').roll('- - -').pick({ do: 'boost' }).foe('chthonian').roll('- - -'),
      change: '+1 chthonian@1.wounds, +1 a.sanity',
    },
  ],
}

const SMITTEN: readonly Way[] = [
  {
    when: 'every unmasking costs 1 stress',
    lay: 'a@4',
    play: (t) => t.pick({ do: 'action', id: 'unmask' }).roll('- - -').keep(),
    change: '+1 a.stress',
  },
]

const E3: Held = {
  'e3-trophy-wall/left': [attack('a monster', 'deep-one', '3B 2G'), attack('a Cultist', 'cultist', '3B 0G')],
  'e3-enchanted-panoply/left': [
    {
      when: 'no wound at all, once',
      lay: 'hunting-horror@1',
      play: (t) => quiet(t).roll('S S S').keep().pick({ do: 'cut', n: 3 }),
      change: '-1 a+e3-enchanted-panoply/left',
    },
  ],
  'e3-menagerie/right': [attack('beside him', 'cultist', '3B 1G')],
  'e3-peacock/right': [calm('deep-one'), action('unmask', 'a@4', '3B 1G')],
  'e3-lonely-heiress/left': SMITTEN,
  'e3-duellist/left': SMITTEN,
  'e3-perfumed-letter/left': SMITTEN,
  'e3-cloakroom-ticket/left': [
    calm('deep-one'),
    {
      when: 'Cultists look the other way',
      owner: 'ian',
      lay: 'cultist@1 cultist@1 deep-one@1',
      play: (t) => run(t, 2).foe('cultist').foe('cultist').pick({ do: 'stop' }),
      change: '-1 a@1, +1 a@2, -1 deep-one@1, +1 deep-one@2',
    },
  ],
  'e3-orchestra-pit/left': [
    {
      when: 'the dance goes a space further',
      lay: 'a@4 dancer.sorcerer@4',
      play: (t) =>
        [5, 8, 9, 12].reduce((so, to) => so.pick({ do: 'go', to }), t.pick({ do: 'action', id: 'lead-the-dance' })),
      change: '-1 a@4, +1 a@12, -1 dancer@4, +1 dancer@12',
    },
  ],
  'e3-still-room/left': [calm('deep-one')],
  'e3-umbrella-stand/left': [
    attack('anybody', 'cultist', '3B 1G', '', 'morgan'),
    attack('a sneak', 'cultist', '3B 2G', '', 'elizabeth'),
  ],
  'e3-umbrella-stand/right': [
    {
      when: 'a free reroll on every attack',
      lay: 'deep-one@1 a.stress=4',
      play: (t) => {
        for (let i = 0; i < 2; i++) t.foe('deep-one').roll('- - -').pick({ do: 'reroll' }).roll('S')
      },
      change: '+2 deep-one@1.wounds',
    },
  ],
  'e3-fortune-teller/left': [
    {
      when: 'a free reroll each turn',
      lay: 'deep-one@1 a.stress=4',
      play: (t) => t.foe('deep-one').roll('- - -').pick({ do: 'reroll' }).roll('S').foe('deep-one').roll('- - -'),
      change: '+1 deep-one@1.wounds',
    },
  ],
  'e3-fortune-teller/right': [
    {
      when: 'another Mythos card for 1 stress',
      play: (t) => t.pick({ do: 'end' }).draw('e3-wet-footprints').pick({ do: 'redraw' }).draw('sleeper-awakens'),
      change: '+1 a.stress',
    },
  ],
}

const ROUNDS = '-1 guard@11, +1 guard@8, -1 guard@3, +1 guard@6, -1 guard@13, +1 guard@12'
const CAUGHT = `${ROUNDS}, -1 a@8, +1 a@11, +1 arrested@a`
const WANTED: readonly Way[] = [
  { when: 'a guard needs no other reason', owner: 'borden', lay: 'a@8', play: pass('e4-plaster-shop'), change: CAUGHT },
]

const E4: Held = {
  'e4-security-locker/left': PISTOL('cultist'),
  'e4-hunters-diorama/left': [attack('beside him', 'cultist', '3B 2G')],
  'e4-sword-in-the-case/left': [
    {
      when: 'elder signs strike',
      owner: 'morgan',
      lay: 'shoggoth@1',
      play: (t) => t.foe('shoggoth').roll('E E -').keep(),
      change: '+2 shoggoth@1.wounds',
    },
    {
      when: 'a die more against the Elder One',
      owner: 'morgan',
      play: (t) => {
        t.summoned(1, 2, true)
        expect(t.foe('elderOne').dice).toBe('3B 1G')
      },
      change: '+1 elderOne@1, +1 disrupted',
    },
  ],
  'e4-lost-dog/left': WANTED,
  'e4-lost-dog/right': [
    calm('shoggoth'),
    {
      when: 'a point of stress each turn',
      owner: 'borden',
      lay: 'a.stress=2',
      play: pass('e4-plaster-shop'),
      change: `${ROUNDS}, -1 a.stress`,
    },
  ],
  'e4-royal-treasures/left': [calm('shoggoth')],
  'e4-night-cleaner/left': [action('slip-the-net', 'a@3', '3B 2G')],
  'e4-curator/left': WANTED,
  'e4-cat-burglar/left': WANTED,
  'e4-packing-table/left': [
    calm('shoggoth'),
    { when: 'an idol weighs nothing', owner: 'borden', lay: 'idol@a', play: pass('e4-plaster-shop'), change: ROUNDS },
  ],
  'e4-packing-table/right': [
    {
      when: 'a longer Run with an idol',
      lay: 'a@9 idol@a',
      play: (t) => left(run(t, 8, 7, 10, 1), 2),
      change: '-1 a@9, +1 a@1',
    },
  ],
  'e4-guards-lunch/right': [
    {
      when: 'a weapon is no matter',
      owner: 'borden',
      lay: 'a@8 a+e4-hunters-diorama/left',
      play: pass('e4-plaster-shop'),
      change: ROUNDS,
    },
    {
      when: 'an idol is',
      owner: 'borden',
      lay: 'a@8 idol@a',
      play: pass('e4-plaster-shop'),
      change: `${CAUGHT}, -1 idol@a, +1 idol@8`,
    },
  ],
  'e4-plaster-shop/left': [
    {
      when: 'not arrested, once, and the idol stays',
      owner: 'borden',
      lay: 'a@8 idol@a',
      play: (t) => {
        const so = pass('e4-sketching-night')(t)
        if (offers(so, 'yes')) so.pick({ do: 'yes' })
        settle(so)
      },
      change: `${ROUNDS}, -1 a+e4-plaster-shop/left, +1 a.sanity`,
    },
  ],
  'e4-mummy-case/left': [calm('shoggoth')],
  'e4-off-duty-policeman/right': [
    {
      when: 'not with a Wanted: one goes',
      owner: 'borden',
      play: (t) =>
        quiet(t)
          .draw('e4-curator')
          .pick({ do: 'claim', side: 'left' })
          .pick({ do: 'card', card: 'e4-off-duty-policeman' }),
      change: '-1 a+e4-off-duty-policeman/right, +1 a+e4-curator/left',
    },
  ],
}

const GRUDGE: readonly Way[] = [
  {
    when: 'a quarrel costs 1 more',
    owner: 'borden',
    lay: 'allenElder@a marshElder@a',
    play: pass('e5-ships-cat'),
    change: '+2 a.stress',
  },
]

const E5: Held = {
  'e5-harbour-master/left': [
    action(
      'work-the-lamp',
      'a@14 allenElder@12 allenElder@12 allenElder@12 marshElder@12 marshElder@12 marshElder@12',
      '3B 2G',
    ),
  ],
  'e5-net-mender/left': GRUDGE,
  'e5-schoolteacher/left': GRUDGE,
  'e5-boy-on-the-wall/left': GRUDGE,
  'e5-boy-on-the-wall/right': [
    {
      when: 'he takes an elder to b, three spaces away',
      lay: 'allenElder@a b@7',
      play: (t) => {
        t.pick({ do: 'use', source: 'e5-boy-on-the-wall' }).pick({ do: 'giveToken', to: 1 })
        if (offers(t, 'done')) t.pick({ do: 'done' })
      },
      change: '-1 a+e5-boy-on-the-wall/right, -1 allenElder@a, +1 allenElder@b',
    },
  ],
  'e5-midwife/right': [
    {
      when: 'a wound of somebody else each turn',
      owner: 'borden',
      lay: 'a.wounds=2 b.wounds=2',
      play: (t) => pass('e5-ships-cat')(t).pick({ do: 'yes' }),
      change: '-1 b.wounds',
    },
  ],
  'e5-boat-shed/left': [
    { when: 'a Run goes through the water', lay: 'a@5 tide=1', play: (t) => run(t, 8, 7, 6), change: '-1 a@5, +1 a@6' },
  ],
  'e5-boat-shed/right': [
    calm('deep-one'),
    { when: 'no wet feet', owner: 'borden', lay: 'a@8 tide=1', play: pass('e5-ships-cat'), change: '' },
  ],
  'e5-whaler/left': [
    attack('a monster next door', 'deep-one@2', '3B 1G'),
    attack('a Cultist next door', 'cultist@2', '3B 0G'),
  ],
  'e5-whaler/right': AXE('cultist'),
  'e5-ships-cat/right': [
    calm('deep-one'),
    {
      when: 'a free reroll when attacked',
      lay: 'deep-one@1 a.stress=4',
      play: (t) => quiet(t).roll('S -').pick({ do: 'reroll', die: 0 }).roll('-'),
      change: '',
    },
  ],
  'e5-gold-from-the-reef/left': [
    {
      when: 'Deep Ones let one pass',
      owner: 'ian',
      lay: 'deep-one@1 deep-one@1 cultist@1',
      play: (t) => run(t, 2).foe('deep-one').foe('deep-one').pick({ do: 'stop' }),
      change: '-1 a@1, +1 a@2, -1 cultist@1, +1 cultist@2',
    },
  ],
  'e5-priest/left': [
    calm('deep-one'),
    {
      when: 'a free reroll each turn',
      lay: 'chthonian@1 a.stress=4',
      play: (t) => t.foe('chthonian').roll('- - -').pick({ do: 'reroll' }).roll('S').foe('chthonian').roll('- - -'),
      change: '+1 chthonian@1.wounds',
    },
  ],
  'e5-priest/right': [
    { when: 'no quarrel', owner: 'borden', lay: 'allenElder@a marshElder@a', play: pass('e5-ships-cat'), change: '' },
  ],
}

const MOONSTRUCK: readonly Way[] = [
  { when: 'full moon', owner: 'borden', lay: 'moonPhase=2', play: pass('e6-clockmaker'), change: '+1 a.sanity' },
  { when: 'another moon', owner: 'borden', lay: 'moonPhase=1', play: pass('e6-clockmaker'), change: '' },
]

const E6: Held = {
  'e6-twin-daggers/left': [
    attack('new moon', 'cultist', '3B 3G'),
    attack('full moon', 'cultist', '3B 0G', 'moonPhase=2'),
  ],
  'e6-twin-daggers/right': [
    attack('new moon', 'cultist', '3B 0G'),
    attack('full moon', 'cultist', '3B 3G', 'moonPhase=2'),
  ],
  'e6-huntress/left': [
    attack('next door', 'cultist@2', '3B 1G', '', 'elizabeth'),
    attack('here', 'cultist', '3B 0G', '', 'elizabeth'),
  ],
  'e6-huntress/right': [attack('next door', 'cultist@2', '3B 0G')],
  'e6-sleepwalker/left': MOONSTRUCK,
  'e6-assistant/left': MOONSTRUCK,
  'e6-poet/left': MOONSTRUCK,
  'e6-poet/right': [attack('full moon', 'cultist', '3B 1G', 'moonPhase=2'), attack('new moon', 'cultist', '3B 0G')],
  'e6-barn-owl/right': [
    calm('ghoul'),
    {
      when: 'another Mythos card, and she is gone',
      play: (t) => t.pick({ do: 'end' }).draw('e6-cloud').pick({ do: 'redraw' }).draw('sleeper-awakens'),
      change: '-1 a+e6-barn-owl/right',
    },
  ],
  'e6-clockmaker/left': [action('turn-the-orrery', 'a@5', '3B 2G')],
  'e6-rigging/left': [action('haul-a-mirror', 'a@7 moonPhase=2', '3B 2G')],
  'e6-smoked-glass/left': [calm('ghoul')],
  'e6-flask/left': [calm('ghoul')],
}

const BOXES: readonly (readonly [string, Held])[] = [
  ['s1e1', E1],
  ['s1e2', E2],
  ['s1e3', E3],
  ['s1e4', E4],
  ['s1e5', E5],
  ['s1e6', E6],
]

const holding = (episode: string, held: string, words: string, owner = 'ahmed'): Table =>
  lay(new Table(core, { episode, investigators: [owner, 'sister-beth'] }), `a+${held} ${words}`)

const SIDES = ['left', 'right'] as const

describe.each(BOXES)('claimed cards of %s', (episode, held) => {
  const printed = core.episodes.find(({ id }) => id === episode)?.discovery ?? []
  const sides = printed.flatMap((card) =>
    SIDES.flatMap((side) => (card[side] ? [{ id: card.id, side, card: card[side] }] : [])),
  )

  it('that stand or condition have expectations', () => {
    const standing = sides.filter(({ card }) => card.kind === 'condition' || card.standing?.length)
    // The waltz of an advance: see below.
    const told = [...Object.keys(held), 'e3-orchestra-pit/right']
    expect(standing.map(({ id, side }) => `${id}/${side}`).filter((id) => !told.includes(id))).toEqual([])
  })

  const companions = sides.flatMap(({ id, card }) => (card.kind === 'companion' ? [id] : []))
  it.each(companions)('[DMD-COMP-01] [DMD-COMP-03] %s takes wounds until it is gone', (id) => {
    const health = Number(Object.keys(HEALTH).find((n) => HEALTH[n]?.some((ids) => ids.split(' ').includes(id))))
    const t = holding(episode, `${id}/right`, '')
    t.summoned(1)
    const before = countOf(t)
    quiet(t)
    // Whoever holds something to use is asked first.
    if (t.about === 'mythos') t.pick({ do: 'mythos' })
    if (t.about === 'foe') t.foe('elderOne')
    t.roll('S S S -').keep()
    for (let i = 0; i < health; i++) t.pick({ do: 'card', card: id })
    changed(t, before, [`-1 a+${id}/right`, ...(health < 3 ? [`+${3 - health} a.wounds`] : [])].join(', '))
  })

  const rows = Object.entries(held).flatMap(([id, ways]) => ways.map((way) => [id, way.when, way] as const))
  it.each(rows)('[DMD-DISC-03] [DMD-COMP-05] %s, %s', (id, _when, way) => {
    const t = holding(episode, id, way.lay ?? '', way.owner)
    const before = countOf(t)
    way.play(t)
    changed(t, before, way.change)
  })
})

it('Emile the Violinist keeps the dancers of his space', () => {
  const t = holding('s1e3', 'e3-orchestra-pit/right', 'a@4', 'borden')
  t.discards('crawling-chaos', 'rlyeh-awakens', 'star-spawn-a')
  const before = countOf(t)
  pass('e3-cloakroom-ticket')(t)
  const waltz = '+2 dancer@4, -2 dancer@5, +1 dancer@6, -1 dancer@7, +1 dancer@13, -1 dancer@14'
  changed(t, before, `+1 track, +1 rlyeh@4, +1 cultist@4, +1 star-spawn@16, ${waltz}, +1 a.stress`)
})

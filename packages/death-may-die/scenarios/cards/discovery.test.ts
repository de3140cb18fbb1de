/** Every Discovery card: what drawing it does, what each side costs and does, what using it does. */
import { core } from '@vigil/death-may-die/content'
import type { Table } from '@vigil/scenario-kit/death-may-die'
import { describe, expect, it } from 'vitest'
import { changed, clean, countOf, lay } from './change.ts'

interface Use {
  readonly side: 'left' | 'right'
  readonly lay?: string
  readonly play?: (t: Table) => unknown
  readonly change: string
  /** It stays with its owner, once per turn. */
  readonly stays?: true
}

interface Card {
  /** What lies on the table, and what drawing the card then does. */
  readonly draw?: readonly [lay: string, change: string, play?: (t: Table) => unknown]
  /** What claiming a side changes besides the card itself: its cost, what it does at once. */
  readonly left?: string
  readonly right?: string
  /** What a claim is tried with. */
  readonly with?: string
  /** One side must be taken. */
  readonly must?: true
  /** The skill the right side lends a level of. */
  readonly lends?: string
  readonly use?: Use
}

type Cards = Readonly<Record<string, Card>>

const NOTHING: NonNullable<Card['draw']> = ['', '']

const space = (n: number) => (t: Table) => t.pick({ do: 'space', space: n })
const seat = (n: number) => (t: Table) => t.pick({ do: 'seat', seat: n })
const option = (n: number) => (t: Table) => t.pick({ do: 'option', n })

const E1: Cards = {
  'monkey-paw': {
    // The monkey might take the wounds.
    draw: ['a+cages/right', '+2 a.wounds, -1 a+cages/right', (t) => t.pick({ do: 'no' }).pick({ do: 'no' })],
    left: '',
    must: true,
  },
  desk: {
    left: '',
    use: { side: 'left', lay: 'a.stress=3 a+cages/left', change: '-3 a.stress, -1 a+cages/left' },
  },
  'medical-supplies': { left: '', use: { side: 'left', lay: 'b.wounds=3', play: seat(1), change: '-3 b.wounds' } },
  janitor: {
    draw: ['a+feral-student/left', '+1 a.stress'],
    left: '+1 a.stress',
    right: '+2 a.stress',
    lends: 'toughness',
    use: {
      side: 'left',
      lay: 'cultist@2 b@4 a+assistant-janitor/left',
      play: space(2),
      change: '-1 cultist@2, -1 a+assistant-janitor/left',
    },
  },
  'locked-cabinet': { left: '+3 a.wounds', right: '', must: true },
  'feral-student': { left: '', right: '+2 a.stress', must: true, lends: 'brawling' },
  cages: {
    draw: ['a+feral-student/left', '+1 a.stress'],
    with: 'a.stress=2',
    left: '-2 a.stress',
    right: '',
    must: true,
  },
  'furious-student': { left: '+1 a.wounds', right: '+1 a.wounds' },
  'up-to-no-good': {
    draw: ['a+feral-student/left', '+1 a.stress'],
    left: '+2 a.stress',
    right: '+2 a.stress',
    use: { side: 'left', lay: 'fire@2 fire@2 cultist@2 b@2', play: space(2), change: '-1 cultist@2, +2 b.wounds' },
  },
  'good-boy': { left: '', right: '+1 a.stress', must: true },
  'fire-equipment': { left: '', right: '' },
  'assistant-janitor': {
    draw: ['a+feral-student/left', '+1 a.stress'],
    left: '+1 a.stress',
    right: '+2 a.stress',
    lends: 'stealth',
    use: {
      side: 'left',
      lay: 'byakhee@2 b@4 a+janitor/left',
      play: space(2),
      change: '-1 byakhee@2, -1 a+janitor/left',
    },
  },
  'lab-books': { left: '' },
  clutter: {
    left: '+1 a.stress',
    use: { side: 'left', lay: 'fire@2 lab@2', play: space(2), change: '+1 lab@2.wounds' },
  },
  professor: { right: '+2 a.stress', lends: 'arcane-mastery' },
}

const E2: Cards = {
  'e2-dead-gangster': { left: '+1 a.wounds' },
  'e2-field-crate': {
    left: '+1 a.stress',
    right: '+1 a.stress',
    use: { side: 'left', lay: 'ghoul@2 b@5', play: space(2), change: '-1 ghoul@2' },
  },
  'e2-night-watchman': {
    draw: ['a+e2-lost-seminarian/left', '+1 a.stress'],
    left: '+1 a.stress',
    right: '+2 a.stress',
    lends: 'marksman',
  },
  'e2-poachers-cache': { left: '+2 a.stress' },
  'e2-lost-seminarian': {
    draw: ['a+e2-chained-scholar/left', '+1 a.sanity'],
    left: '',
    right: '+2 a.stress',
    must: true,
    lends: 'arcane-mastery',
  },
  'e2-bone-collector': { left: '+1 a.stress', right: '+2 a.stress' },
  'e2-grave-digger': { draw: ['body.eye@a', '+1 a.stress'], left: '', right: '+2 a.stress', lends: 'toughness' },
  'e2-chained-scholar': { draw: ['tome.eye@a', '+1 a.stress'], with: 'a.stress=2', left: '-2 a.stress', must: true },
  'e2-rats': { right: '', use: { side: 'right', lay: 'body@6', change: '-1 body@6, +1 body@1' } },
  'e2-lamp-niche': {
    left: '+1 a.stress',
    right: '',
    use: {
      side: 'left',
      lay: 'cultist@2 ghoul@2 b@2',
      play: space(2),
      change: '+1 fire@2, -1 cultist@2, +1 body@2, +2 ghoul@2.wounds',
    },
  },
  'e2-sextons-dog': { draw: ['a+e2-lost-seminarian/left', '+1 a.stress'], left: '', right: '+1 a.stress', must: true },
  'e2-saints-shrine': {
    draw: ['tome.eye@a', '+1 a.sanity'],
    left: '',
    use: {
      side: 'left',
      lay: 'a.stress=2 a+e2-lost-seminarian/left',
      change: '-2 a.stress, -1 a+e2-lost-seminarian/left',
    },
  },
  'e2-torn-codex': { left: '+1 a.stress' },
  'e2-smugglers-door': {
    left: '+1 a.stress',
    right: '+2 a.stress',
    lends: 'swiftness',
    use: { side: 'left', play: space(8), change: '-1 a@1, +1 a@8' },
  },
  'e2-bell-rope': {
    left: '+1 a.stress',
    use: {
      side: 'left',
      lay: 'ghoul@2 ghoul@9:2 cultist@2',
      change: '+1 ghoul@2.wounds, -1 ghoul@9, -2 ghoul@9.wounds',
    },
  },
}

const E3: Cards = {
  'e3-trophy-wall': { left: '+1 a.wounds' },
  'e3-enchanted-panoply': { left: '+2 a.stress' },
  'e3-menagerie': {
    left: '',
    right: '+2 a.stress',
    use: { side: 'left', lay: 'cultist@2 deep-one@2', play: space(2), change: '-1 cultist@2' },
  },
  'e3-peacock': { draw: ['a.stress=2 a+e3-lonely-heiress/left', '-1 a.stress'], right: '' },
  'e3-lonely-heiress': {
    draw: ['a+e3-duellist/left', '+1 a.stress'],
    left: '',
    right: '+2 a.stress',
    must: true,
    lends: 'arcane-mastery',
  },
  'e3-duellist': { with: 'a.stress=2', left: '-2 a.stress', right: '+1 a.wounds', must: true, lends: 'brawling' },
  'e3-perfumed-letter': {
    left: '',
    right: '+1 a.stress',
    must: true,
    use: { side: 'right', lay: 'a@7 dancer.sorcerer@5', change: '-1 dancer@5, +1 dancer@7' },
  },
  'e3-footman': {
    draw: ['a+e3-peacock/right', '+1 a.stress'],
    left: '',
    right: '+2 a.stress',
    lends: 'swiftness',
    use: { side: 'left', lay: 'a.stress=3 b.stress=1', change: '-2 a.stress, -1 b.stress' },
  },
  'e3-wine-cellar': {
    draw: ['a+e3-duellist/left', '+1 a.stress'],
    left: '',
    right: '+2 a.stress',
    lends: 'toughness',
    use: { side: 'left', lay: 'a.stress=2 a+e3-duellist/left', change: '-2 a.stress, -1 a+e3-duellist/left' },
  },
  'e3-cloakroom-ticket': { left: '+1 a.stress' },
  'e3-orchestra-pit': { left: '+1 a.stress', right: '+2 a.stress' },
  'e3-still-room': {
    left: '',
    use: { side: 'left', lay: 'b.stress=3 b.wounds=3', play: seat(1), change: '-2 b.stress, -2 b.wounds' },
  },
  'e3-poisoners-ring': {
    draw: ['a+e3-duellist/left', '+1 a.sanity'],
    left: '+1 a.stress',
    use: { side: 'left', lay: 'hunting-horror@1', change: '-1 hunting-horror@1' },
  },
  'e3-umbrella-stand': { left: '+1 a.stress', right: '' },
  'e3-fortune-teller': { draw: ['a+e3-duellist/left', '+1 a.stress'], left: '', right: '+2 a.stress' },
}

const E4: Cards = {
  'e4-security-locker': { draw: ['a+e4-lost-dog/left', '+1 a.stress'], left: '+1 a.stress' },
  'e4-hunters-diorama': { left: '+1 a.wounds' },
  'e4-sword-in-the-case': { left: '+2 a.wounds' },
  'e4-lost-dog': { left: '', right: '+1 a.stress', must: true },
  'e4-royal-treasures': { draw: ['a+e4-lost-dog/left', '+1 a.stress'], left: '+2 a.stress' },
  'e4-night-cleaner': { left: '', right: '+2 a.stress', lends: 'stealth' },
  'e4-curator': {
    draw: ['idol@a', '+1 a.stress'],
    left: '',
    right: '+2 a.stress',
    must: true,
    lends: 'arcane-mastery',
  },
  'e4-cat-burglar': {
    draw: ['a.stress=2 a+e4-lost-dog/left', '-1 a.stress'],
    with: 'a.stress=2',
    left: '-2 a.stress',
    right: '+2 a.stress',
    must: true,
    lends: 'swiftness',
  },
  'e4-packing-table': { left: '+1 a.stress', right: '+2 a.stress' },
  'e4-guards-lunch': {
    left: '',
    right: '+2 a.stress',
    use: { side: 'left', lay: 'a.stress=2 a+e4-lost-dog/left', change: '-2 a.stress, -1 a+e4-lost-dog/left' },
  },
  'e4-first-aid-post': { left: '', use: { side: 'left', lay: 'b.wounds=3', play: seat(1), change: '-3 b.wounds' } },
  'e4-plaster-shop': { left: '+1 a.stress' },
  'e4-mummy-case': {
    left: '+1 a.stress',
    right: '+2 a.stress',
    use: { side: 'left', lay: 'shoggoth@10 cultist@10', play: space(10), change: '+3 shoggoth@10.wounds' },
  },
  'e4-sketching-night': { left: '', right: '+2 a.stress', lends: 'marksman' },
  'e4-off-duty-policeman': {
    draw: ['a+e4-lost-dog/left', '+2 a.stress'],
    left: '',
    right: '+2 a.stress',
    lends: 'toughness',
    use: { side: 'left', lay: 'cultist@1', change: '-1 guard@11, +1 guard@1, -1 cultist@1' },
  },
}

const E5: Cards = {
  'e5-harbour-master': { left: '', right: '+2 a.stress', lends: 'marksman' },
  'e5-net-mender': {
    draw: ['a+e5-harbour-master/right', '+1 a.stress'],
    left: '',
    right: '+2 a.stress',
    must: true,
    lends: 'toughness',
  },
  'e5-schoolteacher': {
    draw: ['a+e5-midwife/right', '+1 a.stress'],
    left: '',
    right: '+2 a.stress',
    must: true,
    lends: 'arcane-mastery',
  },
  'e5-smuggler': {
    draw: ['a+e5-net-mender/left', '+1 a.stress'],
    left: '',
    right: '+2 a.stress',
    lends: 'stealth',
    use: { side: 'left', lay: 'a.stress=2 a+e5-net-mender/left', change: '-2 a.stress, -1 a+e5-net-mender/left' },
  },
  'e5-boy-on-the-wall': { with: 'a.stress=2', left: '-2 a.stress', right: '', must: true },
  'e5-midwife': { draw: ['a+e5-harbour-master/right', '+1 a.stress'], right: '+1 a.wounds' },
  'e5-boat-shed': { left: '+1 a.stress', right: '' },
  'e5-whaler': { left: '+1 a.wounds', right: '' },
  'e5-distress-locker': {
    left: '+1 a.stress',
    use: { side: 'left', lay: 'chthonian@4', change: '+3 chthonian@4.wounds' },
  },
  'e5-lamp-store': {
    left: '+1 a.stress',
    right: '+2 a.stress',
    lends: 'swiftness',
    use: { side: 'left', lay: 'cultist@2 b@2', play: space(2), change: '+1 fire@2, -1 cultist@2' },
  },
  'e5-doctors-bag': {
    draw: ['a+e5-net-mender/left', '+1 a.stress'],
    left: '',
    use: { side: 'left', lay: 'b.wounds=2', play: seat(1), change: '-2 b.wounds' },
  },
  'e5-ships-cat': { right: '' },
  'e5-gold-from-the-reef': { left: '+1 a.stress, +1 a.sanity' },
  'e5-quarry-chest': {
    left: '+2 a.stress',
    use: { side: 'left', lay: 'chthonian@2', play: space(2), change: '+5 chthonian@2.wounds' },
  },
  'e5-priest': { draw: ['a+e5-net-mender/left', '+1 a.sanity'], left: '', right: '+2 a.stress' },
}

const E6: Cards = {
  'e6-star-chart-drawer': {
    left: '+1 a.stress',
    use: {
      side: 'left',
      lay: 'a@5 mirror@4 moonPhase=1',
      play: (t) => t.pick({ do: 'token' }),
      change: '+1 a.stress, -1 mirror@4, +1 mirror@5',
      stays: true,
    },
  },
  'e6-astronomers-notes': {
    left: '+2 a.stress',
    use: { side: 'left', play: option(0), change: '+2 a.stress, +1 moonPhase', stays: true },
  },
  'e6-twin-daggers': { left: '+1 a.wounds', right: '+1 a.wounds' },
  'e6-huntress': { left: '', right: '+2 a.stress' },
  'e6-sleepwalker': { left: '', right: '+2 a.stress', must: true, lends: 'stealth' },
  'e6-assistant': {
    draw: ['a+e6-sleepwalker/left', '+1 a.stress'],
    with: 'a.stress=2',
    left: '-2 a.stress',
    right: '+2 a.stress',
    must: true,
    lends: 'arcane-mastery',
  },
  'e6-gatekeeper': {
    draw: ['a+e6-sleepwalker/left', '+1 a.stress'],
    left: '+1 a.stress',
    right: '+2 a.stress',
    lends: 'toughness',
    use: { side: 'left', change: '+2 lit' },
  },
  'e6-poet': { draw: ['a+e6-sleepwalker/left', '+1 a.sanity'], left: '', right: '+1 a.wounds', must: true },
  'e6-barn-owl': { right: '' },
  'e6-medicine-chest': {
    left: '',
    use: { side: 'left', lay: 'b.wounds=3', play: seat(1), change: '-3 b.wounds, +1 b.sanity' },
  },
  'e6-clockmaker': { left: '', right: '+2 a.stress', lends: 'swiftness' },
  'e6-rigging': { left: '+1 a.stress' },
  'e6-smoked-glass': { left: '+1 a.stress' },
  'e6-flask': {
    draw: ['a+e6-sleepwalker/left', '+1 a.stress'],
    left: '',
    use: { side: 'left', lay: 'a.stress=2 a+e6-sleepwalker/left', change: '-2 a.stress, -1 a+e6-sleepwalker/left' },
  },
  'e6-photographer': {
    draw: ['a+e6-sleepwalker/left', '+1 a.sanity'],
    left: '+1 a.stress',
    right: '+2 a.stress',
    lends: 'marksman',
    use: {
      side: 'left',
      lay: 'hunting-horror@2 ghoul@2',
      play: space(2),
      change: '-1 hunting-horror@2, +2 ghoul@2.wounds',
    },
  },
}

const BOXES: readonly (readonly [episode: string, cards: Cards])[] = [
  ['s1e1', E1],
  ['s1e2', E2],
  ['s1e3', E3],
  ['s1e4', E4],
  ['s1e5', E5],
  ['s1e6', E6],
]

const all = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ')

const found = (t: Table, card: string): Table => t.pick({ do: 'end' }).draw('sleeper-awakens').draw(card)

describe.each(BOXES)('Discovery cards of %s', (episode, cards) => {
  const printed = core.episodes.find(({ id }) => id === episode)?.discovery ?? []
  const table = (words = ''): Table => lay(clean(episode, 'cthulhu'), words)
  const rows = Object.entries(cards)

  it('all have expectations', () => {
    expect(Object.keys(cards).sort()).toEqual(printed.map(({ id }) => id).sort())
    expect(printed).toHaveLength(15)
  })

  it.each(rows)('[DMD-DISC-02] %s is drawn', (card, { draw: [words, change, play] = NOTHING, must }) => {
    const t = table(words)
    const before = countOf(t)
    found(t, card)
    play?.(t)
    changed(t, before, change)
    expect(t.about).toBe('discovery')
    expect(t.options.some((option) => option.do === 'leave')).toBe(!must)
  })

  const sides = rows.flatMap(([id, card]) =>
    (['left', 'right'] as const).flatMap((side) => {
      const change = card[side]
      return change === undefined ? [] : [[id, side, change, card.with ?? ''] as const]
    }),
  )
  it.each(sides)('[DMD-DISC-03] %s, %s: %s', (card, side, change, words) => {
    const t = table(words)
    const before = countOf(t)
    found(t, card).pick({ do: 'claim', side })
    changed(t, before, all(change, `+1 a+${card}/${side}`))
  })

  const lent = rows.flatMap(([id, { lends }]) => (lends === undefined ? [] : [[id, lends] as const]))
  it.each(lent)('[DMD-COMP-04] %s lends a level of %s', (card, skill) => {
    const level = (t: Table) =>
      t.game.view(t.state, 0).people[0]?.skills.find((each) => each.skill === skill)?.level ?? 0
    expect(level(table(`a+${card}/right`)) - level(table())).toBe(1)
  })

  const uses = rows.flatMap(([id, { use }]) => (use ? [[id, use] as const] : []))
  it.each(uses)('[DMD-CORE-06] %s is used', (card, { side, lay: words = '', play, change, stays }) => {
    const t = table(`${words} a+${card}/${side}`)
    const before = countOf(t)
    t.pick({ do: 'use', source: card })
    play?.(t)
    changed(t, before, all(change, stays ? '' : `-1 a+${card}/${side}`))
    if (stays) expect(t.options).not.toContainEqual({ do: 'use', source: card })
  })
})

it('the Monkey Paw heals whoever does not take it', () => {
  const t = lay(clean('s1e1', 'cthulhu'), 'a.wounds=3')
  const before = countOf(t)
  found(t, 'monkey-paw').pick({ do: 'instead' })
  changed(t, before, '-3 a.wounds')
  expect(t.state.discovery.discard).toEqual(['monkey-paw'])
})

describe('what stands in the way of a claim', () => {
  it('[DMD-RULING-09] a cost that cannot be paid', () => {
    const t = lay(clean('s1e1', 'cthulhu'), 'a.stress=3')
    found(t, 'janitor')
    expect(t.refused({ do: 'claim', side: 'right' })).toMatchObject({ rule: 'DMD-RULING-09' })
  })

  it('the Professor will not stay with the Spirit of N’Gahal', () => {
    const t = lay(clean('s1e1', 'cthulhu'), 'b+locked-cabinet/right')
    const before = countOf(t)
    found(t, 'professor')
    changed(t, before, '+1 a.sanity')
    expect(t.state.discovery.discard).toEqual(['professor'])
  })
})

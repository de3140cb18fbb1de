/** The upper half of every Mythos card, turned up at midnight: each way it can go, and its doom class. */
import { core } from '@vigil/elder-sign/content'
import type { Setup, Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { expect, test } from 'vitest'
import { changed, complete, countBefore, drawn, PAIR } from './change.ts'

interface Way {
  readonly when: string
  readonly setup?: Setup
  readonly draws?: string
  readonly play?: (t: Table) => void
  readonly change: string
}

const herd = (n: number): Setup => ({
  cards: [{ tasks: ['L'], monsters: ['gug', 'mi-go', 'byakhee', 'maniac'].slice(0, n) }],
})
const rich = (...trophies: number[]): Setup => ({ seats: [{ trophies }, { trophies: [3] }] })
const hurt = {
  seats: [
    { sanity: 2, stamina: 2 },
    { sanity: 2, stamina: 2 },
  ],
}
const each = (t: Table): void => {
  t.chooses(0)
  t.seat('b').chooses(1)
}

const DOOM: Way[] = [{ when: 'always', change: '+1 doom' }]
const OPEN_DOOR: Way[] = [{ when: 'always', change: '+1 doom, +1 extra' }]
const SEAL: Way[] = [{ when: 'always', draws: 'yuggoth', change: '+1 doom, +1 gate' }]
const PULSE: Way[] = [{ when: 'always', change: '+2 doom' }]
const DARK: Way[] = [{ when: 'always', draws: 'ghoul', change: '+1 doom, +1 monster' }]
const FRIENDS: Way[] = [
  { when: 'nobody has an ally, a clue is given', play: (t) => t.agrees(), change: '-1 clue' },
  { when: 'nobody has an ally, no clue is given', play: (t) => t.declines(), change: '+1 doom' },
  { when: 'nobody has an ally, a has no clue', setup: { seats: [{}, { clues: 2 }] }, change: '+1 doom' },
  { when: 'b has an ally', setup: { seats: [{ clues: 2 }, { allies: ['duke'] }] }, change: '' },
]
const DEBT: Way[] = [
  { when: 'two trophies are given', setup: rich(1, 1, 1), play: (t) => t.agrees(), change: '-2 trophies' },
  { when: 'a trophy worth 3 is given', setup: rich(3), play: (t) => t.agrees(), change: '-3 trophies' },
  { when: 'nothing is given', setup: rich(1, 1), play: (t) => t.declines(), change: '+1 doom' },
  { when: 'a has trophies worth 1', setup: rich(1), change: '+1 doom' },
]
const KNOCK: Way[] = [
  { when: 'no Other World is in play', draws: 'yuggoth', change: '+1 gate' },
  { when: 'one is in play', setup: { worlds: ['the-abyss'] }, change: '+1 doom' },
]
const HERD: Way[] = [
  { when: '3 monsters are in play', setup: herd(3), draws: 'ghoul', change: '+1 monster' },
  { when: '4 monsters are in play', setup: herd(4), change: '+1 doom' },
]
const TERROR: Way[] = [{ when: 'always', draws: 'ghoul', change: '+1 monster' }]
const WARNING: Way[] = [{ when: 'always', change: '+1 clue' }]
const DOOR: Way[] = [{ when: 'always', draws: 'yuggoth', change: '+1 gate' }]
const LONG: Way[] = [{ when: 'a takes the first, b the second', play: each, change: '-1 sanity, b: -1 stamina' }]
const QUIET: Way[] = [
  { when: 'a takes the first, b the second', setup: hurt, play: each, change: '+1 sanity, b: +1 stamina' },
]

/** ES-DIFF-02 */
type DoomClass = 'unconditional' | 'conditional' | 'none'

const CARDS: Readonly<Record<string, readonly [DoomClass, readonly Way[]]>> = {
  'stars-align-to-bring-madness': ['unconditional', DOOM],
  'stars-align-above-an-open-door': ['unconditional', OPEN_DOOR],
  'stars-align-through-broken-glass': ['unconditional', DOOM],
  'stars-align-over-sleeping-streets': ['unconditional', DOOM],
  'stars-align-within-a-ring-of-salt': ['unconditional', DOOM],
  'seal-weakens-and-light-comes-through': ['unconditional', SEAL],
  'seal-weakens-beneath-the-dome': ['unconditional', SEAL],
  'seal-weakens-where-two-worlds-touch': ['unconditional', SEAL],
  'pulse-under-the-floor-and-then-silence': ['unconditional', PULSE],
  'dark-answers-by-name': ['unconditional', DARK],
  'dark-answers-from-the-cellars': ['unconditional', DARK],
  'keep-friends-close-when-memories-fade': ['conditional', FRIENDS],
  'keep-friends-close-among-strangers': ['conditional', FRIENDS],
  'debt-comes-due-with-interest': ['conditional', DEBT],
  'debt-comes-due-at-the-turnstile': ['conditional', DEBT],
  'debt-comes-due-in-silver': ['conditional', DEBT],
  'knock-on-the-far-side-and-a-reply': ['conditional', KNOCK],
  'knock-on-the-far-side-let-it-in': ['conditional', KNOCK],
  'herd-gathers-in-the-long-gallery': ['conditional', HERD],
  'herd-gathers-as-the-lamps-gutter': ['conditional', HERD],
  'herd-gathers-out-of-the-rain': ['conditional', HERD],
  'sudden-terror-amid-the-stillness': ['none', TERROR],
  'sudden-terror-in-the-wet-hours': ['none', TERROR],
  'sudden-terror-behind-the-curtain': ['none', TERROR],
  'warning-of-a-conspiracy': ['none', WARNING],
  'warning-written-in-chalk': ['none', WARNING],
  'door-left-ajar-for-the-curious': ['none', DOOR],
  'door-left-ajar-for-the-dead': ['none', DOOR],
  'long-hour-without-a-watchman': ['none', LONG],
  'long-hour-with-shaking-hands': ['none', LONG],
  'quiet-in-the-galleries-until-the-flutes': ['none', QUIET],
  'quiet-in-the-galleries-before-the-storm': ['none', QUIET],
}

test(...complete('Mythos cards', Object.keys(CARDS), core.mythos))

for (const [id, [doom, ways]] of Object.entries(CARDS)) {
  test(`[ES-MYTHOS-02] ${id} adds doom: ${doom}`, () => {
    const adding = ways.filter(({ change }) => change.includes('doom')).length
    expect(core.mythos.find((card) => card.id === id)?.doom).toBe(doom)
    expect(adding === 0 ? 'none' : adding === ways.length ? 'unconditional' : 'conditional').toBe(doom)
  })

  for (const { when, setup = {}, draws, play, change } of ways) {
    scenario(`[ES-MYTHOS-01] [ES-MYTHOS-02] ${id}, when ${when}: ${change || 'nothing'}`, ({ table }) => {
      const night: Setup = { seats: PAIR, ...setup, begin: 'clock', clock: 9, deckTops: { mythos: [id] } }
      const before = countBefore(table, night)
      const t = table(night)
      drawn(t, draws)
      play?.(t)
      changed(t, before, `${change}, +1 clock`)
      t.expect({ mythos: id })
      t.waitsFor('move', { seat: 1 })
    })
  }
}

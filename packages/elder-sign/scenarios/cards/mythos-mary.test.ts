/** What every lingering half is to Sister Mary, who ignores what harms her, keeps what helps and cannot save the museum. */
import { core } from '@vigil/elder-sign/content'
import type { Setup, Table } from '@vigil/scenario-kit'
import { scenario } from '@vigil/scenario-kit/vitest'
import { test } from 'vitest'
import { asks, changed, complete, countBefore, countOf, dice, drawn } from './change.ts'

const MARY = { id: 'sister-mary', clues: 2, trophies: [1, 1] }
const table2 = (mythos: string, setup: Setup = {}): Setup => ({ mythos, seats: [MARY, { clues: 2 }], ...setup })

/** A failed roll with a terror costs her nothing but the museum's share. */
const TERROR: Readonly<Record<string, { readonly draws?: string; readonly change: string }>> = {
  'stars-align-to-bring-madness': { change: '' },
  'herd-gathers-as-the-lamps-gutter': { change: '' },
  'dark-answers-by-name': { change: '' },
  'sudden-terror-behind-the-curtain': { change: '' },
  'knock-on-the-far-side-and-a-reply': { draws: 'gug', change: '+1 monster' },
  'quiet-in-the-galleries-until-the-flutes': { change: '+1 clock' },
}

for (const [mythos, { draws, change }] of Object.entries(TERROR)) {
  scenario(`[ES-RULING-89] ${mythos}: terror to Sister Mary is ${change || 'nothing'}`, ({ table }) => {
    const t = table(table2(mythos))
    const before = countOf(t)
    t.goes('dull-1')
    t.rolls(...dice('T'))
    t.fails()
    drawn(t, draws)
    t.discards('I1')
    changed(t, before, change)
    t.waitsFor('prepare', { dice: 5 })
  })
}

const MIDNIGHT: Readonly<Record<string, { readonly draws?: string; readonly change: string }>> = {
  'stars-align-over-sleeping-streets': { change: 'b: -1 sanity' },
  'keep-friends-close-when-memories-fade': { change: 'b: -1 clue' },
  'debt-comes-due-with-interest': { change: 'b: -1 stamina' },
  'sudden-terror-in-the-wet-hours': { change: 'b: -2 stamina' },
  'dark-answers-from-the-cellars': { draws: 'gug', change: '+1 monster' },
  'door-left-ajar-for-the-dead': { change: '+1 doom' },
}

for (const [mythos, { draws, change }] of Object.entries(MIDNIGHT)) {
  scenario(`[ES-RULING-89] ${mythos}: midnight with Sister Mary is ${change}`, ({ table }) => {
    const night = table2(mythos, { begin: 'clock', clock: 9, worlds: ['yuggoth', 'the-abyss'], cards: [] })
    const before = countBefore(table, night)
    const t = table(night)
    drawn(t, draws)
    changed(t, before, `${change}, +1 clock`)
    t.waitsFor('move', { seat: 1 })
  })
}

type Tale = (t: Table) => void

/** A card with an arrowless row, a monster below it, and a gate beside it. */
const ROOM: Setup = { cards: [{ tasks: ['I3', 'L L'], monsters: ['ghoul'] }], worlds: ['the-dreamlands'] }

const failOnce: Tale = (t) => {
  t.goes('x')
  t.rolls(...dice(''))
  t.fails()
  t.discards('I1')
}

/** Harm she ignores. */
const HARM: Readonly<Record<string, readonly [string, Tale]>> = {
  'seal-weakens-where-two-worlds-touch': [
    'a failed Other World takes its own 1 sanity',
    (t) => {
      t.goes('the-dreamlands')
      t.givesUp()
      t.expect({ seats: [{ sanity: 6 }] })
      t.waitsFor('move')
    },
  ],
  'keep-friends-close-among-strangers': [
    'she may ask for assistance',
    (t) => {
      failOnce(t)
      t.waitsFor('prepare', { may: ['assist'] })
    },
  ],
  'sudden-terror-amid-the-stillness': [
    'she may focus',
    (t) => {
      failOnce(t)
      t.waitsFor('prepare', { may: ['focus'] })
    },
  ],
  'debt-comes-due-at-the-turnstile': [
    'a clue costs her 1',
    (t) => {
      t.stays()
      t.buys('clue')
      t.expect({ seats: [{ clues: 3, wealth: 1 }] })
      t.waitsFor('move')
    },
  ],
  'knock-on-the-far-side-let-it-in': [
    'an Other World costs her no stamina',
    (t) => {
      t.goes('the-dreamlands')
      t.expect({ seats: [{ stamina: 3 }] })
      t.waitsFor('prepare')
    },
  ],
  'herd-gathers-out-of-the-rain': [
    'a monster task has its own cost',
    (t) => {
      asks(t, 'x', 'I3 / L L / P')
      t.waitsFor('move')
    },
  ],
  'warning-of-a-conspiracy': [
    'investigation is not raised',
    (t) => {
      asks(t, 'x', 'I3 / L L / P')
      t.waitsFor('move')
    },
  ],
  'long-hour-without-a-watchman': [
    'she buys souvenirs',
    (t) => {
      t.stays()
      t.waitsFor('entrance', { may: ['souvenir'] })
    },
  ],
  'long-hour-with-shaking-hands': [
    'she casts spells',
    (t) => {
      t.goes('x')
      t.rolls(...dice('L'))
      t.casts('circle-of-chalk', 'L')
      t.waitsFor('judge')
    },
  ],
}

/** Help she keeps, and what befalls the museum. */
const KEPT: Readonly<Record<string, readonly [string, Tale]>> = {
  'stars-align-within-a-ring-of-salt': [
    'terror effects are ignored',
    (t) => {
      t.goes('koi-pond')
      t.rolls(...dice('T'))
      t.fails()
      t.discards('I1')
      t.waitsFor('prepare', { dice: 5 })
    },
  ],
  'seal-weakens-and-light-comes-through': [
    'an Other World gives a clue more',
    (t) => {
      t.goes('the-dreamlands')
      t.rolls(...dice('P L I3'))
      t.completes('t0', 'P', 'L', 'I3')
      t.expect({ seats: [{ clues: 5 }] })
      t.waitsFor('move')
    },
  ],
  'pulse-under-the-floor-and-then-silence': [
    'free first aid gives 2',
    (t) => {
      t.stays()
      t.firstAid('sanity')
      t.expect({ seats: [{ sanity: 6 }] })
      t.waitsFor('move')
    },
  ],
  'herd-gathers-in-the-long-gallery': [
    'a monster gives a clue',
    (t) => {
      t.goes('x')
      t.rolls(...dice('P'))
      t.completes('ghoul', 'P')
      t.givesUp()
      t.expect({ seats: [{ clues: 3 }] })
      t.waitsFor('move')
    },
  ],
  'warning-written-in-chalk': [
    'she rerolls a die',
    (t) => {
      t.goes('x')
      t.rolls(...dice(''))
      t.waitsFor('judge', { may: ['reroll'] })
    },
  ],
  'door-left-ajar-for-the-curious': [
    'a failure moves the clock twice',
    (t) => {
      t.goes('dull-3')
      t.givesUp()
      t.expect({ clock: 6 })
      t.waitsFor('move')
    },
  ],
}

for (const [mythos, [what, tale]] of [...Object.entries(HARM), ...Object.entries(KEPT)]) {
  scenario(`[ES-RULING-89] ${mythos}: for Sister Mary ${what}`, ({ table }) => {
    const [first = { tasks: ['L'] }] = ROOM.cards ?? []
    const cards = [first, 'koi-pond']
    const healed = mythos === 'pulse-under-the-floor-and-then-silence' ? { sanity: 4 } : {}
    const spells = { items: ['circle-of-chalk'] }
    tale(table(table2(mythos, { ...ROOM, cards, seats: [{ ...MARY, ...healed, ...spells }, { at: 'x' }] })))
  })
}

/** A die on the Mythos card is held from everybody; only she may borrow it. */
const LOCKS = {
  'stars-align-through-broken-glass': 'green',
  'seal-weakens-beneath-the-dome': 'red',
  'debt-comes-due-in-silver': 'yellow',
  'quiet-in-the-galleries-before-the-storm': 'green',
} as const

for (const [mythos, colour] of Object.entries(LOCKS)) {
  scenario(`[ES-ABILITY-12] [ES-RULING-32] ${mythos}: Sister Mary borrows the ${colour} die`, ({ table }) => {
    const t = table(table2(mythos))
    t.goes('dull-1')
    t.unlocks(colour.charAt(0).toUpperCase())
    t.expect({ dice: { lock: [] } })
    t.givesUp()
    t.expect({ locks: [`mythos holds ${colour}`], dice: { lock: [colour.charAt(0).toUpperCase()] } })
    t.waitsFor('move', { seat: 1 })
    const other = table({ mythos, seats: [{}] })
    other.goes('dull-1')
    other.refused({ do: 'unlock', die: colour.charAt(0).toUpperCase() }, 'ES-LOCK-09')
    other.waitsFor('prepare', { mayNot: ['unlock'] })
  })
}

scenario('[ES-RULING-89] stars-align-above-an-open-door: the wing opens for Sister Mary too', ({ table }) => {
  const mythos = ['stars-align-above-an-open-door']
  const t = table({ seats: [MARY], begin: 'clock', clock: 9, deckTops: { mythos } })
  t.expect({ extras: ['dull-7'] })
  t.waitsFor('move')
})

test(
  ...complete(
    'lingering halves',
    [...[TERROR, MIDNIGHT, HARM, KEPT, LOCKS].flatMap(Object.keys), 'stars-align-above-an-open-door'],
    core.mythos,
  ),
)

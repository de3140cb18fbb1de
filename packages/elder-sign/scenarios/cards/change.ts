/**
 * What a card does, written by hand as the exact change of the table: `-1 sanity, +2 clues, b: -1 stamina, +1 doom`.
 * Everything a card can touch is counted, so whatever is not named must have stayed as it was.
 */

import type { Given, Setup, Table } from '@vigil/scenario-kit'
import { expect } from 'vitest'

/** Which deck a card in hand belongs to, from the card lists and not from the pack. */
export const HANDS = {
  common:
    'whiskey food tommy-gun hurricane-lantern ring-of-brass-keys box-camera crowbar press-card floor-plan dynamite ' +
    'lucky-coin shotgun',
  unique:
    'alien-statue obsidian-mirror key-of-nameless-metal star-chart-of-irem coiled-diadem lamp-of-the-deep-stair ' +
    'veil-of-grey-silk necronomicon idol-with-two-faces blue-watcher-of-the-pyramid flute-of-the-outer-gods ' +
    'stopped-watch',
  spell:
    'whispered-ward circle-of-chalk name-spoken-thrice hand-of-the-sleeper sign-of-the-shut-eye borrowed-minute ' +
    'dread-curse-of-azathoth twofold-binding mend-the-waking-mind breath-of-ulthar banish-the-lesser undo-the-clasp',
} as const

const deckOf = (item: string): string =>
  Object.entries(HANDS).find(([, ids]) => ids.split(' ').includes(item))?.[0] ?? 'unknown'

type Person = ReturnType<Table['view']>['people'][number]
type Count = Readonly<Record<string, number>>

/** Seat a goes without a name. */
const named = (seat: number, word: string): string => (seat === 0 ? word : `${'abcdefgh'.charAt(seat)}: ${word}`)

const possessions = (person: Person): Record<string, number> => {
  if (!('id' in person)) return { devoured: 1 }
  const hand: Record<string, number> = { common: 0, unique: 0, spell: 0, unknown: 0 }
  for (const item of person.items) hand[deckOf(item)] = (hand[deckOf(item)] ?? 0) + 1
  return {
    sanity: person.sanity,
    stamina: person.stamina,
    'maximum sanity': person.maxSanity,
    'maximum stamina': person.maxStamina,
    clue: person.clues,
    ...hand,
    'cast spell': person.cast.length,
    ally: person.allies.length,
    trophies: person.wealth,
    devoured: 0,
  }
}

/** The whole table in numbers. */
export const countOf = (t: Table): Count => {
  const { people, cards, signs, doom, clock, cup } = t.view()
  const held = people.reduce((n, person) => n + ('id' in person ? person.signs : 0), 0)
  const count: Record<string, number> = { sign: signs + held, doom, clock: clock / 3, cup }
  for (const person of people)
    for (const [word, n] of Object.entries(possessions(person))) count[named(person.seat, word)] = n
  count.monster = cards.reduce((n, { monsters }) => n + monsters.length, 0)
  count.gate = cards.filter(({ place }) => place === -2).length
  count.extra = cards.filter(({ place }) => place === -1).length
  return count
}

/** The table as it was laid out, for a position that begins with the Clock phase. */
export const countBefore = (table: Given['table'], { deckTops: _, ...setup }: Setup): Count => {
  const t = table({ ...setup, begin: 'turn' })
  t.waitsFor(setup.awake ? 'prepare' : 'move')
  return countOf(t)
}

const differences = (before: Count, after: Count): string[] => {
  const words: string[] = []
  for (const [word, now] of Object.entries(after)) {
    const then = before[word] ?? 0
    // The hand goes round; the cup follows from the monsters.
    const n = word === 'clock' ? (now - then + 4) % 4 : word === 'cup' ? 0 : now - then
    if (n) words.push(`${n > 0 ? '+' : ''}${n} ${word}`)
  }
  return words
}

const WORD = /^(?:([b-h]): )?([+-]\d+) ([a-z ]+)$/
const SINGULAR: Readonly<Record<string, string>> = {
  clues: 'clue',
  signs: 'sign',
  monsters: 'monster',
  gates: 'gate',
  spells: 'spell',
  trophy: 'trophies',
}

/** `b: +2 clues` as the differences write it: `+2 b: clue`. What is named twice is added up. */
const wordsOf = (text: string): string[] => {
  const sums = new Map<string, number>()
  for (const word of text.split(',').map((each) => each.trim())) {
    if (word === '') continue
    const [, who, n, what = ''] = WORD.exec(word) ?? []
    if (!n) throw new Error(`'${word}' is no change; write '+1 clue', 'b: -2 sanity', '+1 doom'`)
    const name = `${who ? `${who}: ` : ''}${SINGULAR[what] ?? what}`
    sums.set(name, (sums.get(name) ?? 0) + Number(n))
  }
  return [...sums].filter(([, n]) => n !== 0).map(([name, n]) => `${n > 0 ? '+' : ''}${n} ${name}`)
}

/** Exactly this has changed since. */
export const changed = (t: Table, before: Count, text: string): void =>
  expect(differences(before, countOf(t)).sort()).toEqual(wordsOf(text).sort())

type RowView = ReturnType<Table['view']>['cards'][number]['rows'][number]

const times = (n: number, word: string): string[] => (n ? [`-${n}${word}`] : [])

const wordsOfRow = ({ symbols, sanity, stamina, clock }: RowView): string[] => [
  ...symbols.map(({ sum, faces }) => (sum ? `I${sum}` : faces.join('|'))),
  ...times(sanity, 'san'),
  ...times(stamina, 'sta'),
  ...Array.from({ length: clock }, () => 'clk'),
]

const sortedRow = (words: readonly string[]): string => words.toSorted().join(' ')

/** The rows of a card, or of the Ancient One, from top to bottom: `I3 L / P -1san`. Symbols stand in any order. */
export const asks = (t: Table, card: string, rows: string): void => {
  const { cards, expedition } = t.view()
  const found = (card === '' ? expedition : cards.find((each) => each.card === card))?.rows ?? []
  expect(found.map((row) => sortedRow(wordsOfRow(row)))).toEqual(
    rows.split(' / ').map((row) => sortedRow(row.trim().split(' '))),
  )
}

/** Draws in this order; a marker goes to the first place offered. */
export const drawn = (t: Table, cards = ''): void => {
  for (const card of cards.split(' ').filter((name) => name !== '')) {
    t.draws(card)
    const [place] = t.options()
    if (place?.do === 'place') t.answer(place)
  }
}

/** A roll of `n` dice: these faces, and otherwise results that help nobody. */
export const dice = (faces: string, n = 6, dull = 'I1'): string[] => {
  const named = faces.split(' ').filter((face) => face !== '')
  return [...named, ...Array.from({ length: n - named.length }, () => dull)]
}

/** Two investigators with 5 sanity, 5 stamina and 2 clues each. */
export const PAIR: NonNullable<Setup['seats']> = [{ clues: 2 }, { clues: 2 }]

/** Each card once, and each card of the box. */
export const complete = (
  what: string,
  written: readonly string[],
  box: readonly { readonly id: string }[],
): [string, () => void] => [
  `every one of the ${what} has an entry`,
  () => expect(written.toSorted()).toEqual(box.map(({ id }) => id).sort()),
]

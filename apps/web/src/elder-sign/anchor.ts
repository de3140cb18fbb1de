/** Where on the table an option lies: what is to be pressed for it. */
import type { ES, Option, Prompt } from '@vigil/elder-sign'
import { ENTRANCE } from '@vigil/elder-sign'
import type { Barred } from '@vigil/kernel'

/** `here` is wherever the active investigator stands. `card:…`, `row:…`, `die:…`, `hand:…`, `seat:…`, `monster:…`, `box:…`, `lock:…`, or a name of its own. */
export type Anchor = string

export const cardAnchor = (id: string): Anchor => (id === ENTRANCE ? 'entrance' : `card:${id}`)
export const rowAnchor = (key: string): Anchor => `row:${key}`
export const dieAnchor = (die: number): Anchor => `die:${die}`
/** Something somebody holds: an item, a spell, an ally, an ability. */
export const handAnchor = (id: string): Anchor => `hand:${id}`
export const seatAnchor = (seat: number): Anchor => `seat:${seat}`
export const monsterAnchor = (marker: string): Anchor => `monster:${marker}`
export const boxAnchor = (card: string, box: number): Anchor => `box:${card}:${box}`
/** What the entrance sells, by its kind. */
export const exhibitAnchor = (what: string): Anchor => `exhibit:${what}`
export const lockAnchor = (lock: number): Anchor => `lock:${lock}`

type OptionOf<D extends Option['do']> = Extract<Option, { do: D }>

const ANCHORS: { readonly [D in Option['do']]: (option: OptionOf<D>, prompt: Prompt) => readonly Anchor[] } = {
  stay: () => ['prompt'],
  move: ({ to }) => [cardAnchor(to)],
  roll: () => ['tray'],
  giveUp: () => ['prompt'],
  complete: ({ row, dice }) => [rowAnchor(row), ...dice.map(dieAnchor)],
  fail: () => ['prompt'],
  rollOn: () => ['prompt'],
  clue: () => ['clues'],
  reroll: ({ by }) => [handAnchor(by)],
  research: ({ seat }) => [seatAnchor(seat)],
  use: ({ item }) => [handAnchor(item)],
  layOut: ({ spell }) => [handAnchor(spell)],
  cast: ({ spell, dice }) => [handAnchor(spell), ...dice.map(dieAnchor)],
  turnDie: ({ by, die }) => [handAnchor(by), dieAnchor(die)],
  takeOff: ({ die }) => [dieAnchor(die)],
  unlock: ({ die }) => [dieAnchor(die)],
  trustFund: ({ pay }) => [handAnchor(pay)],
  focus: ({ die }) => [dieAnchor(die)],
  assist: ({ seat, die }) => [seatAnchor(seat), dieAnchor(die)],
  die: ({ die }) => [dieAnchor(die)],
  spare: () => ['prompt'],
  yes: () => ['prompt'],
  no: () => ['prompt'],
  option: () => ['prompt'],
  target: ({ seat }) => [seatAnchor(seat)],
  place: ({ card, box }) => [cardAnchor(card), boxAnchor(card, box)],
  slay: ({ marker }) => [monsterAnchor(marker)],
  breakLock: ({ lock }) => [lockAnchor(lock)],
  firstAid: () => ['entrance', 'aid'],
  lostAndFound: () => ['entrance', 'found'],
  souvenir: ({ what }) => ['entrance', exhibitAnchor(what)],
  hand: () => ['trophies'],
  card: ({ card }) => [handAnchor(card)],
  deck: () => ['prompt'],
  investigator: () => ['prompt'],
  effect: ({ source }) => [source], // `card:…` as it stands
  inOrder: () => ['prompt'],
  attempt: () => ['here'],
  nothing: () => ['prompt'],
  // Barred altogether it names no card.
  give: ({ card, seat }) => (card === '' ? ['prompt'] : [handAnchor(card), seatAnchor(seat)]),
  share: ({ seat }) => [seatAnchor(seat)],
  keep: () => ['prompt'],
  pick: () => ['prompt'],
}

export const anchorsOf = (option: Option, prompt: Prompt): readonly Anchor[] => {
  const of = ANCHORS[option.do] as (option: Option, prompt: Prompt) => readonly Anchor[]
  return of(option, prompt)
}

export type ByAnchor<T> = ReadonlyMap<Anchor, readonly T[]>

const gathered = <T>(all: readonly T[], anchors: (each: T) => readonly Anchor[]): ByAnchor<T> => {
  const found = new Map<Anchor, T[]>()
  for (const each of all) {
    for (const anchor of anchors(each)) {
      const there = found.get(anchor)
      if (there) there.push(each)
      else found.set(anchor, [each])
    }
  }
  return found
}

export const optionsByAnchor = (options: readonly Option[], prompt: Prompt): ByAnchor<Option> =>
  gathered(options, (option) => anchorsOf(option, prompt))

export const barredByAnchor = (barred: readonly Barred<ES>[], prompt: Prompt): ByAnchor<Barred<ES>> =>
  gathered(barred, ({ option }) => anchorsOf(option, prompt))

/** A card as plain values: what is printed, what lies on it, and what may be pressed. */
import type { Adventure, CardView, DieView, Pack, RowView, Task, View } from '@vigil/elder-sign'
import type { ShownOdds } from '../advice/use-odds.ts'
import { boxAnchor, cardAnchor, monsterAnchor, rowAnchor } from '../anchor.ts'
import { standsAt } from '../hall.ts'
import type { Scene } from '../scene.ts'
import { firstPress, type Press } from './press.ts'

export interface Visitor {
  readonly seat: number
  readonly id: string
  readonly mine: boolean
}

export interface CardLine {
  readonly key: string
  /** Nothing is asked where an empty box waits for a monster. */
  readonly row: RowView | null
  /** Symbols inside a monster's frame; all of them for a whole row. */
  readonly framed: readonly number[]
  /** The task's number, from 1; 0 for a marker below the card. */
  readonly task: number
  readonly marker: string
  readonly flipped: boolean
  /** The dice that paid it. */
  readonly paid: readonly Pick<DieView, 'colour' | 'face'>[]
  readonly press: Press
}

export interface CardModel {
  readonly id: string
  readonly place: number
  readonly lines: readonly CardLine[]
  readonly visitors: readonly Visitor[]
  /** Whether the lock of the card has its die. */
  readonly lock: 'none' | 'open' | 'holds' | 'waits'
  readonly press: Press
  readonly focus: boolean
  /** The chance of whoever is at turn; null where it is not known or not wanted. */
  readonly odds: ShownOdds | null
}

export const adventureIn = (pack: Pack, id: string): Adventure | undefined =>
  pack.adventures.find((card) => card.id === id) ?? pack.otherWorlds.find((card) => card.id === id)

export const visitorsAt = ({ view, seat }: Scene, place: string): Visitor[] =>
  view.people.flatMap((person) =>
    'id' in person && person.at === place ? [{ seat: person.seat, id: person.id, mine: person.seat === seat }] : [],
  )

/** Whoever stands at a place presses it to try it; others press it to go there. */
export const placePress = (scene: Scene, place: string): Press =>
  firstPress(scene, standsAt(scene.view) === place ? ['here', cardAnchor(place)] : [cardAnchor(place)])

type MonsterView = CardView['monsters'][number]

/** Which symbols the frame goes round. A marker's own symbols come after what it leaves uncovered. */
const framedIn = (task: Task | undefined, row: RowView | null, monster: MonsterView | undefined): readonly number[] => {
  const all = row?.symbols.map((_, i) => i) ?? []
  if (task?.box?.kind !== 'partial') return task?.box || monster ? all : []
  const { covers } = task.box
  if (monster && !monster.flipped) return all.slice(Math.min(task.needs.length - covers.length, all.length - 1))
  return monster ? [] : covers
}

const anchorsOf = (card: string, box: number, row: RowView | null, monster: MonsterView | undefined, here: boolean) => {
  const anchors = [
    ...(row && here ? [rowAnchor(row.key)] : []),
    ...(box >= 0 ? [boxAnchor(card, box)] : []),
    ...(monster && !row?.key.startsWith('x:') ? [monsterAnchor(monster.marker)] : []),
  ]
  return [anchors[0] ?? `line:${card}`, ...anchors.slice(1)] as const
}

const lineOf = (
  scene: Scene,
  card: CardView,
  row: RowView | null,
  at: { readonly box: number; readonly task: Task | undefined },
): CardLine => {
  const { view } = scene
  const here = view.expedition?.card === card.card
  const monster =
    card.monsters.find(({ marker }) => marker === row?.marker) ??
    card.monsters.find(({ box }) => box === at.box && box >= 0)
  const box = at.task?.box ? at.box : -1
  return {
    key: row?.key ?? `box${at.box}`,
    row,
    framed: framedIn(at.task, row, monster),
    task: at.box + 1,
    marker: monster?.marker ?? '',
    flipped: monster?.flipped ?? false,
    paid: here && row ? paidFor(view, row.key) : [],
    press: firstPress(scene, anchorsOf(card.card, box, row, monster, here)),
  }
}

const paidFor = ({ dice }: View, key: string): CardLine['paid'] =>
  dice.filter(({ at, on }) => at === 'task' && on === key).map(({ colour, face }) => ({ colour, face }))

/** Rows as they stand, with the empty boxes among them and the markers below. */
export const linesOf = (scene: Scene, card: CardView, tasks: readonly Task[]): CardLine[] => {
  const { expedition } = scene.view
  const rows = expedition?.card === card.card ? expedition.rows : card.rows
  const boxOf = (row: RowView): number =>
    row.marker === ''
      ? Number(row.key.slice(1))
      : (card.monsters.find(({ marker }) => marker === row.marker)?.box ?? -1)
  const lines = tasks.flatMap((task, box) => {
    const own = rows.filter((row) => boxOf(row) === box)
    return (own.length ? own : task.box ? [null] : []).map((row) => lineOf(scene, card, row, { box, task }))
  })
  const below = rows.filter((row) => boxOf(row) < 0)
  return [...lines, ...below.map((row) => lineOf(scene, card, row, { box: -1, task: undefined }))]
}

const lockOf = ({ locks }: View, id: string, adventure: Adventure): CardModel['lock'] => {
  const lock = locks.find(({ source }) => source === `card:${id}`)
  if (lock) return lock.waits ? 'waits' : 'holds'
  return adventure.lock ? 'open' : 'none'
}

export const cardModel = (
  scene: Scene,
  card: CardView,
  adventure: Adventure,
  odds: ShownOdds | undefined,
): CardModel => ({
  id: card.card,
  place: card.place,
  lines: linesOf(scene, card, adventure.tasks),
  visitors: visitorsAt(scene, card.card),
  lock: lockOf(scene.view, card.card, adventure),
  press: placePress(scene, card.card),
  focus: scene.focus === card.card,
  odds: odds ?? null,
})

export interface Contents {
  readonly name: string
  readonly lines: number
  readonly strips: readonly string[]
}

/**
 * How far a card's parts shrink to fit the smallest cell (13.8 by 12.4 rem): estimated from what it holds, in rem, so
 * that nothing has to be measured.
 */
export const roomFor = ({ name, lines, strips }: Contents): number => {
  const heading = 0.98 + 1.22 * Math.ceil(name.length / 19)
  const words = strips.reduce((n, text) => n + Math.max(1, Math.ceil(text.length / 33)) * 0.95 + 0.26, 0)
  const room = 12.3 - heading - 2.3
  return Math.max(0.62, Math.min(1, room / (lines * 2.16 + words)))
}

export const scaleOf = ({ lines }: CardModel, { name }: Adventure, strips: readonly string[]): number =>
  roomFor({ name, lines: lines.length, strips })

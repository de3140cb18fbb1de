/** The table as lines: header, Mythos, cards, dice, people. Small screens drop the least of it; `s` and `i` show all. */
import type { CardView, View } from '@vigil/elder-sign'
import type { Area } from '../face.ts'
import { beside, clip, rule, tall, wrapWithin } from '../screen/fit.ts'
import { cardBlock, cardLine, taskLines } from './card.ts'
import { diceLines } from './dice.ts'
import { headerLine, mythosLines } from './header.ts'
import { activeLines, otherLines } from './people.ts'
import type { Scene } from './scene.ts'

const ACROSS = 3
const LOWEST = 3
const HIGHEST = 9

const inRows = (cards: readonly CardView[]): CardView[][] =>
  Array.from({ length: Math.ceil(cards.length / ACROSS) }, (_, i) => cards.slice(i * ACROSS, i * ACROSS + ACROSS))

/** Three cards abreast: six places, and Other Worlds and extra Adventures below them. */
const grid = (scene: Scene, rows: readonly (readonly CardView[])[], width: number, height: number): string[] => {
  const column = Math.floor((width - (ACROSS - 1)) / ACROSS)
  return rows.flatMap((cards, i) => {
    const blocks = cards.map((card, n) => {
      // The last column takes what the division left over.
      const wide = n === ACROSS - 1 ? width - (ACROSS - 1) * (column + 1) : column
      return { lines: cardBlock(scene, card, wide, height), width: wide }
    })
    const [title = '', ...lines] = beside(blocks, '│')
    return [title.replaceAll('│', i === 0 ? '┬' : '┼'), ...lines]
  })
}

/** Cards that find no place in the grid: a line each, and the last line names whoever is left. */
const inShort = (scene: Scene, cards: readonly CardView[], width: number, room: number): string[] => {
  if (cards.length <= room) return cards.map((card) => clip(cardLine(scene, card), width))
  const left = cards.slice(Math.max(0, room - 1)).map((card) => scene.words.nameOf(card.card))
  const whole = cards.slice(0, Math.max(0, room - 1)).map((card) => clip(cardLine(scene, card), width))
  return [...whole, clip(`also ${left.join(', ')}`, width)]
}

/** The Ancient One's location, and the entrance where something is to be fought there. */
const hallCards = ({ hall }: View): CardView[] =>
  hall ? [hall.lair, hall.entrance].filter(({ rows }) => rows.length > 0) : []

const cardLines = (scene: Scene, width: number, room: number): string[] => {
  const { cards } = scene.view
  const places = inRows(cards.filter(({ place }) => place >= 0))
  const rest = [...cards.filter(({ place }) => place < 0), ...hallCards(scene.view)]
  const rows = [...places, ...inRows(rest)]
  const height = Math.min(HIGHEST, Math.floor(room / Math.max(1, rows.length)))
  if (height >= LOWEST) return grid(scene, rows, width, height)
  const left = Math.max(LOWEST, Math.floor((room - Math.min(rest.length, 4)) / Math.max(1, places.length)))
  const top = grid(scene, places, width, left)
  return [...top, ...inShort(scene, rest, width, room - top.length)].slice(0, room)
}

/** ES-AWAKEN-05: the museum is gone; what remains is the Ancient One and its task. */
const battleLines = (scene: Scene, width: number, room: number): string[] => {
  const { view, pack, words } = scene
  const ancient = pack.ancientOnes.find(({ id }) => id === view.ancientOne)
  const rows = view.expedition?.rows ?? []
  const text = ancient ? words.ancientOneText(ancient) : ''
  return [
    rule(`The final battle: ${words.nameOf(view.ancientOne)}`, width),
    ...taskLines(scene, rows, width, 2),
    ...wrapWithin(text, width, Math.max(1, Math.min(room - 3, 10))),
  ].slice(0, room)
}

export const tableLines = (scene: Scene, { columns, rows }: Area): string[] => {
  const spare = rows - 16
  const head = [headerLine(scene, columns), ...mythosLines(scene, columns, spare >= 6 ? 3 : spare >= 2 ? 2 : 1)]
  const dice = diceLines(scene, columns, spare >= 4 ? 3 : 2)
  const people = [...activeLines(scene, columns, spare >= 4 ? 3 : 2), ...otherLines(scene, columns, spare >= 4 ? 4 : 1)]
  const room = rows - head.length - dice.length - people.length - 1
  const middle = scene.view.cards.length === 0 ? battleLines(scene, columns, room) : cardLines(scene, columns, room)
  const lines = [...head, ...middle, rule('', columns), ...dice, ...people]
  return tall(lines, Math.min(lines.length, rows)).map((line) => clip(line, columns))
}

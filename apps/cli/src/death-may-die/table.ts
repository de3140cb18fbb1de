/** The table as lines: the story board above, the map to the left, the boards to the right, a roll below. */
import type { Area } from '../face.ts'
import { beside, clip, tall } from '../screen/fit.ts'
import { boardLines } from './boards.ts'
import { rollBoxes } from './dice.ts'
import { headerLines } from './header.ts'
import { mapLines } from './map.ts'
import type { Scene } from './scene.ts'

/** A board with its sanity track and what else stands in its line. */
const LEAST_BOARD = 34

const boardWidth = (columns: number): number => Math.max(LEAST_BOARD, Math.min(46, Math.floor(columns * 0.33)))

const rollLines = ({ asked, ink, view, words }: Scene): string[] => {
  if (asked?.is !== 'judge') return []
  const foe = view.figures[asked.figure]
  const against = foe ? `  ${words.nameOf(foe.kind === 'elderOne' ? view.elderOne : foe.kind)}` : ''
  return [`${ink.bold('Roll')} ${rollBoxes(asked, ink)}${ink.dim(against)}`]
}

export const tableLines = (scene: Scene, { columns, rows }: Area): string[] => {
  if (scene.view.spaces.length === 0) return ['The table is being laid.']
  const head = headerLines(scene, columns, rows >= 34 ? 5 : rows >= 26 ? 4 : 3)
  const roll = rollLines(scene)
  const room = rows - head.length - roll.length
  const map = mapLines(scene, columns - boardWidth(columns) - 1, room)
  const boards = columns - map.width - 1
  const middle = beside(
    [
      { lines: map.lines, width: map.width },
      { lines: boardLines(scene, boards, room), width: boards },
    ],
    ' ',
  )
  const lines = [...head, ...middle.slice(0, room), ...roll]
  return tall(lines, Math.min(lines.length, rows)).map((line) => clip(line, columns))
}

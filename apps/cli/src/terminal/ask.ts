/** One question on the full screen: a list, and the explanation of the item under the cursor. */
import type { Area } from '../face.ts'
import { type Choice, current, type Items, newChoice, pressChoice } from '../screen/choice.ts'
import { clip, rule, tall, wrapWithin } from '../screen/fit.ts'
import type { Ink } from '../screen/ink.ts'
import { listLines } from '../screen/list.ts'
import type { Terminal } from './terminal.ts'

export interface Choices {
  readonly title: string
  readonly choices: readonly { readonly label: string; readonly detail: string }[]
}

const itemsOf = ({ choices }: Choices): Items => ({ labels: choices.map(({ label }) => label), min: 1, max: 1 })

export const questionLines = (heading: string, asked: Choices, choice: Choice, area: Area, ink: Ink): string[] => {
  const { columns, rows } = area
  const explained = Math.min(8, Math.max(3, Math.floor(rows / 4)))
  const room = Math.max(1, rows - explained - 5)
  const items = itemsOf(asked)
  const item = current(choice, items)
  const detail = item === undefined ? '' : (asked.choices[item]?.detail ?? '')
  return [
    ink.bold(clip(heading, columns)),
    '',
    ink.bold(clip(asked.title, columns)),
    ...tall(listLines(choice, items, columns, Math.min(room, items.labels.length), ink), room),
    rule('', columns),
    ...tall(wrapWithin(detail, columns, explained), explained),
    ink.dim(clip('↑ ↓ Enter choose   number chooses at once   / searches   q leaves', columns)),
  ]
}

/** The number of what was chosen; undefined where the player leaves. */
export const askOnScreen = async (
  terminal: Terminal,
  heading: string,
  asked: Choices,
  ink: Ink,
): Promise<number | undefined> => {
  let choice = newChoice
  for (;;) {
    terminal.paint(questionLines(heading, asked, choice, terminal.area(), ink))
    const happening = await terminal.next()
    if (happening.is === 'closed') return undefined
    if (happening.is === 'resize') continue
    const { key } = happening
    const leaves = key.text === 'q' || key.name === 'escape' || (key.ctrl && (key.name === 'c' || key.name === 'd'))
    if (leaves && !choice.filtering) return undefined
    const pressed = pressChoice(choice, itemsOf(asked), key)
    if (pressed.picked) return pressed.picked[0]
    choice = pressed.choice
  }
}

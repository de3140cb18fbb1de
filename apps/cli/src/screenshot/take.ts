/** Takes the pictures of docs/screenshots: `npx tsx apps/cli/src/screenshot/take.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { currentDecision, type Kind } from '@vigil/kernel'
import type { SetupFlags } from '../flags.ts'
import { frame } from '../screen/frame.ts'
import { inkOf } from '../screen/ink.ts'
import { newScreen } from '../screen/press.ts'
import { boxOf } from '../shelf.ts'
import { beginSitting, perform, type Sitting } from '../sitting.ts'
import { svgOf } from './svg.ts'

const FOLDER = fileURLToPath(new URL('../../../../docs/screenshots/', import.meta.url))
const AREA = { columns: 100, rows: 30 }

interface Picture {
  readonly game: string
  readonly file: string
  readonly title: string
  readonly setup: SetupFlags
  /** What a player would probably pick, the likeliest first; else the first that is offered. */
  readonly wishes: readonly string[]
  /** Whether the options make a picture, so many answers into the game. */
  isMoment(options: readonly { readonly do: string }[], answers: number): boolean
}

const count = (options: readonly { readonly do: string }[], what: string): number =>
  options.filter((option) => option.do === what).length

const PICTURES: readonly Picture[] = [
  {
    game: 'elder-sign',
    file: 'turn',
    title: 'A turn of Elder Sign in the terminal',
    setup: { investigators: 'joe,kate,amanda', ancientOne: 'cthulhu' },
    wishes: ['complete', 'roll', 'move', 'rollOn'],
    // A roll lies on the table, and a task can be completed in several ways.
    isMoment: (options, answers) =>
      answers > 30 && count(options, 'complete') > 1 && count(options, 'clue') > 0 && options.length > 4,
  },
  {
    game: 'death-may-die',
    file: 'death-may-die',
    title: 'A turn of Death May Die in the terminal',
    setup: { investigators: 'borden,kid,sister beth', elderOne: 'cthulhu', episode: '1' },
    wishes: ['keep', 'claim', 'rest', 'attack', 'action', 'go', 'run'],
    // In the middle of a turn, with enemies in reach and something else to do.
    isMoment: (options, answers) => answers > 40 && count(options, 'attack') > 1 && options.length > 5,
  },
]

const step = (sitting: Sitting<Kind>, { wishes }: Picture): Sitting<Kind> | undefined => {
  const options = currentDecision(sitting.match)?.options ?? []
  const wished = wishes.flatMap((wish) => options.filter((option) => option.do === wish))[0]
  const pick = wished ?? options[0]
  const next = pick && perform(sitting, { do: 'answer', pick: [pick] })
  return next?.ok ? next.value : undefined
}

const begun = ({ game, setup }: Picture, seed: string): Sitting<Kind> => {
  const opened = boxOf(game).open()
  const sitting = beginSitting(opened.face, opened.setup(setup), seed, {})
  if (!sitting.ok) throw new Error(sitting.why.code)
  return sitting.value
}

const momentOf = (picture: Picture): Sitting<Kind> => {
  for (let seed = 1; seed < 200; seed++) {
    let sitting: Sitting<Kind> | undefined = begun(picture, `picture ${seed}`)
    for (let n = 0; sitting && n < 80; n++) {
      if (picture.isMoment(currentDecision(sitting.match)?.options ?? [], n)) return sitting
      sitting = step(sitting, picture)
    }
  }
  throw new Error(`no game of ${picture.game} came to such a moment`)
}

const shot = (sitting: Sitting<Kind>, colour: boolean): string[] => frame(sitting, newScreen, AREA, inkOf(colour))

mkdirSync(FOLDER, { recursive: true })
for (const picture of PICTURES) {
  const first = momentOf(picture)
  const then = step(first, picture) ?? first
  const lines = [first, then].map((sitting) => shot(sitting, false).join('\n'))
  writeFileSync(`${FOLDER}${picture.file}.txt`, `${lines.join(`\n\n${'='.repeat(AREA.columns)}\n\n`)}\n`)
  writeFileSync(`${FOLDER}${picture.file}.svg`, svgOf(picture.title, shot(first, true), AREA.columns))
  process.stdout.write(`wrote ${FOLDER}${picture.file}.txt and ${picture.file}.svg\n`)
}

/** Takes the pictures of docs/screenshots: `npx tsx apps/cli/src/screenshot/take.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { currentDecision, type Kind } from '@vigil/kernel'
import { frame } from '../screen/frame.ts'
import { inkOf } from '../screen/ink.ts'
import { newScreen } from '../screen/press.ts'
import { boxOf } from '../shelf.ts'
import { beginSitting, perform, type Sitting } from '../sitting.ts'
import { svgOf } from './svg.ts'

const FOLDER = fileURLToPath(new URL('../../../../docs/screenshots/', import.meta.url))
const AREA = { columns: 100, rows: 30 }

/** What a player would probably pick: complete a task, else roll, else the first that is offered. */
const WISHES = ['complete', 'roll', 'move', 'rollOn']

const step = (sitting: Sitting<Kind>): Sitting<Kind> | undefined => {
  const options = currentDecision(sitting.match)?.options ?? []
  const wished = WISHES.flatMap((wish) => options.filter((option) => option.do === wish))[0]
  const pick = wished ?? options[0]
  const next = pick && perform(sitting, { do: 'answer', pick: [pick] })
  return next?.ok ? next.value : undefined
}

const begun = (seed: string): Sitting<Kind> => {
  const { face, setup } = boxOf('elder-sign').open()
  const sitting = beginSitting(face, setup({ investigators: 'joe,kate,amanda', ancientOne: 'cthulhu' }), seed, {})
  if (!sitting.ok) throw new Error(sitting.why.code)
  return sitting.value
}

const offers = (sitting: Sitting<Kind>, what: string): boolean =>
  currentDecision(sitting.match)?.options.some((option) => option.do === what) ?? false

/** A few turns into the game, where a roll lies on the table and a task can be completed in several ways. */
const moment = (): Sitting<Kind> => {
  for (let seed = 1; seed < 200; seed++) {
    let sitting: Sitting<Kind> | undefined = begun(`picture ${seed}`)
    for (let n = 0; sitting && n < 60; n++) {
      const options: readonly { do: string }[] = currentDecision(sitting.match)?.options ?? []
      const ways = options.filter((option) => option.do === 'complete').length
      if (n > 30 && ways > 1 && offers(sitting, 'clue') && options.length > 4) return sitting
      sitting = step(sitting)
    }
  }
  throw new Error('no game came to such a moment')
}

const shot = (sitting: Sitting<Kind>, colour: boolean): string[] => frame(sitting, newScreen, AREA, inkOf(colour))

const first = moment()
const then = step(first) ?? first
mkdirSync(FOLDER, { recursive: true })
const text = [first, then].map((sitting) => shot(sitting, false).join('\n')).join(`\n\n${'='.repeat(AREA.columns)}\n\n`)
writeFileSync(`${FOLDER}turn.txt`, `${text}\n`)
writeFileSync(`${FOLDER}turn.svg`, svgOf('A turn of Elder Sign in the terminal', shot(first, true), AREA.columns))
process.stdout.write(`wrote ${FOLDER}turn.txt and turn.svg\n`)

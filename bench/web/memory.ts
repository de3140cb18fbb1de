/** What a whole game leaves in memory. */
import type { Figure } from '../figure.ts'
import type { MeasuredGame } from './games.ts'
import { type Heap, heapOf } from './heap.ts'
import { play } from './player.ts'
import { bring, gamesAt } from './saves.ts'
import { type Site, type Visit, visit } from './visit.ts'

/** Decisions after which a game counts as begun: every part of the table has been drawn once, and the icons are there. */
const BEGUN = 20

/** Milliseconds until what was fetched late is there, and what was played is told. */
const QUIET = 1_500

const MEGA = 1e6

interface Grown {
  readonly before: Heap
  readonly after: Heap
  readonly note: string
}

const playThrough = async ({ page, context }: Visit, file: string, most: number): Promise<Grown> => {
  await bring(page, file)
  const tools = await context.newCDPSession(page)
  await tools.send('HeapProfiler.enable')
  const heapNow = async (): Promise<Heap> => {
    await page.waitForTimeout(QUIET)
    return heapOf(tools)
  }
  await play(page, { answers: BEGUN, pause: 0 })
  const before = await heapNow()
  const { times, over } = await play(page, { answers: most, pause: 0 })
  // The story of the game is read and shown at its end, and counts.
  if (over) await page.locator('.end-panels').waitFor({ timeout: 120_000 })
  const after = await heapNow()
  await tools.detach()
  return { before, after, note: `${BEGUN + times.length} answers${over ? ', to the end' : ', not to the end'}` }
}

const ratioOf = ({ before, after }: Grown): number => after.bytes / before.bytes

const withoutCode = ({ bytes, code }: Heap): number => bytes - code

const inMega = ({ bytes, code }: Heap): string =>
  `${(bytes / MEGA).toFixed(1)} MB, ${(code / MEGA).toFixed(1)} of it code`

/**
 * Two whole games in one tab. The first also loads, compiles and optimises what every game needs, the end screen among it:
 * told apart, since it does not come again. What a game leaves behind is what the second adds.
 */
export const measureMemory = (site: Site, game: MeasuredGame, most: number): Promise<Figure[]> =>
  visit(site, async (visited) => {
    const [one = '', two = ''] = gamesAt(game, { seats: game.most, share: 0, count: 2, of: 2 })
    const first = await playThrough(visited, one, most)
    const second = await playThrough(visited, two, most)
    const { id, of } = game
    const what = `${of}memory after a game : at its start`
    const from = `${first.note}: from ${inMega(first.before)}, to ${inMega(first.after)}`
    const data = withoutCode(first.after) / withoutCode(first.before)
    return [
      {
        id: `${id}.memory.start`,
        what: `${of}memory at the start of a second game`,
        value: second.before.bytes / MEGA,
        unit: 'MB',
      },
      { id: `${id}.memory.end`, what: `${of}memory after it`, value: second.after.bytes / MEGA, unit: 'MB' },
      { id: `${id}.memory.ratio`, what, value: ratioOf(second), unit: ': 1', note: second.note },
      { id: `${id}.memory.first`, what: `${what}, the first in a tab`, value: ratioOf(first), unit: ': 1', note: from },
      { id: `${id}.memory.first.data`, what: `${what}, the first in a tab, without code`, value: data, unit: ': 1' },
    ]
  })

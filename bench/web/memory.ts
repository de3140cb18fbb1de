/** What a whole game leaves in memory. */
import type { CDPSession, Page } from 'playwright-core'
import type { Figure } from '../figure.ts'
import { play } from './player.ts'
import { bring, gamesAt } from './saves.ts'
import { type Site, type Visit, visit } from './visit.ts'

/** Bytes still in use after everything that can go has gone. */
const heapOf = async (tools: CDPSession, page: Page): Promise<number> => {
  await page.waitForTimeout(500)
  for (let n = 0; n < 3; n++) await tools.send('HeapProfiler.collectGarbage')
  return (await tools.send('Runtime.getHeapUsage')).usedSize
}

const MEGA = 1e6

interface Grown {
  readonly before: number
  readonly after: number
  readonly note: string
}

const playThrough = async ({ page, context }: Visit, file: string, most: number): Promise<Grown> => {
  await bring(page, file)
  const tools = await context.newCDPSession(page)
  await tools.send('HeapProfiler.enable')
  const before = await heapOf(tools, page)
  const { times, over } = await play(page, { answers: most, pause: 0 })
  const after = await heapOf(tools, page)
  await tools.detach()
  return { before, after, note: `${times.length} answers${over ? ', to the end' : ', not to the end'}` }
}

/**
 * Two whole games in one tab, and the second counts: the first loads and compiles whatever a game needs, which is most of
 * what a fresh tab grows by, and is not what a game leaves behind.
 */
export const measureMemory = (site: Site, most: number): Promise<Figure[]> =>
  visit(site, async (visited) => {
    const [one = '', two = ''] = gamesAt({ seats: 8, share: 0, count: 2, of: 2 })
    const first = await playThrough(visited, one, most)
    const { before, after, note } = await playThrough(visited, two, most)
    const ratio = 'memory after a game : at its start'
    return [
      { id: 'web.memory.start', what: 'memory at the start of a second game', value: before / MEGA, unit: 'MB' },
      { id: 'web.memory.end', what: 'memory after it', value: after / MEGA, unit: 'MB' },
      { id: 'web.memory.ratio', what: ratio, value: after / before, unit: ': 1', note },
      { id: 'web.memory.first', what: `${ratio}, the first in a tab`, value: first.after / first.before, unit: ': 1' },
    ]
  })

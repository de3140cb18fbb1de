/** What a whole game leaves in memory. */
import type { CDPSession, Page } from 'playwright-core'
import type { Figure } from '../figure.ts'
import { play } from './player.ts'
import { bring, gamesAt } from './saves.ts'
import { type Site, visit } from './visit.ts'

/** Bytes still in use after everything that can go has gone. */
const heapOf = async (tools: CDPSession, page: Page): Promise<number> => {
  await page.waitForTimeout(500)
  for (let n = 0; n < 3; n++) await tools.send('HeapProfiler.collectGarbage')
  return (await tools.send('Runtime.getHeapUsage')).usedSize
}

const MEGA = 1e6

export const measureMemory = (site: Site, most: number): Promise<Figure[]> =>
  visit(site, async ({ page, context }) => {
    const [file = ''] = gamesAt({ seats: 8, share: 0, count: 1, of: 1 })
    await bring(page, file)
    const tools = await context.newCDPSession(page)
    await tools.send('HeapProfiler.enable')
    const before = await heapOf(tools, page)
    const { times, over } = await play(page, { answers: most, pause: 0 })
    const after = await heapOf(tools, page)
    const answers = `${times.length} answers${over ? ', to the end' : ', not to the end'}`
    return [
      { id: 'web.memory.start', what: 'memory at the start of a game', value: before / MEGA, unit: 'MB' },
      { id: 'web.memory.end', what: 'memory after it', value: after / MEGA, unit: 'MB' },
      { id: 'web.memory.ratio', what: 'after : at the start', value: after / before, unit: ': 1', note: answers },
    ]
  })

/** What axe finds, as lines one can read. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** In the whole page, or in what the selector names. */
export const axeFindings = async (page: Page, within?: string): Promise<string[]> => {
  // It runs inside the page in one piece: that works under the page's own content policy.
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode()
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} (${failureSummary.split('\n')[1]})`),
  )
}

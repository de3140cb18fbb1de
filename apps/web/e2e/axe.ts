/** What axe finds, as lines one can read. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const axeFindings = async (page: Page): Promise<string[]> => {
  // It runs inside the page in one piece: that works under the page's own content policy.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} (${failureSummary.split('\n')[1]})`),
  )
}

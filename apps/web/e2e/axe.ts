/** What axe finds, as lines one can read. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** `beside`: parts of a long page that are like others on it. */
export const axeFindings = async (page: Page, beside = '.rule-entry:nth-of-type(n + 5)'): Promise<string[]> => {
  // It runs inside the page in one piece: that works under the page's own content policy.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).exclude(beside).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} (${failureSummary.split('\n')[1]})`),
  )
}

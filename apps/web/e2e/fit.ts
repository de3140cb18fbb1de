/** Whether things fit where they are shown. */
import type { Locator, Page } from 'playwright-core'

/** Everything that reaches over the right edge without lying in something that scrolls sideways; and scrolled roots. */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if (overflowX !== 'visible' && at.getBoundingClientRect().right <= innerWidth + 1) return true
      }
      return false
    }
    const over = [...document.querySelectorAll('body *')].filter((element) => {
      const { width, right, left } = element.getBoundingClientRect()
      if (width === 0 || (right <= innerWidth + 1 && left >= -1)) return false
      return getComputedStyle(element).visibility !== 'hidden' && !scrolls(element.parentElement)
    })
    const roots = [document.documentElement, document.querySelector('main')].filter(
      (root) => root && root.scrollWidth > root.clientWidth + 1,
    )
    return [...over, ...roots].map((element) => `${element?.tagName}.${element?.getAttribute('class') ?? ''}`)
  })

/** What of the table must be scrolled to see all of it, though it should fit. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const roots = [document.documentElement, document.querySelector('main'), document.querySelector('[data-seq]')]
    return roots.flatMap((root) => {
      if (!root) return ['missing']
      const over = root.scrollHeight > root.clientHeight + 1 || root.scrollWidth > root.clientWidth + 1
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = root
      const name = `${root.tagName}.${root.getAttribute('class') ?? ''}`
      return over ? [`${name}: ${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}`] : []
    })
  })

/** Those a finger could miss, or that cannot be brought into sight. What is not shown does not count. */
export const tooSmall = (targets: Locator, least = 44): Promise<string[]> =>
  targets.evaluateAll(
    (all, size) =>
      all
        .filter((target) => target.getClientRects().length > 0)
        .flatMap((target) => {
          target.scrollIntoView({ block: 'center' })
          const { width, height, top, bottom } = target.getBoundingClientRect()
          const small = width < size - 0.5 || height < size - 0.5
          const hidden = top < -1 || bottom > innerHeight + 1
          const name = target.getAttribute('aria-label') ?? target.textContent
          return small || hidden ? [`${name}: ${Math.round(width)}×${Math.round(height)} at ${Math.round(top)}`] : []
        }),
    least,
  )

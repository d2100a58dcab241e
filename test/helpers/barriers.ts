import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Accessibility violations of a page that axe-core finds and calls serious or critical. */
export async function barriers(page: Page): Promise<string[]> {
  // Half a megabyte, so it is put into each page only once.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  // Violations alone: for the checks that pass axe would look for a selector of each element, which is most of its work.
  const violations = (await page.evaluate(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)",
  )) as AxeResults['violations']
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** By how many CSS pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Sum of all layout shifts so far, those within 500 ms of a press or key included. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
      }),
  )

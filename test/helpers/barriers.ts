import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Serious and critical accessibility violations found by axe-core. */
export async function barriers(page: Page): Promise<string[]> {
  // Half a megabyte: injected once per page.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  // Violations only: axe would compute selectors for passing elements too, most of its work.
  const violations = (await page.evaluate(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)",
  )) as AxeResults['violations']
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** Horizontal overflow in CSS pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Total layout shift, including shifts within 500 ms of input. */
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

import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

/** Serious and critical accessibility violations found by axe-core. */
export async function barriers(page: Page): Promise<string[]> {
  // Injected once per page, because it is half a megabyte.
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

interface Shift {
  total: number
  /** Elements that moved, when (ms after the start of the page) and by how much. */
  moved: string[]
}

/** Total layout shift, including shifts within 500 ms of input. */
export const layoutShift = (page: Page): Promise<Shift> =>
  page.evaluate(
    () =>
      new Promise<Shift>((done) => {
        type Entry = PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        }
        const entries: Entry[] = []
        new PerformanceObserver((list) => entries.push(...(list.getEntries() as Entry[]))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        const nameOf = (node: Node | null) =>
          node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName
        const describe = ({ value, startTime, hadRecentInput, sources }: Entry) =>
          `${value} at ${startTime}${hadRecentInput ? ', after input' : ''}: ${sources.map(({ node }) => nameOf(node))}`
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            done({ total: entries.reduce((sum, { value }) => sum + value, 0), moved: entries.map(describe) }),
          ),
        )
      }),
  )

import type { Page } from 'playwright-core'

/** Switches a page offline or online, and waits until its listeners have run. */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  const name = offline ? 'offline' : 'online'
  // This listener is added last, so it runs after those of the page.
  await page.evaluate((name) => {
    const hear = () => {
      document.documentElement.dataset.line = name
    }
    addEventListener(name, hear, { once: true })
  }, name)
  await page.context().setOffline(offline)
  await page.locator(`html[data-line=${name}]`).waitFor({ state: 'attached' })
}

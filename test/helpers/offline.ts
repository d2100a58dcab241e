import type { Page } from 'playwright-core'

/** Takes a page offline or online, and waits until its own listeners have heard of it. */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  const name = offline ? 'offline' : 'online'
  // Added last, this listener is called after those of the page.
  await page.evaluate((name) => {
    const hear = () => {
      document.documentElement.dataset.line = name
    }
    addEventListener(name, hear, { once: true })
  }, name)
  await page.context().setOffline(offline)
  await page.locator(`html[data-line=${name}]`).waitFor({ state: 'attached' })
}

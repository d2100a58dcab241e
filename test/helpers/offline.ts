import type { Page } from 'playwright-core'

/** Takes the network away, or gives it back, and waits until the page has heard of it. */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  const name = offline ? 'offline' : 'online'
  // Behind the listeners of the page itself.
  await page.evaluate((name) => {
    const hear = () => {
      document.documentElement.dataset.line = name
    }
    addEventListener(name, hear, { once: true })
  }, name)
  await page.context().setOffline(offline)
  await page.locator(`html[data-line=${name}]`).waitFor({ state: 'attached' })
}

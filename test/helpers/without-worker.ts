import type { Page } from 'playwright-core'

/** Disables the service worker, whose own requests a test cannot hold or count. */
export async function withoutWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {})
  })
}

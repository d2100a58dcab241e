import type { Page } from 'playwright-core'

/** Keeps the service worker out of a page: it would fetch by itself what a test holds back or counts. */
export async function withoutWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {})
  })
}

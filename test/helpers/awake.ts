import type { Page } from 'playwright-core'

/** Goes to a page and waits until the first island listens: a button pressed before that would do nothing. */
export async function goAwake(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const tell = () => {
      document.documentElement.dataset.awake = 'yes'
    }
    addEventListener('island-ready', tell, { capture: true, once: true })
  })
  await page.goto(path)
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'puppeteer-core'
import { findBrowser } from '../installed-browsers.ts'
import { type Engine, VIEWPORT } from './engine.ts'
import { savedIn } from './saved-in.ts'

/** Firefox by puppeteer-core over WebDriver BiDi; `likes` are about:config preferences. */
export async function startFirefox(likes: Record<string, string | number> = {}): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findBrowser('Firefox')!,
    headless: true,
    defaultViewport: VIEWPORT,
    // Reduced motion, because without a GPU the CPU would compute animations.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, ...likes },
  })
  const downloads = mkdtempSync(join(tmpdir(), 'swapyard-firefox-'))
  return {
    name: 'Firefox',
    async close() {
      await browser.close()
      rmSync(downloads, { recursive: true, force: true })
    },
    async open() {
      const downloadPath = mkdtempSync(join(downloads, 'window-'))
      const context = await browser.createBrowserContext({
        downloadBehavior: { policy: 'allow', downloadPath },
      })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) problems.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => problems.push(`uncaught: ${error}`))
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
      })
      return {
        problems,
        goto: async (url) => void (await page.goto(url)),
        evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        async pick(selector, file) {
          const input = await page.$(selector)
          await (input as import('puppeteer-core').ElementHandle<HTMLInputElement>).uploadFile(file)
        },
        saved: () => savedIn(downloadPath),
      }
    },
  }
}

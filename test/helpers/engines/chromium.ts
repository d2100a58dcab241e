import { type BrowserContextOptions, chromium, type Download } from 'playwright-core'
import { recordProblems } from '../browser.ts'
import { CHROMIUM_ARGS, findBrowser } from '../installed-browsers.ts'
import { type Engine, VIEWPORT } from './engine.ts'

/** Chromium, by playwright-core; `likes` is what the person has set. */
export async function startChromium(likes: BrowserContextOptions = {}): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: findBrowser('Chromium')!, args: CHROMIUM_ARGS })
  return {
    name: 'Chromium',
    close: () => browser.close(),
    async open() {
      const context = await browser.newContext({ viewport: VIEWPORT, ...likes })
      const page = await context.newPage()
      const download = new Promise<Download>((begun) => page.once('download', begun))
      return {
        problems: recordProblems(page, true),
        goto: async (url) => void (await page.goto(url)),
        evaluate: (expression) => page.evaluate(expression),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        pick: (selector, file) => page.locator(selector).setInputFiles(file),
        saved: async () => (await download).path(),
      }
    },
  }
}

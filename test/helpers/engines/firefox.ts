import { launch } from 'puppeteer-core'
import { findBrowser } from '../installed-browsers.ts'
import { type Engine, VIEWPORT } from './engine.ts'

/** Firefox, by puppeteer-core over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findBrowser('Firefox')!,
    headless: true,
    defaultViewport: VIEWPORT,
  })
  return {
    name: 'Firefox',
    close: () => browser.close(),
    async open() {
      const page = await (await browser.createBrowserContext()).newPage()
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
      }
    },
  }
}

import { type BrowserContextOptions, chromium, type Download } from 'playwright-core'
import { recordProblems } from '../browser.ts'
import { CHROMIUM_ARGS, findBrowser } from '../installed-browsers.ts'
import { noteScripts, type ScriptNotes } from '../noted-scripts.ts'
import { type Engine, VIEWPORT } from './engine.ts'

/** Chromium by playwright-core; `likes` are user preferences. */
export async function startChromium(likes: BrowserContextOptions = {}): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: findBrowser('Chromium')!,
    args: CHROMIUM_ARGS,
  })
  const noted: ScriptNotes[] = []
  return {
    name: 'Chromium',
    async close() {
      for (const notes of noted) await notes.take()
      await browser.close()
    },
    async open() {
      const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', ...likes })
      const notes = noteScripts(context)
      noted.push(notes)
      const page = await context.newPage()
      const download = new Promise<Download>((begun) => page.once('download', begun))
      await notes.ready()
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

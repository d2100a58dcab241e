import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import type { Test } from 'tap'
import { CHROMIUM_ARGS, findBrowser, missingBrowser } from './installed-browsers.ts'
import { noteScripts } from './noted-scripts.ts'
import { atProcessEnd } from './process-end.ts'

const executablePath = findBrowser('Chromium')

/** Reason to skip Chromium tests, else false: `t.test('…', { skip: noBrowser }, …)`. */
export const noBrowser = missingBrowser('Chromium')
/** As `noBrowser`, for tests with `window: true`. */
export const noWindow = missingBrowser('Chromium with a window')

export interface PageOptions {
  /** Base URL of the site under test. */
  origin?: string
  /** CSS pixels; default 1280 by 800. */
  width?: number
  height?: number
  dark?: boolean
  javaScript?: boolean
  touch?: boolean
  /** Full Chromium instead of the headless shell, which lacks notifications and installing. */
  window?: boolean
  /** Signed-in account of `testAccount`; needs `origin`. */
  as?: { id: number; email: string; token: string }
  /** Other options of Playwright's browser context. */
  context?: BrowserContextOptions
}

export interface OpenPage {
  page: Page
  /** Console errors and warnings, uncaught errors and failed requests, in order: `t.strictSame(problems, [])`. */
  problems: string[]
}

const launched = new Map<string, Promise<Browser>>()

/** One browser per process, started by the first page. */
function browser(program: string | undefined): Promise<Browser> {
  if (!program) throw new Error('No Chromium found: install it or set CHROMIUM_PATH')
  let running = launched.get(program)
  if (!running) {
    const started = chromium.launch({ executablePath: program, args: CHROMIUM_ARGS })
    launched.set(program, started)
    atProcessEnd(async () => (await started).close())
    running = started
  }
  return running
}

/**
 * Responses are recorded separately. Chromium reports an image cached in memory as an unused preload. Leaving a page closes its connecting
 * socket.
 */
const HARMLESS =
  /^Failed to load resource|^The resource \S+\.webp was preloaded using link preload|WebSocket is closed before the connection is established/

/** Records console errors and warnings, uncaught errors, failed requests. */
export function recordProblems(page: Page, javaScript: boolean): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    const type = message.type()
    if (!['error', 'warning'].includes(type) || HARMLESS.test(message.text())) return
    problems.push(`console ${type}: ${message.text()} (${message.location().url})`)
  })
  page.on('response', (response) => {
    // Ignores the status of the page itself, which its test checks.
    if (response.status() < 400 || response.request().isNavigationRequest()) return
    problems.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  page.on('pageerror', (error) => {
    // Chromium skips a view transition if the new page renders before its style sheet; not visible.
    if (/ViewTransition opt-in disabled|^Transition was skipped/.test(error.message)) return
    problems.push(`uncaught: ${error.stack || error.message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Ignores aborted requests, which happen when a page is left, and preloads blocked by CSP if scripts are off.
    if (reason !== 'net::ERR_ABORTED' && (javaScript || reason !== 'csp'))
      problems.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
  return problems
}

/** Prints up to 2,000 characters of a page after a failed test: tap accepts no comment after a timeout. */
async function describe(page: Page): Promise<void> {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String)
  console.error(`The page showed: ${page.url()} ${shown.replaceAll(/\s+/g, ' ').slice(0, 2000)}`)
}

/**
 * A page in a new browser profile, closed with the test.
 * @throws Error without a browser; see `noBrowser`.
 */
export async function newPage(t: Test, options: PageOptions = {}): Promise<OpenPage> {
  const { origin, width = 1280, height = 800, touch = false, javaScript = true } = options
  const program = options.window ? findBrowser('Chromium with a window') : executablePath
  const context = await (await browser(program)).newContext({
    ...(origin ? { baseURL: origin } : {}),
    viewport: { width, height },
    colorScheme: options.dark ? 'dark' : 'light',
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    isMobile: touch,
    // Animations would take a fifth of the time; one story runs with them (docs/decisions/146-running-tests.md).
    reducedMotion: 'reduce',
    ...options.context,
  })
  const notes = noteScripts(context)
  t.teardown(async () => {
    if (!t.passing()) for (const page of context.pages()) await describe(page)
    await notes.take()
    await context.close()
  })
  const { as } = options
  if (as && origin) {
    await context.addCookies([{ name: 'swapyard_token', value: as.token, url: origin }])
    await context.addInitScript(({ id, email, token }) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', JSON.stringify({ id, email }))
    }, as)
  }
  const page = await context.newPage()
  await notes.ready()
  return { page, problems: recordProblems(page, javaScript) }
}

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })

/**
 * Transferred script bytes of a page since it was opened. Measured at the server, because the browser reports decompressed sizes for its
 * service worker.
 */
export async function scriptBytes(page: Page): Promise<number> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
  const sizes = [...new Set(scripts)].map(async (url) => {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    const size = Number(headers.get('content-length'))
    if (!size) throw new Error(`${url} does not say its size`)
    return size
  })
  return (await Promise.all(sizes)).reduce((bytes, size) => bytes + size, 0)
}

import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import type { Test } from 'tap'
import { CHROMIUM_ARGS, findBrowser, missingBrowser } from './installed-browsers.ts'
import { noteScripts } from './noted-scripts.ts'
import { atProcessEnd } from './process-end.ts'

const executablePath = findBrowser('Chromium')

/** Why tests in Chromium cannot run here, else false: `t.test('…', { skip: noBrowser }, …)`. */
export const noBrowser = missingBrowser('Chromium')
/** As `noBrowser`, for tests that need `window: true`. */
export const noWindow = missingBrowser('Chromium with a window')

export interface PageOptions {
  /** The site under test, so that `page.goto('/browse')` goes there. */
  origin?: string
  /** In CSS pixels; 1280 by 800 unless told. */
  width?: number
  height?: number
  dark?: boolean
  /** False browses as someone without JavaScript. */
  javaScript?: boolean
  /** A phone: touch instead of a mouse. */
  touch?: boolean
  /** Chromium in full instead of its headless shell, which has neither notifications nor installing. */
  window?: boolean
  /** Who is signed in, as `testAccount` made them; needs `origin`. */
  as?: { id: number; email: string; token: string }
  /** Whatever else playwright's browser context takes. */
  context?: BrowserContextOptions
}

export interface OpenPage {
  page: Page
  /** Console errors and warnings, uncaught errors and failed requests, in order: `t.strictSame(problems, [])`. */
  problems: string[]
}

const launched = new Map<string, Promise<Browser>>()

/** One browser for all test files of a process, started by the first page. */
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
 * Responses are listed by themselves. A picture that Chromium holds in memory from the page before counts as
 * preloaded in vain once a page stands for some seconds. A page that is left while its live line is still connecting closes it.
 */
const HARMLESS =
  /^Failed to load resource|^The resource \S+\.webp was preloaded using link preload|WebSocket is closed before the connection is established/

/** Collects what developer tools show as a problem: console errors and warnings, uncaught errors, failed requests. */
export function recordProblems(page: Page, javaScript: boolean): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    const type = message.type()
    if (!['error', 'warning'].includes(type) || HARMLESS.test(message.text())) return
    problems.push(`console ${type}: ${message.text()} (${message.location().url})`)
  })
  page.on('response', (response) => {
    // The status of the page itself is for its test to look at.
    if (response.status() < 400 || response.request().isNavigationRequest()) return
    problems.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  page.on('pageerror', (error) => {
    // Chromium gives up a transition between two pages where the second stands before its style sheet; nobody sees it.
    if (/ViewTransition opt-in disabled|^Transition was skipped/.test(error.message)) return
    problems.push(`uncaught: ${error.stack || error.message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page ends its requests, and a browser without scripts fetches none ahead.
    if (reason !== 'net::ERR_ABORTED' && (javaScript || reason !== 'csp'))
      problems.push(`failed: ${request.method()} ${request.url()} ${reason}`)
  })
  return problems
}

/** Says what a page showed when its test failed, at most 2,000 characters of it: tap takes no comment of a test whose time is up. */
async function describe(page: Page): Promise<void> {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String)
  console.error(`The page showed: ${page.url()} ${shown.replaceAll(/\s+/g, ' ').slice(0, 2000)}`)
}

/**
 * A page in a browser profile of its own, closed with the test.
 *
 * @throws Error where there is no browser; see `noBrowser`.
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
 * Bytes of script that a page has loaded since it was opened, as they are sent. The server is asked, since the browser
 * counts what its service worker hands on as it is unpacked.
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

import type { Page } from 'playwright-core'
import { goAwake } from '../../helpers/awake.ts'
import { button } from '../../helpers/browser.ts'

/** What the server is made to answer: an HTTP error, data as of success, or nothing for as long as one looks. */
type Answer = number | object | 'never'

/** A page as it is once a person has done something, or something went wrong. */
export interface State {
  name: string
  path: string
  /** Answers by method and address: `POST **\/api/reports`. */
  answers?: Record<string, Answer>
  /** The button that brings it about, and has the focus again once Escape has closed what it opened. */
  opener?: string
  /** What has the focus then instead, where the button itself has gone. */
  after?: string
  /** What else brings it about. */
  reach?: (page: Page) => Promise<unknown>
  /** A text that is seen then. */
  shows?: string
  /** A phone's width, for what is there on narrow screens only. */
  narrow?: boolean
}

async function fake(page: Page, call: string, answer: Answer) {
  const [method, url] = call.split(' ')
  await page.route(url!, (route) => {
    if (route.request().method() !== method) return route.continue()
    if (answer === 'never') return
    const json =
      typeof answer === 'number'
        ? { status: false, message: 'Something went wrong' }
        : { status: true, message: 'Well done', data: answer }
    return route.fulfill({ status: typeof answer === 'number' ? answer : 200, json })
  })
}

/** Brings a page into a state, and waits until nothing moves any more but what turns for ever. */
export async function bring(page: Page, { path, answers = {}, opener, reach, shows }: State): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const [call, answer] of Object.entries(answers)) await fake(page, call, answer)
  await goAwake(page, path)
  await page.waitForLoadState('networkidle')
  if (opener) await button(page, opener).first().click()
  await reach?.(page)
  if (shows) await page.getByText(shows).locator('visible=true').first().waitFor()
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
}

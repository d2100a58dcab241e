import type { Page } from 'playwright-core'
import { goAwake } from '../../helpers/awake.ts'
import { button } from '../../helpers/browser.ts'

/** Faked response: an HTTP error status, data of a success, or no response. */
type Answer = number | object | 'never'

/** A page after actions or failures. */
export interface State {
  name: string
  path: string
  /** Responses by method and address: `POST **\/api/reports`. */
  answers?: Record<string, Answer>
  /** Button that opens the state and has the focus again after Escape. */
  opener?: string
  /** Focus after Escape, if the button is gone. */
  after?: string
  /** Further actions to reach the state. */
  reach?: (page: Page) => Promise<unknown>
  /** Visible text of the state. */
  shows?: string
  /** Phone width, for controls of narrow screens. */
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

/** Brings a page into a state, and waits for animations except endless ones. */
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

import type { Page } from 'playwright-core'

/** Stores a session in a browser once, as signing in does; what the site deletes later stays deleted. */
export async function remember(
  page: Page,
  origin: string,
  { id, email, token }: { id: number; email: string; token: string },
): Promise<void> {
  await page.context().addCookies([{ name: 'swapyard_token', value: token, url: origin, httpOnly: true }])
  await page.goto(`${origin}/healthz`)
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token!)
      localStorage.setItem('user', user!)
    },
    [token, JSON.stringify({ id, email })],
  )
}

/** What local storage holds under the names of the specification, section 4. */
export const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(['token', 'user', 'signup_data'].map((key) => [key, localStorage.getItem(key)])),
  )

/** The cookie that pages are rendered by; undefined for a visitor. */
export const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'swapyard_token')

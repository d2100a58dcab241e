import type { Page } from 'playwright-core'

/** Stores a session in a browser once, like sign-in; it is not restored after the site deletes it. */
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

/** Local storage under the names of the specification, section 4. */
export const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(['token', 'user', 'signup_data'].map((key) => [key, localStorage.getItem(key)])),
  )

/** Session cookie for rendering; undefined for a visitor. */
export const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'swapyard_token')

import type { Page } from 'playwright-core'

/** Holds requests for a URL until the returned function is called; they then continue or fail as on a lost connection. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  then: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held.promise
    await route[then]()
  })
  return held.resolve
}

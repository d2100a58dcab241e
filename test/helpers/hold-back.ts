import type { Page } from 'playwright-core'

/** Holds requests for a URL back until the returned function is called: then they continue, or fail as on a broken connection. */
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

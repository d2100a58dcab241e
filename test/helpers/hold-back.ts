import type { Page } from 'playwright-core'

/** Keeps an answer back until the function that it gives is called; then it comes, or the line breaks. */
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

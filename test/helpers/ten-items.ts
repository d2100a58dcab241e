import type { Locator, Page } from 'playwright-core'
import { goAwake } from './awake.ts'
import { setOffline } from './offline.ts'
import { twoColours } from './pictures.ts'
import { until } from './until.ts'

/** Speed of a user, in milliseconds for a tap and for a character. */
export interface Pace {
  tap: number
  character: number
}

export const TEN_NAMES = [
  'Road bike',
  'Film camera',
  'Camping tent',
  'Desk lamp',
  'Guitar',
  'Board game',
  'Winter coat',
  'Kettle',
  'Bookshelf',
  'Football',
]

/** Photo of a phone, 12 megapixels; each `at` gives another one. */
const photoOf = async (at: number) => ({
  name: `photo-${at}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await twoColours(4000 - at, 3000)
    .jpeg()
    .toBuffer(),
})

const photos = () => Promise.all(TEN_NAMES.map((_, at) => photoOf(at)))
const picker = (page: Page) => page.locator('input[type=file]:not([capture])')

class Hand {
  taps = 0
  readonly #page: Page
  readonly #pace: Pace

  constructor(page: Page, pace: Pace) {
    this.#page = page
    this.#pace = pace
  }

  async think(taps = 1): Promise<void> {
    this.taps += taps
    if (this.#pace.tap) await this.#page.waitForTimeout(this.#pace.tap * taps)
  }

  async tap(target: Locator): Promise<void> {
    await this.think()
    await target.click()
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tap(target)
    await target.pressSequentially(text, { delay: this.#pace.character })
  }

  /** A native select: one tap opens it, one chooses. */
  async choose(target: Locator, option: Parameters<Locator['selectOption']>[0]): Promise<void> {
    await this.think(2)
    await target.selectOption(option)
  }
}

/** Posts the items with one form after the other. Resolves with the taps. */
export async function postOneByOne(page: Page, pace: Pace): Promise<number> {
  const hand = new Hand(page, pace)
  for (const [at, photo] of (await photos()).entries()) {
    await hand.think()
    await goAwake(page, '/uploaditem')
    // Opens the gallery, chooses a photo, confirms.
    await hand.think(3)
    await picker(page).setInputFiles(photo)
    await hand.type(page.getByLabel('Item Name *'), TEN_NAMES[at]!)
    await hand.type(page.getByLabel('Description *'), TEN_NAMES[at]!)
    await hand.choose(page.getByLabel('Category *'), { index: 1 })
    await hand.choose(page.getByLabel('Condition *'), 'LikeNew')
    await hand.tap(page.getByRole('button', { name: 'Post Item', exact: true }))
    await page.getByText('Product created successfully').waitFor()
  }
  return hand.taps
}

/** Posts the items at once. The connection is lost after the fifth name and restored after the attempt to post. Resolves with the taps. */
export async function postManyAtOnce(page: Page, pace: Pace): Promise<number> {
  const hand = new Hand(page, pace)
  const cards = page.locator('.draft')
  await hand.think(2)
  await goAwake(page, '/uploaditem/many')
  // Opens the gallery, chooses the photos, confirms.
  await hand.think(2 + TEN_NAMES.length)
  await picker(page).setInputFiles(await photos())
  await cards.nth(TEN_NAMES.length - 1).waitFor()
  const forAll = page.getByRole('group', { name: 'For all items' })
  await hand.choose(forAll.getByLabel('Condition'), 'LikeNew')
  for (const [at, name] of TEN_NAMES.entries()) {
    if (at === 5) await setOffline(page, true)
    await hand.type(cards.nth(at).getByLabel('Item Name *'), name)
  }
  // Suggestions need the server, so the names that were typed offline have no category yet.
  for (const [at] of TEN_NAMES.entries()) {
    const category = cards.nth(at).getByLabel('Category *')
    if (!(await category.inputValue())) await hand.choose(category, { index: 1 })
  }
  const post = page.locator('.post-drafts').getByRole('button')
  await hand.tap(post)
  await page.getByText('No connection. Your drafts are saved').waitFor()
  await setOffline(page, false)
  await page.getByText(`${TEN_NAMES.length} items have been posted.`).waitFor()
  await until(async () => (await cards.count()) === 0)
  return hand.taps
}

import type { Page } from 'playwright-core'
import { twoColours } from './pictures.ts'
import { until } from './until.ts'

/** A photo for a file picker; each width gives a different one. */
export const photo = async (width: number) => ({
  name: `photo-${width}.png`,
  mimeType: 'image/png',
  buffer: await twoColours(width, 300).png().toBuffer(),
})

export const picker = (page: Page) => page.locator('input[type=file]:not([capture])')
export const previews = (page: Page) => page.locator('.pictures li img')
export const pictureNames = (page: Page) =>
  previews(page).evaluateAll((all) => all.map((img) => img.getAttribute('alt')))

/** Stored images of the draft; 0 before the page has created their database. */
const keptPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const made = await indexedDB.databases()
    if (!made.some(({ name }) => name === 'keyval-store')) return 0
    return await new Promise<number>((tell) => {
      const opening = indexedDB.open('keyval-store')
      opening.onsuccess = () => {
        const kept = opening.result.transaction('keyval').objectStore('keyval').getAll()
        kept.onsuccess = () => {
          opening.result.close()
          tell(kept.result.flat().length)
        }
      }
    })
  })

/** Waits until this many images of the draft are stored: others are lost on leaving. */
export const picturesKept = (page: Page, count: number) =>
  until(async () => (await keptPictures(page)) === count)

/** Fills all required fields except images. */
export async function fillItem(page: Page, name: string): Promise<void> {
  await page.getByLabel('Item Name *').fill(name)
  await page.getByLabel('Description *').fill('Works as it should')
  await page.getByLabel('Category *').selectOption({ index: 1 })
  await page.getByLabel('Condition *').selectOption('LikeNew')
}

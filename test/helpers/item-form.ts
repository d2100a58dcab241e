import type { Page } from 'playwright-core'
import { twoColours } from './pictures.ts'
import { until } from './until.ts'

/** A photo as a file picker gives it; each width is another one. */
export const photo = async (width: number) => ({
  name: `photo-${width}.png`,
  mimeType: 'image/png',
  buffer: await twoColours(width, 300).png().toBuffer(),
})

export const picker = (page: Page) => page.locator('input[type=file]:not([capture])')
export const previews = (page: Page) => page.locator('.pictures li img')
export const pictureNames = (page: Page) =>
  previews(page).evaluateAll((all) => all.map((img) => img.getAttribute('alt')))

/** Number of pictures of the draft that this browser keeps; 0 while the page has not made their store. */
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

/** Waits until this browser keeps so many pictures of the draft: those that are not stored yet are lost when the page is left. */
export const picturesKept = (page: Page, count: number) =>
  until(async () => (await keptPictures(page)) === count)

/** Fills all that an item needs but its pictures. */
export async function fillItem(page: Page, name: string): Promise<void> {
  await page.getByLabel('Item Name *').fill(name)
  await page.getByLabel('Description *').fill('Works as it should')
  await page.getByLabel('Category *').selectOption({ index: 1 })
  await page.getByLabel('Condition *').selectOption('LikeNew')
}

import type { Page } from 'playwright-core'
import t from 'tap'
import { DAY } from '../../server/platform/time-shared.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { swapping } from '../helpers/exchange-pages.ts'
import { testPictures } from '../helpers/items.ts'
import { inTime } from '../helpers/meeting.ts'

const skip = noBrowser
const { app, origin } = await testServer(t)
const { twoPeople, offerOf } = swapping(app, await testPictures(app, 2))

const pressed = (page: Page) =>
  page
    .locator('nav, header.header, .dashboard-header, .footer, .button, .heart, .toast, button:not(:has(img))')
    .locator('visible=true')
    .count()

/** Colours of a text and its background. */
const coloursOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((text) => {
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
      const drawn = (colour: string) => {
        pen.fillStyle = colour
        pen.fillRect(0, 0, 1, 1)
        return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)]
      }
      drawn('#fff')
      const paper = drawn(getComputedStyle(document.body).backgroundColor)
      return { ink: drawn(getComputedStyle(text).color), paper }
    })
const BLACK_ON_WHITE = { ink: [0, 0, 0], paper: [255, 255, 255] }

t.test(
  'an item and a meeting are printed in black on white, without what one presses',
  { skip },
  async (t) => {
    const { owner, requester, wanted, offered } = twoPeople('paper')
    const id = await offerOf(requester, wanted, offered)
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, headers: { ...owner.bearer }, payload })
    await post(`/api/exchange-request/${id}/accept`, {})
    await post(`/api/swaps/${id}/handover`, { place: 'Library', starts_at: inTime(DAY), revision: 0 })
    for (const [path, told, who] of [
      [`/productdetails/${offered}`, ['Camera paper', 'Rita Requester'], {}],
      [`/productdetails/${offered}`, ['Camera paper', 'Rita Requester'], { as: owner }],
      [`/dashboard/exchange-product-details?id=${id}`, ['Library', 'Guitar paper'], { as: owner }],
    ] as const) {
      const { page } = await newPage(t, { origin, dark: true, ...who })
      await goAwake(page, path)
      t.ok((await pressed(page)) > 3, `${path} has a lot to press`)
      await page.emulateMedia({ media: 'print' })
      t.equal(await pressed(page), 0, `${path} on paper has nothing`)
      for (const text of told) await page.getByText(text).locator('visible=true').first().waitFor()
      t.ok(await page.locator('main img').first().isVisible(), `${path} shows a picture`)
      t.strictSame(await coloursOf(page, 'main h1'), BLACK_ON_WHITE)
    }
  },
)

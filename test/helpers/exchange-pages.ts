import type { FastifyInstance } from 'fastify'
import type { Page } from 'playwright-core'
import { testAccount } from './accounts.ts'
import { button } from './browser.ts'
import { statusIn, testItem } from './items.ts'

export const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** Accepts a request and confirms the dialog. */
export async function accept(page: Page) {
  await button(page, 'Accept').click()
  await button(page.getByRole('dialog', { name: 'Accept this swap?' }), 'Accept').click()
}

/** Creates people who swap items with these images. */
export function swapping(app: FastifyInstance, image_ids: number[]) {
  /** Two people with an item each, separate from a file's other tests. */
  function twoPeople(name: string) {
    const owner = testAccount(app, { name: 'Olga Owner', email: `olga-${name}@example.test` })
    const requester = testAccount(app, { name: 'Rita Requester', email: `rita-${name}@example.test` })
    const wanted = testItem(app, owner.id, { name: `Guitar ${name}`, image_ids })
    const offered = testItem(app, requester.id, { name: `Camera ${name}`, image_ids })
    return { owner, requester, wanted, offered }
  }

  const offerOf = async (
    requester: { bearer: object },
    wanted: number,
    offered: number,
    message = 'Shall we swap?',
  ): Promise<number> => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/exchange-request',
      headers: { ...requester.bearer },
      payload: {
        name: 'Camera',
        description: 'Takes pictures',
        condition: 'Old',
        product_category_id: 1,
        message,
        requested_product_id: wanted,
        offered_product_id: offered,
      },
    })
    return response.json().data.id
  }

  return { twoPeople, offerOf, statusOf: statusIn(app) }
}

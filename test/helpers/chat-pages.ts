import type { FastifyInstance } from 'fastify'
import type { Page } from 'playwright-core'
import type { Test } from 'tap'
import { sendMessage } from '../../server/trading/messages/send-message-service.ts'
import { testAccount } from './accounts.ts'
import { goAwake } from './awake.ts'
import { newPage, type PageOptions } from './browser.ts'

export type Account = ReturnType<typeof testAccount>

export const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
export const thread = (page: Page) => page.getByRole('log')
export const bubbles = (page: Page) => thread(page).locator('.bubble').allTextContents()

export async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await box(page).press('Enter')
}

/** Texts stored by a page for the next one, after pending writes. */
export const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opened = indexedDB.open('swapyard-chat')
    await new Promise((done) => opened.addEventListener('success', done))
    const all = opened.result.transaction('outbox').objectStore('outbox').getAll()
    await new Promise((done) => all.addEventListener('success', done))
    opened.result.close()
    return all.result.map(({ text }: { text: string }) => text)
  })

/** Resolves with a page's next subscribed socket: events arrive after that. */
export const joined = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('subscription_succeeded')) resolve()
      }),
    )
  })

/** Chat pages of a site listening at `origin`. */
export function chatPages(app: FastifyInstance, origin: string) {
  const say = (from: Account, to: Account, text: string) =>
    sendMessage(app.db, from.id, to.id, { message: text, client_id: undefined })

  /** A user's conversation, once hydrated and subscribed, in any order. */
  async function open(t: Test, who: Account, other: Account, options: PageOptions = {}) {
    const opened = await newPage(t, { origin, as: who, ...options })
    const live = joined(opened.page)
    await goAwake(opened.page, `/dashboard/messages?userId=${other.id}`)
    await live
    return opened
  }

  /** Two new users in separate browsers, both in their conversation. */
  async function twoBrowsers(t: Test, { lines = ['Is the table still there?'], bobAt = origin } = {}) {
    const ada = testAccount(app, { name: 'Ada Lind' })
    const bob = testAccount(app, { name: 'Bob Marsh' })
    for (const [at, line] of lines.entries())
      say(...(at % 2 ? ([bob, ada] as const) : ([ada, bob] as const)), line)
    const [atAda, atBob] = [await open(t, ada, bob), await open(t, bob, ada, { origin: bobAt })]
    return { ada, bob, atAda, atBob }
  }
  return { say, open, twoBrowsers }
}

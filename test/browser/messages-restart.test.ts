import t from 'tap'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import { testEnvironment } from '../helpers/app.ts'
import { noBrowser } from '../helpers/browser.ts'
import { bubbles, chatPages, joined, thread, write } from '../helpers/chat-pages.ts'

t.test(
  'two browsers chat on over a restart of the server: every message is in both, once, in one order',
  { skip: noBrowser },
  async (t) => {
    const environment = testEnvironment(t)
    const start = async (port: number) => {
      const app = await buildApp(readConfig(environment))
      const origin = await app.listen({ host: '127.0.0.1', port })
      return { app, origin }
    }
    let site = await start(0)
    t.teardown(() => site.app.close())
    const { atAda, atBob } = await chatPages(site.app, site.origin).twoBrowsers(t)
    await write(atAda.page, 'Before')
    await thread(atBob.page).getByText('Before').waitFor()

    await site.app.close()
    await write(atAda.page, 'While it was away, Ada')
    await write(atBob.page, 'While it was away, Bob')
    const live = Promise.all([joined(atAda.page), joined(atBob.page)])
    site = await start(Number(new URL(site.origin).port))
    await live
    await thread(atBob.page).getByText('While it was away, Ada').waitFor()
    await thread(atAda.page).getByText('While it was away, Bob').waitFor()
    await write(atBob.page, 'After')
    await thread(atAda.page).getByText('After').waitFor()
    for (const { page } of [atAda, atBob])
      await page.locator('.message[data-state]').first().waitFor({ state: 'detached' })
    const [adas, bobs] = [await bubbles(atAda.page), await bubbles(atBob.page)]
    t.strictSame(adas, bobs)
    t.strictSame(adas.toSorted(), [
      'After',
      'Before',
      'Is the table still there?',
      'While it was away, Ada',
      'While it was away, Bob',
    ])
  },
)

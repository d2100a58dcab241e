import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { noBrowser } from '../helpers/browser.ts'
import { bubbles, chatPages, thread } from '../helpers/chat-pages.ts'

const { app, origin } = await testServer(t)
const { say, twoBrowsers } = chatPages(app, origin)
const skip = noBrowser

t.test('older messages come on scrolling up and move nothing', { skip }, async (t) => {
  const lines = Array.from({ length: 130 }, (_, at) => `Line ${at + 1}`)
  const {
    ada,
    bob,
    atBob: { page },
  } = await twoBrowsers(t, { lines })
  t.equal((await bubbles(page)).length, 50)
  const scroller = thread(page)
  t.equal(await scroller.evaluate((element) => element.scrollTop), 0, 'opens at the newest')
  let release = () => {}
  const held = new Promise<void>((free) => {
    release = free
  })
  await page.route('**/api/messages/*?before=*', async (route) => {
    await held
    await route.continue()
  })
  const mark = scroller.getByText('Line 90', { exact: true })
  await mark.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = (await mark.boundingBox())!.y
  t.notOk((await bubbles(page)).includes('Line 70'))
  release()
  await scroller.getByText('Line 70', { exact: true }).waitFor({ state: 'attached' })
  t.ok(Math.abs((await mark.boundingBox())!.y - before) < 2, 'older messages move nothing')
  say(ada, bob, 'News from below')
  await page.getByRole('button', { name: 'New messages' }).waitFor()
  t.ok(Math.abs((await mark.boundingBox())!.y - before) < 2, 'a new message moves nothing')
  await page.getByRole('button', { name: 'New messages' }).click()
  await page.waitForFunction(() => document.querySelector('[role=log]')!.scrollTop === 0)
})

import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { sendMessage } from '../../server/messages/send-message-service.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { twoColours } from '../helpers/pictures.ts'

const { app, origin } = await testServer(t)
const skip = noBrowser
type Account = ReturnType<typeof testAccount>

const photo = {
  name: 'shelf.png',
  mimeType: 'image/png',
  buffer: await twoColours(640, 480).png().toBuffer(),
}
const note = { name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('Two chairs for one table.') }

const say = (from: Account, to: Account, text: string) =>
  sendMessage(app.db, from.id, to.id, { message: text, client_id: undefined })

/** Two people of their own, in a browser each, who look at their conversation. */
async function twoBrowsers(t: Test, lines: string[] = ['Is the table still there?']) {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  for (const [at, line] of lines.entries())
    say(...(at % 2 ? ([bob, ada] as const) : ([ada, bob] as const)), line)
  const open = async (who: Account, other: Account) => {
    const opened = await newPage(t, { origin, as: who })
    // What is pushed arrives from the answer to this call on.
    const authorised = opened.page.waitForResponse('**/api/broadcasting/auth')
    await opened.page.goto(`/dashboard/messages?userId=${other.id}`)
    await authorised
    return opened
  }
  return { ada, bob, atAda: await open(ada, bob), atBob: await open(bob, ada) }
}

const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const thread = (page: Page) => page.getByRole('log')
const bubbles = (page: Page) => thread(page).locator('.bubble').allTextContents()

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await box(page).press('Enter')
}

t.test('two people chat with pictures and a document, and see what was seen', { skip }, async (t) => {
  const { atAda, atBob } = await twoBrowsers(t)
  await write(atBob.page, 'It is. https://example.test/table, with photos')
  await thread(atAda.page).getByText('It is.').waitFor()
  t.equal(await box(atBob.page).inputValue(), '')
  t.ok(await box(atBob.page).evaluate((element) => element === document.activeElement), 'focus stays')
  t.equal(
    await thread(atAda.page).getByRole('link', { name: 'https://example.test/table' }).getAttribute('rel'),
    'noopener noreferrer nofollow ugc',
  )
  await thread(atBob.page).getByText('Seen', { exact: true }).waitFor()

  await atAda.page.getByLabel('Add pictures').setInputFiles([photo])
  await atAda.page.getByLabel('Add documents').setInputFiles([note])
  const preview = atAda.page.getByRole('list', { name: 'Attachments' }).locator('img')
  t.match(await preview.boundingBox(), { width: 70, height: 70 })
  await atAda.page.getByRole('button', { name: 'Send' }).click()
  const picture = thread(atBob.page).getByRole('link', { name: /Open picture/ })
  await picture.waitFor()
  t.match(await picture.boundingBox(), { width: 122, height: 122 })
  const download = atBob.page.waitForEvent('download')
  await thread(atBob.page)
    .getByRole('link', { name: /terms\.txt/ })
    .click()
  t.equal((await download).suggestedFilename(), 'terms.txt')
  t.equal(await atAda.page.locator('.picked-files').count(), 0)
  t.strictSame(atAda.problems, [])
  t.strictSame(atBob.problems, [])
})

t.test('after a time offline nothing is missing and nothing double', { skip }, async (t) => {
  const { ada, bob, atAda, atBob } = await twoBrowsers(t)
  await atBob.page.context().setOffline(true)
  await atBob.page.getByText('You are offline.').waitFor()
  // More than one page of messages, so that the gap has to be closed by asking several times.
  for (let number = 1; number <= 120; number++) say(ada, bob, `While away ${number}`)
  await write(atBob.page, 'Written in the tunnel')
  await atBob.page.getByText('Failed to send message').waitFor()
  t.ok((await bubbles(atBob.page)).includes('Written in the tunnel'), 'the text is kept')
  await atBob.page.context().setOffline(false)
  await thread(atAda.page).getByText('Written in the tunnel').waitFor()
  await thread(atBob.page).getByText('While away 120', { exact: true }).waitFor()
  await write(atAda.page, 'There you are')
  await thread(atBob.page).getByText('There you are').waitFor()
  const expected = [
    'Is the table still there?',
    ...Array.from({ length: 120 }, (_, at) => `While away ${at + 1}`),
    'Written in the tunnel',
    'There you are',
  ]
  t.strictSame(await bubbles(atBob.page), expected)
  t.strictSame(await bubbles(atAda.page), expected)
})

t.test('a message whose answer was lost is there once', { skip }, async (t) => {
  const { atAda, atBob } = await twoBrowsers(t)
  let lost = 0
  await atBob.page.route('**/api/messages/*', async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await write(atBob.page, 'Only once')
  await thread(atAda.page).getByText('Only once').waitFor()
  const again = atBob.page.getByRole('button', { name: 'Try again' })
  if (await again.isVisible()) await again.click()
  await thread(atBob.page).locator('.message:not([data-state])', { hasText: 'Only once' }).waitFor()
  t.equal((await bubbles(atBob.page)).filter((text) => text === 'Only once').length, 1)
  await atAda.page.reload()
  t.equal((await bubbles(atAda.page)).filter((text) => text === 'Only once').length, 1)
})

t.test('Enter sends, Shift+Enter breaks the line, nothing sends nothing', { skip }, async (t) => {
  const { atAda, atBob } = await twoBrowsers(t)
  await write(atBob.page, '   ')
  await box(atBob.page).fill('')
  await box(atBob.page).pressSequentially('One')
  await box(atBob.page).press('Shift+Enter')
  await box(atBob.page).pressSequentially('Two')
  await atAda.page.getByText('Bob Marsh is typing...').waitFor()
  await box(atBob.page).press('Enter')
  await thread(atAda.page).getByText('Two').waitFor()
  t.strictSame(await bubbles(atAda.page), ['Is the table still there?', 'One\nTwo'])
})

t.test('what cannot be sent stays where it is and says why', { skip }, async (t) => {
  const {
    atBob: { page },
  } = await twoBrowsers(t)
  const long = 'x'.repeat(100_000)
  await write(page, long)
  await page.getByText('A message takes at most 5,000 characters.').waitFor()
  t.equal((await box(page).inputValue()).length, long.length)
  await page
    .getByLabel('Add documents')
    .setInputFiles([{ ...note, name: 'setup.exe', mimeType: 'application/x-msdownload' }])
  await page.getByText('Unsupported file: setup.exe').waitFor()
  await box(page).fill('With the terms')
  await page.getByLabel('Add documents').setInputFiles([
    {
      name: 'terms.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html><script>alert(1)</script></html>'),
    },
  ])
  await page.getByRole('button', { name: 'Send' }).click()
  await page.locator('.message-meta.failed').waitFor()
  t.match(await page.locator('.message[data-state=failed]').textContent(), 'With the terms')
  await page.getByRole('button', { name: 'Delete' }).click()
  t.equal(await page.locator('.message[data-state]').count(), 0)
})

t.test('older messages come on scrolling up and move nothing', { skip }, async (t) => {
  const lines = Array.from({ length: 130 }, (_, at) => `Line ${at + 1}`)
  const {
    ada,
    bob,
    atBob: { page },
  } = await twoBrowsers(t, lines)
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

t.test('conversations: found, chosen, counted, each with its draft', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const zoe = testAccount(app, { name: 'Zoë Quist' })
  const max = testAccount(app, { name: 'Max Orr' })
  const stranger = testAccount(app, { name: 'Stella Stranger' })
  say(max, ada, 'About the drill')
  say(zoe, ada, 'About the lamp')
  const { page, problems } = await newPage(t, { origin, as: ada })
  await page.goto('/dashboard/messages')
  await page.waitForURL(`**/dashboard/messages?userId=${zoe.id}`)
  await page.getByRole('heading', { name: 'Messages (2)' }).waitFor()
  const list = page.locator('.conversation-entries li')
  await box(page).fill('Half a thought')
  await page.getByRole('searchbox').fill('zoe')
  t.strictSame(await list.locator('b').allTextContents(), ['Zoë Quist'])
  await page.getByRole('searchbox').fill('DRILL')
  t.match(await list.locator('.badge').textContent(), '1')
  await list.getByRole('link').click()
  await page.waitForURL(`**/dashboard/messages?userId=${max.id}`)
  await thread(page).getByText('About the drill').waitFor()
  t.equal(await box(page).inputValue(), '')
  await page.waitForFunction(() => document.title.startsWith('Messages'))
  await page.goBack()
  await thread(page).getByText('About the lamp').waitFor()
  t.equal(await box(page).inputValue(), 'Half a thought')
  await page.goto(`/dashboard/messages?userId=${stranger.id}`)
  await write(page, 'Hello, about your bicycle')
  await page.getByRole('heading', { name: 'Messages (3)' }).waitFor()
  await page.goto('/dashboard/messages?userId=999999')
  await page.getByText('There is no such person.').waitFor()
  t.strictSame(problems, [])
})

t.test('blocking is said kindly on both sides, and taken back', { skip }, async (t) => {
  const { atAda, atBob } = await twoBrowsers(t)
  await atBob.page.getByRole('button', { name: 'More about Ada Lind' }).click()
  await atBob.page.getByRole('button', { name: 'Block Ada Lind' }).click()
  await atBob.page.getByText('You have blocked Ada Lind.').waitFor()
  await write(atAda.page, 'Are you there?')
  await atAda.page.getByText('would rather not hear from you').first().waitFor()
  await atBob.page.getByRole('button', { name: 'Unblock' }).click()
  await box(atBob.page).waitFor()
})

t.test('on a phone the list is a drawer', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  const max = testAccount(app, { name: 'Max Orr' })
  say(max, ada, 'About the drill')
  say(bob, ada, 'About the table')
  const { page } = await newPage(t, { origin, as: ada, width: 360, height: 780, touch: true })
  await page.goto('/dashboard/messages')
  await thread(page).getByText('About the table').waitFor()
  t.notOk(await page.getByRole('searchbox').isVisible())
  await page.getByRole('button', { name: 'Conversations, 1 unread' }).tap()
  await page.getByRole('link', { name: /Max Orr/ }).tap()
  await thread(page).getByText('About the drill').waitFor()
  t.notOk(await page.getByRole('searchbox').isVisible())
  t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out')
})

t.test('a tab has one socket at most, and a new one after the network changed', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  say(bob, ada, 'About the table')
  const { page } = await newPage(t, { origin, as: ada })
  let [opened, open] = [0, 0]
  page.on('websocket', (socket) => {
    opened += 1
    open += 1
    socket.on('close', () => {
      open -= 1
    })
  })
  const authorised = () => page.waitForResponse('**/api/broadcasting/auth')
  await Promise.all([authorised(), page.goto('/dashboard/messages')])
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await Promise.all([authorised(), page.context().setOffline(false)])
  say(bob, ada, 'Back again')
  await thread(page).getByText('Back again').waitFor()
  t.equal(opened, 2)
  // The old one is told to end before the new one is opened; the network hears of it when it is back.
  const until = Date.now() + 10_000
  while (open > 1 && Date.now() < until) await page.waitForTimeout(50)
  t.equal(open, 1)
})

t.test('files are pasted and dropped, too', { skip }, async (t) => {
  const { atBob } = await twoBrowsers(t)
  const { page } = atBob
  const give = (selector: string, kind: 'paste' | 'drop', name: string) =>
    page.locator(selector).evaluate(
      (element, [type, fileName]) => {
        const data = new DataTransfer()
        data.items.add(new File(['Two chairs.'], fileName!, { type: 'text/plain' }))
        const options = { bubbles: true, cancelable: true }
        element.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent(type, { ...options, clipboardData: data })
            : new DragEvent(type!, { ...options, dataTransfer: data }),
        )
      },
      [kind, name],
    )
  await give('.composer textarea', 'paste', 'pasted.txt')
  await page.getByRole('button', { name: 'Remove pasted.txt' }).waitFor()
  await give('[role=log]', 'drop', 'dropped.txt')
  await page.getByRole('button', { name: 'Remove dropped.txt' }).waitFor()
  await page.getByRole('button', { name: 'Remove pasted.txt' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await thread(page)
    .getByRole('link', { name: /dropped\.txt/ })
    .waitFor()
  t.equal(
    await thread(page)
      .getByRole('link', { name: /pasted\.txt/ })
      .count(),
    0,
  )
  t.strictSame(atBob.problems, [])
})

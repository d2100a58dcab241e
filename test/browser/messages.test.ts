import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { box, bubbles, chatPages, joined, thread, write } from '../helpers/chat-pages.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { twoColours } from '../helpers/pictures.ts'

const { app, origin } = await testServer(t)
const { say, twoBrowsers } = chatPages(app, origin)
const skip = noBrowser

const photo = {
  name: 'shelf.png',
  mimeType: 'image/png',
  buffer: await twoColours(640, 480).png().toBuffer(),
}
const note = { name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('Two chairs for one table.') }

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

t.test(
  'what is seen before its sender has the answer of sending it is shown as seen',
  { skip },
  async (t) => {
    const { ada, bob, atAda, atBob } = await twoBrowsers(t)
    const held = Promise.withResolvers<void>()
    await atBob.page.route(`**/api/messages/${ada.id}`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      await held.promise
      await route.fulfill({ response })
    })
    const heard = new Promise<void>((resolve) =>
      atBob.page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('MessagesRead') && String(payload).includes(`${bob.id}`)) resolve()
        }),
      ),
    )
    const live = joined(atBob.page)
    await atBob.page.goto(`/dashboard/messages?userId=${ada.id}`)
    await live
    await write(atBob.page, 'Seen at once')
    await thread(atAda.page).getByText('Seen at once').waitFor()
    await heard
    held.resolve()
    await thread(atBob.page).getByText('Seen', { exact: true }).waitFor()
    t.strictSame(await bubbles(atBob.page), ['Is the table still there?', 'Seen at once'])
  },
)

t.test('an own message reaches the user’s other windows, but not the sending one', { skip }, async (t) => {
  const { ada, bob, atBob } = await twoBrowsers(t)
  const frames: string[] = []
  const other = await newPage(t, { origin, as: bob })
  for (const [name, page] of [
    ['own', atBob.page],
    ['other', other.page],
  ] as const) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => frames.push(`${name} ${payload}`)),
    )
  }
  for (const page of [atBob.page, other.page]) {
    const live = joined(page)
    await page.goto(`/dashboard/messages?userId=${ada.id}`)
    await live
  }
  await write(atBob.page, 'From one window')
  await thread(other.page).getByText('From one window').waitFor()
  await thread(atBob.page).locator('.message:not([data-state])', { hasText: 'From one window' }).waitFor()
  const told = frames.filter((frame) => frame.includes('MessageSent'))
  t.equal(told.filter((frame) => frame.startsWith('other')).length, 1)
  t.strictSame(
    told.filter((frame) => frame.startsWith('own')),
    [],
  )
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

t.test('Enter sends what was typed before the page listened, too', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  say(ada, bob, 'Is the table still there?')
  const { page, problems } = await newPage(t, { origin, as: bob })
  const arrive = await holdBack(page, '**/messages-*.js')
  await page.goto(`/dashboard/messages?userId=${ada.id}`, { waitUntil: 'domcontentloaded' })
  await write(page, 'It is')
  t.equal(await box(page).inputValue(), 'It is', 'no line is broken')
  arrive()
  await thread(page).locator('.message[data-id]', { hasText: 'It is' }).waitFor()
  t.equal(await box(page).inputValue(), '')
  t.strictSame(problems, [])
})

t.test('an emoji counts as one character, as the server has it', { skip }, async (t) => {
  const { atAda, atBob } = await twoBrowsers(t)
  await write(atBob.page, '😀'.repeat(5001))
  await atBob.page.getByText('A message can be up to 5,000 characters long.').waitFor()
  await write(atBob.page, '😀'.repeat(5000))
  await thread(atAda.page).getByText('😀😀').waitFor()
  t.equal((await bubbles(atAda.page)).at(-1), '😀'.repeat(5000))
})

t.test('a message that cannot be sent remains with the reason', { skip }, async (t) => {
  const {
    atBob: { page },
  } = await twoBrowsers(t)
  const long = 'x'.repeat(100_000)
  await write(page, long)
  await page.getByText('A message can be up to 5,000 characters long.').waitFor()
  t.equal((await box(page).inputValue()).length, long.length)
  await page
    .getByLabel('Add documents')
    .setInputFiles([{ ...note, name: 'setup.exe', mimeType: 'application/x-msdownload' }])
  await page.getByText('Unsupported file: setup.exe').waitFor()
  await page
    .getByLabel('Add pictures')
    .setInputFiles([{ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }])
  await page.getByText('Unsupported file: logo.svg').waitFor()
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

t.test('an image in preparation is sent with its own message', { skip }, async (t) => {
  const { atBob } = await twoBrowsers(t)
  const { page } = atBob
  // Image processing pauses until released.
  await page.evaluate(() => {
    const make = window.createImageBitmap
    window.createImageBitmap = async () => {
      document.body.dataset.reads = 'yes'
      await new Promise((read) => addEventListener('read-now', read))
      return make(new ImageData(40, 40))
    }
  })
  await box(page).fill('This one')
  await page
    .getByLabel('Add pictures')
    .setInputFiles([{ name: 'phone.heic', mimeType: 'image/heic', buffer: Buffer.from('pixels') }])
  await box(page).press('Enter')
  t.equal(await page.locator('.message[data-state]').count(), 0, 'it waits')
  await page.locator('body[data-reads]').waitFor()
  await page.evaluate(() => dispatchEvent(new Event('read-now')))
  await thread(page)
    .locator('.message', { hasText: 'This one' })
    .getByRole('link', { name: /phone/ })
    .waitFor()
  t.equal(await box(page).inputValue(), '')
  t.strictSame(atBob.problems, [])
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

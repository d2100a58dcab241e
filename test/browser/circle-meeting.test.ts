import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { joined } from '../helpers/chat-pages.ts'
import { testPictures } from '../helpers/items.ts'
import { inTime, testCircle } from '../helpers/meeting.ts'

const { app, origin } = await testServer(t)
const image_ids = (await testPictures(app)).slice(0, 1)
const skip = noBrowser
const DAY = 86_400_000

const inDays = (days: number) => `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T15:00`

t.test('three people agree on one meeting, and each has a checklist', { skip }, async (t) => {
  const people = ['Ada', 'Ben', 'Cleo'].map((name) => testAccount(app, { name }))
  const { id } = testCircle(app, 3, people, { image_ids })
  const opened = await Promise.all(
    people.map(async (as, at) => {
      const phone = at === 0 ? { width: 360, height: 740, touch: true } : {}
      const shown = await newPage(t, { origin, as, context: { timezoneId: 'Europe/Berlin' }, ...phone })
      const live = joined(shown.page)
      await shown.page.goto(`/dashboard/circles/${id}`)
      await live
      return { ...shown, panel: shown.page.getByRole('region', { name: 'Meet as a group' }) }
    }),
  )
  const [ada, ben, cleo] = opened as [(typeof opened)[0], (typeof opened)[0], (typeof opened)[0]]

  await button(ada.panel, 'Propose a meeting for everyone').click()
  const form = ada.page.getByRole('dialog', { name: 'Meet as a group' })
  await button(form, 'Propose this').click()
  await form.getByText('Choose a day and a time.').waitFor()
  await form.getByLabel('Place *').fill('Fountain')
  await form.getByLabel('Day and time *').fill(inDays(3))
  await form.getByLabel('Second day and time').fill(inDays(4))
  await button(form, 'Propose this').click()
  await ada.panel.getByText('No answer yet: Ben and Cleo').waitFor()

  await ben.panel.getByText('Ada proposes:').waitFor()
  await ben.page.getByText('Your turn: say which meeting times suit you.').waitFor()
  t.ok(await button(ben.panel, 'None of them suits me').isVisible(), 'no time is ticked')
  await ben.panel.getByRole('checkbox').nth(1).check()
  await button(ben.panel, 'Send my answer').click()
  await ben.panel.getByText('No answer yet: Cleo').waitFor()
  t.ok(
    await ben.panel.getByRole('checkbox').nth(1).isChecked(),
    'an answer can be changed until all have answered',
  )

  await cleo.panel.getByText('Suits: Ada and Ben').waitFor()
  for (const box of await cleo.panel.getByRole('checkbox').all()) await box.check()
  await button(cleo.panel, 'Send my answer').click()
  for (const { page, panel } of opened) {
    await panel.getByText('You’re all meeting:').waitFor()
    await page.getByText('Next: meet and swap, then confirm it.').waitFor()
    t.match(await panel.locator('.meeting-plan').textContent(), /Fountain[\s\S]*3:00 PM GMT\+1/)
    t.equal(await panel.getByRole('checkbox').count(), 0)
  }
  const [file] = await Promise.all([
    cleo.page.waitForEvent('download'),
    cleo.panel.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  t.match(file.suggestedFilename(), /\.ics$/)

  const line = ada.panel.getByRole('listitem').filter({ hasText: 'Give Thing 1 to Ben' })
  t.equal(await line.getAttribute('data-done'), null)
  await line.getByRole('link').click()
  await button(ada.page, 'I gave Thing 1 to Ben').click()
  await ada.panel.getByRole('link', { name: 'Done: Give Thing 1 to Ben' }).waitFor()
  t.equal(await ada.panel.getByRole('link', { name: 'Get Thing 3 from Cleo', exact: true }).count(), 1)
  t.strictSame(
    opened.map(({ problems }) => problems),
    [[], [], []],
  )
})

t.test('a newer proposal is shown above the form, and the input stays', { skip }, async (t) => {
  const people = ['Dan', 'Eve', 'Finn'].map((name) => testAccount(app, { name }))
  const { id } = testCircle(app, 3, people, { image_ids })
  const { page } = await newPage(t, { origin, as: people[0]! })
  await page.goto(`/dashboard/circles/${id}`)
  await button(page, 'Propose a meeting for everyone').click()
  const form = page.getByRole('dialog', { name: 'Meet as a group' })
  await form.getByLabel('Place *').fill('Station')
  await form.getByLabel('Day and time *').fill(inDays(5))
  await app.inject({
    method: 'POST',
    url: `/api/swaps/${id}/meeting`,
    headers: people[1]!.bearer,
    body: { place: 'Library', times: [inTime(3 * DAY)], revision: 0 },
  })
  await button(form, 'Propose this').click()
  await form.getByRole('alert').getByText('Library').waitFor()
  t.equal(await form.getByLabel('Place *').inputValue(), 'Station')
  // Presses the button by keyboard, because a toast may cover it while the mouse is over it.
  await button(form, 'Propose this').press('Enter')
  await page.getByText('You’ve proposed:').waitFor()
  t.match(await page.locator('.meeting-plan').textContent(), /Station/)
})

t.test('without JavaScript the meeting, the answers and the checklist are readable', { skip }, async (t) => {
  const people = ['Gus', 'Hal', 'Ida'].map((name) => testAccount(app, { name }))
  const { id } = testCircle(app, 3, people, { image_ids })
  await app.inject({
    method: 'POST',
    url: `/api/swaps/${id}/meeting`,
    headers: people[1]!.bearer,
    body: { place: 'Library', note: 'By the door', times: [inTime(3 * DAY)], revision: 0 },
  })
  const { page } = await newPage(t, { origin, as: people[0]!, javaScript: false })
  await page.goto(`/dashboard/circles/${id}`)
  const panel = page.getByRole('region', { name: 'Meet as a group' })
  t.match(
    (await panel.textContent())!,
    /Hal proposes:[\s\S]*Library[\s\S]*By the door[\s\S]*No answer yet: [\s\S]*Suits: Hal[\s\S]*Give Thing 1 to Hal/,
  )
})

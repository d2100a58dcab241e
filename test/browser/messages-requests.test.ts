import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { barriers } from '../helpers/barriers.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { joined } from '../helpers/chat-pages.ts'
import { swapping } from '../helpers/exchange-pages.ts'
import { testPictures } from '../helpers/items.ts'

const { app, origin } = await testServer(t)
const image_ids = (await testPictures(app)).slice(0, 1)
const { twoPeople, offerOf } = swapping(app, image_ids)
const skip = noBrowser

t.test('the conversation of two people carries their open requests', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('chat')
  const id = await offerOf(requester, wanted, offered)
  const { page, problems } = await newPage(t, { origin, as: owner, width: 360 })
  await page.goto(`/dashboard/messages?userId=${requester.id}`)
  const list = page.getByRole('region', { name: 'Open requests' })
  const summary = list.getByRole('button', { name: /Your Guitar chat for Camera/ })
  t.match(await summary.textContent(), 'Your turn: accept, decline, or make another offer.')
  t.equal(await summary.locator('img').count(), 2)
  await summary.focus()
  await page.keyboard.press('Enter')
  await list.locator('.thing-pictures').waitFor()
  t.equal(await summary.getAttribute('aria-expanded'), 'true')
  t.ok(await button(page, 'Accept').isVisible())
  t.strictSame(await barriers(page), [])
  await page.keyboard.press('Enter')
  await list.locator('.thing-pictures').waitFor({ state: 'detached' })

  const rita = await newPage(t, { origin, as: requester })
  const line = joined(rita.page)
  await rita.page.goto(`/dashboard/messages?userId=${owner.id}`)
  await line
  const theirs = rita.page.getByRole('region', { name: 'Open requests' })
  await theirs.getByText('Waiting for Olga Owner to answer.').waitFor()
  await app.inject({ method: 'POST', url: `/api/exchange-request/${id}/accept`, headers: owner.bearer })
  await theirs.getByText('Your turn: agree on a place and a time').waitFor()
  await app.inject({
    method: 'POST',
    url: `/api/exchange-request/${id}/cancellation`,
    headers: owner.bearer,
    payload: { reason: 'Rain' },
  })
  await theirs.waitFor({ state: 'detached' })
  t.strictSame([...problems, ...rita.problems], [])
})

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

t.test('an open request is a conversation before its first message', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('first')
  await offerOf(requester, wanted, offered)
  const { page, problems } = await newPage(t, { origin, as: owner, width: 390, height: 844 })
  const line = joined(page)
  await page.goto('/dashboard/messages')
  await line
  await page.waitForURL(`**/dashboard/messages?userId=${requester.id}`)
  await page.getByRole('region', { name: 'Open requests' }).getByText('Your Guitar first for').waitFor()
  await button(page, 'Conversations').click()
  const entries = page.locator('.conversation-entries a')
  t.match(await entries.textContent(), /Rita Requester.*Your turn: accept/)
  t.ok(await page.getByRole('heading', { name: 'Messages (1)' }).isVisible())
  t.strictSame(await barriers(page), [])
  await entries.click()
  await app.inject({
    method: 'POST',
    url: `/api/messages/${owner.id}`,
    headers: requester.bearer,
    payload: { message: 'When can we meet?' },
  })
  await page.locator('.conversation-entries').getByText('When can we meet?').waitFor({ state: 'attached' })
  t.equal(await entries.count(), 1)

  const rita = await newPage(t, { origin, as: requester })
  await rita.page.goto('/dashboard/messages')
  await rita.page.locator('.conversation-entries').getByText('You: When can we meet?').waitFor()
  t.equal(await rita.page.locator('.conversation-entries a').count(), 1)
  t.strictSame([...problems, ...rita.problems], [])
})

t.test('steps of requests stand between the messages, in their place in time', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('steps')
  const write = (who: { bearer: object }, to: number, message: string) =>
    app.inject({
      method: 'POST',
      url: `/api/messages/${to}`,
      headers: { ...who.bearer },
      payload: { message },
    })
  await write(requester, owner.id, 'Is it still there?')
  const id = await offerOf(requester, wanted, offered)
  await write(owner, requester.id, 'It is')
  const { page, problems } = await newPage(t, { origin, as: owner })
  const live = joined(page)
  await page.goto(`/dashboard/messages?userId=${requester.id}`)
  await live
  const thread = page.getByRole('log')
  await thread.locator('.request-step').first().waitFor()
  const read = async () => (await thread.locator('.bubble, .request-step a').allTextContents()).join(' | ')
  const offer = 'Rita Requester offered Camera for Guitar steps | Shall we swap?'
  t.equal(await read(), `Is it still there? | ${offer} | It is`)
  await app.inject({
    method: 'POST',
    url: `/api/exchange-request/${id}/accept`,
    headers: { ...owner.bearer },
  })
  await thread.getByText('You have agreed: Camera for Guitar steps').waitFor()
  t.match(await read(), /It is \| You have agreed/)
  t.strictSame(problems, [])
})

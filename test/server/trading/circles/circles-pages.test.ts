import t from 'tap'
import { testCircles } from '../../../helpers/circle.ts'

t.test('circles are listed with agreed or ended requests by state', async (t) => {
  const { app, people, call, close } = await testCircles(t)
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  const cookies = { swapyard_token: people[0]!.token }
  const page = async (query: string) =>
    (await app.inject({ url: `/dashboard/exchange-request${query}`, cookies })).body
  const wayBack = async () =>
    /href="([^"]*)">All swaps</.exec(
      (await app.inject({ url: `/dashboard/circles/${id}`, cookies })).body,
    )?.[1]
  t.equal(await wayBack(), '/dashboard/exchange-request?status=accepted')
  const agreed = await page('?status=accepted')
  t.match(agreed, `href="/dashboard/circles/${id}"`)
  t.notMatch(agreed, 'No requests found.')
  for (const query of ['', '?status=rejected']) {
    const other = await page(query)
    t.notMatch(other, '/dashboard/circles/')
    t.match(other, 'No requests found.')
  }
  await call(people[1]!, 'POST', `/circles/${id}/cancellation`, { reason: 'My bike is broken.' })
  t.match(
    await page('?status=rejected'),
    `href="/dashboard/circles/${id}"`,
    'once it is over, with what is over',
  )
  t.notMatch(await page('?status=accepted'), '/dashboard/circles/')
  t.equal(await wayBack(), '/dashboard/exchange-request?status=rejected', 'where it is found')
})

t.test('without scripts the page of a circle explains that answers need them', async (t) => {
  const { app, people, close } = await testCircles(t)
  const cookies = { swapyard_token: people[0]!.token }
  const { body } = await app.inject({ url: `/dashboard/circles/${close()}`, cookies })
  t.match(body, /<noscript>[\s\S]*You can read without JavaScript/)
})

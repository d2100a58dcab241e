import t from 'tap'
import { testCircles } from '../../helpers/circle.ts'

t.test('agreed circles come with the page of agreed swaps, and with no other', async (t) => {
  const { app, people, call, close } = await testCircles(t)
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  const page = async (query: string) => {
    const cookies = { swapyard_token: people[0]!.token }
    return (await app.inject({ url: `/dashboard/exchange-request${query}`, cookies })).body
  }
  const agreed = await page('?status=accepted')
  t.match(agreed, `href="/dashboard/circles/${id}"`)
  t.notMatch(agreed, 'No requests found.')
  for (const query of ['', '?status=rejected']) {
    const other = await page(query)
    t.notMatch(other, '/dashboard/circles/')
    t.match(other, 'No requests found.')
  }
})

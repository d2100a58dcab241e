import t from 'tap'
import { NO_SHOWS } from '../../../../server/members/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { reviewing } from '../../../helpers/reviews.ts'

t.test('three times of not coming in 90 days are shown to admins, and to nobody else', async (t) => {
  const app = await testApp(t)
  const { see } = testModerator(app)
  const { call, agreed, passes } = reviewing(app)
  const [late, ...others] = ['Late', 'One', 'Two', 'Three'].map((name) => testAccount(app, { name }))
  const shown = async () => ({
    list: (await see('/people?show=no_shows')).html.includes(`/admin/people/${late!.id}"`),
    page: /No-shows<\/dt><dd>(.*?)<\/dd>/.exec((await see(`/people/${late!.id}`)).html)?.[1],
  })
  const callOff = async (who: (typeof others)[0], kind?: string) => {
    const id = await agreed(late!, who)
    return call(who, 'POST', `/exchange-request/${id}/cancellation`, { reason: 'Nobody was there', kind })
  }
  t.equal((await callOff(others[0]!, 'a whim')).status, 422)
  for (const kind of [undefined, 'changed_mind', 'not_as_described', 'other']) {
    t.equal((await callOff(others[0]!, kind)).status, 200)
  }
  await callOff(others[0]!, 'no_show')
  await callOff(others[0]!, 'no_show')
  t.strictSame(await shown(), { list: false, page: undefined })
  await callOff(others[1]!, 'no_show')
  t.strictSame(await shown(), { list: true, page: '3 swaps in the last 90 days, according to 2 people' })
  const moderator = testAccount(app, { role: 'moderator' })
  t.notMatch((await see(`/people/${late!.id}`, moderator)).html, 'No-shows')
  const everybody = (await see('/people?show=no_shows', moderator)).html
  t.match(everybody, `/admin/people/${others[2]!.id}"`, 'asked for it, a moderator sees all')
  t.notMatch(everybody, 'No-shows')
  for (const who of [null, late!, others[2]!]) {
    const answers = [
      await call(who, 'GET', `/people/${late!.id}`),
      ...(who ? [await call(who, 'GET', '/exchange-request/list?status=rejected&direction=outgoing')] : []),
    ]
    t.notMatch(JSON.stringify(answers), /no.?show/i)
  }
  passes(NO_SHOWS.timeWindow)
  t.strictSame(await shown(), { list: false, page: undefined })
})

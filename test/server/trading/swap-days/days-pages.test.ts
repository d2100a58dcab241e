import t from 'tap'
import { testApp } from '../../../helpers/app.ts'
import { testSwapDay } from '../../../helpers/swap-day.ts'

t.test('the pages of a day show it in each state', async (t) => {
  const app = await testApp(t)
  const { id, moderator, turn, act, joins, wants, checkIn } = await testSwapDay(app)
  const see = async (path: string, token = '') => {
    const { statusCode, body } = await app.inject({ url: path, cookies: { swapyard_token: token } })
    t.equal(statusCode, 200, path)
    return body
  }
  const ada = await joins('Ada', ['Kite'])
  const ben = await joins('Ben', ['Drum'])
  t.match(await see('/'), `/swap-days/${id}`, 'the home page names days that are announced')
  t.match(await see('/swap-days'), 'Spring swap')
  t.match(await see(`/swap-days/${id}`), /Kite[\s\S]*Sign in to join|Sign in to join[\s\S]*Kite/)
  t.match(await see(`/swap-days/${id}`, ada.token), 'Your code for check-in')
  t.match(await see(`/swap-days/${id}/day.ics`), 'BEGIN:VCALENDAR')
  t.match(await see('/admin/swap-days', moderator.token), 'Announce')
  t.match(await see(`/admin/swap-days/${id}`, moderator.token), 'Start check-in')
  await turn('check_in')
  await wants(ada, ben.ids[0]!)
  await wants(ben, ada.ids[0]!)
  await checkIn([...ada.ids, ...ben.ids])
  t.equal((await act('POST', '/matching')).status, 200)
  t.match(await see(`/admin/swap-days/${id}`, moderator.token), /2 people receive/)
  await turn('pick_up')
  t.match(await see(`/swap-days/${id}/screen`), /Kite[^<]*→[^<]*Ben|Kite/)
  for (const kind of ['labels', 'cards', 'tables', 'people']) {
    t.match(await see(`/admin/swap-days/${id}/${kind}`, moderator.token), 'Drum')
  }
  const sheets = await see(`/admin/swap-days/${id}/people`, moderator.token)
  t.match(sheets, /<h2>Ada<\/h2><h3>You get<\/h3>[\s\S]*Drum[\s\S]*<h2>Ben<\/h2>/, 'a sheet per person')
  t.match(await see(`/admin/swap-days/${id}/tables`, moderator.token), 'No. 1 to 25')
  for (const kind of ['labels', 'cards'])
    t.notMatch(await see(`/admin/swap-days/${id}/${kind}`, moderator.token), 'Ben', 'without names of people')
  t.notMatch(await see('/'), 'Spring swap', 'the home page names announced days only')
  t.match(await see(`/swap-days/${id}`, ada.token), 'You get')
})

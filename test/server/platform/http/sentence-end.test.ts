import t from 'tap'
import { withoutSentenceEnd } from '../../../../server/platform/http/sentence-end.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'

t.test('a shared address with the end of its sentence behind it leads to the page', async (t) => {
  const app = await testApp(t)
  const owner = testAccount(app)
  const item = testItem(app, owner.id)
  for (const path of [`/productdetails/${item}`, `/people/${owner.id}`, '/browse', '/page/about']) {
    for (const end of [
      '.',
      ',',
      '!',
      '?!'.slice(1),
      ')',
      ').',
      '…',
      '。',
      '»',
      '”',
      '’',
      '؟',
      '،',
      '%20',
      '.%e2%80%8b',
    ]) {
      const { statusCode, headers } = await app.inject(new URL(`${path}${end}`, 'http://localhost').pathname)
      t.match([statusCode, headers.location], [302, path], `${path}${end}`)
    }
    t.equal((await app.inject(path)).statusCode, 200, path)
  }
  t.equal(withoutSentenceEnd('/browse.?page=2&search=a.'), '/browse?page=2&search=a.')
})

t.test('the end of a sentence behind a number in the query is cut, too', async (t) => {
  const app = await testApp(t)
  for (const end of ['.', ',', '?', ').', '%E3%80%82', '%e2%80%9d.']) {
    const { statusCode, headers } = await app.inject(`/dashboard/exchange-product-details?id=5${end}`)
    t.match([statusCode, headers.location], [302, '/dashboard/exchange-product-details?id=5'], end)
    t.equal(withoutSentenceEnd(`/dashboard/matches?a=b&item=5${end}`), '/dashboard/matches?a=b&item=5')
  }
  t.equal(withoutSentenceEnd('/item-details.?id=5.'), '/item-details?id=5')
  for (const url of [
    '/dashboard/messages?userId=5',
    '/sign-up?invitation=Ab_3-x',
    '/email-proof?token=Ab_3-x',
    '/admin/swap-days/1?code=gAb3',
  ])
    for (const end of ['.', ').', '%E2%80%9D', '%E3%80%82']) t.equal(withoutSentenceEnd(url + end), url, end)
  for (const path of [
    '/browse?search=7.',
    '/browse?search=id=5.',
    '/?id=a5.',
    '/?id=.',
    '/api/x?id=5.',
    '/?id=5.&b=c',
  ])
    t.equal(withoutSentenceEnd(path), null, path)
})

t.test('nothing else is redirected, and no address leads to another site', async (t) => {
  const app = await testApp(t)
  for (const path of ['/', '/browse?search=lamp.', '/api/home.', '/attachments/1/a).', '/uploads/a.', '/...'])
    t.equal(withoutSentenceEnd(path), path === '/...' ? '/' : null, path)
  for (const path of ['//example.org.', '/\\example.org.', '//example.org/..', '/%2f/example.org.'])
    t.notMatch(withoutSentenceEnd(path), /^(?:[^/]|\/[/\\])/, path)
  t.equal((await app.inject({ method: 'POST', url: '/browse.' })).statusCode, 404)
})

t.test('a long run of marks in the middle costs no more than its length', async (t) => {
  const long = [
    `/${'.'.repeat(60_000)}a`,
    `/x?id=5${'.'.repeat(60_000)}a`,
    `/x?id=${'5'.repeat(60_000)}`,
    `/x?token=${'a'.repeat(60_000)}`,
    `/x?token=a${'.'.repeat(60_000)}a`,
    `/x?${'.a'.repeat(30_000)}`,
    `/x${'?'.repeat(60_000)}a`,
  ]
  const spent = process.cpuUsage()
  for (const url of long) t.equal(withoutSentenceEnd(url), null)
  const { user, system } = process.cpuUsage(spent)
  t.ok(user + system < 3_000_000, `${user + system} µs of processor time`)
})

import { eq } from 'drizzle-orm'
import t from 'tap'
import { items } from '../../../../db/schema/index.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testItem } from '../../../helpers/items.ts'

t.test('the newest items as a feed, which is sent again only when it has changed', async (t) => {
  const app = await testApp(t)
  const ada = testAccount(app, {
    name: 'Ada & Söhne',
    email: 'secret@example.test',
    phoneNumber: '+15559998888',
  })
  testItem(app, ada.id, { name: 'Lamp <with> "shade" & bulb', description: '<p>A &amp; B</p>' })
  testItem(app, ada.id, { name: 'Kettle' })
  const first = await app.inject('/feed.atom')
  t.equal(first.statusCode, 200)
  t.match(first.headers['content-type'], /^application\/atom\+xml/)
  t.match(
    first.body,
    /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/,
  )
  t.match(first.body, '<title>Lamp &lt;with&gt; &quot;shade&quot; &amp; bulb</title>')
  t.match(first.body, '<name>Ada &amp; Söhne</name>')
  t.ok(first.body.indexOf('Kettle') < first.body.indexOf('Lamp'), 'the newest first')
  t.notMatch(first.body, /secret@example|9998888/)
  const { etag, 'last-modified': modified } = first.headers
  const again = (headers: Record<string, string>) => app.inject({ url: '/feed.atom', headers })
  t.equal((await again({ 'if-none-match': etag as string })).statusCode, 304)
  t.equal((await again({ 'if-modified-since': modified as string })).statusCode, 304)
  testItem(app, ada.id, { name: 'Tent' })
  t.equal((await again({ 'if-none-match': etag as string })).statusCode, 200)
})

t.test('the feed has not changed for a program whose fetch forbids caches to answer either', async (t) => {
  const app = await testApp(t)
  const { etag, 'last-modified': modified } = (await app.inject('/feed.atom')).headers
  for (const condition of [{ 'if-none-match': String(etag) }, { 'if-modified-since': String(modified) }]) {
    const headers = { ...condition, 'cache-control': 'no-cache', pragma: 'no-cache' }
    t.equal((await app.inject({ url: '/feed.atom', headers })).statusCode, 304)
  }
})

t.test('a conditional request by date detects a removed item', async (t) => {
  const app = await testApp(t)
  const ada = testAccount(app)
  const old = testItem(app, ada.id, { name: 'Kettle' })
  const gone = testItem(app, ada.id, { name: 'Stolen bicycle' })
  app.db
    .update(items)
    .set({ updatedAt: new Date(0) })
    .where(eq(items.id, old))
    .run()
  const first = await app.inject('/feed.atom')
  t.match(first.body, 'Stolen bicycle')
  app.db.update(items).set({ status: 'hidden' }).where(eq(items.id, gone)).run()
  const headers = { 'if-modified-since': first.headers['last-modified'] as string }
  const again = await app.inject({ url: '/feed.atom', headers })
  t.equal(again.statusCode, 200)
  t.notMatch(again.body, 'Stolen bicycle')
  const known = { 'if-modified-since': again.headers['last-modified'] as string }
  t.equal((await app.inject({ url: '/feed.atom', headers: known })).statusCode, 304)
})

t.test('a feed that is asked for with rubbish is the feed', async (t) => {
  const app = await testApp(t)
  for (const headers of [
    { 'if-none-match': '"\u00ff' },
    { 'if-modified-since': 'yesterday' },
    { accept: '%' },
  ]) {
    t.equal((await app.inject({ url: '/feed.atom', headers })).statusCode, 200)
  }
  for (const url of ['/feed.atom?page=-1', '/feed.atom?%00=%zz', '/feed.atom?since[]=1&since[]=2']) {
    t.equal((await app.inject(url)).statusCode, 200, url)
  }
  t.equal((await app.inject({ method: 'POST', url: '/feed.atom' })).statusCode, 404)
})

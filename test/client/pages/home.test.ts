import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { testAccount } from '../../helpers/accounts.ts'
import { testApp } from '../../helpers/app.ts'
import { testItem, testPictures } from '../../helpers/items.ts'

const text = (html: string) =>
  html
    .replace(/<(script|template|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

async function home(app: FastifyInstance, path = '/') {
  const answer = await app.inject({ url: path })
  return { status: answer.statusCode, html: answer.body, text: text(answer.body) }
}

t.test('what the community has not written has a fallback', async (t) => {
  const app = await testApp(t)
  app.db.$client.exec("DELETE FROM content WHERE key <> 'header_footer'")
  const { status, text } = await home(app)
  t.equal(status, 200)
  t.match(text, "Trade What You Don't Need")
  t.match(text, 'Something went wrong! Try again')
  t.match(text, 'Loading....')
  t.match(text, 'Start Trading Now!')
  t.match(text, 'Join the community and post your first trade. It is easy, secure and free.')
  t.match(text, 'Post Your First Trade')
})

t.test('what the community has written is shown, cleaned HTML as HTML', async (t) => {
  const app = await testApp(t)
  const put = app.db.$client.prepare('UPDATE content SET value = ? WHERE key = ?')
  put.run(JSON.stringify({ title: 'Swap <here>', content: '<p>With <b>love</b></p>' }), 'hero_section')
  put.run(
    JSON.stringify([{ image: '/uploads/x.webp', title: 'Fair', description: '<p>Always</p>' }]),
    'service_section',
  )
  const { html, text } = await home(app)
  t.match(html, '<h1>Swap &lt;here&gt;</h1>')
  t.match(html, '<p>With <b>love</b></p>')
  t.match(html, '<img src="/uploads/x.webp"')
  t.notMatch(text, 'Something went wrong!')
})

t.test('an empty market invites to post the first item', async (t) => {
  const { text } = await home(await testApp(t))
  t.match(text, 'Nothing is up for a swap here yet. Post the first item')
  t.match(text, 'Page 1 of 1')
})

t.test('featured items come twelve to a page, and each page knows its neighbours', async (t) => {
  const app = await testApp(t)
  const owner = testAccount(app)
  const image_ids = await testPictures(app)
  for (let at = 1; at <= 25; at++) testItem(app, owner.id, { name: `Thing ${at}`, image_ids })

  const first = await home(app)
  t.equal(first.html.match(/<article class="card">/g)?.length, 12)
  t.match(first.text, 'Thing 25')
  t.match(first.text, 'Page 1 of 3')
  t.match(first.html, /<button type="button" class="button quiet" disabled="">Previous/)
  t.match(first.html, 'href="/?page=2#featured">Next')
  t.match(first.html, '<link rel="next" href="/?page=2"/>')
  t.notMatch(first.html, 'rel="prev"')

  const last = await home(app, '/?page=3')
  t.match(last.text, 'Page 3 of 3')
  t.match(last.html, /<button type="button" class="button quiet" disabled="">Next/)
  t.match(last.html, /<link rel="canonical" href="[^"]+\/\?page=3"\/>/)

  const beyond = await home(app, '/?page=9')
  t.equal(beyond.status, 200)
  t.match(beyond.text, 'There aren’t that many pages of items. See the newest')
  t.match(beyond.html, 'href="/?page=3#featured">Previous', 'from beyond the end one step leads back to it')
})

t.test('a card shows trade preferences, or that anything is welcome', async (t) => {
  const app = await testApp(t)
  const owner = testAccount(app)
  const image_ids = await testPictures(app)
  testItem(app, owner.id, { image_ids, trade_preferences: 'a kayak & <tools>', condition: 'LikeNew' })
  testItem(app, owner.id, { image_ids })
  const { html, text } = await home(app)
  t.match(html, 'a kayak &amp; &lt;tools&gt;')
  t.match(text, 'Open to offers')
  t.match(text, 'Like New')
  t.match(html, 'href="/sign-in?redirect=/productdetails/1"', 'a visitor’s heart leads to sign-in and back')
})

t.test('a signed-in person sees their hearts and their menu instead of Sign In', async (t) => {
  const app = await testApp(t)
  const owner = testAccount(app, { name: 'Maya <3', email: 'maya@example.test' })
  const [item] = [testItem(app, owner.id, { image_ids: await testPictures(app) })]
  await app.inject({ method: 'POST', url: `/api/product/toggle-favorite/${item}`, headers: owner.bearer })
  const { body } = await app.inject({ url: '/', cookies: { swapyard_token: owner.token } })
  t.match(body, 'Maya &lt;3')
  t.match(body, 'maya@example.test')
  t.match(body, /aria-pressed="true"/)
  t.notMatch(body, 'href="/sign-in"')
  t.notMatch((await home(app)).html, 'maya@example.test', 'and nobody else does')
})

t.test('the error page works even with broken tables', async (t) => {
  const app = await testApp(t)
  app.db.$client.exec('ALTER TABLE content RENAME TO content_lost')
  const answer = await app.inject({ url: '/' })
  t.equal(answer.statusCode, 500)
  t.match(answer.headers['content-type'], 'text/html')
  t.match(text(answer.body), 'Something went wrong!')
  t.match(text(answer.body), 'Amplifying Voices, Building Trust')
  t.notMatch(answer.body, /no such table|SQLITE/i, 'and says nothing of tables')
})

t.test('an address where nothing stands helps to go on', async (t) => {
  const app = await testApp(t)
  const { status, html, text } = await home(app, '/nowhere')
  t.equal(status, 404)
  t.match(text, 'Page not found')
  t.match(html, '<form class="search" action="/browse"')
  t.notMatch(html, 'aria-current="page"')
  t.match(html, '<meta name="robots" content="noindex"/>')
})

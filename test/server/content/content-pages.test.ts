import { eq } from 'drizzle-orm'
import t from 'tap'
import { pages } from '../../../db/schema/content.ts'
import { testApp } from '../../helpers/app.ts'

const SLUGS = ['terms-and-conditions', 'about', 'contact-us', 'faqs', 'blog', 'how-it-works', 'pricing']

t.test('every page that others link to has a title and a text', async (t) => {
  const app = await testApp(t)
  for (const slug of SLUGS) {
    const { statusCode, body } = await app.inject(`/page/${slug}`)
    t.equal(statusCode, 200, slug)
    t.match(body, /<h1>[^<]+<\/h1>/, slug)
    t.match(body, /<div class="prose"><(?:p|h2)>/, slug)
    t.match(body, new RegExp(`<link rel="canonical" href="[^"]*/page/${slug}"`), slug)
    t.match(body, /<meta name="description" content="[^"]{40,155}"/, slug)
  }
})

t.test('a page shows its text as it is now', async (t) => {
  const app = await testApp(t)
  await app.inject('/page/about')
  app.db.update(pages).set({ title: 'Us', body: '<p>New words.</p>' }).where(eq(pages.slug, 'about')).run()
  const { body } = await app.inject('/page/about')
  t.match(body, '<h1>Us</h1>')
  t.match(body, '<p>New words.</p>')
  t.notMatch(body, 'Why we swap')
})

t.test('a page that is not there is a 404 page', async (t) => {
  const app = await testApp(t)
  for (const slug of [
    'nothing',
    '%00',
    '%2e%2e%2fabout',
    '__proto__',
    'ABOUT',
    "a'--",
    '%E0%A4%A',
    'a'.repeat(9000),
  ]) {
    const response = await app.inject(`/page/${slug}`)
    t.equal(response.statusCode, 404, slug.slice(0, 40))
    t.match(response.headers['content-type'], 'text/html', slug.slice(0, 40))
  }
})

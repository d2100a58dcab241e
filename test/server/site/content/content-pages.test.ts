import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import t from 'tap'
import { content, pages } from '../../../../db/schema/content.ts'
import { safeHtml } from '../../../../server/site/content/safe-html.ts'
import { temporaryFolder, testApp } from '../../../helpers/app.ts'

const FIXTURES = join(import.meta.dirname, '../../../fixtures/databases')
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

t.test('a default text of the home page of an earlier version is today’s, too', async (t) => {
  const app = await testApp(t)
  const former =
    '<p>See something you like? Offer one of your own things for it. Others do the same for yours.</p>'
  const { value } = app.db.select().from(content).where(eq(content.key, 'how_it_works')).get()!
  const steps = value as { steps: { description: string }[] }
  steps.steps[1]!.description = former
  app.db.update(content).set({ value }).where(eq(content.key, 'how_it_works')).run()
  const home = async (language: string) =>
    (await app.inject({ url: '/', headers: { 'accept-language': language } })).body
  t.match(await home('en'), 'the site finds swaps of two, three and four people.')
  t.match(await home('de'), 'zu zweit, zu dritt und zu viert')
})

t.test('the pages that earlier versions filled, and nobody has changed, are today’s', async (t) => {
  const textOf = async (app: Awaited<ReturnType<typeof testApp>>, slug: string) => {
    const { body } = await app.inject({ url: `/page/${slug}`, headers: { 'accept-language': 'de' } })
    return body.slice(body.indexOf('<h1'), body.indexOf('</article>'))
  }
  const today = await testApp(t)
  for (const name of readdirSync(FIXTURES).filter((file) => file.endsWith('.sqlite'))) {
    const file = join(temporaryFolder(t), name)
    copyFileSync(join(FIXTURES, name), file)
    const app = await testApp(t, { DATABASE_FILE: file })
    for (const slug of SLUGS)
      t.equal(await textOf(app, slug), await textOf(today, slug), `${slug} of ${name}`)
  }
})

/** Default content of /page/contact-us up to 0.2.0. */
const FORMER_CONTACT = `<p>We are volunteers and read everything that reaches us. We usually answer within two days.</p>
<h2>Before you write</h2>
<p>Many questions are answered in the <a href="/page/faqs">FAQs</a>. About an item, ask its owner: their contact details stand on the item's page, and Send message reaches them here.</p>
<h2>Something is wrong with an item or a person?</h2>
<p>Tell us the Ad ID, which stands on the item's page, or the person's name, and what happened. We look at every report.</p>
`

t.test(
  'a default text of an earlier version is today’s, in the language of its reader, until an admin changes it',
  async (t) => {
    const app = await testApp(t)
    const contact = async (body: string) => {
      app.db.update(pages).set({ body }).where(eq(pages.slug, 'contact-us')).run()
      return (await app.inject({ url: '/page/contact-us', headers: { 'accept-language': 'de' } })).body
    }
    const today = await contact(safeHtml(FORMER_CONTACT))
    t.match(today, 'Bevor du schreibst')
    t.notMatch(today, 'Kontaktdaten stehen')
    t.match(await contact(safeHtml(FORMER_CONTACT).replace('two days', 'a week')), 'within a week')
  },
)

t.test(
  'the default texts say what is so: who sees contact details is chosen, and the site finds swaps by itself',
  async (t) => {
    const app = await testApp(t)
    for (const language of ['en', 'de', 'es', 'fr', 'ar']) {
      const text = async (slug: string) =>
        (await app.inject({ url: `/page/${slug}`, headers: { 'accept-language': language } })).body
      for (const slug of ['faqs', 'terms-and-conditions'])
        t.match(await text(slug), 'href="/dashboard/setting"', `${language} ${slug}`)
      for (const slug of ['faqs', 'how-it-works'])
        t.match(await text(slug), '<a href="/dashboard/matches">', `${language} ${slug}`)
    }
  },
)

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

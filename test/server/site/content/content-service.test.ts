import { eq } from 'drizzle-orm'
import t from 'tap'
import { content } from '../../../../db/schema/content.ts'
import { heroSection, howItWorks, siteView } from '../../../../server/site/content/content-service.ts'
import { defaultSite } from '../../../../server/site/content/defaults/site.ts'
import { testApp } from '../../../helpers/app.ts'

t.test('a part of the site has the content of its row', async (t) => {
  const { db } = await testApp(t)
  t.equal(heroSection(db)?.title, "Trade What You Don't Need")
  db.update(content)
    .set({ value: { title: 'Welcome', content: '<p>hi</p>' } })
    .where(eq(content.key, 'hero_section'))
    .run()
  t.strictSame(heroSection(db), { title: 'Welcome', content: '<p>hi</p>' })
})

t.test(
  'a part that is missing, broken or of another form is null, and the page shows its fallback',
  async (t) => {
    const { db } = await testApp(t)
    const put = db.$client.prepare("UPDATE content SET value = ? WHERE key = 'how_it_works'")
    for (const broken of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"title":1}',
      '{"title":"x","image":null,"steps":[{}]}',
    ]) {
      put.run(broken)
      t.equal(howItWorks(db), null, broken)
    }
    db.delete(content).run()
    t.equal(howItWorks(db), null)
  },
)

t.test('missing and blank fields of header and footer have defaults', async (t) => {
  const { db } = await testApp(t)
  const put = (value: unknown) =>
    db.update(content).set({ value }).where(eq(content.key, 'header_footer')).run()
  put({ name: 'Elm Street Swaps', address: '', social_media: [] })
  const site = siteView(db)
  t.match(site, { name: 'Elm Street Swaps', tagline: defaultSite().tagline })
  t.equal(site.address, 'We have no office, but the contact form always reaches us.', 'nothing is made up')
  t.strictSame(
    site.social_media.map(({ social_media }) => social_media),
    ['facebook', 'linkedin', 'youtube'],
  )
  for (const { profile_link } of site.social_media) t.match(profile_link, /[=]Elm%20Street%20Swaps$/)
  t.equal(site.copyright_text, `© ${new Date().getFullYear()} Elm Street Swaps. All rights reserved.`)
  put({ ...defaultSite(), copyright_text: 'Ours.' })
  t.equal(siteView(db).copyright_text, 'Ours.')
  db.update(content).set({ version: 2 }).where(eq(content.key, 'header_footer')).run()
  t.strictSame(siteView(db).social_media, [], 'an admin who saves none has none')
})

t.test('header and footer are never missing', async (t) => {
  const { db } = await testApp(t)
  const put = db.$client.prepare("UPDATE content SET value = ? WHERE key = 'header_footer'")
  for (const broken of ['{', 'null', '[]', '7', '"x"', '{"name":7}', '{"social_media":[{"id":"x"}]}']) {
    put.run(broken)
    t.equal(siteView(db).name, 'Swapyard', broken)
  }
})

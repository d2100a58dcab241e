import { gunzipSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { Fragments, PageTemplate, PersonalPages } from '../../../../server/site/pages/page-slots.ts'
import { testApp } from '../../../helpers/app.ts'

const HTML = '<!--slot:account:0-->1<!--slot:heart:7-->2<!--slot:heart:8-->3<!--slot:bye:0-->'

/** Pages of people with favourites; `asked` counts queries, `drawn` rendered slots. */
async function pages(t: Test, marked: Record<number, number[]> = {}) {
  const app = await testApp(t)
  const count = { asked: 0, drawn: 0 }
  const fragments = new Fragments({
    subject(_name, { data }) {
      count.drawn++
      return `(${data === true})`
    },
    viewer: (name, { viewer, waiting }) => `[${name} ${viewer?.name} ${waiting}]`,
  })
  const personal = new PersonalPages(app, fragments, {
    heart: {
      reads: ['favourites'],
      load(_db, viewerId, ids) {
        count.asked++
        const own = ids.filter((id) => marked[viewerId]?.includes(id))
        return new Map(own.map((id) => [id, true]))
      },
    },
  })
  const page = (html = HTML) => new PageTemplate(html, 'en', (slot) => fragments.ofNobody(slot, 'en').bytes)
  const seen = (made: PageTemplate, id: number, name: string, waiting = 0) => {
    const viewer = {
      id,
      name,
      email: '',
      avatar: null,
      role: 'member',
      is_pending: false,
      awaits_proof: false,
      language: null,
    } as const
    const plain = personal.cached(made, viewer, waiting, false).toString()
    t.equal(gunzipSync(personal.cached(made, viewer, waiting, true)).toString(), plain, 'the same in gzip')
    t.equal(personal.once(made, viewer, waiting).toString(), plain, 'and where it is not kept')
    return plain
  }
  return { app, count, page, seen }
}

t.test('everybody sees their own name and their own hearts', async (t) => {
  const { page, seen } = await pages(t, { 1: [7] })
  const made = page()
  t.equal(seen(made, 1, 'Ada'), '[account Ada 0]1(true)2(false)3[bye Ada 0]')
  t.equal(seen(made, 2, 'Zoë', 3), '[account Zoë 3]1(false)2(false)3[bye Zoë 3]')
  const { bytes } = await made.visitor.in('identity')
  t.equal(bytes.toString(), '[account undefined 0]1(false)2(false)3[bye undefined 0]')
})

t.test('viewer data is loaded again only after changes of its tables', async (t) => {
  const marked: Record<number, number[]> = { 1: [7] }
  const { app, count, page, seen } = await pages(t, marked)
  const made = page()
  seen(made, 1, 'Ada')
  const { asked } = count
  seen(made, 1, 'Ada')
  t.equal(count.asked, asked + 1, 'once for the page that is not kept')
  marked[1] = [8]
  app.db.$client.pragma('foreign_keys = OFF')
  app.db.$client.exec('INSERT INTO favourites (account_id, item_id) VALUES (1, 8)')
  t.equal(seen(made, 1, 'Ada'), '[account Ada 0]1(false)2(true)3[bye Ada 0]')
})

t.test('what two people see alike is drawn once', async (t) => {
  const { count, page, seen } = await pages(t, { 3: [99] })
  const made = page()
  seen(made, 1, 'Ada')
  const { drawn } = count
  seen(made, 2, 'Bo')
  seen(made, 3, 'Cy')
  t.equal(count.drawn, drawn, 'hearts on other pages make no difference')
})

t.test(
  'what a slot is filled with is remembered for those who see the same, and for no others',
  async (t) => {
    const fragments = new Fragments({
      subject: (name, { about, isSignedIn }, language) => `${name} ${about} ${isSignedIn} ${language}`,
      viewer: (name, { waiting }, language) => `${name} ${waiting} ${language}`,
    })
    for (let round = 0; round < 2; round++) {
      for (const language of ['en', 'de'] as const) {
        for (const isSignedIn of [false, true]) {
          const heart = fragments.ofSubject({ name: 'heart', about: 7 }, isSignedIn, undefined, language)
          t.equal(heart.bytes.toString(), `heart 7 ${isSignedIn} ${language}`)
        }
        for (const waiting of [1, 2]) {
          const account = fragments.ofViewer({ name: 'account', about: 0 }, null, '', waiting, language)
          t.equal(account.bytes.toString(), `account ${waiting} ${language}`)
        }
      }
    }
  },
)

t.test('two pages with the same hearts are two', async (t) => {
  const { page, seen } = await pages(t)
  t.equal(seen(page('one<!--slot:heart:7-->'), 1, 'Ada'), 'one(false)')
  t.equal(seen(page('two<!--slot:heart:7-->'), 1, 'Ada'), 'two(false)')
})

t.test('a page without slots is whole', async (t) => {
  const { page, seen } = await pages(t)
  t.equal(seen(page('plain'), 1, 'Ada'), 'plain')
})

import { gunzipSync } from 'node:zlib'
import t from 'tap'
import { JoinedPages } from '../../../server/pages/joined-pages.ts'
import { Filling, type HoleMark, PageTemplate } from '../../../server/pages/page-cache.ts'
import type { ItemRequest } from '../../../server/swaps/item-requests-shared.ts'

const HTML = '<!--hole:account:0-->1<!--hole:heart:7-->2<!--hole:heart:8-->3<!--hole:bye:0-->'
const page = (html = HTML) => new PageTemplate(html, () => new Filling('-'))

/** What a person sees, and how many fillings were asked for. */
function ask(
  joined: JoinedPages,
  made: PageTemplate,
  viewer: string,
  favourites: number[],
  request: ItemRequest | null = null,
) {
  let filled = 0
  const text = gunzipSync(
    joined.gzip(
      made,
      { favourites: new Set(favourites), wanted: null, request },
      ({ name, about }: HoleMark) => {
        filled++
        return new Filling(about ? `(${favourites.includes(about)})` : `[${name} ${viewer}]`)
      },
    ),
  ).toString()
  return { text, filled }
}

t.test('everybody sees their own name and their own hearts', async (t) => {
  const [joined, made] = [new JoinedPages(), page()]
  const seen = (viewer: string, favourites: number[]) => ask(joined, made, viewer, favourites).text
  t.equal(seen('Ada', [7]), '[account Ada]1(true)2(false)3[bye Ada]')
  t.equal(seen('Zoë', []), '[account Zoë]1(false)2(false)3[bye Zoë]')
  t.equal(seen('Ada', [8]), '[account Ada]1(false)2(true)3[bye Ada]')
  t.equal(seen('Zoë', [7]), '[account Zoë]1(true)2(false)3[bye Zoë]')
})

t.test('what two people see alike is put together once', async (t) => {
  const [joined, made] = [new JoinedPages(), page()]
  t.equal(ask(joined, made, 'Ada', []).filled, 4)
  t.equal(ask(joined, made, 'Bo', []).filled, 2)
  t.equal(ask(joined, made, 'Cy', [99, 100]).filled, 2, 'favourites on other pages make no difference')
  t.equal(ask(joined, made, 'Bo', [8]).filled, 4)
})

t.test('two pages with the same hearts are two', async (t) => {
  const joined = new JoinedPages()
  t.equal(ask(joined, page('one<!--hole:heart:7-->'), 'Ada', []).text, 'one(false)')
  t.equal(ask(joined, page('two<!--hole:heart:7-->'), 'Ada', []).text, 'two(false)')
})

t.test('a page without holes is whole', async (t) => {
  t.equal(ask(new JoinedPages(), page('plain'), 'Ada', []).text, 'plain')
})

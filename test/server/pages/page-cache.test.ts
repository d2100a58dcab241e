import t from 'tap'
import { Filling, type HoleMark, PageCache, PageTemplate } from '../../../server/pages/page-cache.ts'

const filler = (text: string) => () => new Filling(text)
const page = (html = 'page') => new PageTemplate(html, filler(''))

t.test('holes are filled for each viewer, the rest stays', async (t) => {
  const made = new PageTemplate('a<!--hole:heart:7-->b<!--hole:account:0-->c', filler('-'))
  t.same(made.items, [7])
  t.equal((await made.visitor.in('identity')).bytes.toString(), 'a-b-c')
  const fill = ({ name, about }: HoleMark) => new Filling(`${name}${about}ü`)
  t.equal(made.fill(fill).toString(), 'aheart7übaccount0üc')
})

t.test('a page is kept for its key and its version', async (t) => {
  const cache = new PageCache()
  const home = page()
  cache.set('home', 1, home)
  t.equal(cache.get('home', 1), home)
  t.equal(cache.get('home', 2), undefined)
  t.equal(cache.get('browse', 1), undefined)
})

t.test('a page lives a minute, however often it is asked for', async (t) => {
  const cache = new PageCache()
  const home = page()
  cache.set('home', 1, home, 0)
  for (let second = 1; second < 60; second++) t.equal(cache.get('home', 1, second * 1000), home)
  t.equal(cache.get('home', 1, 60_000), undefined)
})

t.test('memory is bounded: pages asked for longest ago go first', async (t) => {
  const cache = new PageCache()
  for (let at = 0; at < 22; at++) {
    cache.set(String(at), 1, page('x'.repeat(1024 * 1024)))
    cache.get('1', 1)
  }
  t.equal(cache.get('0', 1), undefined)
  t.ok(cache.get('1', 1))
})

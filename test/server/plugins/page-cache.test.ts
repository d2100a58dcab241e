import t from 'tap'
import { PageCache, PageTemplate } from '../../../server/plugins/page-cache.ts'

const filler = (text: string) => () => Buffer.from(text)
const page = (html = 'page') => new PageTemplate(html, filler(''))

t.test('holes are filled for each viewer, the rest stays', async (t) => {
  const made = new PageTemplate('a<!--hole:heart:7-->b<!--hole:account:0-->c', filler('-'))
  t.same(made.holes, [
    { name: 'heart', about: 7 },
    { name: 'account', about: 0 },
  ])
  t.equal((await made.visitor.in('identity')).bytes.toString(), 'a-b-c')
  t.equal(made.fill(({ name, about }) => Buffer.from(`${name}${about}ü`)).toString(), 'aheart7übaccount0üc')
})

t.test('a page is made once for each version', async (t) => {
  const cache = new PageCache()
  const first = cache.get('home', 1, page)
  t.equal(cache.get('home', 1, page), first)
  t.not(cache.get('home', 2, page), first)
  t.not(cache.get('browse', 1, page), first)
})

t.test('a page lives a minute, however often it is asked for', async (t) => {
  const cache = new PageCache()
  const first = cache.get('home', 1, page, 0)
  for (let second = 1; second < 60; second++) t.equal(cache.get('home', 1, page, second * 1000), first)
  t.not(cache.get('home', 1, page, 60_000), first)
})

t.test('a page that could not be made is made when next asked for', async (t) => {
  const cache = new PageCache()
  const fail = () => {
    throw new Error('broken')
  }
  t.throws(() => cache.get('home', 1, fail), 'broken')
  t.ok(cache.get('home', 1, page))
})

t.test('memory is bounded: pages asked for longest ago go first', async (t) => {
  const cache = new PageCache()
  const large = () => page('x'.repeat(1024 * 1024))
  const first = cache.get('0', 1, large)
  const second = cache.get('1', 1, large)
  for (let at = 2; at < 22; at++) {
    cache.get(String(at), 1, large)
    cache.get('1', 1, large)
  }
  t.not(cache.get('0', 1, large), first)
  t.equal(cache.get('1', 1, large), second)
})

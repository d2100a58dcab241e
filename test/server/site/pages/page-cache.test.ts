import t from 'tap'
import { PageStore } from '../../../../server/site/pages/page-cache.ts'
import { PageTemplate } from '../../../../server/site/pages/page-slots.ts'

const page = (html = 'page') => new PageTemplate(html, 'en', () => Buffer.from(''))

t.test('a page is cached by key and version', async (t) => {
  const cache = new PageStore()
  const home = page()
  cache.set('home', 1, home)
  t.equal(cache.get('home', 1), home)
  t.equal(cache.get('home', 2), undefined)
  t.equal(cache.get('browse', 1), undefined)
})

t.test('a page lives a minute, however often it is asked for', async (t) => {
  const cache = new PageStore()
  const home = page()
  cache.set('home', 1, home, 0)
  for (let second = 1; second < 60; second++) t.equal(cache.get('home', 1, second * 1000), home)
  t.equal(cache.get('home', 1, 60_000), undefined)
})

t.test('memory is bounded: pages asked for longest ago go first', async (t) => {
  const cache = new PageStore()
  for (let at = 0; at < 22; at++) {
    cache.set(String(at), 1, page('x'.repeat(1024 * 1024)))
    cache.get('1', 1)
  }
  t.equal(cache.get('0', 1), undefined)
  t.ok(cache.get('1', 1))
})

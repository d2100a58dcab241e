import t from 'tap'
import { CachedUrls } from '../../../../server/site/pages/page-cache.ts'

const cacheKey = (key: string) => ({ key, shows: [] })

t.test('a visitor gets the entry of visitors, a signed-in user that of both', async (t) => {
  const urls = new CachedUrls()
  urls.learn('/', cacheKey('home'), 'visitor')
  t.equal(urls.find('/', 'visitor')?.key, 'home')
  t.equal(urls.find('/', 'viewer'), undefined)
  urls.learn('/', cacheKey('home'), 'viewer')
  t.equal(urls.find('/', 'viewer')?.key, 'home')
})

t.test('pages of signed-in users only are not learned', async (t) => {
  const urls = new CachedUrls()
  urls.learn('/admin', cacheKey('admin'), 'viewer')
  t.equal(urls.find('/admin', 'visitor'), undefined)
  t.equal(urls.find('/admin', 'viewer'), undefined)
})

t.test('an address that is longer than any need be is answered by its route', async (t) => {
  const urls = new CachedUrls()
  const long = `/?q=${'x'.repeat(1000)}`
  urls.learn(long, cacheKey('home'), 'visitor')
  t.equal(urls.find(long, 'visitor'), undefined)
})

t.test('if both got different pages, the first is dropped', async (t) => {
  const urls = new CachedUrls()
  urls.learn('/', cacheKey('home'), 'visitor')
  urls.learn('/', cacheKey('own'), 'viewer')
  t.equal(urls.find('/', 'visitor'), undefined)
  t.equal(urls.find('/', 'viewer'), undefined)
})

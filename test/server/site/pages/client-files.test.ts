import t from 'tap'
import { testApp } from '../../../helpers/app.ts'

const app = await testApp(t)

/** Address of a script of the build, from a page. */
async function script(): Promise<string> {
  const { body } = await app.inject('/')
  return /<script type="module" src="(\/assets\/[^"]+\.js)"/.exec(body)![1]!
}

t.test('what the build made is sent as it lies there, packed where a browser unpacks it', async (t) => {
  const url = await script()
  const plain = await app.inject(url)
  t.equal(plain.statusCode, 200)
  t.match(plain.headers['content-type'], /javascript/)
  t.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  t.equal(packed.headers['content-encoding'], 'br')
  t.equal((await app.inject({ method: 'HEAD', url })).statusCode, 200)
  t.equal((await app.inject({ url, headers: { range: 'bytes=0-9' } })).rawPayload.length, 10)
})

t.test('a missing file at any URL is an error page', async (t) => {
  const url = await script()
  for (const other of [
    '/assets/nothing.js',
    '/assets/',
    '/services/',
    '/assets/..%2f..%2fserver%2fentry-server.js',
    '/assets/..%5c..%5cserver%5centry-server.js',
    '/assets/%00',
    '/assets/.vite',
    '/.vite/manifest.json',
    url.replace('/assets/', '/assets/x/'),
    url.replace('/assets/', '/assets%2f'),
    url.toUpperCase().replace('/ASSETS/', '/assets/'),
  ]) {
    const { statusCode, headers } = await app.inject(other)
    t.equal(statusCode, 404, other)
    t.match(headers['content-type'], /^text\/html/, other)
  }
})

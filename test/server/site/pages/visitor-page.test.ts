import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import { codingFor } from '../../../../server/site/pages/compress.ts'
import { VisitorPage } from '../../../../server/site/pages/respond.ts'

const HTML = '<p>Tausch für alle</p>'.repeat(100)

t.test('the coding is the best that the browser takes', async (t) => {
  for (const [accept, coding] of [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br;q=0.5, gzip', 'gzip'],
    ['zstd', 'identity'],
    ['xbr', 'identity'],
    [',;;q=,=', 'identity'],
  ] as const) {
    t.equal(codingFor(accept), coding, `${accept}`)
  }
})

t.test('every coding carries the same page', async (t) => {
  const page = new VisitorPage(Buffer.from(HTML), 'en')
  const { bytes, headers } = await page.in('identity')
  const br = await page.in('br')
  const gzip = await page.in('gzip')
  t.equal(bytes.toString(), HTML)
  t.equal(headers['content-encoding'], undefined)
  t.equal(brotliDecompressSync(br.bytes).toString(), HTML)
  t.equal(br.headers['content-encoding'], 'br')
  t.equal(gunzipSync(gzip.bytes).toString(), HTML)
  t.equal(gzip.headers['content-encoding'], 'gzip')
  t.equal(br.headers.etag, headers.etag)
})

t.test('a page is compressed once, however many ask at once', async (t) => {
  const page = new VisitorPage(Buffer.from(HTML), 'en')
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => page.in('br')))
  for (const answer of others) t.equal(answer, first)
  t.equal(page.in('br'), first, 'at once, when it is there')
})

t.test('If-None-Match is compared weakly, one by one, and * is any', async (t) => {
  const page = new VisitorPage(Buffer.from(HTML), 'en')
  const { headers } = await page.in('identity')
  const strong = headers.etag!.replace('W/', '')
  for (const known of [headers.etag!, strong, `"other", ${headers.etag}`, `${strong},"other"`, '*']) {
    t.match(page.unchanged({ 'if-none-match': known }), { etag: headers.etag, vary: headers.vary }, known)
  }
  for (const unknown of [undefined, '', '"other"', strong.replaceAll('"', '')]) {
    t.equal(page.unchanged({ 'if-none-match': unknown }), null, unknown ?? 'none')
  }
})

import { createHash } from 'node:crypto'
import t from 'tap'
import { testApp } from '../../../helpers/app.ts'
import { testChat } from '../../../helpers/chat.ts'
import { testPictures } from '../../../helpers/items.ts'

/** Headers of helmet 8 by name, and our own. */
const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'permissions-policy': /microphone=\(\)/,
}

/** Directives of a policy by name. */
const directives = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((directive) => directive.split(/ (.*)/s).slice(0, 2) as [string, string | undefined]),
  )

t.test('every kind of answer carries them, made or ready, good or bad', async (t) => {
  const app = await testApp(t)
  const br = { 'accept-encoding': 'br' }
  for (const url of [
    '/',
    '/',
    '/browse?product=x',
    '/nowhere',
    '/api/home',
    '/api/profile',
    '/api/nowhere',
    '/favicon.svg',
    '/robots.txt',
    '/healthz',
    '/uploads/none',
    '/attachments/1/x',
  ]) {
    const { headers } = await app.inject({ url, headers: br })
    t.match(headers, ALWAYS, url)
    t.notOk(headers['x-powered-by'] ?? headers.server, url)
    t.equal(headers['strict-transport-security'], undefined, 'not without https')
  }
})

t.test(
  'a page runs no script of its own text but the one that is named, frames nobody but the player and is framed by nobody',
  async (t) => {
    const app = await testApp(t)
    for (const url of ['/', '/sign-in', '/nowhere', '/api/home']) {
      const { headers, body } = await app.inject(url)
      const policy = directives(headers['content-security-policy'])
      t.equal(policy.get('default-src'), "'none'", url)
      t.match(policy.get('script-src'), /^'self' 'sha256-\S+'$/, url)
      for (const [, text] of body.matchAll(/<script>(.*?)<\/script>/gs)) {
        const hash = createHash('sha256').update(text!).digest('base64')
        t.equal(policy.get('script-src'), `'self' 'sha256-${hash}'`, url)
      }
      t.equal(policy.get('frame-ancestors'), "'none'", url)
      t.equal(policy.get('base-uri'), "'none'", url)
      t.match(policy.get('connect-src'), /^'self' wss?:\/\/[^ *]+$/, 'this site alone')
      t.equal(policy.get('form-action'), "'self'", url)
      t.equal(policy.get('frame-src'), 'https://www.youtube-nocookie.com', url)
      t.notMatch([...policy.values()].join(' '), /unsafe-eval|https?:\/\/\*|(?:^| )\*(?: |$)/, url)
    }
  },
)

t.test('behind https it stays https', async (t) => {
  const app = await testApp(t, { PUBLIC_URL: 'https://swap.example' })
  const { headers } = await app.inject('/')
  t.equal(headers['strict-transport-security'], 'max-age=31536000')
  t.ok(directives(headers['content-security-policy']).has('upgrade-insecure-requests'))
  t.notMatch(headers['strict-transport-security'], 'includeSubDomains', 'names below it may have other sites')
  const asked = await testApp(t, { PUBLIC_URL: 'https://swap.example', HSTS_SUBDOMAINS: 'on' })
  const answer = await asked.inject('/')
  t.equal(answer.headers['strict-transport-security'], 'max-age=31536000; includeSubDomains')
})

t.test('an uploaded file cannot run or load anything', async (t) => {
  const { app, ada, bob, send } = await testChat(t)
  const [id] = await testPictures(app)
  const { hash, widths } = app.db.query.images.findFirst({ where: (row, { eq }) => eq(row.id, id!) }).sync()!
  const { body } = await send(ada, bob, { message: '' }, [
    new File(['<script>alert(1)</script>'], 'page.txt'),
  ])
  const document = body.data.attachments[0].url
  for (const [url, disposition] of [
    [`/uploads/${hash}-${widths[0]}.webp`, undefined],
    ['/uploads/00000000000000000000000000000000-320.webp', undefined],
    [document, /^attachment/],
  ] as const) {
    const { headers } = await app.inject({ url, headers: bob.bearer })
    const policy = directives(headers['content-security-policy'])
    t.equal(policy.get('default-src'), "'none'", url)
    t.ok(policy.has('sandbox'), url)
    t.notOk(policy.get('sandbox'), 'nothing is let out of it')
    t.match(headers, ALWAYS, url)
    if (disposition) t.match(headers['content-disposition'], disposition)
  }
})

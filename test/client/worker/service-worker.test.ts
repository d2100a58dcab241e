import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import t from 'tap'

const SOURCE = readFileSync(join(import.meta.dirname, '../../../client/worker/service-worker.js'), 'utf8')

/** The worker with an empty cache and a faked fetch; returns the number of clones and the cached entries. */
async function asked(path: string, cacheControl: string | null) {
  let cloned = 0
  const kept: string[] = []
  const work: unknown[] = []
  const answer = {
    ok: true,
    type: 'basic',
    redirected: false,
    headers: new Headers(cacheControl === null ? {} : { 'cache-control': cacheControl }),
    clone() {
      cloned += 1
      return answer
    },
  }
  const listeners: Record<string, (event: object) => void> = {}
  const put = async ({ url }: { url: string }) => void kept.push(new URL(url).pathname)
  runInNewContext(SOURCE, {
    VERSION: 'test',
    SHELL: [],
    URL,
    location: { origin: 'https://site.test' },
    self: { addEventListener: (type: string, listen: () => void) => (listeners[type] = listen) },
    // For a URL only, it requests the page of the next meetings.
    fetch: async (asked: unknown) => (typeof asked === 'string' ? { type: 'opaqueredirect' } : answer),
    caches: {
      match: async () => undefined,
      delete: async () => true,
      open: async () => ({ put, keys: async () => [] }),
    },
  })
  const request = {
    method: 'GET',
    mode: path.startsWith('/uploads/') ? 'no-cors' : 'navigate',
    url: `https://site.test${path}`,
  }
  let given: Promise<unknown> | undefined
  listeners.fetch!({
    request,
    respondWith: (response: Promise<unknown>) => (given = response),
    waitUntil: (promise: unknown) => work.push(promise),
  })
  t.equal(await given, answer)
  await Promise.all(work)
  return { cloned, kept }
}

t.test('private responses are not cloned, because a large download would be in memory', async (t) => {
  for (const [path, cacheControl] of [
    ['/account-export', 'private, no-store'],
    ['/dashboard', 'private, no-store'],
    [`/uploads/${'0'.repeat(32)}-320.webp`, 'private, max-age=31536000, immutable'],
  ] as const)
    t.strictSame(await asked(path, cacheControl), { cloned: 0, kept: [] }, path)
})

t.test('public responses are cached while served', async (t) => {
  for (const path of ['/browse', `/uploads/${'0'.repeat(32)}-320.webp`])
    t.strictSame(await asked(path, 'public, max-age=60'), { cloned: 1, kept: [path] }, path)
  t.strictSame(await asked('/page/faqs', null), { cloned: 1, kept: ['/page/faqs'] })
})

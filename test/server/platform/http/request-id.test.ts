import { Writable } from 'node:stream'
import t from 'tap'
import { buildApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { testEnvironment } from '../../../helpers/app.ts'

t.test('an answer names the id that the log has, and nobody outside chooses it', async (t) => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const app = await buildApp(readConfig(testEnvironment(t, { LOG_LEVEL: 'error' })), stream)
  t.teardown(() => app.close())
  app.get('/api/boom', () => {
    throw new Error('boom')
  })
  const chosen = { 'x-request-id': 'chosen', 'request-id': 'chosen' }
  const ids = new Set<string>()
  for (const url of ['/api/boom', '/api/boom', '/api/home', '/browse', '/nowhere', '/uploads/none']) {
    const id = (await app.inject({ url, headers: chosen })).headers['x-request-id']
    t.match(id, /^[0-9a-f-]{36}$/, url)
    ids.add(String(id))
  }
  t.equal(ids.size, 6, 'each is another')
  const logged = lines.map((line) => JSON.parse(line).reqId)
  t.equal(logged.length, 2)
  t.ok(logged.every((id) => ids.has(id)))
})

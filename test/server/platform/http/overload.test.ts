import { setTimeout as pause } from 'node:timers/promises'
import t from 'tap'
import { OVERLOAD } from '../../../../server/platform/http/http-limits.ts'
import { testApp } from '../../../helpers/app.ts'

const br = { 'accept-encoding': 'br' }

t.test('an overloaded site responds so at once, and recovers', async (t) => {
  const app = await testApp(t)
  await app.inject({ url: '/', headers: br })
  // Blocks the event loop repeatedly; once does not count as overload.
  const block = async () => {
    // Never notified: blocks the thread without using CPU time.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OVERLOAD.lookEvery + 1.2 * OVERLOAD.late)
    await pause(1)
  }
  await block()
  t.equal((await app.inject('/api/home')).statusCode, 200)
  /** On a slow machine the site may recover between two requests. */
  const askOverloaded = async (url: string) => {
    for (;;) {
      while (!app.isOverloaded()) await block()
      const answer = await app.inject(url)
      if (answer.statusCode === 503 || app.isOverloaded()) return answer
    }
  }
  const call = await askOverloaded('/api/home')
  t.equal(call.statusCode, 503)
  t.equal(call.headers['retry-after'], String(OVERLOAD.retryAfter))
  t.match(call.json(), { status: false, message: 'The site is busy. Please try again in a moment.' })
  const page = await askOverloaded('/browse?product=kettle')
  t.equal(page.statusCode, 503)
  t.equal(page.headers['retry-after'], String(OVERLOAD.retryAfter))
  t.match(page.headers['content-type'], 'text/html')
  t.equal((await app.inject('/healthz')).statusCode, 200, 'nobody restarts it for being busy')
  const [style] = app.pageAssets('en').styles
  t.equal((await askOverloaded(style!)).statusCode, 200, 'nor does an open page lose what it is made of')
  t.equal((await app.inject({ url: '/', headers: br })).statusCode, 200, 'pages that lie ready still come')

  while (app.isOverloaded()) await pause(50)
  t.equal((await app.inject('/api/home')).statusCode, 200)
})

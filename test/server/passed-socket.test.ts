import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import t from 'tap'
import { ROOT } from '../../server/ops/process.mjs'
import { readConfig } from '../../server/platform/config.ts'
import { testEnvironment } from '../helpers/app.ts'
import { holdSocket, startWithSocket } from '../helpers/passed-socket.ts'

const skip = process.platform === 'linux' ? false : 'systemd is of Linux'
const BODY = JSON.stringify({ filler: 'x'.repeat(20_000) })

let clients = 0
/**
 * A sign-in without an email address, which gets 422, each from another IP address.
 * @param duringBody called and awaited between the halves of the body.
 */
async function post(port: number, agent?: Agent, duringBody?: () => Promise<unknown>): Promise<number> {
  clients++
  const outgoing = request({
    port,
    agent: agent ?? false,
    method: 'POST',
    path: '/api/auth/login',
    headers: {
      'content-type': 'application/json',
      'content-length': BODY.length,
      'x-forwarded-for': `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`,
    },
  })
  const answered = once(outgoing, 'response')
  outgoing.write(BODY.slice(0, 10_000))
  await Promise.race([duringBody?.(), answered])
  outgoing.end(BODY.slice(10_000))
  const [response] = await answered
  response.resume()
  await once(response, 'end')
  return response.statusCode
}

t.test('no request fails while a site with a passed socket restarts', { skip }, async (t) => {
  const { port, fd } = holdSocket(t)
  const env = testEnvironment(t, {
    PUBLIC_URL: 'https://swap.example.org',
    TRUST_PROXY: '127.0.0.1',
    PORT: String(port),
  })
  let site = await startWithSocket(t, fd, env)
  const agent = new Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())
  let isOver = false
  const answers: unknown[][] = []
  const loop = async (own: unknown[], shared?: Agent) => {
    while (!isOver) {
      own.push(await post(port, shared).catch(({ code }) => code))
      await pause(5)
    }
  }
  const loops = [...Array(8).keys()].map((at) => {
    answers.push([])
    return loop(answers[at]!, at % 2 ? agent : undefined)
  })
  const tenMore = async () => {
    const before = answers.map((own) => own.length)
    while (!answers.every((own, at) => own.length >= before[at]! + 10)) await pause(10)
  }
  await tenMore()
  for (let restarts = 0; restarts < 2; restarts++) {
    const ended = once(site, 'exit')
    let isStopping = () => {}
    const stopping = new Promise<void>((done) => {
      isStopping = done
    })
    const uploads = [undefined, agent].map((shared) =>
      post(port, shared, () => stopping).catch(({ code }) => code),
    )
    await tenMore()
    site.kill('SIGTERM')
    await tenMore()
    isStopping()
    t.strictSame(await Promise.all(uploads), [422, 422], 'uploads that run are finished')
    t.strictSame(await ended, [0, null])
    site = await startWithSocket(t, fd, env)
    await tenMore()
  }
  isOver = true
  await Promise.all(loops)
  t.strictSame([...new Set(answers.flat())], [422])
  const ended = once(site, 'exit')
  site.kill('SIGTERM')
  await ended
})

t.test('a start by a page ends the process with a code after which systemd starts it again', async (t) => {
  const program = `
    import { EventEmitter } from 'node:events'
    import { allowStartingAnew } from './server/platform/shutdown.ts'
    const log = new EventEmitter()
    log.end = () => setImmediate(() => log.emit('close'))
    const app = {
      config: { passedSocket: 3 },
      log: { info() {} },
      server: { address: () => ({ port: 1 }) },
      drain: async () => {},
      close: async () => {},
    }
    allowStartingAnew(app, log)
    app.startAnew()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: ROOT })
  t.strictSame(await once(child, 'exit'), [75, null])
})

t.test(
  'a passed socket counts only for the process that is named, needs PUBLIC_URL, and has no demo',
  (t) => {
    const LISTEN_PID = String(process.pid)
    t.equal(readConfig({ LISTEN_FDS: '1', LISTEN_PID: '1' }).passedSocket, undefined)
    t.equal(readConfig({ LISTEN_FDS: '', LISTEN_PID }).passedSocket, undefined)
    t.equal(readConfig({}).demoData, true)
    t.match(readConfig({ LISTEN_FDS: '1', LISTEN_PID, PUBLIC_URL: 'http://127.0.0.1:3000' }), {
      passedSocket: 3,
      demoData: false,
    })
    t.throws(() => readConfig({ LISTEN_FDS: '1', LISTEN_PID }), { message: /^PUBLIC_URL must be set/ })
    t.throws(() => readConfig({ LISTEN_FDS: '2', LISTEN_PID, PUBLIC_URL: 'http://127.0.0.1' }), {
      message: /^LISTEN_FDS must be 1/,
    })
    t.end()
  },
)

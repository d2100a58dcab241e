import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, openSync, readSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { QUICK_IMPORTS } from '../../server/ops/process.mjs'
import { LOG } from '../../server/platform/limits.ts'
import { LogStream } from '../../server/platform/log-stream.ts'
import { temporaryFolder, testEnvironment } from '../helpers/app.ts'
import { freePort } from '../helpers/free-port.ts'
import { COMPILED } from '../helpers/process.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** A disk with this much free space in bytes. */
function disk(room: number) {
  const state = { text: '', room }
  const write = (_fd: number, bytes: Buffer, done: (error: Error | null, written: number) => void) => {
    const part = bytes.subarray(0, state.room)
    state.room -= part.length
    state.text += part.toString()
    setImmediate(() => (part.length > 0 ? done(null, part.length) : done(new Error('ENOSPC'), 0)))
  }
  return { state, write }
}

t.test('lines on a full disk wait, are dropped and counted, and come again once there is room', async (t) => {
  const { state, write } = disk(10)
  const log = new LogStream(1, write)
  const line = `${'x'.repeat(999)}\n`
  const many = LOG.waiting / line.length
  for (let at = 0; at < many + 44; at++) log.write(line)
  await pause(50)
  t.equal(state.text.length, 10, 'a part of a line fits')
  state.room = Number.POSITIVE_INFINITY
  await pause(LOG.retry + 200)
  log.write('the next\n')
  log.end()
  await once(log, 'close')
  const lines = state.text.trimEnd().split('\n')
  t.ok(
    lines.slice(0, many).every((one) => one.length === 999),
    'no line is torn',
  )
  t.match(JSON.parse(lines[many]!), { level: 'error', count: 44, msg: /dropped/ })
  t.equal(lines[many + 1], 'the next')
})

/** A running site with this log. */
async function started(t: Test, stdout: number | 'pipe') {
  const port = await freePort()
  const child = spawn(process.execPath, [...QUICK_IMPORTS, 'server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      ...COMPILED,
      ...testEnvironment(t, { PORT: String(port), LOG_LEVEL: 'trace' }),
    },
    stdio: ['ignore', stdout, stdout === 'pipe' ? 'pipe' : 'ignore'],
  })
  const ended = once(child, 'exit')
  t.teardown(() => child.kill('SIGKILL'))
  child.stdout?.destroy()
  child.stderr?.destroy()
  const ask = (path = '/healthz') =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5000) }).then(
      ({ status }) => status,
      () => 0,
    )
  while ((await ask()) !== 200) {
    if (child.exitCode !== null) break
    await pause(100)
  }
  t.equal(child.exitCode, null, 'it runs')
  const stop = async () => {
    child.kill('SIGTERM')
    t.strictSame(await ended, [0, null], 'it can be stopped')
  }
  return { ask, stop }
}

async function survives(t: Test, stdout: number | 'pipe') {
  const { ask, stop } = await started(t, stdout)
  for (let times = 0; times < 20; times++) t.equal(await ask(), 200)
  await stop()
}

t.test('a log on a full disk stops nothing', { skip: process.platform !== 'linux' }, async (t) => {
  const full = openSync('/dev/full', 'w')
  t.teardown(() => closeSync(full))
  await survives(t, full)
})

t.test('a log into a pipe that closed stops nothing', async (t) => {
  await survives(t, 'pipe')
})

t.test(
  'a log into a pipe that nobody reads stops nothing; lines are dropped, counted and come again',
  { skip: process.platform !== 'linux' },
  async (t) => {
    const pipe = join(temporaryFolder(t), 'log')
    execFileSync('mkfifo', [pipe])
    const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
    const writer = openSync(pipe, 'w')
    t.teardown(() => [reader, writer].forEach(closeSync))
    const { ask, stop } = await started(t, writer)
    const bytes = Buffer.alloc(64 * 1024)
    let text = ''
    const read = () => {
      try {
        text += bytes.toString('utf8', 0, readSync(reader, bytes))
      } catch (error) {
        t.match(error, { code: 'EAGAIN' })
      }
    }
    // Each refusal is a line; requests beyond the rate limit are refused as well.
    const fill = async () => {
      for (let times = 0; times < 200; times++)
        await Promise.all(Array.from({ length: 20 }, () => ask('/api/account')))
      t.equal(await ask(), 200, 'pages are answered')
    }
    const waiting = () => {
      read()
      return text.includes('were dropped')
    }
    await fill()
    for (let tries = 0; tries < 500 && !waiting(); tries++) await pause(10)
    const lines = text.split('\n').filter((line, at, all) => at < all.length - 1 && !/^[A-Z]/.test(line))
    const counted = lines.map((line) => JSON.parse(line)).find(({ msg }) => /were dropped/.test(msg))
    t.ok(counted?.count > 0, 'no line is torn, and the dropped ones are counted')
    text = ''
    await ask('/api/account')
    for (let tries = 0; tries < 500 && text === ''; tries++) {
      read()
      await pause(10)
    }
    t.match(text, /refused/, 'the next line is written')
    await fill()
    await stop()
  },
)

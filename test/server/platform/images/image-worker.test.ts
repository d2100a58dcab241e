import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readdirSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import t, { type Test } from 'tap'
import type { Rendering } from '../../../../server/platform/images/image-jobs.ts'
import { ImageWorker } from '../../../../server/platform/images/image-worker.ts'
import { storeImage } from '../../../../server/platform/images/images-service.ts'
import { PICTURE } from '../../../../server/platform/limits.ts'
import { temporaryFolder } from '../../../helpers/app.ts'
import { noisy, refusal, testImageStore, twoColours } from '../../../helpers/pictures.ts'

const small = await twoColours(40, 30).jpeg().toBuffer()
/** Takes some tenths of a second to decode. */
const slow = await noisy(1500, 1000, 1).jpeg().toBuffer()

t.test(
  'pictures are decoded by another process, nicer than this one, that starts with the first',
  async (t) => {
    const store = await testImageStore(t)
    t.equal(store.worker.pid, undefined)
    await storeImage(store, small)
    t.ok(store.worker.pid && store.worker.pid !== process.pid)
    t.ok(getPriority(store.worker.pid) > getPriority(process.pid))
  },
)

t.test('the event loop turns while a picture is decoded', async (t) => {
  const store = await testImageStore(t)
  let turns = 0
  let done = false
  const stored = storeImage(store, slow).finally(() => {
    done = true
  })
  while (!done) {
    turns++
    await pause(1)
  }
  await stored
  t.ok(turns > 20, `${turns} turns`)
})

t.test('a picture whose process is killed under it is done by the next one', async (t) => {
  const store = await testImageStore(t)
  await storeImage(store, small)
  const killed = store.worker.pid!
  const stored = storeImage(store, slow)
  while (readdirSync(join(store.folder, '.aside')).length === 0) await pause(1)
  await pause(30)
  process.kill(killed, 'SIGKILL')
  t.type(await stored, 'number')
  t.not(store.worker.pid, killed)
})

t.test('a picture that takes the process down twice is refused, and its neighbours are not', async (t) => {
  const store = await testImageStore(t)
  const file = join(store.folder, 'slow.jpg')
  writeFileSync(file, slow)
  const fate = store.worker.process(file, store.folder).then(
    () => 'stored',
    (error) => error.problem,
  )
  const neighbour = storeImage(store, small)
  const seen = new Set<number>()
  while (seen.size < 2) {
    const { pid } = store.worker
    if (pid && !seen.has(pid)) {
      seen.add(pid)
      process.kill(pid, 'SIGKILL')
    }
    await pause(1)
  }
  t.equal(await fate, 'broken')
  t.type(await neighbour, 'number')
})

/** A worker with its own limits, given a small image or another file. */
async function limitedWorker(t: Test, limits: { work: number; patience: number }) {
  const store = await testImageStore(t)
  const worker = new ImageWorker(limits)
  t.teardown(() => worker.close())
  const put = (name: string, bytes: Buffer) => {
    writeFileSync(join(store.folder, name), bytes)
    return () => worker.process(join(store.folder, name), store.folder)
  }
  return { worker, small: put('small.jpg', small), put }
}

t.test(
  'a picture of a dying process is retried, even if another is added before its exit event',
  async (t) => {
    const { worker, small } = await limitedWorker(t, PICTURE)
    const neighbour = new Promise((resolve, reject) => {
      const atStart = (started: unknown) => {
        const { process: child } = started as { process: ChildProcess }
        unsubscribe('child_process', atStart)
        child.once('disconnect', () => small().then(resolve, reject))
      }
      subscribe('child_process', atStart)
    })
    const stored = small()
    process.kill(worker.pid!, 'SIGKILL')
    t.match(await neighbour, { width: 40 })
    t.match(await stored, { width: 40 })
  },
)

t.test('a picture that takes too much work is refused, and its neighbour is not', async (t) => {
  const { put, small } = await limitedWorker(t, { work: 100, patience: PICTURE.patience })
  const large = put('large.png', await noisy(3000, 2000, 1).png({ compressionLevel: 0 }).toBuffer())
  const refused = refusal(large())
  // Time of concurrent work counts for both images, so the earlier one has used more.
  await pause(20)
  const [fate, neighbour] = await Promise.all([refused, small()])
  t.match(fate, { problem: 'timeout' })
  t.match(neighbour, { width: 40 })
})

t.test('a worker that gets no turn is waited for: the picture is not to blame', async (t) => {
  const limits = { work: 800, patience: PICTURE.patience }
  const { worker, small } = await limitedWorker(t, limits)
  await small()
  process.kill(worker.pid!, 'SIGSTOP')
  const stored = small()
  await pause(1.5 * limits.work)
  process.kill(worker.pid!, 'SIGCONT')
  t.match(await stored, { width: 40 })
})

t.test(
  'one that gets no turn for very long is given up with 503, and the next picture is stored',
  async (t) => {
    const { worker, small } = await limitedWorker(t, { work: PICTURE.work, patience: 6000 })
    await small()
    process.kill(worker.pid!, 'SIGSTOP')
    t.match(await refusal(small()), { status: 503 })
    t.match(await small(), { width: 40 })
  },
)

t.test('a full queue responds 503, and queued images are still processed', async (t) => {
  const store = await testImageStore(t)
  const file = join(store.folder, 'small.jpg')
  writeFileSync(file, small)
  const room = PICTURE.queue + 2
  const all = Array.from({ length: room + 5 }, () => store.worker.process(file, store.folder))
  const settled = await Promise.allSettled(all)
  const refused = settled.filter((one) => one.status === 'rejected')
  t.ok(refused.length >= 5 && refused.length < 10)
  t.ok(refused.every(({ reason }) => reason.status === 503))
})

t.test('errors that the image process prints are handed on line by line, and never block it', async (t) => {
  const script = join(temporaryFolder(t), 'prints.mjs')
  // Writes more than a pipe holds before each reply.
  writeFileSync(
    script,
    `import { writeSync } from 'node:fs'
     process.on('message', ({ id }) => {
       for (let at = 0; at < 300; at++) writeSync(2, \`\${at} \${'é'.repeat(500)}\\n\`)
       writeSync(2, 'no line break')
       process.send({ id, rendered: '' })
     })`,
  )
  const lines: string[] = []
  const worker = new ImageWorker({}, { script, onLine: (line) => lines.push(line) })
  t.teardown(() => worker.close())
  await worker.render(undefined, {} as Rendering)
  await worker.render(undefined, {} as Rendering)
  while (lines.length < 600) await pause(5)
  t.ok(
    lines.every((line) => line.length <= 520),
    'long lines are cut',
  )
  t.match(lines[0], /^0 éé/)
  t.match(lines[300], /^no line break0 éé/)
  await worker.close()
  while (lines.length < 601) await pause(5)
  t.equal(lines[600], 'no line break')
})

t.test('closing ends the process and responds 503 to the queue', async (t) => {
  const store = await testImageStore(t)
  const stored = [storeImage(store, slow), storeImage(store, slow)].map((one) => refusal(one))
  while (!store.worker.pid) await pause(1)
  const { pid } = store.worker
  await store.worker.close()
  for (const error of await Promise.all(stored)) t.match(error, { status: 503 })
  t.throws(() => process.kill(pid!, 0), { code: 'ESRCH' })
  t.match(await refusal(storeImage(store, small)), { status: 503 })
})

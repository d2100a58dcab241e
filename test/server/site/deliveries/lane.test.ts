import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { deliveries } from '../../../../db/schema/index.ts'
import { DAY } from '../../../../server/platform/time-shared.ts'
import {
  Busy,
  type Carry,
  type Delivery,
  Dropped,
  Later,
  Refused,
} from '../../../../server/site/deliveries/carrying.ts'
import { nextDelivery } from '../../../../server/site/deliveries/deliveries-queries.ts'
import { Lane } from '../../../../server/site/deliveries/lane.ts'
import { DELIVERY, MAIL } from '../../../../server/site/limits.ts'
import { carriers } from '../../../../server/site/notifications/plan-deliveries.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { until } from '../../../helpers/until.ts'

/** Pending mails to different people. */
function waiting(app: FastifyInstance, batches: readonly Delivery['batch'][]) {
  const values = batches.map((batch) => ({
    accountId: testAccount(app).id,
    channel: 'mail' as const,
    kind: 'news',
    details: '{}',
    url: '/',
    topic: 'news',
    batch,
    nextAttemptAt: new Date(),
  }))
  app.db.insert(deliveries).values(values).run()
}

/** A queue whose deliveries end at once; returns their start times in milliseconds, in order. */
async function laneOf(t: Parameters<typeof testApp>[0], batches: readonly Delivery['batch'][]) {
  const app = await testApp(t)
  waiting(app, batches)
  const began: { batch: Delivery['batch']; at: number }[] = []
  const lane = new Lane(app.db, app.log, 'mail', async ({ id, batch }, taken) => {
    began.push({ batch, at: performance.now() })
    taken([id])
  })
  t.teardown(() => lane.close())
  lane.wake()
  await until(() => began.length === batches.length)
  return began
}

t.test('mails of a day or week begin one after the other, with a rest between', async (t) => {
  const began = await laneOf(t, ['weekly', 'daily', 'weekly'])
  const rests = began.slice(1).map(({ at }, index) => at - began[index]!.at)
  // A pause is at least this long; recording the start takes additional time.
  t.ok(
    rests.every((rest) => rest > DELIVERY.batchEvery / 2),
    `${rests}`,
  )
})

t.test('event notifications do not wait for digests', async (t) => {
  const began = await laneOf(t, ['weekly', 'weekly', null, null])
  t.strictSame(
    began.map(({ batch }) => batch),
    [null, null, 'weekly', 'weekly'],
  )
})

t.test('deliveries are round robin over users, and newsletters are last', async (t) => {
  const app = await testApp(t)
  const { db } = app
  const [ada, bob] = [testAccount(app).id, testAccount(app).id]
  const now = Date.now()
  const mail = (accountId: number, batch: Delivery['batch'], at: number) => ({
    ...{ accountId, channel: 'mail' as const, kind: 'news', details: '{}', url: '/', topic: 'news', batch },
    nextAttemptAt: new Date(now + at),
  })
  db.insert(deliveries)
    .values([
      mail(ada, null, -4),
      mail(ada, null, -3),
      mail(bob, null, -2),
      mail(ada, 'daily', DAY),
      mail(ada, 'weekly', -1),
    ])
    .run()
  const order: number[] = []
  for (;;) {
    const next = nextDelivery(db, 'mail', new Date(now), order)
    if (!next) break
    order.push(next.id)
  }
  t.strictSame(order, [1, 3, 2, 5])
})

t.test('without a mail server mail remains, without counting an attempt', async (t) => {
  const app = await testApp(t)
  waiting(app, [null])
  carriers(app.db).wakes.emit('wake')
  const row = () => app.db.select().from(deliveries).all()[0]!
  const now = Date.now()
  await until(() => row().outcome !== null || row().nextAttemptAt!.getTime() > now + 60_000)
  t.match(row(), { outcome: null, attempts: 0 })
})

t.test(
  'a server’s response, which may name the recipient, is stored for admins and not logged',
  async (t) => {
    let log = ''
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += chunk
        done()
      },
    })
    const app = await testApp(t, { LOG_LEVEL: 'warn' }, stream)
    waiting(app, [null])
    const lane = new Lane(app.db, app.log, 'mail', async () => {
      throw new Refused(`550 5.1.1 <nia@private.example>: no such mailbox${'.'.repeat(1000)}`, 'EENVELOPE')
    })
    t.teardown(() => lane.close())
    lane.wake()
    const row = () => app.db.select().from(deliveries).all()[0]!
    await until(() => row().outcome === 'failed')
    t.match(row().lastError, '<nia@private.example>')
    t.equal(row().lastError.length, 500, 'no more of it than anybody reads')
    const line = log.split('\n').find((one) => one.includes('a delivery failed'))
    t.match(JSON.parse(line!), { channel: 'mail', attempts: 1, reason: 'EENVELOPE' })
    t.notMatch(log, 'nia@private')
  },
)

t.test('a busy server pauses for the requested time, with a limit', async (t) => {
  const app = await testApp(t)
  waiting(app, [null, null])
  const waits = [2 * MAIL.backoff, 1e12]
  const lane = new Lane(app.db, app.log, 'mail', async ({ id }) => {
    throw new Busy('later', waits[id - 1]!)
  })
  t.teardown(() => lane.close())
  const now = Date.now()
  lane.wake()
  const rows = () => app.db.select().from(deliveries).all()
  await until(() => rows().every(({ attempts }) => attempts === 1))
  const [asked, longest] = rows().map(({ nextAttemptAt }) => nextAttemptAt!.getTime() - now)
  t.ok(asked! >= waits[0]!)
  t.ok(longest! >= MAIL.longestBackoff && longest! < 2 * MAIL.longestBackoff, `${longest}`)
})

t.test('a mail and a push are given up after their last attempts', async (t) => {
  const app = await testApp(t)
  const most = { mail: MAIL.attempts, push: DELIVERY.pushAttempts }
  waiting(app, [null, null])
  app.db.run(sql`UPDATE deliveries SET channel = 'push' WHERE id = 2`)
  const rows = () => app.db.select().from(deliveries).all()
  for (const channel of ['mail', 'push'] as const) {
    app.db
      .update(deliveries)
      .set({ attempts: most[channel] - 2 })
      .where(sql`channel = ${channel}`)
      .run()
    const lane = new Lane(app.db, app.log, channel, () => Promise.reject(new Error('no luck')))
    t.teardown(() => lane.close())
    const row = () => rows().find((one) => one.channel === channel)!
    lane.wake()
    await until(() => row().attempts === most[channel] - 1)
    t.match(row(), { outcome: null, nextAttemptAt: Date })
    app.db.run(sql`UPDATE deliveries SET next_attempt_at = 1 WHERE channel = ${channel}`)
    lane.wake()
    await until(() => row().attempts === most[channel])
    t.match(row(), { outcome: 'failed', nextAttemptAt: null, lastError: 'no luck' })
  }
})

/** Outcomes of a delivery, and their stored form. */
const ENDS: Record<string, { carry: Carry; noted: Partial<Delivery> }> = {
  sent: { carry: async ({ id }, taken) => taken([id]), noted: { outcome: 'sent' } },
  dropped: { carry: () => Promise.reject(new Dropped('read')), noted: { outcome: 'dropped' } },
  'put off': {
    carry: () => Promise.reject(new Later(new Date(Date.now() + DELIVERY.unread))),
    noted: { outcome: null, attempts: 0 },
  },
  'sent in vain': { carry: () => Promise.reject(new Error('no')), noted: { outcome: null, attempts: 1 } },
}

for (const [end, { carry, noted }] of Object.entries(ENDS)) {
  t.test(
    `the result ${end} on a full disk is stored before the next delivery, and not repeated`,
    async (t) => {
      const log: string[] = []
      const app = await testApp(t, { LOG_LEVEL: 'error' }, { write: (line) => void log.push(line) })
      const { $client: sqlite } = app.db
      sqlite.exec(`CREATE TEMP TRIGGER full_disk BEFORE UPDATE ON deliveries
        BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`)
      waiting(app, [null])
      const begun: number[] = []
      const lane = new Lane(app.db, app.log, 'mail', (delivery, taken) => {
        begun.push(delivery.id)
        // Stops an endless loop without pauses, which would also block this test.
        if (begun.length === 10) sqlite.exec('DROP TRIGGER IF EXISTS full_disk')
        return carry(delivery, taken)
      })
      t.teardown(() => lane.close())
      lane.wake()
      await until(() => log.some((line) => line.includes('stumbled')))
      waiting(app, [null])
      lane.wake()
      t.strictSame(begun, [1])
      sqlite.exec('DROP TRIGGER IF EXISTS full_disk')
      lane.wake()
      const rows = () => app.db.select().from(deliveries).all()
      await until(() => rows().every(({ nextAttemptAt }) => !nextAttemptAt || nextAttemptAt > new Date()))
      t.strictSame(begun, [1, 2])
      t.match(rows(), [noted, noted])
    },
  )
}

import { eq } from 'drizzle-orm'
import t from 'tap'
import { exchangeRequests } from '../../../db/schema/index.ts'
import { keepDeadlines } from '../../../server/exchanges/exchange-deadlines.ts'
import { SWAP_DEADLINE } from '../../../server/limits.ts'
import { testSwap } from '../../helpers/swap.ts'

t.test('a handshake of one side reminds the other after 3 days and ends neutrally after 14', async (t) => {
  const { app, owner, requester, wanted, call, send, statusOf, told } = await testSwap(t)
  const id = await send()
  await call(owner, 'POST', `/exchange-request/${id}/accept`)
  const agreed = Date.now()
  keepDeadlines(app.db, agreed + 10 * SWAP_DEADLINE.expire)
  t.equal(statusOf(wanted), 'reserved', 'a swap that nobody has confirmed waits')

  await call(owner, 'POST', `/exchange-request/${id}/completion`)
  const now = Date.now()
  keepDeadlines(app.db, now + SWAP_DEADLINE.remind - 60_000)
  t.notOk(told(requester).includes('exchange_reminder'), 'not before 3 days')
  for (let day = 3; day < 14; day++) keepDeadlines(app.db, now + day * 86_400_000 + 60_000)
  t.equal(told(requester).filter((type) => type === 'exchange_reminder').length, 1, 'once')
  t.notOk(told(owner).includes('exchange_reminder'), 'not the one who has confirmed')
  keepDeadlines(app.db, now + SWAP_DEADLINE.expire + 60_000)
  t.equal(statusOf(wanted), 'available')
  const row = app.db.select().from(exchangeRequests).where(eq(exchangeRequests.id, id)).get()
  t.match(row, { status: 'rejected', outcome: 'expired' })
  t.ok(told(owner).includes('exchange_expired') && told(requester).includes('exchange_expired'))
})

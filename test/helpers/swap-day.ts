import type { FastifyInstance } from 'fastify'
import { testAccount } from './accounts.ts'
import { calling } from './calling.ts'
import { testItem } from './items.ts'

const HOUR = 3_600_000

type Account = ReturnType<typeof testAccount>

export async function testSwapDay(app: FastifyInstance, values: object = {}) {
  const call = calling(app)
  const moderator = testAccount(app, { name: 'Mo Moderator', role: 'moderator' })
  const times = (from = HOUR) => ({
    starts_at: new Date(Date.now() + from).toISOString(),
    check_in_until: new Date(Date.now() + from + 2 * HOUR).toISOString(),
  })
  const made = await call(moderator, 'POST', '/admin/swap-days', {
    title: 'Spring swap',
    place: 'Library',
    ...times(),
    ...values,
  })
  const id = made.body.data.id as number
  const act = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    call(moderator, method, `/admin/swap-days/${id}${path}`, body)
  const see = (who: Account | null, path = '') => call(who, 'GET', `/swap-days/${id}${path}`)
  const turn = (state: string, more: object = {}) => act('POST', '/state', { state, ...more })
  /** A member who joins with items of these names. */
  async function joins(name: string, items: string[]) {
    const account = testAccount(app, { name })
    const ids = items.map((item) => testItem(app, account.id, { name: item }))
    const { status } = await call(account, 'POST', `/swap-days/${id}/things`, { product_ids: ids })
    return { ...account, ids, status }
  }
  const wants = (who: { bearer: object }, product_id: number, more: object = {}) =>
    call(who, 'POST', '/wants', { product_id, ...more })
  const checkIn = (product_ids: number[], more: object = {}) =>
    act('POST', '/check-ins', { product_ids, ...more })
  const guest = async (name: string) => {
    const { body } = await act('POST', '/guests', { name })
    return { ...body.data, bearer: { authorization: `Bearer ${body.data.code}` } }
  }
  return { id, call, moderator, act, see, turn, joins, wants, checkIn, guest, times }
}

import decodeQR from 'qr/decode.js'
import t from 'tap'
import { confirmByCode } from '../../../../server/trading/handovers/swap-codes-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testCircle, testMeeting } from '../../../helpers/meeting.ts'

/** A different code of the same length. */
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

async function withCodes(t: Parameters<typeof testMeeting>[0]) {
  const meeting = await testMeeting(t)
  const { id, call } = meeting
  const show = (who: { bearer: object }, more: object = {}) => call(who, 'POST', `/swaps/${id}/code`, more)
  const enter = (who: { bearer: object }, code: string, more: object = {}) =>
    call(who, 'POST', `/swaps/${id}/code/confirmation`, { code, ...more })
  return { ...meeting, show, enter }
}

t.test('the code of one, entered by the other, confirms the swap for both', async (t) => {
  const { owner, requester, id, wanted, show, enter, call, statusOf, told } = await withCodes(t)
  const shown = await show(owner, { with: requester.id })
  t.equal(shown.status, 200)
  const { code, qr, expires_at } = shown.body.data
  t.match(code, /^\d{4}$/)
  t.match(qr, /^(?:M\d+ \d+h\d+v1h-\d+z)+$/)
  const minutes = (Date.parse(expires_at) - Date.now()) / 60_000
  t.ok(minutes > 9.5 && minutes <= 10, `${minutes} minutes`)
  t.match(await enter(requester, code), {
    status: 200,
    body: { data: { id, with: owner.id, completed: true } },
  })
  t.equal(statusOf(wanted), 'traded')
  t.match((await call(owner, 'GET', `/exchange-request/${id}`)).body.data, { outcome: 'completed' })
  t.ok(told(owner).includes('exchange_completed'), 'the one who has shown it is told')
  t.equal((await enter(requester, code)).status, 409)
  t.equal((await show(owner)).status, 409)
})

t.test(
  'the QR code leads to the page of the swap with the code in the fragment, which the site never sees',
  async (t) => {
    const { app, owner, id, show } = await withCodes(t)
    const { code, qr } = (await show(owner)).body.data
    const runs = [...qr.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number))
    const side = Math.max(...runs.map(([x, , length]) => x! + length!)) + 4
    const scale = 4
    const data = new Uint8Array((side * scale) ** 2 * 4).fill(255)
    for (const [x, y, length] of runs as [number, number, number][]) {
      for (let row = y * scale; row < (y + 1) * scale; row++) {
        for (let column = x * scale; column < (x + length) * scale; column++) {
          data.fill(0, (row * side * scale + column) * 4, (row * side * scale + column) * 4 + 3)
        }
      }
    }
    const text = decodeQR({ width: side * scale, height: side * scale, data })
    t.equal(
      text,
      `${app.config.publicUrl}/dashboard/exchange-product-details?id=${id}#code=${code}&with=${owner.id}`,
    )
  },
)

t.test('after five failures of a pair in a day even a correct code is refused', async (t) => {
  const { owner, requester, id, show, enter, call } = await withCodes(t)
  const { code } = (await show(owner)).body.data
  const wrong = otherThan(code)
  for (let tries = 0; tries < 5; tries++) {
    t.match(await enter(requester, wrong), { status: 422, body: { errors: { code: [String] } } })
  }
  const sixth = await enter(requester, code)
  t.equal(sixth.status, 429)
  const { code: newer } = (await show(owner)).body.data
  t.equal((await enter(requester, newer)).status, 429, 'a newer one does not help')
  const { code: ofOther } = (await show(requester)).body.data
  t.equal((await enter(owner, ofOther)).status, 429, 'nor the other way round')
  t.equal(
    (await call(owner, 'POST', `/exchange-request/${id}/completion`)).status,
    200,
    'each confirms alone',
  )
})

t.test('the tries of two people are theirs, however many swaps they have', async (t) => {
  const { app, owner, requester, show, enter, call } = await withCodes(t)
  const wrong = otherThan((await show(owner)).body.data.code)
  for (let tries = 0; tries < 5; tries++) await enter(requester, wrong)
  const third = testAccount(app)
  const enterIn = async (people: Parameters<typeof testCircle>[2] & object) => {
    const [shower] = people
    const path = `/swaps/${testCircle(app, people.length, people).id}/code`
    const { code } = (await call(shower!, 'POST', path, { with: requester.id })).body.data
    return (await call(requester, 'POST', `${path}/confirmation`, { with: shower!.id, code })).status
  }
  t.equal(await enterIn([owner, requester]), 429)
  t.equal(await enterIn([third, requester]), 200, 'with another they have tries of their own')
})

t.test('of many concurrent guesses at most five are checked', async (t) => {
  const { owner, requester, show, enter } = await withCodes(t)
  const { code } = (await show(owner)).body.data
  const guesses = Array.from({ length: 30 }, () => enter(requester, otherThan(code)))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  t.equal(statuses.filter((status) => status === 422).length, 5)
  t.equal(statuses.filter((status) => status === 429).length, 25)
})

t.test('only the newest code counts, for ten minutes, and not for the one who shows it', async (t) => {
  const { owner, requester, show, enter } = await withCodes(t)
  const first = (await show(owner)).body.data.code
  let second = first
  while (second === first) second = (await show(owner)).body.data.code
  t.equal((await enter(requester, first)).status, 422)
  t.equal((await enter(owner, second)).status, 403)
  const byOther = (await show(requester)).body.data.code
  t.equal((await enter(requester, second)).status, 403, 'the newest is their own')
  t.equal((await enter(owner, byOther)).status, 200)
})

t.test('a code is over after its ten minutes', async (t) => {
  const { app, owner, requester, id, show, enter } = await withCodes(t)
  const { code } = (await show(owner)).body.data
  const later = confirmByCode(app.db, requester.id, id, { code }, Date.now() + 10 * 60_000)
  await t.rejects(later, /minutes are up/)
  t.equal((await enter(requester, code)).status, 200, 'and not before')
})

t.test('what is no code is refused and counts as no try', async (t) => {
  const { owner, requester, show, enter } = await withCodes(t)
  const { code } = (await show(owner)).body.data
  for (const text of ['', '123', '12345', 'abcd', '12 4', '１２３４'])
    t.equal((await enter(requester, text)).status, 422)
  t.equal((await enter(requester, code)).status, 200)
})

t.test('codes are for the people of an agreed swap', async (t) => {
  const { app, requester, id, show, enter, call } = await withCodes(t)
  const stranger = testAccount(app)
  t.equal((await show(stranger)).status, 404)
  t.equal((await enter(stranger, '1234')).status, 404)
  t.equal((await app.inject({ method: 'POST', url: `/api/swaps/${id}/code` })).statusCode, 401)
  await call(requester, 'POST', `/exchange-request/${id}/cancellation`, { reason: 'Moved' })
  t.equal((await show(requester)).status, 409)
})

t.test('after one confirmation the code adds the other', async (t) => {
  const { owner, requester, id, show, enter, call } = await withCodes(t)
  await call(owner, 'POST', `/exchange-request/${id}/completion`)
  const { code } = (await show(owner)).body.data
  t.match(await enter(requester, code), { status: 200, body: { data: { completed: true } } })
})

t.test('in a swap of three a code confirms what went between the two, and no more', async (t) => {
  const { app, call, statusOf } = await testMeeting(t)
  const { id, people, items } = testCircle(app, 3)
  const [ada, bob, carl] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const swapBetween = async (one: typeof ada, other: typeof ada) => {
    const { code } = (await call(one, 'POST', `/swaps/${id}/code`, { with: other.id })).body.data
    return call(other, 'POST', `/swaps/${id}/code/confirmation`, { with: one.id, code })
  }
  t.equal((await call(ada, 'POST', `/swaps/${id}/code`, {})).status, 422)
  t.match(await swapBetween(ada, bob), { status: 200, body: { data: { completed: false } } })
  t.strictSame(items.map(statusOf), ['traded', 'reserved', 'reserved'])
  t.equal((await call(ada, 'POST', `/swaps/${id}/code`, { with: bob.id })).status, 409)
  await swapBetween(bob, carl)
  t.match(await swapBetween(ada, carl), { status: 200, body: { data: { completed: true } } })
  t.strictSame(items.map(statusOf), ['traded', 'traded', 'traded'])
})

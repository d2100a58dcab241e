import t from 'tap'
import { testAccount } from '../../helpers/accounts.ts'
import { testMeeting } from '../../helpers/meeting.ts'

t.test('what two have done about their requests is told in its order, to the two alone', async (t) => {
  const { app, owner, requester, id, call, propose, agree } = await testMeeting(t)
  const steps = async (who: { bearer: object }, other: { id: number }) =>
    (await call(who, 'GET', `/exchange-request/steps?with=${other.id}`)).body.data
  const names = async () => (await steps(owner, requester)).map(({ step }: { step: string }) => step)
  t.strictSame(await names(), ['asked', 'agreed'])
  await propose(requester)
  t.strictSame(await names(), ['asked', 'agreed'], 'a proposal is none before both agree')
  await agree(owner)
  await call(owner, 'POST', `/exchange-request/${id}/cancellation`, { reason: 'Moved' })
  const all = await steps(requester, owner)
  t.match(all, [
    { id, step: 'asked', by: requester.id, item_offered: 'Camera', item_wanted: 'Guitar' },
    { step: 'agreed', by: null },
    { step: 'meeting' },
    { step: 'called_off' },
  ])
  t.strictSame(all, await steps(owner, requester))
  const stranger = testAccount(app)
  t.strictSame(await steps(stranger, owner), [])
  t.equal((await app.inject(`/api/exchange-request/steps?with=${owner.id}`)).statusCode, 401)
  t.equal((await call(owner, 'GET', '/exchange-request/steps')).status, 422)
})

import t from 'tap'
import { emailRules } from '../../../../server/members/accounts/proof-rule.ts'
import { quotaOf } from '../../../../server/platform/quota/quota-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { formPayload } from '../../../helpers/form.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { twoColours } from '../../../helpers/pictures.ts'

const MB = 1024 * 1024

t.test('admins set each quota, and with none nothing is taken', async (t) => {
  const app = await testApp(t)
  const { act, see } = testModerator(app)
  const before = quotaOf(app.db)
  t.equal((await act('POST', '/quota', { person: '300' })).status, 200)
  t.strictSame(quotaOf(app.db), { ...before, person: 300 * MB })
  for (const wrong of [-1, 1.5, 'much', 1e12, '', ' ']) {
    const { status, body } = await act('POST', '/quota', { day: wrong })
    t.match([status, body.errors], [422, { day: ['Enter a whole number of megabytes'] }], String(wrong))
  }
  t.equal((await act('POST', '/quota', { person: 0 })).status, 200)
  const person = testAccount(app)
  const bytes = await twoColours(640, 544).png().toBuffer()
  const form = await formPayload({
    name: 'Ada',
    phone_number: '2025550123',
    address: 'x',
    avatar: new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }),
  })
  const sent = await app.inject({
    method: 'POST',
    url: '/api/dashboard/profile/update',
    headers: { ...person.bearer, ...form.headers },
    payload: form.payload,
  })
  t.match(sent, { statusCode: 413, body: /doesn’t accept pictures/ })
  t.equal((await see('/limits')).status, 200)
})

t.test(
  'how many sign up from one address, and whether an address is asked for, is the admins’ to say',
  async (t) => {
    const app = await testApp(t)
    const { act } = testModerator(app)
    t.equal((await act('POST', '/limits', { sign_ups_an_hour: '2', proof_to_post: 'on' })).status, 200)
    t.equal(emailRules.get(app.db).proof_to_post, true)
    t.equal((await act('POST', '/limits', { sign_ups_an_hour: 0 })).status, 422)
    const join = () => app.inject({ method: 'POST', url: '/api/auth/register', payload: {} })
    const codes = [await join(), await join(), await join()].map(({ statusCode }) => statusCode)
    t.strictSame(codes, [422, 422, 429])
    await act('POST', '/limits', { sign_ups_an_hour: 50 })
    t.equal((await join()).statusCode, 422, 'at once')
  },
)

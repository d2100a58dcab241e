import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'

const RESERVED = [
  'Former member',
  'former  MEMBER',
  'Former\u00a0Member',
  'For\u200bmer mem\u00adber',
  'Former.member',
  'Ｆｏｒｍｅｒ member',
  'Ehemaliges Mitglied',
  'Antiguo miembro',
  'ANCIEN MEMBRE',
  'عضو سابق',
]

t.test('nobody can be called as people who have left are shown (422)', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  const register = (name: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: {
        name,
        email: `person-${crypto.randomUUID()}@example.test`,
        phone_number: '5550102030',
        address: 'Springfield',
        password: 'correct horse battery',
        password_confirmation: 'correct horse battery',
        terms_and_conditions: true,
      },
    })
  const update = (name: string) =>
    app.inject({
      method: 'POST',
      url: '/api/dashboard/profile/update',
      headers: bearer,
      payload: { name, phone_number: '5550102030', address: 'Springfield' },
    })
  for (const name of RESERVED) {
    for (const answer of [await register(name), await update(name)]) {
      t.equal(answer.statusCode, 422, name)
      t.strictSame(Object.keys(answer.json().errors), ['name'], name)
    }
  }
  t.equal((await update('Former Memberton')).statusCode, 200)
})

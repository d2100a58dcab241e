import { Writable } from 'node:stream'
import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { formPayload } from '../../../helpers/form.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { until } from '../../../helpers/until.ts'

t.test('no password, token, code or email reaches the log, at its most talkative', async (t) => {
  let log = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  const smtp = await smtpServer(t, { fail: 1 })
  const app = await testApp(t, { LOG_LEVEL: 'trace', SMTP_URL: smtp.url }, stream)
  const planted = { email: 'planted-email@example.test', password: 'planted-password' }
  const { bearer, token } = testAccount(app, { email: planted.email })
  const post = (path: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url: `/api/${path}?secret=planted-query`, payload, headers })

  await post('auth/login', planted)
  await post('auth/login', { ...planted, password: { planted: 'planted-password' } })
  await post('auth/send-otp', planted)
  await post('auth/verify-otp', { ...planted, otp: 'planted-code' })
  await post('auth/reset-password', { ...planted, password_confirmation: 'x', reset_token: 'planted-token' })
  await post('dashboard/password/update', { current_password: 'planted-password' }, bearer)
  const { headers, payload } = await formPayload({
    name: 'planted-name',
    avatar: new File(['planted'], 'planted-file'),
  })
  await app.inject({
    method: 'POST',
    url: '/api/dashboard/profile/update',
    headers: { ...headers, ...bearer },
    payload,
  })
  await app.inject({ url: `/createnewpassword?token=planted-token&email=${planted.email}` })
  await until(() => log.includes('a mail could not be sent'))

  t.match(log, /refused/, 'the log does tell of what went on')
  t.notMatch(log, /planted/)
  t.notOk(log.includes(token))
})

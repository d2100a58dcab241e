import t from 'tap'
import { testApp } from '../../../helpers/app.ts'

t.test('the health check answers 200 once the site serves', async (t) => {
  const app = await testApp(t)
  const response = await app.inject('/healthz')
  t.equal(response.statusCode, 200)
  t.equal(response.json().status, 'ok')
})

import t from 'tap'
import { testApp } from '../../helpers/app.ts'
import { fuzz } from './fuzz.ts'

t.test('no strange value causes a 500, a response without the envelope, or private data', async (t) => {
  const app = await testApp(t)
  // A fixed seed makes failures reproducible; `npm run torture` uses others.
  t.strictSame(await fuzz(app, 600, 1), [])
})

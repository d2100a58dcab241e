import t from 'tap'
import { testApp } from '../../helpers/app.ts'
import { fuzz } from './fuzz.ts'

t.test(
  'no strange value brings a 500, an answer outside the envelope, or what one may not have',
  async (t) => {
    const app = await testApp(t)
    // A fixed seed makes failures reproducible; `npm run torture` uses others.
    t.strictSame(await fuzz(app, 600, 1), [])
  },
)

import t from 'tap'
import { testApp } from '../../helpers/app.ts'
import { fuzz } from './fuzz.ts'

t.test(
  'no strange value brings a 500, an answer outside the envelope, or what one may not have',
  async (t) => {
    const app = await testApp(t)
    // Always the same calls, so that a failure is found again; `npm run torture` makes others.
    t.strictSame(await fuzz(app, 600, 1), [])
  },
)

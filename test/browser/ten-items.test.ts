import t from 'tap'
import { items } from '../../db/schema/index.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { postManyAtOnce, TEN_NAMES } from '../helpers/ten-items.ts'

t.test(
  'a new user posts ten items from a phone, half of them named while offline, and each is posted once',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { page } = await newPage(t, { origin, as: testAccount(app), width: 390, height: 844, touch: true })
    page.setDefaultTimeout(60_000)
    const taps = await postManyAtOnce(page, { tap: 0, character: 0 })
    t.strictSame(
      app.db
        .select()
        .from(items)
        .all()
        .map(({ name }) => name),
      TEN_NAMES,
    )
    t.ok(taps <= 60, `${taps} taps`)
  },
)

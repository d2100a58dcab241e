import Sqlite from 'better-sqlite3'
import t from 'tap'
import { overview } from '../../../../server/admin/console/overview-service.ts'
import { testApp, testEnvironment } from '../../../helpers/app.ts'
import { namesOf, testMarket } from '../../../helpers/market.ts'

t.test('a damaged search index is rebuilt from the items when the site opens', async (t) => {
  const env = testEnvironment(t)
  const { app, list } = await testMarket(t, env)
  list('Red kayak')
  await app.close()
  const sqlite = new Sqlite(env.DATABASE_FILE!)
  sqlite.unsafeMode()
  sqlite.pragma('writable_schema = 1')
  sqlite.prepare("UPDATE items_fts_data SET block = x'00112233445566778899' WHERE id > 10").run()
  t.not(sqlite.pragma('quick_check(1)', { simple: true }), 'ok')
  sqlite.close()
  const again = await testApp(t, env)
  t.strictSame(namesOf({ body: (await again.inject('/api/home/search?product=kayak')).json() }), [
    'Red kayak',
  ])
  t.match(overview(again).search_rebuilt_at, /^\d{4}-/, 'and the overview of admins names it')
})

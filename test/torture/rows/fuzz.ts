import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { buildApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/platform/config.ts'
import { fuzz as makeCalls } from '../../server/access/fuzz.ts'
import type { Row } from '../row.ts'
import { scratch } from '../site.ts'

/** API calls with unusual values by all users, different each time. */
export const fuzz: Row = {
  name: 'fuzz',
  title: 'strange values bring no 500, no answer outside the envelope, and nothing that one may not have',
  async run({ long, rounds }) {
    const calls = rounds ?? (long ? 50_000 : 600)
    const seed = randomInt(2 ** 31)
    const folder = scratch()
    const app = await buildApp(
      readConfig({
        DATABASE_FILE: join(folder, 'fuzz.sqlite'),
        UPLOADS_DIR: join(folder, 'uploads'),
        LOG_LEVEL: 'silent',
        DEMO_DATA: 'off',
      }),
    )
    try {
      await app.ready()
      const failures = await makeCalls(app, calls, seed)
      return { lines: [`${calls} calls, chosen by the seed ${seed}`], failures }
    } finally {
      await app.close()
    }
  },
}

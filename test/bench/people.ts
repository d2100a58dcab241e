import { join } from 'node:path'
import { accounts } from '../../db/schema/index.ts'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import type { Person } from './live-windows.ts'

/** Creates a database with signed-in users before the site is started on it. */
export async function seedPeople(
  folder: string,
  count: number,
): Promise<{ database: string; people: Person[] }> {
  const database = join(folder, `${count}.sqlite`)
  const env = { DATABASE_FILE: database, UPLOADS_DIR: join(folder, 'uploads'), DEMO_DATA: 'off' }
  const app = await buildApp(readConfig({ ...env, LOG_LEVEL: 'silent' }))
  await app.ready()
  const people = app.db.$client.transaction(() =>
    Array.from({ length: count }, (_, at) => {
      const { id } = app.db
        .insert(accounts)
        .values({
          // Ids of equal length give events of equal size.
          id: 100_000 + at,
          name: `Person ${at}`,
          email: `person-${at}@example.test`,
          phoneNumber: '+15550102030',
          address: 'Springfield',
          passwordHash: 'none',
          termsAcceptedAt: new Date(),
        })
        .returning({ id: accounts.id })
        .get()
      return { id, token: app.sessions.start(id) }
    }),
  )()
  await app.close()
  return { database, people }
}

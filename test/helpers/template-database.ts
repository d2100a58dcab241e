import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'

/** The environment variable that names a database as the first start makes it; without it each test makes its own by all migrations. */
export const TEMPLATE = 'TEMPLATE_DATABASE'

/** Makes the template, by all migrations and with the default texts. */
export async function makeTemplate(file: string): Promise<void> {
  // Not imported above: in a fresh clone the sentences that it imports are compiled only once a run has begun.
  const { fillDefaults } = await import('../../server/site/content/defaults.ts')
  rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  const db = openDatabase(file)
  try {
    migrateDatabase(db)
    fillDefaults(db)
    // One file, without a log beside it.
    db.$client.pragma('journal_mode = DELETE')
  } finally {
    db.$client.close()
  }
}

/** Copies the template to a test's database, where the run has made one and the test has no database yet. */
export function beginWithTemplate(file: string): void {
  const template = process.env[TEMPLATE]
  if (template && !existsSync(file) && existsSync(dirname(file))) copyFileSync(template, file)
}

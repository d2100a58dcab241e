import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'

/** Environment variable with the path of an initialised database; without it each test runs all migrations. */
export const TEMPLATE = 'TEMPLATE_DATABASE'

/** Creates the template with all migrations and default texts. */
export async function makeTemplate(file: string): Promise<void> {
  // Imported here, because in a fresh clone the catalogues are compiled only at the start of a run.
  const { fillDefaults } = await import('../../server/site/content/defaults.ts')
  rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  const db = openDatabase(file)
  try {
    migrateDatabase(db)
    fillDefaults(db)
    // Journal mode DELETE gives a single file without a WAL.
    db.$client.pragma('journal_mode = DELETE')
  } finally {
    db.$client.close()
  }
}

/** Copies the template to a test's new database, if the run has one. */
export function beginWithTemplate(file: string): void {
  const template = process.env[TEMPLATE]
  if (template && !existsSync(file) && existsSync(dirname(file))) copyFileSync(template, file)
}

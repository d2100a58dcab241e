import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { migrateDatabase } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'

/** The environment variable that names a database as the first start makes it; without it each test makes its own by all migrations. */
export const TEMPLATE = 'TEMPLATE_DATABASE'

/** Makes that database, by the migrations and the default texts themselves. */
export async function makeTemplate(file: string): Promise<void> {
  // Not above: in a fresh clone the sentences that it needs are compiled only when a run has begun.
  const { fillDefaults } = await import('../../server/content/defaults.ts')
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

/** Begins a test's database with it, where a run has made it and the test has no database yet. */
export function beginWithTemplate(file: string): void {
  const template = process.env[TEMPLATE]
  if (template && !existsSync(file) && existsSync(dirname(file))) copyFileSync(template, file)
}

import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { readToolConfig } from '../platform/config.ts'
import { wantListsOf } from '../trading/circles/market-lists.ts'
import { readMarket } from '../trading/circles/read-market.ts'
import { PlainError, ROOT } from './process.mjs'

/** The market of the configured database as want lists; works while the site is running. @throws PlainError there is no database */
export function configuredMarket(): string {
  // npm runs the command in the caller's folder, but the settings are those of the checkout.
  process.chdir(ROOT)
  const { databaseFile } = readToolConfig(process.env)
  if (!existsSync(databaseFile))
    throw new PlainError(`There is no database at ${databaseFile}. Start the site first.`)
  const sqlite = new Sqlite(databaseFile, { readonly: true, fileMustExist: true })
  try {
    sqlite.exec('BEGIN')
    return wantListsOf(readMarket(sqlite, Date.now(), { startsSince: Date.now() }))
  } finally {
    sqlite.close()
  }
}

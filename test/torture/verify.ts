import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { namedUploads } from '../../server/site/backups/upload-names.ts'
import type { Ledger } from './ledger.ts'
import type { Places } from './site.ts'

/** Verified uploads; the name is a hash of the content, so each is checked once. */
export type Seen = Set<string>

/** The writers' images are so small that each has one rendition, named by its own hash like a document. */
function faultOf(path: string, name: string): string | undefined {
  if (!existsSync(path)) return 'has a row and no file'
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
  return basename(name).startsWith(hash.slice(0, 32)) ? undefined : 'is torn'
}

const column = <T>(sqlite: Sqlite.Database, query: string) =>
  new Set(sqlite.prepare<[], T>(query).pluck().all())

/** Losses compared with the ledger, and damage of the site; empty if none. */
export function verifySite(
  { databaseFile, uploadsDir }: Places,
  ledger: Ledger,
  seen: Seen = new Set(),
): string[] {
  const sqlite = new Sqlite(databaseFile, { readonly: true })
  try {
    const faults: string[] = []
    if (sqlite.pragma('integrity_check', { simple: true }) !== 'ok') faults.push('the database is damaged')
    if ((sqlite.pragma('foreign_key_check') as unknown[]).length > 0) faults.push('a row points nowhere')
    const items = column<string>(sqlite, "SELECT id || ' ' || name FROM items")
    const messages = column<string>(sqlite, "SELECT id || ' ' || text FROM messages")
    const accepted = column<number>(sqlite, "SELECT id FROM swaps WHERE state IN ('agreed', 'completed')")
    const ids = column<number>(sqlite, 'SELECT id FROM items')
    const lost = (what: string, id: number) => faults.push(`acknowledged and lost: ${what} ${id}`)
    for (const [id, name] of ledger.items) if (!items.has(`${id} ${name}`)) lost('item', id)
    for (const [id, text] of ledger.messages) if (!messages.has(`${id} ${text}`)) lost('message', id)
    for (const id of ledger.accepted) if (!accepted.has(id)) lost('acceptance', id)
    for (const id of ledger.deleted) if (ids.has(id)) lost('deletion', id)
    for (const name of namedUploads(sqlite)) {
      if (seen.has(name)) continue
      const fault = faultOf(join(uploadsDir, name), name)
      if (fault) faults.push(`${name} ${fault}`)
      else seen.add(name)
    }
    return faults
  } finally {
    sqlite.close()
  }
}

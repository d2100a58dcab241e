import { type Db, immediate } from './open.ts'

/** Set once all text of the database is in NFC. */
const KEY = 'texts_in_nfc'

/** A combining slash behind a bracket of a tag would become one letter with it, and the tag would be none. */
const TAG_AND_SLASH = /[<>=]\u0338/

const toNfc = (text: unknown) =>
  typeof text === 'string' && !TAG_AND_SLASH.test(text) ? text.normalize('NFC') : text

interface Column {
  table: string
  column: string
}

/**
 * Brings all text that an older version has stored to NFC, once in the life of a database. A text that would collide with another
 * one stays as it is. SQLite has no function for this, so no migration in SQL can do it.
 *
 * @returns how many values were written; 0 when it was done before.
 */
export function normalizeTexts(db: Db): number {
  const sqlite = db.$client
  if (sqlite.prepare('SELECT 1 FROM settings WHERE key = ?').get(KEY)) return 0
  sqlite.function('to_nfc', { deterministic: true }, toNfc)
  const columns = sqlite
    .prepare<[], Column>(
      `SELECT tables.name AS "table", columns.name AS "column"
       FROM pragma_table_list AS tables JOIN pragma_table_info(tables.name) AS columns
       WHERE tables.schema = 'main' AND tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
         AND upper(columns.type) = 'TEXT'`,
    )
    .all()
  return immediate(db, () => {
    let written = 0
    for (const { table, column } of columns) {
      // GLOB leaves ASCII out, which most values are, without a call of JavaScript for each.
      const { changes } = sqlite
        .prepare(
          `UPDATE OR IGNORE "${table}" SET "${column}" = to_nfc("${column}")
           WHERE "${column}" GLOB '*[^' || char(1) || '-~]*' AND to_nfc("${column}") <> "${column}"`,
        )
        .run()
      written += changes
    }
    sqlite.prepare("INSERT INTO settings (key, value) VALUES (?, '1')").run(KEY)
    return written
  })
}

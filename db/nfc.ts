import { type Db, immediate } from './open.ts'

/** Key in `settings`, set once all text is in NFC. */
const KEY = 'texts_in_nfc'

/** A combining slash after a tag's bracket would merge with it and break the tag. */
const TAG_AND_SLASH = /[<>=]\u0338/

const toNfc = (text: unknown) =>
  typeof text === 'string' && !TAG_AND_SLASH.test(text) ? text.normalize('NFC') : text

interface Column {
  table: string
  column: string
}

/**
 * Normalizes all text of older versions to NFC, once per database. Values that would violate a unique constraint are unchanged. Not an SQL
 * migration, because SQLite has no such function.
 * @returns the number of changed values; 0 if done before.
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
      // GLOB selects values that are not ASCII. Most are ASCII, and need no call to JavaScript.
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

import { type Db, prepared } from '../../../db/open.ts'
import { FORMER_MEMBER } from '../../platform/catalogues/default-texts.ts'
import { escaped } from '../../platform/schemas/escaped-shared.ts'
import type { templates } from '../../site/mail/templates.ts'

const forPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Removes whole words, also HTML-escaped. */
export function withoutWords(text: string, words: readonly string[]): string {
  const spelled = new Set(words.flatMap((word) => [word, escaped(word)]))
  const longestFirst = [...spelled].filter(Boolean).sort((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return text
  const pattern = `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(forPattern).join('|')})(?![\\p{L}\\p{N}])`
  return text.replaceAll(new RegExp(pattern, 'giu'), FORMER_MEMBER)
}

/** Tags and styles contain no user text. */
const MARKUP = /(<style>.*?<\/style>|<[^>]*>)/s

const htmlWithoutWords = (html: string, words: readonly string[]): string =>
  html
    .split(MARKUP)
    .map((part) => (part.startsWith('<') ? part : withoutWords(part, words)))
    .join('')

/** Templates that name only the recipient or quote a visitor. Unchanged: many contain a link that a name might match. */
const NAMING_NOBODY = [
  'admin-proof',
  'approved',
  // Texts by others must not be changed.
  'contact-message',
  'email-changed',
  'email-changing',
  'email-new',
  'email-proof',
  'password-changed',
  'reset-code',
  'suspension-lifted',
  'test',
] as const satisfies (keyof typeof templates)[]

/** Tables with rendered sentences that may name the user `:id`, and the rows to check. */
const TELLING = {
  audit_log: { columns: ['summary'], rows: 'person_id = :id' },
  // Old rows with rendered texts.
  notifications: {
    columns: ['title', 'text'],
    // Only recipients who had contact, so that a user's name cannot alter everyone's notices.
    rows: `kind IS NULL AND account_id IN (
      SELECT low_account_id FROM conversations WHERE high_account_id = :id
      UNION SELECT high_account_id FROM conversations WHERE low_account_id = :id
      UNION SELECT theirs.account_id FROM swap_parties AS mine JOIN swap_parties AS theirs USING (swap_id)
        WHERE mine.account_id = :id)`,
  },
  outbox: {
    columns: ['subject', 'text', 'html', 'last_error'],
    rows: `template NOT IN (${NAMING_NOBODY.map((name) => `'${name}'`).join(', ')})`,
  },
} as const

/** SQLite's `lower` only handles ASCII. */
const loweredInSql = prepared((db) =>
  db.$client.function('lowered', { deterministic: true }, (text) => String(text).toLowerCase()),
)

/** Redacts the user's name and contact data from stored sentences. */
export function forgetInSentences(db: Db, accountId: number, words: readonly string[]): void {
  loweredInSql(db)
  for (const [table, { columns, rows: ofPerson }] of Object.entries(TELLING)) {
    const named = columns.map((column) => `instr(lowered(${column}), lowered(value)) > 0`).join(' OR ')
    const rows = db.$client
      .prepare<{ id: number; words: string }, { id: number } & Record<string, string>>(
        `SELECT id, ${columns.join(', ')} FROM ${table}
         WHERE ${ofPerson} AND EXISTS (SELECT 1 FROM json_each(:words) WHERE ${named})`,
      )
      .all({ id: accountId, words: JSON.stringify(words) })
    const update = db.$client.prepare(
      `UPDATE ${table} SET ${columns.map((column) => `${column} = @${column}`).join(', ')} WHERE id = @id`,
    )
    for (const row of rows) {
      const cleaned = columns.map((column) => {
        const without = column === 'html' ? htmlWithoutWords : withoutWords
        return [column, without(row[column]!, words)]
      })
      update.run({ id: row.id, ...Object.fromEntries(cleaned) })
    }
  }
}

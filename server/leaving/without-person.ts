import type { Db } from '../../db/open.ts'
import { FORMER_MEMBER } from '../catalogues/default-texts.ts'

const escapedForHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const forPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Takes some texts out of another wherever they stand as whole words, also as HTML spells them. */
export function withoutWords(text: string, words: readonly string[]): string {
  const spelled = new Set(
    words.flatMap((word) => [word, escapedForHtml(word), word.replaceAll("'", '&#39;')]),
  )
  const longestFirst = [...spelled].filter(Boolean).sort((a, b) => b.length - a.length)
  if (longestFirst.length === 0) return text
  const pattern = `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(forPattern).join('|')})(?![\\p{L}\\p{N}])`
  return text.replaceAll(new RegExp(pattern, 'giu'), FORMER_MEMBER)
}

/** Tables that keep finished sentences in which a person may be named. */
const TELLING = {
  audit_log: ['admin_name', 'summary'],
  // Those from before events were kept by their values.
  notifications: ['title', 'text'],
  outbox: ['subject', 'text', 'html', 'last_error'],
} as const

/** Takes a person's name and addresses out of all sentences that the site keeps about them. */
export function forgetInSentences(db: Db, words: readonly string[]): void {
  for (const [table, columns] of Object.entries(TELLING)) {
    const named = columns.map((column) => `instr(lower(${column}), lower(value)) > 0`).join(' OR ')
    const rows = db.$client
      .prepare<[words: string], { id: number } & Record<string, string>>(
        `SELECT id, ${columns.join(', ')} FROM ${table}
         WHERE EXISTS (SELECT 1 FROM json_each(?) WHERE ${named})`,
      )
      .all(JSON.stringify(words))
    const update = db.$client.prepare(
      `UPDATE ${table} SET ${columns.map((column) => `${column} = @${column}`).join(', ')} WHERE id = @id`,
    )
    for (const row of rows) {
      const cleaned = columns.map((column) => [column, withoutWords(row[column]!, words)])
      update.run({ id: row.id, ...Object.fromEntries(cleaned) })
    }
  }
}

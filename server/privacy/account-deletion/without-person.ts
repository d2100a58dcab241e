import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '../../../db/open.ts'
import { auditLog, conversations, notifications, outbox, swapParties } from '../../../db/schema/index.ts'
import { FORMER_MEMBER } from '../../platform/catalogues/default-texts.ts'
import { escaped } from '../../platform/schemas/escaped-shared.ts'
import type { templates } from '../../site/mail/templates.ts'

const { placeholder } = sql

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

/**
 * Mail templates that have no user's name except the recipient's, or that quote a visitor. They are not redacted, because many contain a
 * link in which a name might match.
 */
const NAMING_NOBODY = [
  'admin-proof',
  'approved',
  // Quotes a text of another person, which must not be changed.
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

const mine = alias(swapParties, 'mine')
const theirs = alias(swapParties, 'theirs')
const me = placeholder('id')

/** Users who shared a conversation or a swap with the user `id`. */
const partners = (db: Db) =>
  db
    .select({ id: conversations.lowAccountId })
    .from(conversations)
    .where(eq(conversations.highAccountId, me))
    .union(
      db
        .select({ id: conversations.highAccountId })
        .from(conversations)
        .where(eq(conversations.lowAccountId, me)),
    )
    .union(
      db
        .select({ id: theirs.accountId })
        .from(mine)
        .innerJoin(theirs, eq(theirs.swapId, mine.swapId))
        .where(eq(mine.accountId, me)),
    )

interface Telling {
  table: SQLiteTable & { id: SQLiteColumn }
  columns: Record<string, SQLiteColumn>
  /** The rows to check. */
  rows: (db: Db) => SQL | undefined
}

/** Tables with rendered sentences that may name the user `id`. */
const TELLING: readonly Telling[] = [
  { table: auditLog, columns: { summary: auditLog.summary }, rows: () => eq(auditLog.personId, me) },
  // Notices of older versions, which stored rendered texts.
  {
    table: notifications,
    columns: { title: notifications.title, text: notifications.text },
    // Only notices to users who had contact with the user, because a name that is a common word would change the notices of everyone.
    rows: (db) => and(isNull(notifications.kind), inArray(notifications.accountId, partners(db))),
  },
  {
    table: outbox,
    columns: {
      subject: outbox.subject,
      text: outbox.text,
      html: outbox.html,
      lastError: outbox.lastError,
    },
    rows: () => notInArray(outbox.template, NAMING_NOBODY),
  },
]

/** SQLite's `lower` only handles ASCII. */
const loweredInSql = prepared((db) =>
  db.$client.function('lowered', { deterministic: true }, (text) => String(text).toLowerCase()),
)

const redactions = TELLING.map(({ table, columns, rows }) =>
  prepared((db) => {
    loweredInSql(db)
    const named = Object.values(columns).map((column) => sql`instr(lowered(${column}), lowered(value)) > 0`)
    const found = sql`EXISTS (SELECT 1 FROM json_each(${placeholder('words')}) WHERE ${or(...named)})`
    const cleaned = Object.keys(columns).map((name) => [name, sql`${placeholder(name)}`])
    return {
      find: db
        .select({ id: table.id, ...columns })
        .from(table)
        .where(and(rows(db), found))
        .prepare(),
      update: db
        .update(table)
        .set(Object.fromEntries(cleaned))
        .where(eq(table.id, placeholder('id')))
        .prepare(),
    }
  }),
)

/** Redacts the user's name and contact data from stored sentences. */
export function forgetInSentences(db: Db, accountId: number, words: readonly string[]): void {
  for (const redaction of redactions) {
    const { find, update } = redaction(db)
    for (const { id, ...texts } of find.all({ id: accountId, words: JSON.stringify(words) })) {
      const cleaned = Object.entries(texts).map(([name, text]) => {
        const without = name === 'html' ? htmlWithoutWords : withoutWords
        return [name, without(text as string, words)]
      })
      update.run({ id, ...Object.fromEntries(cleaned) })
    }
  }
}

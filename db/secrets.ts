import type Sqlite from 'better-sqlite3'

/** Tables of which a backup holds no row: what is under way there is begun anew on a restored site. */
export const LEFT_OUT_TABLES = [
  'deliveries',
  'invitation_uses',
  'invitations',
  'proofs',
  'push_subscriptions',
  'reset_codes',
  'reset_failures',
] as const

/** Keys of the site that are in no backup: a restored site makes its own. */
export const LEFT_OUT_KEYS = [
  'deck_key',
  'device_cookie_key',
  'mail_password',
  'push_keys',
  'reset_code_key',
] as const

const inQuotes = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/**
 * Takes out of a copy of the database what must not be in a backup (decisions, section 2): the bodies of mails with
 * a secret in them, proofs, resets, invitations and deliveries under way, and all keys but the one that signs tokens,
 * which is worth nothing without a session id. What stood there is overwritten, not only forgotten. A copy from before
 * a migration may lack some of the tables.
 */
export function leaveOutSecrets(copy: Sqlite.Database): void {
  copy.pragma('secure_delete = ON')
  copy.exec(`
    UPDATE outbox SET text = '', html = '', expires_at = NULL, next_attempt_at = NULL WHERE expires_at IS NOT NULL;
    DELETE FROM settings WHERE key IN (${inQuotes(LEFT_OUT_KEYS)});
  `)
  const present = copy
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name IN (${inQuotes(LEFT_OUT_TABLES)})`,
    )
    .pluck()
  for (const table of present.all()) copy.exec(`DELETE FROM ${table}`)
}

import type Sqlite from 'better-sqlite3'

/** Tables that are empty in a backup. Their processes, such as invitations and deliveries, start again on a restored site. */
export const LEFT_OUT_TABLES = [
  'deliveries',
  'invitation_uses',
  'invitations',
  'item_imports',
  'proofs',
  'push_subscriptions',
  'reset_codes',
  'reset_failures',
] as const

/** Keys that are not in backups; a restored site creates new ones. */
export const LEFT_OUT_KEYS = [
  'deck_key',
  'device_cookie_key',
  'mail_password',
  'push_keys',
  'reset_code_key',
] as const

const inQuotes = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/**
 * Removes from a copy what backups must not contain (decisions, section 2): bodies of secret mails, verification tokens, resets,
 * invitations, deliveries, and all keys except the token signing key, which is useless without a session id. The data is overwritten.
 * Older copies may lack some tables.
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

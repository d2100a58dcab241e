import type Sqlite from 'better-sqlite3'

/**
 * Takes out of a copy of the database what must not be in a backup (decisions, section 2): the bodies of mails with
 * a secret in them, and running resets, whose four characters the thief of a fresh copy could find out in time.
 * What stood there is overwritten, not only forgotten.
 */
export function leaveOutSecrets(copy: Sqlite.Database): void {
  copy.pragma('secure_delete = ON')
  copy.exec(`
    UPDATE outbox SET text = '', html = '', expires_at = NULL, next_attempt_at = NULL WHERE expires_at IS NOT NULL;
    DELETE FROM reset_codes;
  `)
}

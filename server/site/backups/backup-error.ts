/** A failed backup or restore; the message is for the administrator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** A backup or restore that cannot go on; the message is for the one at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError'
}

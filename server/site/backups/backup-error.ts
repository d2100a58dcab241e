/** A backup or restore that cannot go on; the message is meant for the person at the terminal. */
export class BackupError extends Error {
  override name = 'BackupError'
}

import { InUseError } from '../../db/lock.ts'
import { DatabaseTooNewError, ForeignDatabaseError } from '../../db/migrate.ts'
import { ConfigError } from '../platform/config.ts'
import { BackupError } from './backups/backup-error.ts'

const PLAIN = [BackupError, ConfigError, DatabaseTooNewError, ForeignDatabaseError, InUseError]

/** Whether an error's message is one line that tells the one at the terminal what to change. */
export const isPlain = (error: unknown): boolean => PLAIN.some((kind) => error instanceof kind)

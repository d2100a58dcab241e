import { InUseError } from '../../db/lock.ts'
import { DatabaseTooNewError, ForeignDatabaseError } from '../../db/migrate.ts'
import { ConfigError } from '../platform/config.ts'
import { BackupError } from './backups/backup-error.ts'

const PLAIN = [BackupError, ConfigError, DatabaseTooNewError, ForeignDatabaseError, InUseError]

/** True if the message is a single line that tells the operator enough, so that no stack is printed. */
export const isPlain = (error: unknown): boolean => PLAIN.some((kind) => error instanceof kind)

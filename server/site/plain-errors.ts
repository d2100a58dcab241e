import { InUseError } from '../../db/lock.ts'
import { DatabaseTooNewError, ForeignDatabaseError } from '../../db/migrate.ts'
import { ConfigError } from '../platform/config.ts'
import { BackupError } from './backups/backup-error.ts'

const PLAIN = [BackupError, ConfigError, DatabaseTooNewError, ForeignDatabaseError, InUseError]

/** The message is a single line that helps at the terminal. */
export const isPlain = (error: unknown): boolean => PLAIN.some((kind) => error instanceof kind)

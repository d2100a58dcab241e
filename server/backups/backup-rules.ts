import { z } from 'zod'
import { BACKUP } from '../limits.ts'
import { storedSetting } from '../settings/stored-setting.ts'

/** What admins have set of the backups that are made by themselves. */
export const backupRules = storedSetting(
  'backup_rules',
  z.object({
    /** Where full ones are put, unless BACKUP_DIR says so; blank for nowhere. */
    folder: z.string().default(''),
    /** Days from one full one to the next. */
    every_days: z.int().positive().default(1),
    /** Full ones that are kept. */
    full: z.int().positive().default(BACKUP.full),
    /** Of the database alone: the newest few, and of older weeks the last of each. */
    daily: z.int().positive().default(BACKUP.daily),
    weekly: z.int().nonnegative().default(BACKUP.weekly),
  }),
)

export type BackupRules = ReturnType<(typeof backupRules)['get']>

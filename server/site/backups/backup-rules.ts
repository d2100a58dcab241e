import { z } from 'zod'
import { BACKUP } from '../../platform/limits.ts'
import { storedSetting } from '../../platform/settings/stored-setting.ts'

/** What admins have set for scheduled backups. */
export const backupRules = storedSetting(
  'backup_rules',
  z.object({
    /** Folder of full backups, unless BACKUP_DIR is set; blank for none, and no full backups. */
    folder: z.string().default(''),
    /** Days between two full backups. */
    every_days: z.int().positive().default(1),
    /** Number of full backups that are kept. */
    full: z.int().positive().default(BACKUP.full),
    /** Number of backups of the database alone that are kept: so many of the newest, and the last of so many older weeks. */
    daily: z.int().positive().default(BACKUP.daily),
    weekly: z.int().nonnegative().default(BACKUP.weekly),
  }),
)

export type BackupRules = ReturnType<(typeof backupRules)['get']>

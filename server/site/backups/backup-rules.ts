import { z } from 'zod'
import { storedSetting } from '../../platform/settings/stored-setting.ts'
import { BACKUP } from '../limits.ts'

export const backupRules = storedSetting(
  'backup_rules',
  z.object({
    /** Folder of full backups, unless BACKUP_DIR is set; blank for none. */
    folder: z.string().default(''),
    every_days: z.int().positive().default(1),
    full: z.int().positive().default(BACKUP.full),
    /** Retained database backups: the newest, and the last of each older week. */
    daily: z.int().positive().default(BACKUP.daily),
    weekly: z.int().nonnegative().default(BACKUP.weekly),
  }),
)

export type BackupRules = ReturnType<(typeof backupRules)['get']>

import { z } from 'zod'
import { BACKUP } from '../../platform/limits.ts'

/** The most that admins may choose to keep of a kind. */
export const MOST_BACKUPS = BACKUP.most

/** State of a backup and of a restore, for which an admin's browser asks until they are done. */
export const BackupStateView = z.object({
  /** When the last backup of any kind, and the last with the uploads in it, was made; null where none was. */
  last_at: z.iso.datetime().nullable(),
  last_full_at: z.iso.datetime().nullable(),
  download: z.object({
    state: z.enum(['none', 'making', 'ready', 'failed']),
    /** Address at which it can be downloaded, once; null unless it is ready. */
    url: z.string().nullable(),
    /** Bytes. */
    size: z.number().nullable(),
    problem: z.string().nullable(),
  }),
  restore: z.object({
    /** `waiting`: verified, and taking the site's place at its next start. */
    state: z.enum(['none', 'checking', 'waiting', 'failed']),
    problem: z.string().nullable(),
    /** Whether the site can restart itself when an admin asks for it; else somebody has to restart it on its machine. */
    can_start: z.boolean(),
  }),
})
export type BackupStateView = z.infer<typeof BackupStateView>

/** What /admin/backup shows. */
export const BackupView = z.object({
  /** Why the last scheduled backup could not be made; null where nothing went wrong. */
  problem: z.string().nullable(),
  /** Folder of scheduled full backups, and the days between two; null where none are made. */
  full: z.object({ folder: z.string(), days: z.int() }).nullable(),
  /** Command that restores a file too large to be sent by a browser. */
  restore_command: z.string(),
  now: BackupStateView,
})
export type BackupView = z.infer<typeof BackupView>

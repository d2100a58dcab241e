import { z } from 'zod'
import { BACKUP } from '../limits.ts'

export const MOST_BACKUPS = BACKUP.most

export const BackupStateView = z.object({
  last_at: z.iso.datetime().nullable(),
  last_full_at: z.iso.datetime().nullable(),
  download: z.object({
    state: z.enum(['none', 'making', 'ready', 'failed']),
    url: z.string().nullable(),
    size: z.number().nullable(),
    problem: z.string().nullable(),
  }),
  restore: z.object({
    /** `waiting`: verified; applied at the next start. */
    state: z.enum(['none', 'checking', 'waiting', 'failed']),
    problem: z.string().nullable(),
    /** True if the site can restart itself. */
    can_start: z.boolean(),
  }),
})
export type BackupStateView = z.infer<typeof BackupStateView>

export const BackupView = z.object({
  /** Error of the last scheduled backup; null for none. */
  problem: z.string().nullable(),
  /** Scheduled full backups; null if disabled. */
  full: z.object({ folder: z.string(), days: z.int() }).nullable(),
  restore_command: z.string(),
  now: BackupStateView,
})
export type BackupView = z.infer<typeof BackupView>

import { z } from 'zod'

/** What an admin's browser asks for until it is done. */
export const BackupStateView = z.object({
  /** When the last backup of any kind, and the last with the uploads in it, was made; null where none was. */
  last_at: z.iso.datetime().nullable(),
  last_full_at: z.iso.datetime().nullable(),
  download: z.object({
    state: z.enum(['none', 'making', 'ready', 'failed']),
    /** Where it can be fetched, once; null unless it is ready. */
    url: z.string().nullable(),
    /** Bytes. */
    size: z.number().nullable(),
    problem: z.string().nullable(),
  }),
  restore: z.object({
    /** `waiting`: verified, and taking the site's place at its next start. */
    state: z.enum(['none', 'checking', 'waiting', 'failed']),
    problem: z.string().nullable(),
    /** Whether the site can start anew by itself, by the call for it; else somebody does that on its machine. */
    can_start: z.boolean(),
  }),
})
export type BackupStateView = z.infer<typeof BackupStateView>

/** What /admin/backup shows. */
export const BackupView = z.object({
  /** What keeps the next one from being made by itself. */
  problem: z.string().nullable(),
  /** Where full ones are put by themselves, and how many days there are from one to the next; null where none are. */
  full: z.object({ folder: z.string(), days: z.int() }).nullable(),
  /** What restores a file that is too large for a browser. */
  restore_command: z.string(),
  now: BackupStateView,
})
export type BackupView = z.infer<typeof BackupView>

import { z } from 'zod'
import { MAIL_TROUBLES } from '../../site/mail/admin-mail-shared.ts'
import { CHECKLIST } from './checklist-shared.ts'

export const OverviewView = z.object({
  checklist: z.array(z.enum(CHECKLIST)),
  people: z.object({ total: z.int(), new_this_week: z.int(), suspended: z.int(), waiting: z.int() }),
  items: z.object({ available: z.int(), total: z.int() }),
  swaps: z.object({ completed: z.int(), running: z.int(), asked: z.int() }),
  waiting: z.object({ reports: z.int(), contact_messages: z.int() }),
  /** Uploads are accepted while `least` bytes are free. */
  disk: z.object({ free: z.number(), size: z.number(), least: z.number(), takes_files: z.boolean() }),
  database_size: z.number(),
  last_backup_at: z.iso.datetime().nullable(),
  last_full_backup_at: z.iso.datetime().nullable(),
  full_backup_is_old: z.boolean(),
  backup_problem: z.string().nullable(),
  /** The newest automatically reverted restore, until its file is deleted. */
  failed_restore: z.object({ file: z.string(), at: z.iso.datetime() }).nullable(),
  /** Databases from before restores, newest first, with the command to delete them. */
  kept_from_before: z.array(
    z.object({ size: z.int(), at: z.iso.datetime().nullable(), command: z.string() }),
  ),
  restore_waits_since: z.iso.datetime().nullable(),
  /** Referenced files that are missing, for example after a database-only restore. */
  missing_files: z.int(),
  /** Null if the last backup download succeeded. */
  download_broke_off_at: z.iso.datetime().nullable(),
  /** Time of the automatic rebuild of the search index, if it was in the last week. */
  search_rebuilt_at: z.iso.datetime().optional(),
  /** True while items from an older version are added to the index of spellings. Until then, search finds fewer items. */
  search_reads_items: z.boolean().optional(),
  /** An origin other than PUBLIC_URL under which the site was opened; null for none. */
  opened_elsewhere: z.object({ origin: z.string(), public_url: z.string() }).nullable(),
  /** Version of the code on disk, if it differs from the running one. Code that `is_older` than the database would not start. */
  next_start: z.object({ version: z.string(), is_older: z.boolean() }).nullable(),
  mail: z.object({
    /** What an admin must fix; null if mail works. */
    trouble: z.enum(MAIL_TROUBLES).nullable(),
    waiting: z.int(),
    problem: z.string().nullable(),
    problem_since: z.iso.datetime().nullable(),
    given_up: z.int(),
    refusal: z.object({ words: z.string(), of: z.enum(['outbox', 'deliveries']) }).nullable(),
    last_sent_at: z.iso.datetime().nullable(),
  }),
  last_act: z
    .object({ admin_name: z.string(), summary: z.string(), created_at: z.iso.datetime() })
    .nullable(),
})
export type OverviewView = z.infer<typeof OverviewView>

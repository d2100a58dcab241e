import { z } from 'zod'
import { MAIL_TROUBLES } from '../../site/mail/admin-mail-shared.ts'
import { CHECKLIST } from './checklist-shared.ts'

/** What /admin shows. Sizes in bytes. */
export const OverviewView = z.object({
  /** What is left to do on a new site. */
  checklist: z.array(z.enum(CHECKLIST)),
  people: z.object({ total: z.int(), new_this_week: z.int(), suspended: z.int(), waiting: z.int() }),
  items: z.object({ available: z.int(), total: z.int() }),
  swaps: z.object({ completed: z.int(), running: z.int(), asked: z.int() }),
  /** What waits for an admin: things reported, and contact messages. */
  waiting: z.object({ reports: z.int(), contact_messages: z.int() }),
  /** Whether files are taken, for which at least `least` has to be free. */
  disk: z.object({ free: z.number(), size: z.number(), least: z.number(), takes_files: z.boolean() }),
  /** The file, and what of it has not been folded in yet. */
  database_size: z.number(),
  /** Null where there was none. */
  last_backup_at: z.iso.datetime().nullable(),
  /** When the last one with the pictures in it was made. */
  last_full_backup_at: z.iso.datetime().nullable(),
  full_backup_is_old: z.boolean(),
  /** What keeps the next from being made. */
  backup_problem: z.string().nullable(),
  /** The newest restore that did not start and was put back by itself, while what failed still lies there. */
  failed_restore: z.object({ file: z.string(), at: z.iso.datetime() }).nullable(),
  /** Databases from before a restore, the newest first: what deletes one on the machine. */
  kept_from_before: z.array(
    z.object({ size: z.int(), at: z.iso.datetime().nullable(), command: z.string() }),
  ),
  /** Since when a restore waits for the next start; null where none does. */
  restore_waits_since: z.iso.datetime().nullable(),
  /** Files that rows name and that are nowhere, as after a restore from the database alone. */
  missing_files: z.int(),
  /** When the last download of a backup broke off; null where it did not, or was done since. */
  download_broke_off_at: z.iso.datetime().nullable(),
  /** When the damaged search index was rebuilt from the items, for a week. */
  search_rebuilt_at: z.iso.datetime().optional(),
  /** Whether search still reads the items of an older version, so that it finds less than usual. */
  search_reads_items: z.boolean().optional(),
  /** Another address than PUBLIC_URL, under which the site was opened; null where it was not. */
  opened_elsewhere: z.object({ origin: z.string(), public_url: z.string() }).nullable(),
  /** The program on the disk, where it is another than the one that runs. One that `is_older` than the database would not start. */
  next_start: z.object({ version: z.string(), is_older: z.boolean() }).nullable(),
  mail: z.object({
    /** What an admin has to set right; null where mail goes out. */
    trouble: z.enum(MAIL_TROUBLES).nullable(),
    waiting: z.int(),
    /** What keeps mail from going out, or a mail that waits, in the server's words. */
    problem: z.string().nullable(),
    problem_since: z.iso.datetime().nullable(),
    given_up: z.int(),
    /** The newest mail that was given up: what the mail server has said, and whether the mail is in the outbox or among the deliveries. */
    refusal: z.object({ words: z.string(), of: z.enum(['outbox', 'deliveries']) }).nullable(),
    last_sent_at: z.iso.datetime().nullable(),
  }),
  /** What an admin or a moderator did last. */
  last_act: z
    .object({ admin_name: z.string(), summary: z.string(), created_at: z.iso.datetime() })
    .nullable(),
})
export type OverviewView = z.infer<typeof OverviewView>

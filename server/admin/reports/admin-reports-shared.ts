import { z } from 'zod'
import { AdminItem } from '../../market/items/admin-items-shared.ts'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'
import { REASONS, TargetKind } from './reports-shared.ts'

export const REPORT_STATES = ['open', 'handled'] as const

const Person = z.object({ id: z.int(), name: z.string() })

/** A message of the thread that a reported one stands in. */
const ThreadLine = z.object({
  id: z.int(),
  name: z.string(),
  text: z.string(),
  /** Names of its files, which only the two people can open (decisions, section 5). */
  files: z.array(z.string()),
  created_at: z.iso.datetime(),
})

/** One reported thing with all reports of it that wait, or that were handled together. */
export const ReportedThing = z.object({
  kind: TargetKind,
  target_id: z.int(),
  /** Whose it is, or the person. */
  about: Person.extend({ is_suspended: z.boolean() }),
  reports: z.array(
    z.object({
      id: z.int(),
      reporter: Person,
      reason: z.enum(Object.keys(REASONS) as [keyof typeof REASONS]),
      text: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
  /** How it read when it was reported first. */
  quote: z.string(),
  /** The item as it is now; null for other things, and where it is gone. */
  item: AdminItem.nullable(),
  /** The reported message and those around it; empty for other things. */
  thread: z.array(ThreadLine),
  /** Whether a reported review is hidden; null for other things, and where it is gone. */
  is_hidden: z.boolean().nullable(),
  /** Whether who looks may judge it: nobody does in a case of their own, and of admins and moderators only admins do. */
  may_judge: z.boolean(),
  handled: z
    .object({ by: z.string().nullable(), at: z.iso.datetime(), outcome: z.enum(['upheld', 'dismissed']) })
    .nullable(),
})
export type ReportedThing = z.infer<typeof ReportedThing>

/** /admin/reports: what waits, the oldest first; what was handled, the newest first. */
export const AdminReportsView = z.object({
  state: z.enum(REPORT_STATES),
  open_count: z.int(),
  things: z.array(ReportedThing),
  pagination: Pagination,
})
export type AdminReportsView = z.infer<typeof AdminReportsView>

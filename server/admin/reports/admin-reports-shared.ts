import { z } from 'zod'
import { AdminItem } from '../../market/items/admin-items-shared.ts'
import { Pagination } from '../../platform/schemas/pagination-shared.ts'
import { REASONS, TargetKind } from './reports-shared.ts'

export const REPORT_STATES = ['open', 'handled'] as const

const Person = z.object({ id: z.int(), name: z.string() })

const ThreadLine = z.object({
  id: z.int(),
  name: z.string(),
  text: z.string(),
  /** File names; only the two participants can open them (decisions, section 5). */
  files: z.array(z.string()),
  created_at: z.iso.datetime(),
})

export const ReportedThing = z.object({
  kind: TargetKind,
  target_id: z.int(),
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
  quote: z.string(),
  item: AdminItem.nullable(),
  thread: z.array(ThreadLine),
  is_hidden: z.boolean().nullable(),
  /** False in a viewer's own case, and for moderators in cases about admins and moderators. */
  may_judge: z.boolean(),
  handled: z
    .object({ by: z.string().nullable(), at: z.iso.datetime(), outcome: z.enum(['upheld', 'dismissed']) })
    .nullable(),
})
export type ReportedThing = z.infer<typeof ReportedThing>

export const AdminReportsView = z.object({
  state: z.enum(REPORT_STATES),
  open_count: z.int(),
  things: z.array(ReportedThing),
  pagination: Pagination,
})
export type AdminReportsView = z.infer<typeof AdminReportsView>

import { z } from 'zod'

/** One act of an admin or a moderator. */
const ActView = z.object({
  id: z.int(),
  admin_name: z.string(),
  summary: z.string(),
  created_at: z.iso.datetime(),
})

/** /admin/audit-log: acts, the newest first; older ones come with `?before=<next_before>`. */
export const AuditLogView = z.object({
  acts: z.array(ActView),
  /** Whether these are older than the newest. */
  is_older: z.boolean(),
  next_before: z.int().nullable(),
})
export type AuditLogView = z.infer<typeof AuditLogView>

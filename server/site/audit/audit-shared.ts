import { z } from 'zod'

const ActView = z.object({
  id: z.int(),
  admin_name: z.string(),
  summary: z.string(),
  created_at: z.iso.datetime(),
})

/** Newest first; `?before=<next_before>` requests older ones. */
export const AuditLogView = z.object({
  acts: z.array(ActView),
  is_older: z.boolean(),
  next_before: z.int().nullable(),
})
export type AuditLogView = z.infer<typeof AuditLogView>

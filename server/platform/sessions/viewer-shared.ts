import * as z from 'zod/mini'

/** Each role includes the ones before. Moderators manage users and items; admins everything under /admin. */
export const ROLES = ['member', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const ViewerView = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(ROLES),
  is_pending: z.boolean(),
  awaits_proof: z.boolean(),
  language: z.nullable(z.string()),
})
export type ViewerView = z.output<typeof ViewerView>

export const moderates = (viewer: Pick<ViewerView, 'role'> | null): boolean =>
  viewer !== null && viewer.role !== 'member'

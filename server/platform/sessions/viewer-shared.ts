import * as z from 'zod/mini'

/** Each may do what stands before it, too. Moderators keep order among people and things; admins do all that stands under /admin. */
export const ROLES = ['member', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The signed-in person as their own pages show them. */
export const ViewerView = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Path of a picture; null without one. */
  avatar: z.nullable(z.string()),
  role: z.enum(ROLES),
  /** Waits to be let in: signed in, and no member yet. */
  is_pending: z.boolean(),
  /** The language that they have set for themselves; null for none. */
  language: z.nullable(z.string()),
})
export type ViewerView = z.output<typeof ViewerView>

/** Whether somebody of this role may do what moderators do. */
export const moderates = (viewer: Pick<ViewerView, 'role'> | null): boolean =>
  viewer !== null && viewer.role !== 'member'

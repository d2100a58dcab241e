import * as z from 'zod/mini'

/** The signed-in person as their own pages show them. */
export const ViewerView = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Path of a picture; null without one. */
  avatar: z.nullable(z.string()),
  is_admin: z.boolean(),
})
export type ViewerView = z.output<typeof ViewerView>

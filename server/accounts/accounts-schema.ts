import { z } from 'zod'

/** The signed-in person as their own pages show them. */
export const ViewerView = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  is_admin: z.boolean(),
})

export type ViewerView = z.infer<typeof ViewerView>

import { z } from 'zod'

export const ContactMessagesView = z.object({
  messages: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string(),
      created_at: z.iso.datetime(),
      handled_at: z.iso.datetime().nullable(),
    }),
  ),
  open_count: z.int(),
  is_older: z.boolean(),
  next_before: z.int().nullable(),
})
export type ContactMessagesView = z.infer<typeof ContactMessagesView>

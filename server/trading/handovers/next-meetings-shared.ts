import { z } from 'zod'

/** A user with whom the viewer exchanges something at a meeting. */
const Met = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  gives: z.array(z.string()),
  gets: z.array(z.string()),
  /** The newest code that the viewer has made for this user; null without a valid one. */
  code: z.object({ code: z.string(), qr: z.string(), expires_at: z.iso.datetime() }).nullable(),
})

export const NextMeetingsView = z.object({
  meetings: z.array(
    z.object({
      swap_url: z.string(),
      place: z.string(),
      note: z.string(),
      starts_at: z.iso.datetime(),
      people: z.array(Met),
    }),
  ),
  zone: z.string(),
  as_of: z.iso.datetime(),
})
export type NextMeetingsView = z.output<typeof NextMeetingsView>

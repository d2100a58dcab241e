import * as z from 'zod/mini'
import * as m from '../catalogues/messages.ts'

/** Visibility of email and phone: anyone, members, or partners of an agreed or completed swap. */
export const CONTACT_VISIBILITIES = ['everyone', 'members', 'partners'] as const
export const ContactVisibility = z.enum(CONTACT_VISIBILITIES, {
  error: () => m.contact_choose_who_sees(),
})
export type ContactVisibility = z.output<typeof ContactVisibility>

/** Why email and phone are null: sign in, or agree on a swap. Null if they are shown. */
export const ContactHidden = z.nullable(z.enum(['sign_in', 'partners']))
export type ContactHidden = z.output<typeof ContactHidden>

export const OwnerView = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.string(),
  contact_hidden: ContactHidden,
})
export type OwnerView = z.output<typeof OwnerView>

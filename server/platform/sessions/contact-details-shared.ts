import * as z from 'zod/mini'
import * as m from '../catalogues/messages.ts'

/** Who sees a person's email and phone: anybody, members, or those with whom a swap is agreed or completed. */
export const CONTACT_VISIBILITIES = ['everyone', 'members', 'partners'] as const
export const ContactVisibility = z.enum(CONTACT_VISIBILITIES, {
  error: () => m.contact_choose_who_sees_your_email_and_phone(),
})
export type ContactVisibility = z.output<typeof ContactVisibility>

/** Why somebody's email and phone are null: a visitor has to sign in, a member to agree on a swap. Null where they are shown. */
export const ContactHidden = z.nullable(z.enum(['sign_in', 'partners']))
export type ContactHidden = z.output<typeof ContactHidden>

/** How an owner is reached, wherever that crosses to a browser. */
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

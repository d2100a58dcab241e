import * as z from 'zod/mini'

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

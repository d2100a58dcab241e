import * as z from 'zod/mini'
import { ContactVisibility } from '../../platform/sessions/contact-details-shared.ts'
import { ViewerView } from '../../platform/sessions/viewer-shared.ts'

export const UserView = z
  .object({
    ...z.omit(ViewerView, { role: true, is_pending: true, awaits_proof: true }).shape,
    phone_number: z.string(),
    address: z.string(),
    about: z.string(),
    contact_visibility: ContactVisibility,
    neighbourhood_id: z.nullable(z.int()),
    /** Increments with each edit; updates may send it. */
    version: z.int(),
  })
  .register(z.globalRegistry, { id: 'User' })
export type UserView = z.output<typeof UserView>

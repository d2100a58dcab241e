import { z } from 'zod'
import { CONTACT_VISIBILITIES } from '../../platform/sessions/contact-details-shared.ts'
import { JOINING } from '../../site/community/choices-shared.ts'
import { JoinView } from '../../site/invitations/invitations-shared.ts'

export const SignUpView = z.object({
  /** Query that returns to the previous page. */
  query: z.string(),
  contact_visibility: z.enum(CONTACT_VISIBILITIES),
  join: z.enum(JOINING),
  /** Null without a valid invitation. */
  invitation: JoinView.nullable(),
  invitation_gone: z.boolean(),
})
export type SignUpView = z.output<typeof SignUpView>

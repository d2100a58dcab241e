import { z } from 'zod'
import { CONTACT_VISIBILITIES } from '../../platform/sessions/contact-details-shared.ts'
import { JOINING } from '../../site/community/choices-shared.ts'
import { JoinView } from '../../site/invitations/invitations-shared.ts'

/** /sign-up. */
export const SignUpView = z.object({
  /** The query that leads back to where the visitor was. */
  query: z.string(),
  /** Who sees email and phone unless one chooses otherwise. */
  contact_visibility: z.enum(CONTACT_VISIBILITIES),
  join: z.enum(JOINING),
  /** The invitation that one comes by; null without one that works. */
  invitation: JoinView.nullable(),
  /** Whether one came by an invitation that does not work any more. */
  invitation_gone: z.boolean(),
})
export type SignUpView = z.output<typeof SignUpView>

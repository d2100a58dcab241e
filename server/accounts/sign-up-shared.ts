import { z } from 'zod'
import { JOINING } from '../community/community-shared.ts'
import { JoinView } from '../invitations/invitations-shared.ts'

/** /sign-up. */
export const SignUpView = z.object({
  /** What leads back to where one was. */
  query: z.string(),
  join: z.enum(JOINING),
  /** The invitation that one comes by; null without one that works. */
  invitation: JoinView.nullable(),
  /** Whether one came by an invitation that does not work any more. */
  invitation_gone: z.boolean(),
})
export type SignUpView = z.output<typeof SignUpView>

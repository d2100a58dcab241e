import { z } from 'zod'
import { Email, OwnPassword } from './accounts-shared.ts'

/** POST /api/account/email */
export const EmailChangeBody = z.object({ email: Email, password: OwnPassword })
export type EmailChangeBody = z.output<typeof EmailChangeBody>

/** POST /api/account/email/undo: the token of the link. */
export const EmailUndoBody = z.object({ token: z.string().max(100) })

/** What following a mailed link has done; `email` is the address that counts now. */
export const EmailProofView = z.object({
  outcome: z.enum(['proved', 'changed']),
  email: z.string(),
})
export type EmailProofView = z.output<typeof EmailProofView>

/** What the settings say of one's address; `new_email` is one that waits for its link to be used. */
export const OwnEmailView = z.object({
  email: z.string(),
  is_proved: z.boolean(),
  new_email: z.string().nullable(),
  /** Bytes of one's pictures and files, and how many they may be. */
  storage: z.object({ used: z.number(), most: z.number() }),
})
export type OwnEmailView = z.output<typeof OwnEmailView>

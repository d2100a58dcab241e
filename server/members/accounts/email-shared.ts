import { z } from 'zod'
import { LONGEST } from '../../platform/limits.ts'
import { Email, OwnPassword } from './accounts-shared.ts'

/** POST /api/account/email */
export const EmailChangeBody = z.object({ email: Email, password: OwnPassword })
export type EmailChangeBody = z.output<typeof EmailChangeBody>

/** POST /api/account/email/undo, with the link's token. */
export const EmailUndoBody = z.object({ token: z.string().max(100) })

/** As typed; blank if missing. */
const TypedPassword = z.string().max(LONGEST.password).catch('')

/** Form of a mailed link; no password if signed in. */
export const LinkForm = z.object({ password: TypedPassword })

/** Form of the link that makes an admin. */
export const AdminProofForm = z.object({
  password: TypedPassword,
  new_password: TypedPassword,
  new_password_confirmation: TypedPassword,
})
export type AdminProofForm = z.output<typeof AdminProofForm>

/** Errors by field. */
export const FormErrors = z.record(z.string(), z.array(z.string()))

/** Page of a verification link: `first` and `new` ask, `verified` and `changed` confirm, `done` is a later visit. */
export const EmailProofView = z.object({
  step: z.enum(['first', 'new', 'verified', 'changed', 'done']),
  email: z.string(),
  name: z.string(),
  token: z.string(),
  /** True if the viewer must enter the password. */
  asks_password: z.boolean(),
  is_signed_in: z.boolean(),
  errors: FormErrors,
})
export type EmailProofView = z.output<typeof EmailProofView>

/** Page of a link that reverts an email change. */
export const EmailUndoView = z.object({ token: z.string(), is_done: z.boolean() })
export type EmailUndoView = z.output<typeof EmailUndoView>

/** Page of a link that makes an admin; `is_done` on a later visit. */
export const AdminProofView = z.object({
  email: z.string(),
  name: z.string(),
  token: z.string(),
  /** True if the address was unverified before. */
  asks_new_password: z.boolean(),
  is_done: z.boolean(),
  errors: FormErrors,
})
export type AdminProofView = z.output<typeof AdminProofView>

/** Email settings; `new_email` is unconfirmed. */
export const OwnEmailView = z.object({
  email: z.string(),
  is_proved: z.boolean(),
  new_email: z.string().nullable(),
  /** Bytes stored, and the quota. */
  storage: z.object({ used: z.number(), most: z.number() }),
})
export type OwnEmailView = z.output<typeof OwnEmailView>

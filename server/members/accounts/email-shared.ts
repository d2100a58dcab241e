import { z } from 'zod'
import { LONGEST } from '../../platform/limits.ts'
import { Email, OwnPassword } from './accounts-shared.ts'

export const EmailChangeBody = z.object({ email: Email, password: OwnPassword })
export type EmailChangeBody = z.output<typeof EmailChangeBody>

export const EmailUndoBody = z.object({ token: z.string().max(100) })

const TypedPassword = z.string().max(LONGEST.password).catch('')

export const LinkForm = z.object({ password: TypedPassword })

export const AdminProofForm = z.object({
  password: TypedPassword,
  new_password: TypedPassword,
  new_password_confirmation: TypedPassword,
})
export type AdminProofForm = z.output<typeof AdminProofForm>

const FormErrors = z.record(z.string(), z.array(z.string()))

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

export const OwnEmailView = z.object({
  email: z.string(),
  is_proved: z.boolean(),
  new_email: z.string().nullable(),
  /** Bytes stored, and the quota. */
  storage: z.object({ used: z.number(), most: z.number() }),
})
export type OwnEmailView = z.output<typeof OwnEmailView>

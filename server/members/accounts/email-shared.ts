import { z } from 'zod'
import { LONGEST } from '../../platform/limits.ts'
import { Email, OwnPassword } from './accounts-shared.ts'

/** POST /api/account/email */
export const EmailChangeBody = z.object({ email: Email, password: OwnPassword })
export type EmailChangeBody = z.output<typeof EmailChangeBody>

/** POST /api/account/email/undo: the token of the link. */
export const EmailUndoBody = z.object({ token: z.string().max(100) })

/** A password as typed; blank if left out. */
const TypedPassword = z.string().max(LONGEST.password).catch('')

/** The form of a mailed link's page. Whoever is signed in sends no password. */
export const LinkForm = z.object({ password: TypedPassword })

/** The form of the link that makes an admin. */
export const AdminProofForm = z.object({
  password: TypedPassword,
  new_password: TypedPassword,
  new_password_confirmation: TypedPassword,
})
export type AdminProofForm = z.output<typeof AdminProofForm>

/** What is wrong with each field of a form that was refused. */
export const FormErrors = z.record(z.string(), z.array(z.string()))

/** The page of a link that verifies an address. `first` and `new` ask, `verified` and `changed` were done just now, `done` before. */
export const EmailProofView = z.object({
  step: z.enum(['first', 'new', 'verified', 'changed', 'done']),
  /** The address that the link verifies. */
  email: z.string(),
  /** Name of the account. */
  name: z.string(),
  token: z.string(),
  /** Whether the viewer has to show that the account is theirs. */
  asks_password: z.boolean(),
  is_signed_in: z.boolean(),
  errors: FormErrors,
})
export type EmailProofView = z.output<typeof EmailProofView>

/** The page of a link that keeps an address. */
export const EmailUndoView = z.object({ token: z.string(), is_done: z.boolean() })
export type EmailUndoView = z.output<typeof EmailUndoView>

/** The page of a link that makes an admin; `is_done` on a second visit. */
export const AdminProofView = z.object({
  email: z.string(),
  name: z.string(),
  token: z.string(),
  /** Whether the account gets a new password, since nobody had verified its address before. */
  asks_new_password: z.boolean(),
  is_done: z.boolean(),
  errors: FormErrors,
})
export type AdminProofView = z.output<typeof AdminProofView>

/** What the settings say of one's address; `new_email` is one that waits for its link to be used. */
export const OwnEmailView = z.object({
  email: z.string(),
  is_proved: z.boolean(),
  new_email: z.string().nullable(),
  /** Bytes of one's pictures and files, and how many they may be. */
  storage: z.object({ used: z.number(), most: z.number() }),
})
export type OwnEmailView = z.output<typeof OwnEmailView>

import { z } from 'zod'
import { INVITATION } from '../limits.ts'

/** What a form says of its fields. */
export const INVITATION_LIMITS = { uses: INVITATION.uses, days: INVITATION.days, note: INVITATION.note }

/** A number, which forms send as a text. */
const number = (min: number, max: number, what: string) =>
  z.coerce
    .number(`Type a number from ${min} to ${max}.`)
    .int(`Type a number from ${min} to ${max}.`)
    .min(min, `${what} at least ${min}.`)
    .max(max, `${what} at most ${max}.`)

/** POST /api/invitations. */
export const InvitationBody = z.object({
  uses: number(1, INVITATION.uses.most, 'People who may come by it:').default(INVITATION.uses.default),
  days: number(1, INVITATION.days.most, 'Days that it works:').default(INVITATION.days.default),
  note: z
    .string()
    .trim()
    .max(INVITATION.note, `A note may have at most ${INVITATION.note} characters.`)
    .default(''),
})
export type InvitationBody = z.output<typeof InvitationBody>

/** One's own invitation. */
export const InvitationView = z.object({
  id: z.int(),
  /** The link to share. */
  url: z.string(),
  /** Path of a picture of the link, for phones to read. */
  qr: z.string(),
  /** How many may join by it, and how many have. */
  uses: z.int(),
  used: z.int(),
  note: z.string(),
  ends_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  /** Whether it works still. */
  is_live: z.boolean(),
  came: z.array(z.object({ id: z.int(), name: z.string(), avatar: z.string().nullable() })),
})
export type InvitationView = z.output<typeof InvitationView>

/** /join/{code}. */
export const JoinView = z.object({
  code: z.string(),
  /** Who invites. */
  by: z.object({ name: z.string(), avatar: z.string().nullable() }),
})
export type JoinView = z.output<typeof JoinView>

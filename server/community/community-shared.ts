import { z } from 'zod'

/** Who may join. Where an invitation and approval are both asked for, the one does not replace the other. */
export const JOINING = ['open', 'invitation', 'approval', 'invitation_and_approval'] as const
export type Joining = (typeof JOINING)[number]

/** Who may read: everybody, or those who are signed in and let in. */
export const READING = ['everyone', 'members'] as const

/** Who may invite others. */
export const INVITING = ['members', 'admins'] as const

/** What a community asks of those who come, and of those who are new. Each has a default, and may be saved alone. */
export const CommunityRules = z.object({
  join: z.enum(JOINING, 'Choose who may join.').default('open'),
  read: z.enum(READING, 'Choose who may read.').default('everyone'),
  invite: z.enum(INVITING, 'Choose who may invite.').default('members'),
  /** Whether those who are new may do only so much a day (NEWCOMER in limits.ts). */
  newcomers: z.boolean().default(false),
})
export type CommunityRules = z.output<typeof CommunityRules>

export const asksInvitation = ({ join }: Pick<CommunityRules, 'join'>): boolean =>
  join === 'invitation' || join === 'invitation_and_approval'

export const asksApproval = ({ join }: Pick<CommunityRules, 'join'>): boolean =>
  join === 'approval' || join === 'invitation_and_approval'

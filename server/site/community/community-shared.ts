import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { JOINING, READING } from './choices-shared.ts'

const INVITING = ['members', 'admins'] as const

/** Rules of the community. Each has a default and can be saved separately. */
export const CommunityRules = z.object({
  join: z.enum(JOINING, { error: m.common_choose_who_may_join }).default('open'),
  read: z.enum(READING, { error: m.common_choose_who_may_read }).default('everyone'),
  invite: z.enum(INVITING, { error: m.common_choose_who_may_invite }).default('members'),
  /** Enables daily limits for new users (NEWCOMER in ../limits.ts). */
  newcomers: z.boolean().default(false),
  /** If false, gifts are ordinary items. */
  gifts: z.boolean().default(true),
  /** Gifts per user in 30 days; 0 for unlimited. */
  gifts_per_person: z
    .number({ error: m.common_gifts_per_person_wrong })
    .int({ error: m.common_gifts_per_person_wrong })
    .min(0, { error: m.common_gifts_per_person_wrong })
    .max(50, { error: m.common_gifts_per_person_wrong })
    .default(3),
})
export type CommunityRules = z.output<typeof CommunityRules>

export const CHOICES = {
  join: {
    open: m.admin_anybody,
    invitation: m.admin_who_has_an_invitation,
    approval: m.admin_who_was_let_in,
    invitation_and_approval: m.admin_join_invited_and_approved,
  },
  read: { everyone: m.admin_everybody, members: m.admin_members },
  invite: { members: m.admin_every_member, admins: m.admin_admins_alone },
  gifts: { false: m.admin_gifts_off, true: m.admin_gifts_on },
  newcomers: { false: m.admin_no_newcomer_limits, true: m.admin_begin_slowly },
} as const satisfies {
  [Rule in Exclude<keyof CommunityRules, 'gifts_per_person'>]: Record<`${CommunityRules[Rule]}`, () => string>
}

export const asksInvitation = ({ join }: Pick<CommunityRules, 'join'>): boolean =>
  join === 'invitation' || join === 'invitation_and_approval'

export const asksApproval = ({ join }: Pick<CommunityRules, 'join'>): boolean =>
  join === 'approval' || join === 'invitation_and_approval'

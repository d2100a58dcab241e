import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { JOINING, READING } from './choices-shared.ts'

/** Who may invite others. */
const INVITING = ['members', 'admins'] as const

/** What a community asks of those who come, and of those who are new. Each has a default, and may be saved alone. */
export const CommunityRules = z.object({
  join: z.enum(JOINING, { error: m.common_choose_who_may_join }).default('open'),
  read: z.enum(READING, { error: m.common_choose_who_may_read }).default('everyone'),
  invite: z.enum(INVITING, { error: m.common_choose_who_may_invite }).default('members'),
  /** Whether those who are new may do only so much a day (NEWCOMER in limits.ts). */
  newcomers: z.boolean().default(false),
  /** Whether members can give things away. */
  gifts: z.boolean().default(true),
  /** How many gifts a user may receive in 30 days; 0 for any number. */
  gifts_per_person: z
    .number({ error: m.common_gifts_per_person_wrong })
    .int({ error: m.common_gifts_per_person_wrong })
    .min(0, { error: m.common_gifts_per_person_wrong })
    .max(50, { error: m.common_gifts_per_person_wrong })
    .default(3),
})
export type CommunityRules = z.output<typeof CommunityRules>

/** What the choices of each rule are called, where admins choose and where it is told what they have chosen. */
export const CHOICES = {
  join: {
    open: m.admin_anybody,
    invitation: m.admin_who_has_an_invitation,
    approval: m.admin_who_was_let_in,
    invitation_and_approval: m.admin_who_has_an_invitation_and_was_let_in,
  },
  read: { everyone: m.admin_everybody, members: m.admin_members },
  invite: { members: m.admin_every_member, admins: m.admin_admins_alone },
  gifts: { false: m.admin_gifts_off, true: m.admin_gifts_on },
  newcomers: { false: m.admin_may_do_all_from_the_first_day, true: m.admin_begin_slowly },
} as const satisfies {
  [Rule in Exclude<keyof CommunityRules, 'gifts_per_person'>]: Record<`${CommunityRules[Rule]}`, () => string>
}

/** Whether joining takes an invitation. */
export const asksInvitation = ({ join }: Pick<CommunityRules, 'join'>): boolean =>
  join === 'invitation' || join === 'invitation_and_approval'

/** Whether who joins waits until somebody lets them in. */
export const asksApproval = ({ join }: Pick<CommunityRules, 'join'>): boolean =>
  join === 'approval' || join === 'invitation_and_approval'

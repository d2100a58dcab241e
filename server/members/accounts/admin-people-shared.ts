import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { CONTACT_VISIBILITIES } from '../../platform/sessions/contact-details-shared.ts'
import { ROLES } from '../../platform/sessions/viewer-shared.ts'

export const PEOPLE_FILTERS = ['all', 'suspended', 'admins', 'moderators', 'waiting', 'no_shows'] as const

export const PersonRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  created_at: z.iso.datetime(),
  suspended_at: z.iso.datetime().nullable(),
  role: z.enum(ROLES),
  pending_since: z.iso.datetime().nullable(),
})
export type PersonRow = z.infer<typeof PersonRow>

export const PeopleView = z.object({
  q: z.string(),
  show: z.enum(PEOPLE_FILTERS),
  contact_visibility: z.enum(CONTACT_VISIBILITIES),
  people: z.array(PersonRow),
  is_older: z.boolean(),
  next_before: z.int().nullable(),
})
export type PeopleView = z.infer<typeof PeopleView>

export const PersonPage = z.object({
  person: PersonRow.extend({
    phone_number: z.string(),
    address: z.string(),
    /** Appointed, but the address is unverified. */
    is_appointed: z.boolean(),
    /** In ADMIN_EMAILS. */
    is_named: z.boolean(),
    is_demo: z.boolean(),
    introduction: z.string(),
    invited_by: z.object({ id: z.int(), name: z.string() }).nullable(),
    invited: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  is_me: z.boolean(),
  /** True if the viewer may act on the user, and may change the role. */
  may: z.object({ act: z.boolean(), appoint: z.boolean() }),
  counts: z.object({
    items: z.int(),
    swaps_completed: z.int(),
    swaps_agreed: z.int(),
    sessions: z.int(),
    /** Reports about the user and their content: total, and open. */
    reports: z.int(),
    open_reports: z.int(),
  }),
  /** Swaps of the last 90 days cancelled because the user did not come; null if few. */
  no_shows: z.object({ count: z.int(), people: z.int() }).nullable(),
})
export type PersonPage = z.infer<typeof PersonPage>

export const RoleBody = z.object({ role: z.enum(ROLES, { error: m.admin_role_required }) })

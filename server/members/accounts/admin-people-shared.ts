import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { CONTACT_VISIBILITIES } from '../../platform/sessions/contact-details-shared.ts'
import { ROLES } from '../../platform/sessions/viewer-shared.ts'

export const PEOPLE_FILTERS = ['all', 'suspended', 'admins', 'moderators', 'waiting', 'no_shows'] as const

/** A person as admins see them in a list. */
export const PersonRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  created_at: z.iso.datetime(),
  suspended_at: z.iso.datetime().nullable(),
  role: z.enum(ROLES),
  /** Since when they wait to be let in; null for who is in. */
  pending_since: z.iso.datetime().nullable(),
})
export type PersonRow = z.infer<typeof PersonRow>

/** /admin/people: the newest first; older ones come with `?before=<next_before>`. */
export const PeopleView = z.object({
  q: z.string(),
  show: z.enum(PEOPLE_FILTERS),
  /** Who sees email and phone of new members. */
  contact_visibility: z.enum(CONTACT_VISIBILITIES),
  people: z.array(PersonRow),
  is_older: z.boolean(),
  next_before: z.int().nullable(),
})
export type PeopleView = z.infer<typeof PeopleView>

/** /admin/people/{id}. */
export const PersonPage = z.object({
  person: PersonRow.extend({
    phone_number: z.string(),
    address: z.string(),
    /** Asked to be an admin, and not yet proved to read the mail of their address. */
    is_appointed: z.boolean(),
    /** Named by ADMIN_EMAILS, which only who runs the machine changes. */
    is_named: z.boolean(),
    is_demo: z.boolean(),
    /** What they said of themselves on joining. */
    introduction: z.string(),
    invited_by: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** Whom they have invited, the newest first, so many at most. */
    invited: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  is_me: z.boolean(),
  /** Whether the viewer may act on this person at all, and may change their role. */
  may: z.object({ act: z.boolean(), appoint: z.boolean() }),
  counts: z.object({
    items: z.int(),
    /** Swaps of two, three or four: all that were completed, and those that are agreed and not done. */
    swaps_completed: z.int(),
    swaps_agreed: z.int(),
    sessions: z.int(),
    /** Reports of what is theirs, or of themselves: all there ever were, and those that wait. */
    reports: z.int(),
    open_reports: z.int(),
  }),
  /** Swaps of the last 90 days that others called off since this person did not come, once they are several. */
  no_shows: z.object({ count: z.int(), people: z.int() }).nullable(),
})
export type PersonPage = z.infer<typeof PersonPage>

/** What an admin makes of a person. */
export const RoleBody = z.object({ role: z.enum(ROLES, { error: m.admin_choose_what_they_are_to_be }) })

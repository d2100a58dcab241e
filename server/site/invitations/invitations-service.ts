import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, forbidden, notFound } from '../../platform/errors.ts'
import { smallImageOf } from '../../platform/images/image-view.ts'
import { INVITATION, PAGE_SIZE } from '../../platform/limits.ts'
import { paginate } from '../../platform/schemas/pagination-shared.ts'
import { adminIds } from '../../platform/sessions/admins-queries.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { DAY } from '../../platform/time-shared.ts'
import { communityRules } from '../community/community-rules.ts'
import {
  countInvitations,
  countLive,
  deleteEndedBefore,
  deleteInvitation,
  insertInvitation,
  insertUse,
  invitationsOf,
  liveInvitation,
  takeUse,
  whoCame,
} from './invitations-queries.ts'
import type { InvitationBody, InvitationView, JoinView } from './invitations-shared.ts'

type Site = Pick<FastifyInstance, 'config' | 'db'>

type Inviter = Pick<ViewerView, 'id' | 'role' | 'is_pending'>

/** Codes are 128 random bits in 22 characters; what is longer is none. */
const LONGEST_CODE = 64

/** The same for a code that was never one, is used up, or has ended: it tells nothing. */
const gone = () => notFound(m.common_this_invitation_does_not_work_any_more())

/** Ids of those who may invite; null for everybody. */
const invitersOf = (site: Site) => (communityRules(site.db).invite === 'admins' ? adminIds(site) : null)

/** What finds an invitation that works. */
function live(site: Site, code: string) {
  const inviters = invitersOf(site)
  return {
    code: code.slice(0, LONGEST_CODE),
    now: Date.now(),
    inviters: inviters && JSON.stringify(inviters),
  }
}

/** Whether this person may invite others. */
export const mayInvite = ({ db }: Pick<Site, 'db'>, { role, is_pending }: Omit<Inviter, 'id'>): boolean =>
  !is_pending && (role === 'admin' || communityRules(db).invite === 'members')

function invitationView(
  site: Site,
  inviterId: number,
  row: ReturnType<typeof rowsOf>[number],
): InvitationView {
  const { config, db } = site
  const inviters = invitersOf(site)
  const { id, code, uses, used, note, ends_at, created_at } = row
  return {
    id,
    url: `${config.publicUrl}/join/${code}`,
    qr: pictureOf(code),
    uses,
    used,
    note,
    ends_at: new Date(ends_at).toISOString(),
    created_at: new Date(created_at).toISOString(),
    is_live: used < uses && ends_at > Date.now() && (inviters?.includes(inviterId) ?? true),
    came: whoCame(db)
      .all({ invitationId: id })
      .map((person) => ({ id: person.id, name: person.name, avatar: smallImageOf(person) })),
  }
}

/** Path of the picture of an invitation's link. */
const pictureOf = (code: string) => `/join/${code}/qr.svg`

const rowsOf = (db: Db, inviterId: number, limit: number, offset: number) =>
  invitationsOf(db).all({ inviterId, limit, offset })

/**
 * Makes an invitation.
 *
 * @throws AppError 403 where admins keep inviting to themselves; 409 for more than so many that work.
 */
export function invite(site: Site, viewer: Inviter, { uses, days, note }: InvitationBody): InvitationView {
  const { db } = site
  return immediate(db, () => {
    if (!mayInvite(site, viewer)) throw forbidden(m.common_only_admins_invite_people_here())
    if (countLive(db).get({ inviterId: viewer.id, now: Date.now() })! >= INVITATION.live) {
      throw conflict(m.common_you_have_invitations_that_still_work({ live: INVITATION.live }))
    }
    const endsAt = Date.now() + days * DAY
    const code = randomBytes(16).toString('base64url')
    const row = insertInvitation(db).get({ code, inviterId: viewer.id, uses, note, endsAt })!
    return invitationView(site, viewer.id, row)
  })
}

/** A page of one's own invitations, the newest first. */
export function listInvitations(site: Site, inviterId: number, page: number) {
  const size = PAGE_SIZE.invitations
  const rows = rowsOf(site.db, inviterId, size, (page - 1) * size)
  return {
    invitations: rows.map((row) => invitationView(site, inviterId, row)),
    pagination: paginate(page, size, countInvitations(site.db).get({ inviterId })!),
  }
}

/** Ends one's own invitation. @throws AppError 404 where one has none of this id. */
export function endInvitation({ db }: Pick<Site, 'db'>, inviterId: number, id: number): void {
  if (deleteInvitation(db).run({ id, inviterId }).changes === 0)
    throw notFound(m.common_there_is_no_such_invitation())
}

/** Who invites. @throws AppError 404, the same for a code that is used up, ended or never was. */
export function joinView(site: Site, code: string): JoinView {
  const found = invitationOf(site, code)
  if (!found) throw gone()
  return found
}

/** As `joinView`; null where it does not work. */
export function invitationOf(site: Site, code: string): JoinView | null {
  const found = liveInvitation(site.db).get(live(site, code))
  if (!found) return null
  // Pictures are for members there, and who follows an invitation is none yet.
  const isForMembers = communityRules(site.db).read === 'members'
  return { code, by: { name: found.name, avatar: isForMembers ? null : smallImageOf(found) } }
}

/**
 * Counts a use of an invitation. Call it in the transaction of the sign-up.
 *
 * @returns who invites, and what notes who came by it.
 * @throws AppError 404 as `joinView`.
 */
export function takeInvitation(
  site: Site,
  code: string,
): { inviterId: number; cameBy(accountId: number): void } {
  const { db } = site
  const taken = takeUse(db).get(live(site, code))
  if (!taken) throw gone()
  return {
    inviterId: taken.inviter_id,
    cameBy: (accountId) => insertUse(db).run({ invitationId: taken.id, accountId }),
  }
}

/** Deletes invitations that ended so long ago that nobody looks for them; gives how many. */
export const forgetInvitations = (db: Db): number =>
  deleteEndedBefore(db).run({ before: Date.now() - INVITATION.kept }).changes

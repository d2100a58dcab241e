import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Db, immediate } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, forbidden, notFound } from '../../platform/errors.ts'
import { smallImageOf } from '../../platform/images/image-view.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { paginate } from '../../platform/schemas/pagination-shared.ts'
import { adminIds } from '../../platform/sessions/admins-queries.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { DAY } from '../../platform/time-shared.ts'
import { communityRules } from '../community/community-rules.ts'
import { INVITATION } from '../limits.ts'
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

/** Maximum characters of a code; ours have 22 (128 random bits). */
const LONGEST_CODE = 64

const gone = () => notFound(m.common_invitation_invalid())

const invitersOf = (site: Site) => (communityRules(site.db).invite === 'admins' ? adminIds(site) : null)

function live(site: Site, code: string) {
  const inviters = invitersOf(site)
  return {
    code: code.slice(0, LONGEST_CODE),
    now: Date.now(),
    inviters: inviters && JSON.stringify(inviters),
  }
}

export const mayInvite = ({ db }: Pick<Site, 'db'>, { role, is_pending }: Omit<Inviter, 'id'>): boolean =>
  !is_pending && (role === 'admin' || communityRules(db).invite === 'members')

function invitationView(
  site: Site,
  inviterId: number,
  row: ReturnType<typeof rowsOf>[number],
): InvitationView {
  const { config, db } = site
  const inviters = invitersOf(site)
  const { id, code, uses, used, note, endsAt, createdAt } = row
  return {
    id,
    url: `${config.publicUrl}/join/${code}`,
    qr: pictureOf(code),
    uses,
    used,
    note,
    ends_at: endsAt.toISOString(),
    created_at: createdAt.toISOString(),
    is_live: used < uses && endsAt.getTime() > Date.now() && (inviters?.includes(inviterId) ?? true),
    came: whoCame(db)
      .all({ invitationId: id })
      .map((person) => ({ id: person.id, name: person.name, avatar: smallImageOf(person) })),
  }
}

const pictureOf = (code: string) => `/join/${code}/qr.svg`

const rowsOf = (db: Db, inviterId: number, limit: number, offset: number) =>
  invitationsOf(db).all({ inviterId, limit, offset })

/** Creates an invitation. @throws AppError 403 only admins may invite; 409 too many valid ones */
export function invite(site: Site, viewer: Inviter, { uses, days, note }: InvitationBody): InvitationView {
  const { db } = site
  return immediate(db, () => {
    if (!mayInvite(site, viewer)) throw forbidden(m.common_only_admins_invite())
    if (countLive(db).get({ inviterId: viewer.id, now: Date.now() })!.total >= INVITATION.live) {
      throw conflict(m.common_invitations_limit({ live: INVITATION.live }))
    }
    const endsAt = new Date(Date.now() + days * DAY)
    const code = randomBytes(16).toString('base64url')
    const row = insertInvitation(db).get({ code, inviterId: viewer.id, uses, note, endsAt })
    return invitationView(site, viewer.id, row)
  })
}

export function listInvitations(site: Site, inviterId: number, page: number) {
  const size = PAGE_SIZE.invitations
  const rows = rowsOf(site.db, inviterId, size, (page - 1) * size)
  return {
    invitations: rows.map((row) => invitationView(site, inviterId, row)),
    pagination: paginate(page, size, countInvitations(site.db).get({ inviterId })!.total),
  }
}

/** @throws AppError 404 no own invitation with this id */
export function endInvitation({ db }: Pick<Site, 'db'>, inviterId: number, id: number): void {
  if (deleteInvitation(db).run({ id, inviterId }).changes === 0) throw notFound(m.common_invitation_missing())
}

/** @throws AppError 404 unknown, used or expired code */
export function joinView(site: Site, code: string): JoinView {
  const found = invitationOf(site, code)
  if (!found) throw gone()
  return found
}

export function invitationOf(site: Site, code: string): JoinView | null {
  const found = liveInvitation(site.db).get(live(site, code))
  if (!found) return null
  // On such a site, avatars are only for members, so the page shows none.
  const isForMembers = communityRules(site.db).read === 'members'
  return { code, by: { name: found.name, avatar: isForMembers ? null : smallImageOf(found) } }
}

/**
 * Counts a use. Call it in the transaction of the sign-up.
 * @returns the inviter, and a function that records the new account.
 * @throws AppError 404 as `joinView`
 */
export function takeInvitation(
  site: Site,
  code: string,
): { inviterId: number; cameBy(accountId: number): void } {
  const { db } = site
  const taken = takeUse(db).get(live(site, code))
  if (!taken) throw gone()
  return {
    inviterId: taken.inviterId,
    cameBy: (accountId) => insertUse(db).run({ invitationId: taken.id, accountId }),
  }
}

export const forgetInvitations = (db: Db): number =>
  deleteEndedBefore(db).run({ before: Date.now() - INVITATION.kept }).changes

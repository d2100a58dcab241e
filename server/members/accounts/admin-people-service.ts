import * as m from '../../platform/catalogues/messages.ts'
import { forbidden, notFound } from '../../platform/errors.ts'
import { smallImageOf, smallImageUrl } from '../../platform/images/image-view.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { pageById } from '../../platform/schemas/pagination-shared.ts'
import { folded } from '../../platform/search/folded-shared.ts'
import { adminIds, isAdmin } from '../../platform/sessions/admins-queries.ts'
import { contactChoice } from '../../platform/sessions/contact-choice.ts'
import type { ViewerView } from '../../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsModerator } from '../../site/audit/admin-act.ts'
import { audit, PERSON } from '../../site/audit/audit-service.ts'
import { NO_SHOWS } from '../limits.ts'
import { findAccount } from './accounts-queries.ts'
import { countsOf, invitedBy, noShowsOf, peoplePages } from './admin-people-queries.ts'
import type { PeopleView, PersonPage } from './admin-people-shared.ts'

type Site = Pick<AdminSite, 'config' | 'db'>

export const aboutPerson = (id: number) => ({ noun: 'person', id, personId: id })

/** Moderators may not act on admins and moderators. @throws AppError 403 */
export function requireMayActOn(site: Site, viewer: Pick<ViewerView, 'id'>, id: number): void {
  if (!mayActOn(site, viewer, id)) throw forbidden(m.admin_not_to_staff())
}

function mayActOn(site: Site, viewer: Pick<ViewerView, 'id'>, id: number): boolean {
  if (id === viewer.id || isAdmin(site, viewer.id)) return true
  return findAccount(site.db, id)?.role !== 'moderator' && !isAdmin(site, id)
}

/** True if the viewer may decide on reports and reviews about a user: moderators not about admins, moderators or themselves. */
export function mayJudge(site: Site, viewer: Pick<ViewerView, 'id'>, aboutId: number): boolean {
  return (aboutId !== viewer.id || isAdmin(site, viewer.id)) && mayActOn(site, viewer, aboutId)
}

/** @throws AppError 403 if not `mayJudge` */
export function requireMayJudge(site: Site, viewer: Pick<ViewerView, 'id'>, aboutId: number): void {
  if (!mayJudge(site, viewer, aboutId)) throw forbidden(m.admin_not_to_staff())
}

/** @throws AppError 404 unknown or deleted account */
export function getAccount({ db }: Pick<Site, 'db'>, id: number) {
  const account = findAccount(db, id)
  if (!account || account.leftAt) throw notFound(m.admin_person_missing())
  return account
}

/** Searches users by name, email or id, newest first; `before` is an id. The filter `no_shows` is for admins and ignored for moderators. */
export function listPeople(
  { config, db }: Site,
  viewer: ViewerView,
  { q, show: asked, before }: { q: string; show: PeopleView['show']; before?: number | undefined },
): PeopleView {
  const show = asked === 'no_shows' && viewer.role !== 'admin' ? 'all' : asked
  const size = PAGE_SIZE.moderation
  const emails = JSON.stringify(config.adminEmails)
  const found = peoplePages[show](db).all({
    q,
    folded: folded(q),
    before: before ?? Number.MAX_SAFE_INTEGER,
    limit: size + 1,
    emails,
    noShowsSince: Date.now() - NO_SHOWS.timeWindow,
  })
  const { shown, next_before } = pageById(found, size, (row) => row.id)
  const people = shown.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    avatar: smallImageOf(row),
    created_at: row.createdAt.toISOString(),
    suspended_at: row.suspendedAt?.toISOString() ?? null,
    pending_since: row.pendingSince?.toISOString() ?? null,
    role: row.isAdmin ? ('admin' as const) : row.role,
  }))
  const contact_visibility = contactChoice.get(db).by_default
  return { q, show, contact_visibility, people, is_older: before !== undefined, next_before }
}

/** Null below NO_SHOWS.shown. */
function shownNoShows({ db }: Pick<Site, 'db'>, id: number): PersonPage['no_shows'] {
  const found = noShowsOf(db).get({ id, since: Date.now() - NO_SHOWS.timeWindow })!
  return found.count >= NO_SHOWS.shown ? found : null
}

function nameOf({ db }: Pick<Site, 'db'>, id: number | null): { id: number; name: string } | null {
  const account = id === null ? undefined : findAccount(db, id)
  return account ? { id: account.id, name: account.name } : null
}

export function getPerson(site: Site, viewer: ViewerView, id: number): PersonPage {
  const { config, db } = site
  const account = getAccount(site, id)
  return {
    person: {
      id,
      name: account.name,
      email: account.email,
      avatar: account.avatar && smallImageUrl(account.avatar),
      created_at: account.createdAt.toISOString(),
      suspended_at: account.suspendedAt?.toISOString() ?? null,
      role: isAdmin(site, id) ? 'admin' : account.role,
      pending_since: account.pendingSince?.toISOString() ?? null,
      introduction: account.introduction,
      invited_by: nameOf(site, account.invitedById),
      invited: invitedBy(db).all({ id, limit: PAGE_SIZE.moderation }),
      phone_number: account.phoneNumber,
      address: account.address,
      is_appointed: account.appointedAt !== null,
      is_named: config.adminEmails.includes(account.email),
      is_demo: account.isDemo,
    },
    is_me: viewer.id === id,
    may: {
      act: mayActOn(site, viewer, id),
      appoint: adminIds(site).includes(viewer.id),
    },
    no_shows: viewer.role === 'admin' ? shownNoShows(site, id) : null,
    counts: countsOf(db).get({ id, now: Date.now() })!,
  }
}

export function endSessions(site: AdminSite, moderator: ViewerView, id: number): void {
  actAsModerator(site, moderator, () => {
    getAccount(site, id)
    requireMayActOn(site, moderator, id)
    site.sessions.endAll(id)
    audit(
      site.db,
      moderator,
      'sign out',
      aboutPerson(id),
      m.admin_signed_out_everywhere_named({ name: PERSON }),
    )
  })
}

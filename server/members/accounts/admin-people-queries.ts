import { prepared } from '../../../db/open.ts'
import { foldedInSql } from '../../platform/search/folded-in-sql.ts'
import { IS_ADMIN } from '../../platform/sessions/admins-queries.ts'
import type { Role } from '../../platform/sessions/viewer-shared.ts'
import { NO_SHOWS } from '../limits.ts'
import type { PEOPLE_FILTERS, PersonPage } from './admin-people-shared.ts'

// Raw SQL, because the filters are composed.

interface Row {
  id: number
  name: string
  email: string
  created_at: number
  suspended_at: number | null
  pending_since: number | null
  is_admin: 0 | 1
  role: Role
  hash: string | null
  widths: string
}

const FILTERS: Record<(typeof PEOPLE_FILTERS)[number], string> = {
  all: '',
  suspended: 'AND accounts.suspended_at IS NOT NULL',
  admins: `AND ${IS_ADMIN}`,
  no_shows: `AND (SELECT count(*) FROM swaps WHERE call_off_about_id = accounts.id AND call_off_kind = 'no_show'
    AND ended_at > :noShowsSince) >= ${NO_SHOWS.shown}`,
  moderators: `AND accounts.role = 'moderator' AND NOT ${IS_ADMIN}`,
  // Suspended accounts cannot be approved.
  waiting: 'AND accounts.pending_since IS NOT NULL AND accounts.suspended_at IS NULL',
}

interface Asked {
  q: string
  folded: string
  before: number
  limit: number
  emails: string
  noShowsSince: number
}

const page = (filter: string) =>
  prepared((db) => {
    foldedInSql(db)
    return db.$client.prepare<Asked, Row>(
      `SELECT accounts.id, accounts.name, accounts.email, accounts.created_at, accounts.suspended_at, accounts.pending_since,
         ${IS_ADMIN} AS is_admin, accounts.role, images.hash, images.widths
       FROM accounts LEFT JOIN images ON images.id = accounts.avatar_image_id
       WHERE accounts.id < :before AND accounts.left_at IS NULL ${filter}
         AND (:q = '' OR instr(folded(accounts.name), :folded) > 0 OR instr(accounts.email, lower(:q)) > 0
           OR CAST(accounts.id AS TEXT) = :q)
       ORDER BY accounts.id DESC LIMIT :limit`,
    )
  })

/** Users whose name or email contains a text, newest first. May scan all accounts, which is acceptable for admins. */
export const peoplePages = {
  all: page(FILTERS.all),
  suspended: page(FILTERS.suspended),
  admins: page(FILTERS.admins),
  moderators: page(FILTERS.moderators),
  waiting: page(FILTERS.waiting),
  no_shows: page(FILTERS.no_shows),
}

export const countsOf = prepared((db) =>
  db.$client.prepare<{ id: number; now: number }, PersonPage['counts']>(
    `SELECT (SELECT count(*) FROM items WHERE owner_id = :id) AS items,
       (SELECT count(*) FROM swap_parties WHERE account_id = :id AND swap_state = 'completed') AS swaps_completed,
       (SELECT count(*) FROM swap_parties WHERE account_id = :id AND swap_state = 'agreed') AS swaps_agreed,
       (SELECT count(*) FROM sessions WHERE account_id = :id AND expires_at > :now) AS sessions,
       (SELECT count(*) FROM reports WHERE about_id = :id) AS reports,
       (SELECT count(*) FROM reports WHERE about_id = :id AND handled_at IS NULL) AS open_reports`,
  ),
)

export const invitedBy = prepared((db) =>
  db.$client.prepare<{ id: number; limit: number }, { id: number; name: string }>(
    'SELECT id, name FROM accounts WHERE invited_by_id = :id ORDER BY id DESC LIMIT :limit',
  ),
)

export const noShowsOf = prepared((db) =>
  db.$client.prepare<{ id: number; since: number }, { count: number; people: number }>(
    `SELECT count(*) AS count, count(DISTINCT called_off_by_id) AS people FROM swaps
     WHERE call_off_about_id = :id AND call_off_kind = 'no_show' AND ended_at > :since`,
  ),
)

import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  not,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, images, items, reports, sessions, swapParties, swaps } from '../../../db/schema/index.ts'
import { statement } from '../../../db/statement.ts'
import { foldedInSql } from '../../platform/search/folded-in-sql.ts'
import { IS_ADMIN } from '../../platform/sessions/admins-queries.ts'
import { NO_SHOWS } from '../limits.ts'
import type { PEOPLE_FILTERS } from './admin-people-shared.ts'

const { placeholder } = sql

const FILTERS: Record<(typeof PEOPLE_FILTERS)[number], (db: Db) => SQL | undefined> = {
  all: () => undefined,
  suspended: () => isNotNull(accounts.suspendedAt),
  admins: () => IS_ADMIN,
  no_shows: (db) =>
    sql`${db
      .select({ count: count() })
      .from(swaps)
      .where(
        sql`${swaps.callOffAboutId} = ${accounts.id} AND ${swaps.callOffKind} = 'no_show'
          AND ${swaps.endedAt} > ${placeholder('noShowsSince')}`,
      )} >= ${sql.raw(String(NO_SHOWS.shown))}`,
  moderators: () => and(eq(accounts.role, 'moderator'), not(IS_ADMIN)),
  // Suspended accounts cannot be approved.
  waiting: () => and(isNotNull(accounts.pendingSince), isNull(accounts.suspendedAt)),
}

const page = (show: (typeof PEOPLE_FILTERS)[number]) =>
  prepared((db) => {
    foldedInSql(db)
    return db
      .select({
        id: accounts.id,
        name: accounts.name,
        email: accounts.email,
        createdAt: accounts.createdAt,
        suspendedAt: accounts.suspendedAt,
        pendingSince: accounts.pendingSince,
        isAdmin: IS_ADMIN.mapWith(Boolean),
        role: accounts.role,
        hash: images.hash,
        widths: images.widths,
      })
      .from(accounts)
      .leftJoin(images, eq(images.id, accounts.avatarImageId))
      .where(
        and(
          lt(accounts.id, placeholder('before')),
          isNull(accounts.leftAt),
          FILTERS[show](db),
          sql`(${placeholder('q')} = '' OR instr(folded(${accounts.name}), ${placeholder('folded')}) > 0
            OR instr(${accounts.email}, lower(${placeholder('q')})) > 0 OR CAST(${accounts.id} AS TEXT) = ${placeholder('q')})`,
        ),
      )
      .orderBy(desc(accounts.id))
      .limit(placeholder('limit'))
      .prepare()
  })

/** Users whose name or email contains a text, newest first. May scan all accounts, which is acceptable for admins. */
export const peoplePages = {
  all: page('all'),
  suspended: page('suspended'),
  admins: page('admins'),
  moderators: page('moderators'),
  waiting: page('waiting'),
  no_shows: page('no_shows'),
}

export const countsOf = prepared((db) => {
  const countIn = (table: SQLiteTable, where: SQL | undefined) =>
    sql<number>`${db.select({ count: count() }).from(table).where(where)}`
  const swapsIn = (state: 'agreed' | 'completed') =>
    countIn(
      swapParties,
      sql`${swapParties.accountId} = ${placeholder('id')} AND ${swapParties.swapState} = ${sql.raw(`'${state}'`)}`,
    )
  const about = eq(reports.aboutId, placeholder('id'))
  return statement<{ id: number; now: number }>(db).rows(
    {
      items: countIn(items, eq(items.ownerId, placeholder('id'))),
      swaps_completed: swapsIn('completed'),
      swaps_agreed: swapsIn('agreed'),
      sessions: countIn(
        sessions,
        and(eq(sessions.accountId, placeholder('id')), gt(sessions.expiresAt, placeholder('now'))),
      ),
      reports: countIn(reports, about),
      open_reports: countIn(reports, and(about, isNull(reports.handledAt))),
    },
    (columns) => sql`SELECT ${columns}`,
  )
})

export const invitedBy = prepared((db) =>
  db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.invitedById, placeholder('id')))
    .orderBy(desc(accounts.id))
    .limit(placeholder('limit'))
    .prepare(),
)

export const noShowsOf = prepared((db) =>
  db
    .select({ count: count(), people: countDistinct(swaps.calledOffById) })
    .from(swaps)
    .where(
      sql`${swaps.callOffAboutId} = ${placeholder('id')} AND ${swaps.callOffKind} = 'no_show'
        AND ${swaps.endedAt} > ${placeholder('since')}`,
    )
    .prepare(),
)

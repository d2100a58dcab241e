import { and, gt, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { accounts, deliveries, items, outbox, swaps } from '../../../db/schema/index.ts'
import { GIVEN_UP } from '../../site/mail/outbox-queries.ts'

const { placeholder } = sql
const count = sql<number>`count(*)`
const countOf = (condition: ReturnType<typeof sql>) => sql<number>`count(*) FILTER (WHERE ${condition})`

export const peopleFigures = prepared((db) =>
  db
    .select({
      total: countOf(sql`${accounts.pendingSince} IS NULL`),
      new_this_week: countOf(
        sql`${accounts.pendingSince} IS NULL AND ${accounts.createdAt} > ${placeholder('weekAgo')}`,
      ),
      suspended: countOf(sql`${accounts.suspendedAt} IS NOT NULL`),
      waiting: countOf(sql`${accounts.pendingSince} IS NOT NULL AND ${accounts.suspendedAt} IS NULL`),
    })
    .from(accounts)
    .where(isNull(accounts.leftAt))
    .prepare(),
)

export const countItems = prepared((db) => db.select({ total: count }).from(items).prepare())

export const swapFigures = prepared((db) =>
  db
    .select({
      completed: countOf(sql`${swaps.state} = 'completed'`),
      running: countOf(sql`${swaps.state} = 'agreed'`),
      asked: countOf(sql`${swaps.state} = 'proposed'`),
    })
    .from(swaps)
    .prepare(),
)

const byMail = sql`${deliveries.channel} = 'mail'`

export const lastMailSent = prepared((db) =>
  db
    .select({ at: max(outbox.sentAt) })
    .from(outbox)
    .unionAll(
      db
        .select({ at: max(deliveries.endedAt) })
        .from(deliveries)
        .where(and(byMail, sql`${deliveries.outcome} = 'sent'`)),
    )
    .prepare(),
)

export const mailCounts = prepared((db) => {
  const mails = db
    .select({
      waits: sql`${outbox.nextAttemptAt} IS NOT NULL`.as('waits'),
      failed: sql`${GIVEN_UP}`.as('failed'),
    })
    .from(outbox)
    .unionAll(
      db
        .select({
          waits: sql`${deliveries.outcome} IS NULL`.as('waits'),
          failed: sql`${deliveries.outcome} IS 'failed'`.as('failed'),
        })
        .from(deliveries)
        .where(byMail),
    )
    .as('mails')
  return db
    .select({ waiting: countOf(sql`${mails.waits}`), failed: countOf(sql`${mails.failed}`) })
    .from(mails)
    .prepare()
})

/** The mail server's response to the oldest failing mail, and the mail's age. Shown from the first failure, days before delivery is given up. */
export const failingMail = prepared((db) => {
  const failing = db
    .select({ words: outbox.lastError, createdAt: outbox.createdAt })
    .from(outbox)
    .where(and(isNotNull(outbox.nextAttemptAt), gt(outbox.attempts, sql`0`)))
    .unionAll(
      db
        .select({ words: deliveries.lastError, createdAt: deliveries.createdAt })
        .from(deliveries)
        .where(and(isNotNull(deliveries.nextAttemptAt), gt(deliveries.attempts, sql`0`), byMail)),
    )
    .as('failing')
  return db
    .select({ words: failing.words, since: sql<Date>`min(${failing.createdAt})`.mapWith(outbox.createdAt) })
    .from(failing)
    .having(sql`${count} > 0`)
    .prepare()
})

export const givenUpMail = prepared((db) =>
  db
    .select({
      words: outbox.lastError,
      of: sql<'outbox' | 'deliveries'>`'outbox'`.as('of'),
      at: sql<number>`${outbox.createdAt}`.as('at'),
    })
    .from(outbox)
    .where(GIVEN_UP)
    .unionAll(
      db
        .select({
          words: deliveries.lastError,
          of: sql<'outbox' | 'deliveries'>`'deliveries'`.as('of'),
          at: sql<number>`${deliveries.endedAt}`.as('at'),
        })
        .from(deliveries)
        .where(and(byMail, sql`${deliveries.outcome} = 'failed'`)),
    )
    .orderBy(sql`at DESC`)
    .limit(1)
    .prepare(),
)

import { asc, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { circleMeetingAnswers, circleMeetings } from '../../../db/schema/index.ts'

export type CircleMeeting = typeof circleMeetings.$inferSelect

const { placeholder } = sql

const meetingRow = prepared((db) =>
  db
    .select()
    .from(circleMeetings)
    .where(sql`${circleMeetings.swapId} = ${placeholder('swapId')}`)
    .prepare(),
)

const answerRows = prepared((db) =>
  db
    .select({ accountId: circleMeetingAnswers.accountId, times: circleMeetingAnswers.times })
    .from(circleMeetingAnswers)
    .where(sql`${circleMeetingAnswers.swapId} = ${placeholder('swapId')}`)
    .prepare(),
)

export const findCircleMeeting = (db: Db, swapId: number): CircleMeeting | undefined =>
  meetingRow(db).get({ swapId })

export const meetingAnswers = (db: Db, swapId: number): Map<number, number[]> =>
  new Map(
    answerRows(db)
      .all({ swapId })
      .map(({ accountId, times }) => [accountId, times]),
  )

/** Stores a proposal in place of the previous one and its answers. The proposer accepts all of its times. */
export function writeProposal(
  db: Db,
  proposed: Pick<CircleMeeting, 'swapId' | 'revision' | 'byId' | 'place' | 'times' | 'note'>,
): CircleMeeting {
  const row = { ...proposed, startsAt: null, agreedAt: null, dueAt: null, updatedAt: new Date() }
  const meeting = db
    .insert(circleMeetings)
    .values(row)
    .onConflictDoUpdate({ target: circleMeetings.swapId, set: row })
    .returning()
    .get()
  db.delete(circleMeetingAnswers).where(eq(circleMeetingAnswers.swapId, proposed.swapId)).run()
  writeAnswer(db, proposed.swapId, proposed.byId, proposed.times)
  return meeting
}

export function writeAnswer(db: Db, swapId: number, accountId: number, times: number[]): void {
  db.insert(circleMeetingAnswers)
    .values({ swapId, accountId, times })
    .onConflictDoUpdate({
      target: [circleMeetingAnswers.swapId, circleMeetingAnswers.accountId],
      set: { times },
    })
    .run()
}

export const dueCircleMeetings = prepared((db) =>
  db
    .select()
    .from(circleMeetings)
    .where(sql`${circleMeetings.dueAt} <= ${placeholder('now')} AND ${circleMeetings.dueAt} IS NOT NULL`)
    .orderBy(asc(circleMeetings.dueAt))
    .limit(placeholder('limit'))
    .prepare(),
)

/** Deletes a user's proposals when the account is deleted, because a place may be the user's home. */
export const deleteMeetingsOf = prepared((db) =>
  db.$client.prepare<[accountId: number]>(
    'DELETE FROM circle_meetings WHERE swap_id IN (SELECT swap_id FROM swap_parties WHERE account_id = ?)',
  ),
)

import { asc, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { handovers, meetingPlaces } from '../../../db/schema/index.ts'

export type Handover = typeof handovers.$inferSelect

/** Primary key of a meeting of two users; the lower id is first. */
export interface PairKey {
  swapId: number
  firstId: number
  secondId: number
}

export const pairKey = (swapId: number, one: number, other: number): PairKey => ({
  swapId,
  firstId: Math.min(one, other),
  secondId: Math.max(one, other),
})

const { placeholder } = sql

export const isPair = ({ swapId, firstId, secondId }: PairKey) =>
  sql`${handovers.swapId} = ${swapId} AND ${handovers.firstId} = ${firstId} AND ${handovers.secondId} = ${secondId}`

const byPair = prepared((db) =>
  db
    .select()
    .from(handovers)
    .where(
      sql`${handovers.swapId} = ${placeholder('swapId')} AND ${handovers.firstId} = ${placeholder('firstId')}
        AND ${handovers.secondId} = ${placeholder('secondId')}`,
    )
    .prepare(),
)

export const findHandover = (db: Db, pair: PairKey): Handover | undefined => byPair(db).get({ ...pair })

export const dueHandovers = prepared((db) =>
  db
    .select()
    .from(handovers)
    .where(sql`${handovers.dueAt} <= ${placeholder('now')} AND ${handovers.dueAt} IS NOT NULL`)
    .orderBy(asc(handovers.dueAt))
    .limit(placeholder('limit'))
    .prepare(),
)

export const placesInOrder = prepared((db) =>
  db.select().from(meetingPlaces).orderBy(asc(meetingPlaces.position), asc(meetingPlaces.id)).prepare(),
)

import { sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { swapDays } from '../../../db/schema/index.ts'
import type { HomeDay } from './home-shared.ts'

const MOST = 3

const announced = prepared((db) =>
  db
    .select({ id: swapDays.id, title: swapDays.title, place: swapDays.place, startsAt: swapDays.startsAt })
    .from(swapDays)
    .where(sql`${swapDays.state} = 'announced'`)
    .orderBy(swapDays.startsAt, swapDays.id)
    .limit(MOST)
    .prepare(),
)

export const announcedDays = (db: Db): HomeDay[] =>
  announced(db)
    .all()
    .map(({ startsAt, ...day }) => ({ ...day, starts_at: startsAt.toISOString() }))

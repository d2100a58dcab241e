import { type Db, prepared } from '../../../db/open.ts'
import type { HomeDay } from './home-shared.ts'

const MOST = 3

const announced = prepared((db) =>
  db.$client.prepare<{ most: number }, { id: number; title: string; place: string; startsAt: number }>(
    `SELECT id, title, place, starts_at AS startsAt FROM swap_days WHERE state = 'announced'
     ORDER BY starts_at, id LIMIT :most`,
  ),
)

export const announcedDays = (db: Db): HomeDay[] =>
  announced(db)
    .all({ most: MOST })
    .map(({ startsAt, ...day }) => ({ ...day, starts_at: new Date(startsAt).toISOString() }))

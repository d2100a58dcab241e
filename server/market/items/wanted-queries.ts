import { type Db, prepared } from '../../../db/open.ts'
import { type DrawnAt, shownFigure } from '../../platform/bounded-odds.ts'

const wanted = prepared((db) =>
  db.$client
    .prepare<{ id: number }, number>(
      `SELECT count(*) FROM wants JOIN accounts ON accounts.id = wants.account_id
       WHERE item_id = :id AND answer = 'yes' AND accounts.suspended_at IS NULL`,
    )
    .pluck(),
)

/** Number of users who want an item: randomized, rounded and constant for a week, so that the owner cannot identify them. */
export const wantedCount = (db: Db, id: number, at?: DrawnAt): number =>
  shownFigure(db, `wanted ${id}`, () => wanted(db).get({ id })!, at)

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

/**
 * About how many people would swap for an item. It is for the owner, who must not find out who they are: it is noisy, in steps of
 * MASK.step, and changes once a week, so nobody's answer, account deletion or block shows in it.
 */
export const wantedCount = (db: Db, id: number, at?: DrawnAt): number =>
  shownFigure(db, `wanted ${id}`, () => wanted(db).get({ id })!, at)

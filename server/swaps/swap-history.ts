import { type Db, prepared } from '../../db/open.ts'
import { type Leg, selectLegs } from './swaps-queries.ts'

interface Revision {
  revision: number
  byId: number | null
  message: string
  pick: number | null
  createdAt: number
}

type PastLeg = Leg & { sinceRevision: number; untilRevision: number | null }

const revisions = prepared((db) =>
  db.$client.prepare<{ id: number }, Revision>(
    `SELECT revision, by_id AS byId, message, pick, created_at AS createdAt
     FROM swap_revisions WHERE swap_id = :id ORDER BY revision`,
  ),
)

const legs = prepared((db) =>
  db.$client.prepare<{ id: number }, PastLeg>(
    `${selectLegs(', since_revision AS sinceRevision, until_revision AS untilRevision')}
     WHERE swap_id IN (:id) ORDER BY legs.position, legs.id`,
  ),
)

/** All terms that a swap has had, the oldest first, each with what was to change hands by them. */
export function historyOf(db: Db, id: number): (Revision & { legs: Leg[] })[] {
  const all = legs(db).all({ id })
  return revisions(db)
    .all({ id })
    .map((one) => ({
      ...one,
      legs: all.filter(
        ({ sinceRevision, untilRevision }) =>
          sinceRevision <= one.revision && (untilRevision === null || untilRevision > one.revision),
      ),
    }))
}

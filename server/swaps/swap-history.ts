import { type Db, prepared } from '../../db/open.ts'
import { SWAP_TERMS } from './limits.ts'
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
     FROM swap_revisions WHERE swap_id = :id ORDER BY revision DESC LIMIT ${SWAP_TERMS.shown}`,
  ),
)

const PAST = ', since_revision AS sinceRevision, until_revision AS untilRevision'

const legs = prepared((db) =>
  db.$client.prepare<{ id: number; from: number }, PastLeg>(
    `${selectLegs(PAST)}
     WHERE swap_id IN (:id) AND (until_revision IS NULL OR until_revision > :from) ORDER BY legs.position, legs.id`,
  ),
)

const everyLeg = prepared((db) =>
  db.$client.prepare<[ids: string], PastLeg>(
    `${selectLegs(PAST)} WHERE swap_id IN (SELECT value FROM json_each(?)) ORDER BY legs.position, legs.id`,
  ),
)

export const everyLegOf = (db: Db, ids: readonly number[]): Map<number, PastLeg[]> =>
  Map.groupBy(everyLeg(db).all(JSON.stringify(ids)), ({ swapId }) => swapId)

export const isOf =
  (revision: number) =>
  ({ sinceRevision, untilRevision }: PastLeg): boolean =>
    sinceRevision <= revision && (untilRevision === null || untilRevision > revision)

export const isAsItStands = ({ untilRevision }: PastLeg): boolean => untilRevision === null

/** Newest revisions, oldest first, with their legs. */
export function historyOf(db: Db, id: number): (Revision & { legs: Leg[] })[] {
  const shown = revisions(db).all({ id }).reverse()
  const all = legs(db).all({ id, from: shown[0]!.revision })
  return shown.map((one) => ({
    ...one,
    legs: all.filter(isOf(one.revision)),
  }))
}

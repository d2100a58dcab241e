import { prepared } from '../../db/open.ts'

interface UnsettledRow {
  id: number
  swapId: number
  itemId: number
  name: string
  fromId: number
  fromName: string
  toId: number
  toName: string
  /** Confirmations in milliseconds since 1970. Exactly one of the two is null. */
  givenAt: number | null
  receivedAt: number | null
  isOver: 0 | 1
}

/** Items confirmed by one party only and not settled, with leg ids below `before`. */
export const unsettledLegs = prepared((db) =>
  db.$client.prepare<{ before: number; limit: number }, UnsettledRow>(
    `SELECT leg.id, leg.swap_id AS swapId, leg.item_id AS itemId, leg.name, leg.from_id AS fromId, giver.name AS fromName,
       leg.to_id AS toId, receiver.name AS toName, leg.given_at AS givenAt, leg.received_at AS receivedAt,
       leg.swap_state <> 'agreed' AS isOver
     FROM swap_legs AS leg
     JOIN accounts AS giver ON giver.id = leg.from_id
     JOIN accounts AS receiver ON receiver.id = leg.to_id
     WHERE leg.id < :before AND leg.item_id IS NOT NULL AND leg.until_revision IS NULL AND leg.outcome IS NULL
       AND (leg.given_at IS NULL) <> (leg.received_at IS NULL)
     ORDER BY leg.id DESC LIMIT :limit`,
  ),
)

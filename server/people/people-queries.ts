import { prepared } from '../../db/open.ts'

interface Asked {
  personId: number
  /** 1 for all of a person's items, 0 for what is available. */
  all: number
}

const FOUND = "FROM items WHERE owner_id = :personId AND (status = 'available' OR :all)"

/** Ids of a person's items: what is available first, each part the newest first. */
export const itemsPageOf = prepared((db) =>
  db.$client.prepare<Asked & { limit: number; offset: number }, { id: number }>(
    `SELECT id ${FOUND} ORDER BY status <> 'available', id DESC LIMIT :limit OFFSET :offset`,
  ),
)

export const itemsCountOf = prepared((db) =>
  db.$client.prepare<Asked, { total: number }>(`SELECT count(*) AS total ${FOUND}`),
)

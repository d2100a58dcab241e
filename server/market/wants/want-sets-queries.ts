import { prepared } from '../../../db/open.ts'
import { usedBy } from '../wishes/used-by.ts'
import { OWNER_IS_HERE } from './wants-queries.ts'

export interface WantSetRow {
  id: number
  accountId: number
  name: string
  most: number
  used: number
  final: number
}

const COLUMNS = `want_sets.id, want_sets.account_id AS accountId, name, most, ${usedBy('set_id', 'want_sets.id')} AS used,
  ${usedBy('set_id', 'want_sets.id', "state = 'final'")} AS final`

export const setsOf = prepared((db) =>
  db.$client.prepare<{ accountId: number }, WantSetRow>(
    `SELECT ${COLUMNS} FROM want_sets WHERE account_id = :accountId ORDER BY id`,
  ),
)

export const setById = prepared((db) =>
  db.$client.prepare<{ id: number }, WantSetRow>(`SELECT ${COLUMNS} FROM want_sets WHERE id = :id`),
)

export const setByClientId = prepared((db) =>
  db.$client
    .prepare<{ accountId: number; clientId: string }, number>(
      'SELECT id FROM want_sets WHERE account_id = :accountId AND client_id = :clientId',
    )
    .pluck(),
)

/** SQL condition: a want of an item that is still available. */
const CURRENT = `answer = 'yes' AND items.status NOT IN ('traded', 'hidden') AND ${OWNER_IS_HERE}`
const FROM = `FROM wants JOIN items ON items.id = wants.item_id JOIN accounts ON accounts.id = items.owner_id`

export const itemsOfSet = prepared((db) =>
  db.$client
    .prepare<{ id: number }, number>(
      `SELECT item_id ${FROM} WHERE set_id = :id AND ${CURRENT} ORDER BY wants.held_at, item_id`,
    )
    .pluck(),
)

/** Current wants among the item ids (JSON), with their sets. */
export const currentWants = prepared((db) =>
  db.$client.prepare<{ accountId: number; ids: string }, { itemId: number; setId: number | null }>(
    `SELECT item_id AS itemId, set_id AS setId ${FROM}
     WHERE wants.account_id = :accountId AND item_id IN (SELECT value FROM json_each(:ids)) AND ${CURRENT}`,
  ),
)

export const insertSet = prepared((db) =>
  db.$client
    .prepare<{ accountId: number; name: string; most: number; clientId: string | null }, number>(
      `INSERT INTO want_sets (account_id, name, most, client_id) VALUES (:accountId, :name, :most, :clientId) RETURNING id`,
    )
    .pluck(),
)

export const updateSet = prepared((db) =>
  db.$client.prepare<{ id: number; name: string; most: number }>(
    'UPDATE want_sets SET name = :name, most = :most WHERE id = :id',
  ),
)

export const deleteSet = prepared((db) =>
  db.$client.prepare<{ id: number }>('DELETE FROM want_sets WHERE id = :id'),
)

export const joinSet = prepared((db) =>
  db.$client.prepare<{ id: number; accountId: number; ids: string }>(
    `UPDATE wants SET set_id = :id WHERE account_id = :accountId AND answer = 'yes'
       AND item_id IN (SELECT value FROM json_each(:ids)) AND set_id IS NOT :id`,
  ),
)

export const leaveSet = prepared((db) =>
  db.$client.prepare<{ id: number; ids: string }>(
    'UPDATE wants SET set_id = NULL WHERE set_id = :id AND item_id NOT IN (SELECT value FROM json_each(:ids))',
  ),
)

export const wantsBeside = prepared((db) =>
  db.$client
    .prepare<{ id: number; ids: string }, number>(
      'SELECT item_id FROM wants WHERE set_id = :id AND item_id NOT IN (SELECT value FROM json_each(:ids))',
    )
    .pluck(),
)

/** Deletes uses: final ones, or running ones of removed items. */
export const dropSetUses = {
  final: prepared((db) =>
    db.$client.prepare<{ id: number }>("DELETE FROM uses WHERE set_id = :id AND state = 'final'"),
  ),
  finalOfDays: prepared((db) =>
    db.$client.prepare<{ id: number }>("DELETE FROM swap_day_uses WHERE set_id = :id AND state = 'final'"),
  ),
  ofOthers: prepared((db) =>
    db.$client.prepare<{ id: number; ids: string }>(
      `DELETE FROM uses WHERE set_id = :id AND state = 'running'
         AND item_id NOT IN (SELECT value FROM json_each(:ids))`,
    ),
  ),
}

/** Running swaps that bring one of the items (JSON). */
export const swapsBringing = prepared((db) =>
  db.$client.prepare<
    { accountId: number; ids: string },
    { swapId: number; itemId: number; isFound: 0 | 1; isProposed: 0 | 1; name: string }
  >(
    `SELECT swap_id AS swapId, item_id AS itemId, swap_kind = 'circle' AS isFound, swap_state = 'proposed' AS isProposed, name
     FROM swap_legs WHERE to_id = :accountId AND item_id IN (SELECT value FROM json_each(:ids)) AND until_revision IS NULL
       AND outcome IS NULL AND (swap_state = 'agreed' OR swap_state = 'proposed' AND swap_kind = 'circle')
     ORDER BY isFound, swap_id`,
  ),
)

/** Records a use. A trigger rejects circles beyond the limit. */
export const noteSetUse = prepared((db) =>
  db.$client.prepare<{ id: number; swapId: number; itemId: number; isFound: 0 | 1 }>(
    `INSERT INTO uses (set_id, swap_id, item_id, is_found) VALUES (:id, :swapId, :itemId, :isFound) ON CONFLICT DO NOTHING`,
  ),
)

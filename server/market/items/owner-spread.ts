import { type Db, prepared } from '../../../db/open.ts'
import { OWNER_SPREAD } from '../limits.ts'

interface Owned {
  id: number
  ownerId: number
  isPinned: 0 | 1
}

const ownersOf = prepared((db) =>
  db.$client.prepare<{ ids: string }, Owned>(
    `SELECT id, owner_id AS ownerId, pinned_at IS NOT NULL AS isPinned FROM items
     WHERE id IN (SELECT value FROM json_each(:ids))`,
  ),
)

type Read = (limit: number, offset: number) => number[]

interface Part {
  limit: number
  offset?: number
  /** Length of the limited start; default: one page. */
  beginning?: number
  most?: number
  /** Pinned items are exempt. */
  pinnedFirst?: boolean
}

/** Splits ids by the owner limit. */
function byLimit(db: Db, ids: number[], most: number, pinnedFirst: boolean) {
  const rows = new Map(
    ownersOf(db)
      .all({ ids: JSON.stringify(ids) })
      .map((row) => [row.id, row]),
  )
  const counts = new Map<number, number>()
  const within: number[] = []
  const rest: number[] = []
  for (const id of ids) {
    const row = rows.get(id)
    const count = row ? (counts.get(row.ownerId) ?? 0) : 0
    if (row && !(pinnedFirst && row.isPinned)) counts.set(row.ownerId, count + 1)
    const isWithin = count < most || (pinnedFirst && row?.isPinned === 1)
    ;(isWithin ? within : rest).push(id)
  }
  return { within, rest }
}

export function spreadPart(db: Db, read: Read, part: Part): number[] {
  const { limit, offset = 0, beginning = limit, most = OWNER_SPREAD.most, pinnedFirst = false } = part
  const plain = read(limit, offset)
  if (offset >= OWNER_SPREAD.looked) return plain
  const first = offset === 0 && beginning === limit ? plain : read(beginning, 0)
  if (byLimit(db, first, most, pinnedFirst).rest.length === 0) return plain
  const looked = read(OWNER_SPREAD.looked, 0)
  const { within, rest } = byLimit(db, looked, most, pinnedFirst)
  const chosen = new Set([...within, ...rest].slice(0, beginning))
  const ordered = [...looked.filter((id) => chosen.has(id)), ...looked.filter((id) => !chosen.has(id))]
  return ordered.slice(offset, offset + limit)
}

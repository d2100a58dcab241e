import { type Db, prepared } from '../../../db/open.ts'
import { SCANNED_ITEMS } from '../limits.ts'

export interface Owned {
  id: number
  ownerId: number
}

export interface Listed extends Owned {
  isPinned: 0 | 1
}

const ownersOf = prepared((db) =>
  db.$client.prepare<{ ids: string }, Listed>(
    `SELECT items.id, owner_id AS ownerId, pinned_at IS NOT NULL AS isPinned FROM json_each(:ids) AS listed
     CROSS JOIN items ON items.id = listed.value ORDER BY listed.key`,
  ),
)

/** Items with their owners, in the order of the ids. */
export const ownersAt = (db: Db, ids: number[]): Listed[] => ownersOf(db).all({ ids: JSON.stringify(ids) })

/** Parameters of one step: reads items with an id below `before`, except those of some owners (JSON ids). */
export interface Step {
  before: number
  without: string
}

/** SQL condition of a step, for rows with an `owner_id`. */
export const OF_OTHERS = 'owner_id NOT IN (SELECT value FROM json_each(:without))'

export type Source<Row extends Owned> = (step: Step) => Row[]

/** SQL: ids and owners of one step over `items`, newest first, for a LIMIT. Bounded, so that a market with few owners is not read completely. */
export const newestItems = (where: string) =>
  `SELECT id, owner_id AS ownerId FROM
     (SELECT id, owner_id FROM items WHERE ${where} AND id < :before ORDER BY id DESC LIMIT ${SCANNED_ITEMS})
   WHERE ${OF_OTHERS}`

/**
 * Reads lists in order until it has `want` items, at most `most` per owner. Owners with `most` items are excluded from further steps, so
 * that their other items do not use up a step.
 * @returns `kept`, and in `rest` further items of the first steps, at least until both have `want`.
 */
export function newestPerOwner<Row extends Owned>(
  sources: Source<Row>[],
  { most, want }: { most: number; want: number },
): { kept: Row[]; rest: Row[] } {
  const counts = new Map<number, number>()
  const [kept, rest]: [Row[], Row[]] = [[], []]
  for (const source of sources) {
    let before = Number.MAX_SAFE_INTEGER
    while (kept.length < want) {
      const full = [...counts].filter(([, count]) => count >= most).map(([ownerId]) => ownerId)
      const rows = source({ before, without: JSON.stringify(full) })
      if (rows.length === 0) break
      before = rows.at(-1)!.id
      for (const row of rows) {
        const count = counts.get(row.ownerId) ?? 0
        counts.set(row.ownerId, count + 1)
        if (count < most && kept.length < want) kept.push(row)
        else rest.push(row)
      }
    }
  }
  return { kept, rest }
}

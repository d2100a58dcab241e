import { type Db, prepared } from '../../../db/open.ts'
import { RIVALS } from '../limits.ts'
import type { RivalsView } from './exchanges-shared.ts'

interface Wanted {
  id: number
  isTurn: 0 | 1
  itemId: number | null
  name: string | null
}

/** Requested items of the newest pending requests, one row each. */
const wantedOf = prepared((db) =>
  db.$client.prepare<{ accountId: number; limit: number }, Wanted>(
    `WITH asked AS (SELECT swap_id FROM swap_parties WHERE account_id = :accountId AND swap_kind = 'request'
       AND swap_state = 'proposed' AND place = 1 ORDER BY swap_id DESC LIMIT :limit)
     SELECT asked.swap_id AS id, newest.by_id <> :accountId AS isTurn, legs.item_id AS itemId, legs.name
     FROM asked JOIN swaps ON swaps.id = asked.swap_id
     JOIN swap_revisions AS newest ON newest.swap_id = asked.swap_id AND newest.revision = swaps.revision
     LEFT JOIN swap_legs AS legs
       ON legs.swap_id = asked.swap_id AND legs.until_revision IS NULL AND legs.from_id = :accountId
     ORDER BY asked.swap_id DESC, legs.position`,
  ),
)

interface Request {
  id: number
  isTurn: boolean
  itemIds: number[]
}

interface Group {
  requests: Request[]
}

/** Groups requests that share items. Requests are passed newest first; a group has the place of its newest request. */
function groupsOf(requests: Iterable<Request>): Group[] {
  const groups: Group[] = []
  const ofItem = new Map<number, Group>()
  for (const request of requests) {
    const found = new Set(request.itemIds.flatMap((itemId) => ofItem.get(itemId) ?? []))
    const [first = { requests: [] }, ...more] = groups.filter((group) => found.has(group))
    if (first.requests.length === 0) groups.push(first)
    for (const other of more) groups.splice(groups.indexOf(other), 1)
    const joining = [...more.flatMap(({ requests: others }) => others), request]
    for (const itemId of joining.flatMap(({ itemIds }) => itemIds)) ofItem.set(itemId, first)
    first.requests.push(...joining)
  }
  return groups
}

function mostWanted(requests: readonly Request[]): number {
  const counts = new Map<number, number>()
  for (const id of requests.flatMap(({ itemIds }) => itemIds)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]![0]
}

/** Newest pending requests, at most RIVALS, grouped by item; within a group the user's turns are first. */
export function pendingBesideRivals(db: Db, accountId: number): { id: number; rivals: RivalsView | null }[] {
  const requests = new Map<number, Request>()
  const names = new Map<number, string>()
  for (const { id, isTurn, itemId, name } of wantedOf(db).all({ accountId, limit: RIVALS })) {
    const request = requests.get(id) ?? { id, isTurn: isTurn === 1, itemIds: [] }
    requests.set(id, request)
    if (itemId === null) continue
    request.itemIds.push(itemId)
    names.set(itemId, name!)
  }
  return groupsOf(requests.values()).flatMap((group) => {
    const ids = group.requests.map(({ id }) => id)
    const rivals =
      ids.length === 1
        ? null
        : { id: Math.max(...ids), of: ids.length, name: names.get(mostWanted(group.requests))! }
    return group.requests
      .toSorted((one, other) => Number(other.isTurn) - Number(one.isTurn) || other.id - one.id)
      .map(({ id }) => ({ id, rivals }))
  })
}

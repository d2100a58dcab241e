import type { Db } from '../../../db/open.ts'
import {
  type Listed,
  newestPerOwner,
  type Owned,
  ownersAt,
  type Source,
} from '../../platform/database/newest-per-owner.ts'
import { OWNER_SPREAD } from '../limits.ts'

export interface List {
  /** The list without a limit per owner. */
  read(limit: number, offset: number): number[]
  /** The same items without pinned ones, at most `limit` per step. */
  source(limit: number): Source<Owned>
}

interface Part {
  limit: number
  offset?: number
  /** Length of the limited start; default: one page. */
  beginning?: number
  most?: number
  /** Pinned items come first and are exempt from the limit. */
  pinnedFirst?: boolean
}

const isWithin = (rows: Listed[], most: number, pinnedFirst: boolean) => {
  const counted = rows.filter(({ isPinned }) => !(pinnedFirst && isPinned))
  return [...Map.groupBy(counted, ({ ownerId }) => ownerId).values()].every(({ length }) => length <= most)
}

/** Pinned items, then the newest within the limit, completed with others, in the order of the list. */
function beginningOf(list: List, first: Listed[], { beginning, most, pinnedFirst }: Required<Part>) {
  const pinned = pinnedFirst ? first.filter(({ isPinned }) => isPinned) : []
  const want = beginning - pinned.length
  const { kept, rest } = newestPerOwner([list.source(beginning)], { most, want })
  const others = [...kept, ...rest].slice(0, want).map(({ id }) => id)
  return { pinned: pinned.map(({ id }) => id), others: others.sort((one, other) => other - one) }
}

/**
 * A part of a list of newest items whose start has at most `most` per owner. Displaced items follow later; if the limit leaves the start
 * incomplete, they complete it.
 */
export function spreadPart(db: Db, list: List, part: Part): number[] {
  const { limit, offset = 0, beginning = limit, most = OWNER_SPREAD.most, pinnedFirst = false } = part
  const first = ownersAt(db, list.read(beginning, 0))
  if (isWithin(first, most, pinnedFirst)) return list.read(limit, offset)
  const rules = { limit, offset, beginning, most, pinnedFirst }
  const { pinned, others } = beginningOf(list, first, rules)
  const chosen = [...pinned, ...others]
  if (offset < chosen.length) return chosen.slice(offset, offset + limit)
  // The list without the chosen items: each position shifts by the number of chosen items before it.
  const shown = list.read(limit + chosen.length, offset - chosen.length)
  const isShown = new Set(shown)
  const last = shown.at(-1) ?? 0
  const isAfter = (id: number) => !isShown.has(id) && id < last
  const inFront = chosen.filter((id) => !isShown.has(id)).length - others.filter(isAfter).length
  const isChosen = new Set(chosen)
  return shown.filter((id) => !isChosen.has(id)).slice(inFront, inFront + limit)
}

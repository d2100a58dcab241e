/** A row whose ids increase in storage order: a message, a notification. */
interface Entry {
  id: number
  read_at: string | null
}

/**
 * Merges two lists of one feed, oldest first, without duplicates. Sorts by id and never resets `read_at`, so the arrival order of fetched
 * and pushed lists does not matter.
 */
function mergeEntries<E extends Entry>(known: readonly E[], more: readonly E[]): E[] {
  const byId = new Map(known.map((entry) => [entry.id, entry]))
  for (const entry of more) {
    const before = byId.get(entry.id)
    byId.set(entry.id, { ...entry, read_at: entry.read_at ?? before?.read_at ?? null })
  }
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

export interface Feed<E extends Entry> {
  /** Oldest first. */
  entries: E[]
  /** Cursor for older entries; null if there are none. */
  next_before: number | null
  /** Newest fetched id. Without gaps up to here; pushed entries have higher ids and may have gaps. */
  whole_to: number
}

/** Feed from one API page. */
export const feedOf = <E extends Entry>(newestFirst: readonly E[], next_before: number | null): Feed<E> => ({
  entries: newestFirst.toReversed(),
  next_before,
  whole_to: newestFirst[0]?.id ?? 0,
})

/** Merges two parts of one feed in any order. */
export function mergeFeeds<E extends Entry>(known: Feed<E>, more: Feed<E>): Feed<E> {
  const [oldestKnown, oldestMore] = [known.entries[0]?.id ?? Infinity, more.entries[0]?.id ?? Infinity]
  return {
    entries: mergeEntries(known.entries, more.entries),
    next_before: oldestKnown < oldestMore ? known.next_before : more.next_before,
    whole_to: Math.max(known.whole_to, more.whole_to),
  }
}

/** `fetched` joins the known entries without a gap, so no older page is needed. */
export const reaches = <E extends Entry>(fetched: Feed<E>, known: Feed<E> | undefined): boolean =>
  !known || fetched.next_before === null || (fetched.entries[0]?.id ?? 0) <= known.whole_to

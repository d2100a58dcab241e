/** A row whose ids grow in the order in which rows were stored: a message, a notification. */
interface Entry {
  id: number
  read_at: string | null
}

/**
 * Merges two lists of the same feed, oldest first, each entry once. The id decides the order, and what was read
 * once stays read: so it does not matter in which order fetched and pushed lists arrive.
 */
function mergeEntries<E extends Entry>(known: readonly E[], more: readonly E[]): E[] {
  const byId = new Map(known.map((entry) => [entry.id, entry]))
  for (const entry of more) {
    const before = byId.get(entry.id)
    byId.set(entry.id, { ...entry, read_at: entry.read_at ?? before?.read_at ?? null })
  }
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/** A feed from its newest entry down to where more can be asked for. */
export interface Feed<E extends Entry> {
  /** Oldest first. */
  entries: E[]
  /** The cursor to ask for older entries with; null where there are none. */
  next_before: number | null
  /** The newest id that was fetched. Up to it no entry is missing; entries that were pushed have higher ids, with gaps between them. */
  whole_to: number
}

/** A page of a feed as the API answers it. */
export const feedOf = <E extends Entry>(newestFirst: readonly E[], next_before: number | null): Feed<E> => ({
  entries: newestFirst.toReversed(),
  next_before,
  whole_to: newestFirst[0]?.id ?? 0,
})

/** Two parts of one feed, in whichever order they came. */
export function mergeFeeds<E extends Entry>(known: Feed<E>, more: Feed<E>): Feed<E> {
  const [oldestKnown, oldestMore] = [known.entries[0]?.id ?? Infinity, more.entries[0]?.id ?? Infinity]
  return {
    entries: mergeEntries(known.entries, more.entries),
    next_before: oldestKnown < oldestMore ? known.next_before : more.next_before,
    whole_to: Math.max(known.whole_to, more.whole_to),
  }
}

/** Whether `fetched` reaches down to what is known without a gap, so that no older page has to be asked for. */
export const reaches = <E extends Entry>(fetched: Feed<E>, known: Feed<E> | undefined): boolean =>
  !known || fetched.next_before === null || (fetched.entries[0]?.id ?? 0) <= known.whole_to

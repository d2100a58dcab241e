/** A listen backlog has 511 entries; more connections are dropped silently. */
const AT_ONCE = 50

/** Opens `count` connections in batches; results are in order. */
export async function inBatches<T>(count: number, open: (at: number) => Promise<T>): Promise<T[]> {
  const opened: T[] = []
  while (opened.length < count) {
    const batch = Math.min(AT_ONCE, count - opened.length)
    const from = opened.length
    opened.push(...(await Promise.all(Array.from({ length: batch }, (_, at) => open(from + at)))))
  }
  return opened
}

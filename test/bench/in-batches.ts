/** So many at once wait in a server's queue for new connections, which holds 511 and then drops them silently. */
const AT_ONCE = 50

/** Opens `count` connections, some at a time; gives them in their order. */
export async function inBatches<T>(count: number, open: (at: number) => Promise<T>): Promise<T[]> {
  const opened: T[] = []
  while (opened.length < count) {
    const batch = Math.min(AT_ONCE, count - opened.length)
    const from = opened.length
    opened.push(...(await Promise.all(Array.from({ length: batch }, (_, at) => open(from + at)))))
  }
  return opened
}

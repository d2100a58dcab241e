/** The same for a loop wherever one begins with it: "3>17>5". Alone, since the worker shall load no more than it needs. */
export function loopKey(items: readonly number[]): string {
  const first = items.indexOf(Math.min(...items))
  return [...items.slice(first), ...items.slice(0, first)].join('>')
}

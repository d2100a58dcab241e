// A file of its own, so that the worker loads no more than it needs.

/** The same loop, beginning with its lowest item. */
export function fromLowest(items: readonly number[]): number[] {
  const first = items.indexOf(Math.min(...items))
  return [...items.slice(first), ...items.slice(0, first)]
}

/** The same for a loop wherever one begins with it: "3>17>5". */
export const loopKey = (items: readonly number[]): string => fromLowest(items).join('>')

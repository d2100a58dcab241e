// A file of its own, so that the worker loads no more than it needs.

/** The same loop, beginning with its lowest item. */
export function fromLowest(items: Iterable<number>): number[] {
  const loop = [...items]
  const first = loop.indexOf(Math.min(...loop))
  return [...loop.slice(first), ...loop.slice(0, first)]
}

/** The same for a loop wherever one begins with it: "3>17>5". */
export const loopKey = (items: Iterable<number>): string => fromLowest(items).join('>')

// A separate file, so that the worker thread loads little code.

/** Rotates a cycle to begin with its lowest item. */
export function fromLowest(items: Iterable<number>): number[] {
  const loop = [...items]
  const first = loop.indexOf(Math.min(...loop))
  return [...loop.slice(first), ...loop.slice(0, first)]
}

/** Canonical key of a cycle: "3>17>5". */
export const loopKey = (items: Iterable<number>): string => fromLowest(items).join('>')

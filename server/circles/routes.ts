/** Ways from one item to another that are told apart; more than these say nothing new on any list that a person has written. */
const WAYS = 16

/**
 * The ways from the list of one item to another item: each the dummies that it passes, none of which could be left out. An item that the
 * list names itself is reached past none.
 *
 * @param wants the nodes that each node's list names; nodes from `items` on are dummies.
 */
export function routes(wants: readonly Int32Array[], items: number, from: number, to: number): number[][] {
  const found: number[][] = []
  const passed: number[] = []

  function walk(node: number): void {
    if (found.length >= WAYS) return
    if (wants[node]!.includes(to)) {
      found.push([...passed])
      return
    }
    for (const next of wants[node]!) {
      if (next < items || passed.includes(next)) continue
      passed.push(next)
      walk(next)
      passed.pop()
    }
  }
  walk(from)
  found.sort((a, b) => a.length - b.length)
  return found.filter(
    (way, at) => !found.slice(0, at).some((shorter) => shorter.every((dummy) => way.includes(dummy))),
  )
}

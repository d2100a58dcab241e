import { RouteFinder } from '../../server/solver/routes.ts'
import type { WantListAnswer } from '../../server/solver/want-list-answer.ts'
import { readWantLists } from '../../server/solver/want-list-file.ts'
import { marketOf } from '../../server/solver/want-list-market.ts'

/** Rule violations in a solution of want lists, checked against the lists only; empty if none. */
export function faultsOf(bytes: Uint8Array, answer: WantListAnswer, longest: number): string[] {
  const { names, market, wants } = marketOf(readWantLists(bytes))
  const faults: string[] = []
  const items = answer.loops.flat()
  const owners = new Map(names.map((name, item) => [name, market.owner[item]!]))
  for (const name of items) if (!owners.has(name)) faults.push(`there is no ${name}`)
  if (new Set(items).size < items.length) faults.push('an item stands twice')
  if (items.length !== answer.traded) faults.push(`${items.length} items are said to be ${answer.traded}`)
  const people = new Set(items.map((name) => owners.get(name))).size
  if (people !== answer.people) faults.push(`${people} people are said to be ${answer.people}`)
  const routes = new RouteFinder(wants, names.length)
  const ways: number[][][] = []
  for (const loop of answer.loops) {
    if (loop.length < 2 || loop.length > longest) faults.push(`${loop} has ${loop.length} items`)
    if (new Set(loop.map((name) => owners.get(name))).size < loop.length)
      faults.push(`${loop} has a person twice`)
    for (const [at, name] of loop.entries()) {
      const next = loop[(at + 1) % loop.length]!
      const { ways: steps } = routes.between(names.indexOf(name), names.indexOf(next))
      if (steps.length === 0) faults.push(`${name} is not given for ${next}`)
      ways.push(steps)
    }
  }
  if (!canPassApart(ways)) faults.push('a dummy is passed twice')
  return faults
}

/** True if one way per list can be chosen without a dummy in two of them. */
function canPassApart(
  ways: readonly (readonly number[][])[],
  passed: ReadonlySet<number> = new Set(),
): boolean {
  const [first, ...rest] = ways.toSorted((a, b) => a.length - b.length)
  if (first === undefined) return true
  return first.some(
    (way) => way.every((dummy) => !passed.has(dummy)) && canPassApart(rest, new Set([...passed, ...way])),
  )
}

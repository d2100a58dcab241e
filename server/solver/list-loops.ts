import { loopKey } from './loop-key.ts'
import { LoopRounds } from './loop-rounds.ts'
import { LoopFinder, type LoopVisitor, wantersIn } from './loops.ts'
import { LONGEST, type Market, reversed } from './market.ts'

/** Elapsed shares of the time at which the search becomes partial, and at which it ends. */
const ALL = 0.4
const SOME = 0.6
/** Minimum share of the time for rounds. */
const SHORT = 0.2

export interface LoopList {
  longest: number
  most: number
  elapsed?: () => number
}

/** Cycles as plain numbers, to save memory: length, wishes, items. */
export class ListedLoops {
  readonly #numbers: number[] = []
  size = 0

  add(items: Int32Array, length: number, wishes: number): boolean {
    this.#numbers.push(length, wishes)
    for (let at = 0; at < length; at++) this.#numbers.push(items[at]!)
    this.size++
    return true
  }

  /** Visits the cycles in insertion order until late. @returns number visited. */
  each(visit: (...loop: Parameters<LoopVisitor>) => void, isLate = () => false): number {
    const items = new Int32Array(LONGEST)
    let shown = 0
    for (let at = 0; at < this.#numbers.length && !isLate(); shown++) {
      const [length, wishes] = [this.#numbers[at++]!, this.#numbers[at++]!]
      for (let place = 0; place < length; place++) items[place] = this.#numbers[at++]!
      visit(items, length, wishes)
    }
    return shown
  }
}

/**
 * Visits the cycles of a market, shorter ones first. If there are more than `most` or half of the time is used, the remaining lengths are
 * visited in part: those known so far, and those found in rounds.
 * @returns true if these were all.
 */
export function listLoops(
  market: Market,
  { longest, most, elapsed = () => 0 }: LoopList,
  visit: LoopVisitor,
): boolean {
  const back = reversed(market)
  const wanters = wantersIn(market, back)
  const finder = new LoopFinder(market, back, wanters)
  const isLate = () => elapsed() >= ALL
  let left = most
  for (let length = 2; length <= longest; length++) {
    const loops = new ListedLoops()
    const isComplete = finder.find(
      length,
      () => loops.size > left || isLate(),
      (...loop) => loops.add(...loop),
    )
    const shown = loops.size > left ? 0 : loops.each(visit, isLate)
    left -= shown
    if (isComplete && shown === loops.size) continue
    const known = new Set<string>()
    loops.each(
      (items, count) => known.add(loopKey(items.subarray(0, count))),
      () => known.size === shown,
    )
    const end = Math.max(SOME, elapsed() + SHORT)
    const isOver = () => known.size - shown >= left || elapsed() >= end
    const rounds = new LoopRounds(market, back, wanters, (items, count, wishes) => {
      const key = loopKey(items.subarray(0, count))
      const isTaken = known.has(key) || visit(items, count, wishes)
      if (isTaken) known.add(key)
      return isTaken
    })
    let before = -1
    while (before < known.size && !isOver()) {
      before = known.size
      rounds.play({ shortest: length, longest, isOver })
    }
    return false
  }
  return true
}

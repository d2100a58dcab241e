import { loopKey } from './loop-key.ts'
import { LoopRounds } from './loop-rounds.ts'
import { LoopFinder, type LoopVisitor, wantersIn } from './loops.ts'
import { LONGEST, type Market, reversed } from './market.ts'

/** The part of the time after which not all loops are looked for any more but some, and after which none are. */
const ALL = 0.4
const SOME = 0.6
/** The part of the time that there is for rounds at least. */
const SHORT = 0.2

export interface LoopList {
  /** Most items of a loop, from 2 to LONGEST. */
  longest: number
  /** Most loops, about, in the list. */
  most: number
  /** The part of the time that is used up. */
  elapsed?: () => number
}

/** A list of loops, kept as plain numbers to save memory: of each, how many items and how many wishes, and then the items. */
export class ListedLoops {
  readonly #numbers: number[] = []
  size = 0

  add(items: Int32Array, length: number, wishes: number): boolean {
    this.#numbers.push(length, wishes)
    for (let at = 0; at < length; at++) this.#numbers.push(items[at]!)
    this.size++
    return true
  }

  /**
   * Shows the loops to a visitor, in the order in which they were added, until it is late.
   *
   * @returns how many were shown.
   */
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
 * Shows the loops of a market to a visitor, the shorter ones first. Where there are more than `most`, or it takes more than half of the time
 * to find and show them, those of the first length that does not fit and longer ones are shown in part: those known by then, unless they are
 * too many, and what rounds find.
 *
 * @returns whether these were all.
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

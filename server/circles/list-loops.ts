import { LoopFinder, type LoopVisitor } from './loops.ts'
import type { Market } from './market.ts'

/** Where not all loops can be listed: the limit for those with the same busiest item is not less than this. */
const FEWEST_EACH = 4

export interface LoopList {
  /** Most items of a loop: 2, 3 or 4. */
  longest: number
  /** Most loops, about, in the list. */
  most: number
  /** Asked now and then, with the loops listed so far; the list ends once it is true. */
  isLate?: (listed: number) => boolean
}

/** A list of loops, kept as plain numbers to save memory: of each, how many items and how many wishes, and then the items. */
export class ListedLoops {
  readonly #numbers: number[] = []
  size = 0

  add(items: Int32Array, length: number, wishes: number): void {
    this.#numbers.push(length, wishes)
    for (let at = 0; at < length; at++) this.#numbers.push(items[at]!)
    this.size++
  }

  /** Shows each loop to a visitor, in the order in which they were added. */
  each(visit: LoopVisitor): void {
    const items = new Int32Array(4)
    for (let at = 0; at < this.#numbers.length; ) {
      const [length, wishes] = [this.#numbers[at++]!, this.#numbers[at++]!]
      for (let place = 0; place < length; place++) items[place] = this.#numbers[at++]!
      visit(items, length, wishes)
    }
  }
}

/**
 * Shows the loops of a market to a visitor, the shorter ones first. Where there are more than `most`, those of the first length that does
 * not fit are shown in part, some of each item, and longer ones not at all. Once it is late, the list ends with what was found by then.
 *
 * @returns whether these were all.
 */
export function listLoops(
  market: Market,
  { longest, most, isLate = () => false }: LoopList,
  visit: LoopVisitor,
): boolean {
  const finder = new LoopFinder(market)
  let left = most
  for (let length = 2; length <= longest; length++) {
    let loops = new ListedLoops()
    const late = () => isLate(most - left + loops.size)
    const find = (each: number) =>
      finder.find({ length, each, late: () => loops.size > left || late() }, (items, count, wishes) =>
        loops.add(items, count, wishes),
      )
    let complete = find(left)
    if (!complete && !late()) {
      loops = new ListedLoops()
      complete = find(Math.max(FEWEST_EACH, Math.ceil(left / market.owner.length)))
    }
    loops.each(visit)
    left -= loops.size
    if (!complete) return false
  }
  return true
}

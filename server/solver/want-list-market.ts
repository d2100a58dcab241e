import type { Market } from './market.ts'
import type { WantListFile } from './want-list-file.ts'
import { isDummy, type WantList } from './want-list-line.ts'

/** Maximum stored edges; further ones are counted and ignored. */
const KEPT_ARCS = 20_000_000

/** Resolved want lists. Nodes are items, then dummies. */
export interface WantListMarket {
  market: Market
  names: string[]
  people: number
  arcs: number
  complete: boolean
  /** By item: 1 for a gift. */
  gift: Uint8Array
  wants: Int32Array[]
}

/** A name given as a gift has no want list. */
export class UnknownGift extends Error {
  constructor(name: string) {
    super(`--gifts names ${name}, which has no want list`)
  }
}

class Numbers {
  readonly numbers = new Map<string, number>()

  of(name: string): number {
    const number = this.numbers.get(name) ?? this.numbers.size
    this.numbers.set(name, number)
    return number
  }
}

const lower = (name: string) => name.toLowerCase()

/** Effective lists with owners: the first per item or dummy; only official items, if the file has names. */
function listsThatCount({ caseSensitive, official, lists }: WantListFile) {
  const folded = caseSensitive ? (name: string) => name : lower
  const ownersByName = official && new Map([...official].map(([name, user]) => [folded(name), user]))
  const people = new Numbers()
  const items: { list: WantList; owner: number }[] = []
  const dummies: { list: WantList; owner: number }[] = []
  const itemNodes = new Map<string, number>()
  const dummyNodes = new Map<string, number>()
  const dummyKey = (owner: number, name: string) => `${owner} ${folded(name)}`

  for (const list of lists) {
    const name = folded(list.name)
    if (isDummy(name)) {
      const owner = people.of(`user ${lower(list.user!)}`)
      const key = dummyKey(owner, name)
      if (dummyNodes.has(key)) continue
      dummyNodes.set(key, dummies.length)
      dummies.push({ list, owner })
    } else if (!itemNodes.has(name) && (!ownersByName || ownersByName.has(name))) {
      const user = list.user ?? ownersByName?.get(name)
      itemNodes.set(name, items.length)
      items.push({ list, owner: people.of(user == null ? `item ${name}` : `user ${lower(user)}`) })
    }
  }
  /** Undefined if the name has no list. */
  const nodeOf = (name: string, owner: number): number | undefined => {
    if (!isDummy(name)) return itemNodes.get(folded(name))
    const dummy = dummyNodes.get(dummyKey(owner, name))
    return dummy === undefined ? undefined : items.length + dummy
  }
  return {
    items,
    dummies,
    people: people.numbers.size,
    nodeOf,
    itemOf: (name: string) => itemNodes.get(folded(name)),
  }
}

/** Drops wants without a list, of the same person, and of gifts. @param gifts additional names. @throws UnknownGift one has no list */
export function marketOf(file: WantListFile, gifts: readonly string[] = []): WantListMarket {
  const { items, dummies, people, nodeOf, itemOf } = listsThatCount(file)
  const gift = new Uint8Array(items.length)
  for (const name of file.gifts) gift[itemOf(name) ?? -1] = 1
  for (const name of gifts) {
    const item = itemOf(name)
    if (item === undefined) throw new UnknownGift(name)
    gift[item] = 1
  }
  const owner = Int32Array.from(items, (item) => item.owner)
  const wants = [...items, ...dummies].map(({ list, owner: person }, at) => {
    const nodes = new Set<number>()
    if (gift[at] === 1) return new Int32Array()
    for (const want of list.wants) {
      const node = nodeOf(want, person)
      if (node !== undefined && owner[node] !== person) nodes.add(node)
    }
    return Int32Array.from(nodes)
  })
  return {
    ...withArcs(owner, wants),
    names: items.map(({ list }) => list.name),
    people,
    gift,
    wants,
  }
}

/** Expands dummies to items. Items with the same wants share edges. */
function withArcs(owner: Int32Array, wants: Int32Array[]) {
  const items = owner.length
  const from = new Int32Array(items)
  const until = new Int32Array(items)
  const sameWants = new Map<string, number>()
  const seenBy = new Int32Array(wants.length).fill(-1)
  const targets: number[] = []
  let [arcs, complete] = [0, true]

  /** In list order, with an explicit stack for deeply nested dummies. @returns number of items, including ignored ones. */
  function collect(item: number): number {
    let found = 0
    const open = [...wants[item]!.toReversed()]
    for (let want = open.pop(); want !== undefined; want = open.pop()) {
      if (seenBy[want] === item) continue
      seenBy[want] = item
      if (want >= items) for (const behind of wants[want]!.toReversed()) open.push(behind)
      else {
        found++
        if (targets.length < KEPT_ARCS) targets.push(want)
        else complete = false
      }
    }
    return found
  }
  for (let item = 0; item < items; item++) {
    const key = `${owner[item]} ${wants[item]!.join()}`
    const same = sameWants.get(key)
    if (same === undefined) {
      sameWants.set(key, item)
      from[item] = targets.length
      arcs += collect(item)
      until[item] = targets.length
    } else {
      from[item] = from[same]!
      until[item] = until[same]!
      arcs += until[same]! - from[same]!
    }
  }
  return { market: { owner, from, until, targets: Int32Array.from(targets) }, arcs, complete }
}

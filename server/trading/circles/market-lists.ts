import type { MarketRead } from './read-market.ts'

/** A limited wish or a set of wants: its remaining uses and the items that it covers. */
interface Limit {
  left: number
  items: Set<number>
}

/** A limit that contains others: using an inner limit also uses the outer one. */
interface Nested extends Limit {
  inner: Nested[]
}

type Items = ReadonlySet<number>
const isWithin = (inner: Items, outer: Items) => [...inner].every((item) => outer.has(item))
const haveNone = (one: Items, other: Items) => ![...one].some((item) => other.has(item))
const inBoth = (one: Items, other: Items): Items => new Set([...one].filter((item) => other.has(item)))

/**
 * Limits as a forest. Two that overlap in part are merged with the lower limit, because want lists cannot express an item that uses both.
 * The stricter list allows no swap that the market forbids.
 */
function nested(limits: readonly Limit[]): Nested[] {
  const apart: Limit[] = []
  for (const limit of limits) {
    let merged = limit
    for (let at = 0; at < apart.length; at++) {
      const other = apart[at]!
      const isPart = isWithin(merged.items, other.items) || isWithin(other.items, merged.items)
      if (isPart || haveNone(merged.items, other.items)) continue
      merged = { left: Math.min(merged.left, other.left), items: new Set([...merged.items, ...other.items]) }
      apart.splice(at, 1)
      at = -1
    }
    apart.push(merged)
  }
  const roots: Nested[] = []
  const insert = (among: Nested[], limit: Nested): void => {
    const outer = among.find(({ items }) => isWithin(limit.items, items))
    if (outer) insert(outer.inner, limit)
    else among.push(limit)
  }
  const largestFirst = apart.sort((one, other) => other.items.size - one.items.size)
  for (const limit of largestFirst) insert(roots, { ...limit, inner: [] })
  return roots
}

/** The market as want lists: items by id, users as P1, P2 and so on. Each limit becomes one dummy per remaining use; a dummy can be used once. */
export function wantListsOf({
  market,
  itemIds,
  personIds,
}: Pick<MarketRead, 'market' | 'itemIds' | 'personIds'>) {
  const { owner, from, until, targets, gifts, limits } = market
  const itemsOf: number[][] = personIds.map(() => [])
  for (const [item, person] of owner.entries()) itemsOf[person]!.push(item)
  let dummies = 0

  function listsOf(person: number): string[] {
    const own = itemsOf[person]!.map((item) => ({
      item,
      takes: new Set(targets.subarray(from[item], until[item])),
    }))
    const covered = new Map<number, Limit>()
    for (const target of new Set(own.flatMap(({ takes }) => [...takes]))) {
      for (const limit of limits?.usedBy(person, target) ?? []) {
        const known = covered.get(limit)
        if (known) known.items.add(target)
        else covered.set(limit, { left: limits!.left[limit]!, items: new Set([target]) })
      }
    }
    const roots = nested([...covered.values()])
    const lines: string[] = []
    const write = (name: string, wants: readonly (string | number)[]) =>
      lines.push(`(P${person + 1}) ${name} :${wants.map((want) => ` ${want}`).join('')}`)

    /** Writes the dummies of a limit, for items among `allowed`. @returns their names. */
    function writeDummies({ left, items, inner }: Nested, allowed: Items): string[] {
      const within = inner.flatMap((limit) => writeDummies(limit, allowed))
      const deeper = new Set(inner.flatMap((limit) => [...limit.items]))
      const direct = [...inBoth(items, allowed)].filter((item) => !deeper.has(item))
      return Array.from({ length: left }, () => {
        const name = `%${++dummies}`
        write(name, [...direct.map((item) => itemIds[item]!), ...within])
        return name
      })
    }

    const named = roots.map((root) => {
      const givers = own.filter(({ takes }) => !haveNone(root.items, takes))
      // A dummy stands for all items of its owner, so it may only want what the owner would take for each of them.
      const allowed = givers
        .map(({ takes }) => takes)
        .reduce<Items>((all, takes) => inBoth(all, takes), root.items)
      return { items: root.items, names: writeDummies(root, allowed) }
    })
    for (const { item, takes } of own) {
      const limited = named.filter(({ items }) => !haveNone(items, takes))
      const free = [...takes].filter((target) => !limited.some(({ items }) => items.has(target)))
      write(String(itemIds[item]), [
        ...free.map((target) => itemIds[target]!),
        ...limited.flatMap(({ names }) => names),
      ])
    }
    return lines
  }

  const starts = gifts?.items.map((item) => itemIds[item]!) ?? []
  return [
    '#! REQUIRE-COLONS REQUIRE-USERNAMES',
    ...(starts.length > 0 ? [`!GIFTS ${starts.join(' ')}`] : []),
    ...personIds.flatMap((_, person) => listsOf(person)),
  ].join('\n')
}

import * as m from '../../../server/catalogues/messages.ts'
import type { ExchangeRowView } from '../../../server/exchanges/exchanges-shared.ts'

/** Requests of a list that stand together; `title` is null where they need none. */
export interface ExchangeGroup {
  title: string | null
  rows: ExchangeRowView[]
}

const turns = () =>
  ({
    pending: [m.swaps_your_turn(), m.swaps_waiting_for_the_other()],
    accepted: [m.swaps_to_be_done(), m.swaps_done()],
  }) as const

const isFirst = ({ status, outcome, turn }: ExchangeRowView) =>
  status === 'accepted' ? outcome === null : turn === 'me'

/** The item that most of these ask for: the name that they stand under. */
function mostWanted(rows: readonly ExchangeRowView[]): string {
  const things = rows.flatMap(({ wanted }) => wanted)
  const count = (id: number | null) => things.filter((thing) => thing.id === id).length
  return things.toSorted((one, other) => count(other.id) - count(one.id))[0]!.name
}

/** Those that ask for one of the same items of mine beside each other, where the first of them stands. */
function besideRivals(rows: readonly ExchangeRowView[]): ExchangeGroup[] {
  let groups: ExchangeRowView[][] = []
  for (const row of rows) {
    const ids = new Set(row.wanted.flatMap(({ id }) => id ?? []))
    const isRival = (group: ExchangeRowView[]) =>
      group.some(({ wanted }) => wanted.some(({ id }) => id !== null && ids.has(id)))
    const [first, ...more] = groups.filter(isRival)
    if (!first) groups.push([row])
    else {
      first.push(...more.flat(), row)
      groups = groups.filter((group) => !more.includes(group))
    }
  }
  const alone = groups.filter(({ length }) => length === 1).flat()
  const rivals = groups.filter(({ length }) => length > 1)
  return [
    ...rivals.map((group) => ({
      title: `${group.length} requests for ${mostWanted(group)}`,
      rows: group.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one))),
    })),
    ...(alone.length > 0 ? [{ title: rivals.length > 0 ? m.swaps_others() : null, rows: alone }] : []),
  ]
}

/** A page of a list in groups: what is to be done before what is not, and rivals for one item side by side. */
export function exchangeGroups(rows: readonly ExchangeRowView[]): ExchangeGroup[] {
  const { status, direction } = rows[0] ?? {}
  if (status === undefined || status === 'rejected') return [{ title: null, rows: [...rows] }]
  if (status === 'pending' && direction === 'incoming') return besideRivals(rows)
  const parts = [rows.filter(isFirst), rows.filter((row) => !isFirst(row))] as const
  const titled = parts.map((part, at) => ({ title: turns()[status][at]!, rows: part }))
  return titled.filter((group) => group.rows.length > 0)
}

import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeListView, ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'

/** Grouped requests; `title` is null if not needed. */
interface ExchangeGroup {
  title: string | null
  rows: ExchangeRowView[]
  /** Requests for the same item. */
  compete?: boolean
}

const turns = () =>
  ({
    pending: [m.swaps_your_turn(), m.swaps_waiting_for_the_other()],
    accepted: [m.swaps_to_be_done(), m.swaps_done()],
  }) as const

const isFirst = ({ status, outcome, turn }: ExchangeRowView) =>
  status === 'accepted' ? outcome === null : turn === 'me'

/** Groups rows that compete for one item, which the server sorts next to each other. The title also counts rows of the next page. */
function besideRivals(rows: readonly ExchangeRowView[]): ExchangeGroup[] {
  const groups: ExchangeGroup[] = []
  for (const row of rows) {
    const { rivals } = row
    const last = groups.at(-1)
    if (last && last.rows[0]!.rivals?.id === rivals?.id) last.rows.push(row)
    else if (!rivals) groups.push({ title: null, rows: [row] })
    else
      groups.push({
        title: m.requests_rivals({ count: rivals.of, name: rivals.name }),
        rows: [row],
        compete: true,
      })
  }
  return groups
}

/** Groups a page: open actions first, competing requests together. */
export function exchangeGroups(
  rows: readonly ExchangeRowView[],
  direction: ExchangeListView['direction'],
): ExchangeGroup[] {
  const { status } = rows[0] ?? {}
  if (status === undefined || status === 'rejected') return [{ title: null, rows: [...rows] }]
  if (status === 'pending' && direction === 'incoming') return besideRivals(rows)
  const single = rows.filter(({ rivals }) => !rivals)
  const parts = [single.filter(isFirst), single.filter((row) => !isFirst(row))] as const
  const titled = parts.map((part, at) => ({ title: turns()[status][at]!, rows: part }))
  return [
    ...besideRivals(rows.filter(({ rivals }) => rivals)),
    ...titled.filter((group) => group.rows.length > 0),
  ]
}

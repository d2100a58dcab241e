import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ExchangeRowView, ExchangeView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { exchangeInFull } from './exchange-in-full.ts'

/** A request that was in a list, and where it stands now. */
export interface MovedOn {
  row: ExchangeRowView
  now: ExchangeView
}

/**
 * The request that has left a list last, by a step of either side; null while none has.
 *
 * @param list names what is shown: that all is new in another list is no step.
 * @param rows undefined while they are not known.
 */
export function useMovedOn(list: string, rows: readonly ExchangeRowView[] | undefined): MovedOn | null {
  const before = useRef<{ list: string; rows: readonly ExchangeRowView[] }>(undefined)
  const [left, setLeft] = useState<{ list: string; row: ExchangeRowView } | null>(null)
  useEffect(() => {
    if (!rows) return
    const last = before.current
    before.current = { list, rows }
    const gone = last?.list === list && last.rows.find(({ id }) => !rows.some((row) => row.id === id))
    if (gone) setLeft({ list, row: gone })
  }, [list, rows])
  const row = left?.list === list ? left.row : undefined
  const { data } = useQuery({ ...exchangeInFull(row?.id ?? 0), enabled: row !== undefined })
  // A newer one may only have pushed it to the next page.
  const now = data?.request
  return row && now && now.status !== row.status ? { row, now } : null
}

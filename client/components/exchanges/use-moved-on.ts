import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ExchangeRowView, ExchangeView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { exchangeInFull } from './exchange-in-full.ts'

/** A request that left a list, with its current state. */
export interface MovedOn {
  row: ExchangeRowView
  now: ExchangeView
}

/**
 * The last request that left the list by a step; null for none.
 * @param list identifies the list.
 * @param rows undefined while loading.
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
  // The request may still be in the list, on its next page.
  const now = data?.request
  return row && now && now.status !== row.status ? { row, now } : null
}

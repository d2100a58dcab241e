import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { CardView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { EmptyState } from '../common/empty-state.tsx'
import { PrevNext } from '../common/prev-next.tsx'
import { isLacking, QueryProblem } from '../common/query-problem.tsx'
import { useFocusInList } from '../common/use-focus-in-list.ts'
import { SkeletonCards } from './skeleton-card.tsx'

/** Page of an API list. */
export interface CardPage<T extends CardView = CardView> {
  products: T[]
  pagination: { last_page: number; total: number }
}

interface Props<T extends CardView> {
  title: string
  /** Text for an empty list. */
  empty: string
  /** Shown in an empty list. */
  action: ReactNode
  page: number
  query: UseQueryResult<CardPage<T>>
  onPage: (page: number) => void
  card: (item: T) => ReactNode
}

/** Paged grid with loading, error and empty states. If its page no longer exists, shows the last one. */
export function CardList<T extends CardView>({ title, empty, action, page, query, onPage, card }: Props<T>) {
  const { data, isFetching, isPlaceholderData } = query
  const isWithout = isLacking(query)
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = useFocusInList<HTMLElement>(
    data?.products.map(({ id }) => id) ?? [],
    String(page),
    () => heading.current,
  )
  const lastPage = isPlaceholderData ? undefined : data?.pagination.last_page
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) onPage(lastPage)
  })
  return (
    <section aria-busy={isFetching} {...focus}>
      <div className="section-bar">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {data && data.pagination.total > 0 && action}
      </div>
      {isWithout && <QueryProblem text={m.items_something_went_wrong()} query={query} />}
      {!data || (isWithout && isPlaceholderData) ? (
        !isWithout && (
          <div className="grid dashboard-grid">
            <SkeletonCards count={4} />
          </div>
        )
      ) : data.pagination.total === 0 ? (
        <EmptyState title={empty}>{action}</EmptyState>
      ) : (
        <div className="grid dashboard-grid" data-busy={isPlaceholderData || undefined}>
          {data.products.map(card)}
        </div>
      )}
      {data && data.pagination.total > 0 && (
        <PrevNext
          of={title}
          page={page}
          lastPage={data.pagination.last_page}
          busy={isFetching}
          onPage={onPage}
        />
      )}
    </section>
  )
}

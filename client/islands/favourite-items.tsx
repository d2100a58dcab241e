import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { call } from '../api.ts'
import { withQuery } from '../components/common/query.tsx'
import { CardList, type CardPage } from '../components/items/card-list.tsx'
import { DetailsDialog } from '../components/items/details-dialog.tsx'
import { OwnCard } from '../components/items/own-card.tsx'

/** Favourites. A removed item remains visible until the page changes, so that it can be added again. `first` is the first page. */
function FavouriteItems({ title, first }: { title: string; first: CardPage }) {
  const queries = useQueryClient()
  const [page, setPage] = useState(1)
  const [viewed, setViewed] = useState<number | null>(null)
  const query = useQuery({
    queryKey: ['favourites', page],
    queryFn: async () => (await call('GET /api/dashboard/favorites/list', { query: { page } })).data,
    placeholderData: keepPreviousData,
    ...(page === 1 ? { initialData: first, staleTime: 30_000 } : {}),
  })
  function turnTo(page: number) {
    // Always refetches: removed favourites shift later pages.
    void queries.invalidateQueries({ queryKey: ['favourites'], refetchType: 'none' })
    setPage(page)
  }
  return (
    <>
      <CardList
        title={title}
        empty={m.items_no_favourites()}
        action={
          <a className="button quiet" href="/browse">
            {m.items_browse_items()}
          </a>
        }
        page={page}
        query={query}
        onPage={turnTo}
        card={(item) => (
          <OwnCard
            key={item.id}
            item={item}
            badge={m.items_swap_or_sell()}
            onView={() => setViewed(item.id)}
          />
        )}
      />
      {viewed !== null && <DetailsDialog id={viewed} onClose={() => setViewed(null)} />}
    </>
  )
}

export default withQuery(FavouriteItems)

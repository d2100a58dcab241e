import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CategoryView, OwnItemView } from '../../server/market/items/items-shared.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { NeighbourhoodView } from '../../server/site/neighbourhoods/neighbourhoods-shared.ts'
import { call } from '../api.ts'
import { withQuery } from '../components/common/query.tsx'
import { useLazyPart } from '../components/common/use-lazy-part.ts'
import { goTo } from '../components/form/go-to.ts'
import { CardList, type CardPage } from '../components/items/card-list.tsx'
import { DeleteItemDialog } from '../components/items/delete-item-dialog.tsx'
import { DetailsDialog } from '../components/items/details-dialog.tsx'
import { OwnCard } from '../components/items/own-card.tsx'

const loadEditDialog = async () => (await import('../components/items/edit-item-dialog.tsx')).EditItemDialog

type Open = { what: 'view' | 'edit' | 'delete'; item: OwnItemView } | null

interface Props {
  /** First page. */
  first: CardPage<OwnItemView>
  categories: CategoryView[]
  neighbourhoods: NeighbourhoodView[]
  /** Gifts are enabled. */
  hasGifts: boolean
  /** Item to edit on load, as linked from its page; saving returns there. Null for none. */
  editing: OwnItemView | null
}

function MyItems({ first, categories, neighbourhoods, hasGifts, editing }: Props) {
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<Open>(editing && { what: 'edit', item: editing })
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: ['my-items', page],
    queryFn: async () => (await call('GET /api/dashboard/my-products', { query: { page } })).data,
    placeholderData: keepPreviousData,
    ...(page === 1 ? { initialData: first, staleTime: 30_000 } : {}),
  })
  function close() {
    setOpen(null)
    if (open?.item === editing) history.replaceState(null, '', location.pathname)
  }
  const EditItemDialog = useLazyPart(loadEditDialog, open?.what === 'edit', close)
  const changed = async () => {
    if (open && open.item === editing) return goTo(`/productdetails/${editing.id}`)
    close()
    await queries.invalidateQueries({ queryKey: ['my-items'] })
  }
  return (
    <>
      <CardList
        title={m.items_my_post_items()}
        empty={m.items_no_own_items()}
        action={
          <>
            <a className="button quiet" href="/uploaditem/many">
              {m.drafts_link()}
            </a>
            <a className="button" href="/uploaditem">
              {m.items_post_an_item()}
            </a>
          </>
        }
        page={page}
        query={query}
        onPage={setPage}
        card={(item) => (
          <OwnCard
            key={item.id}
            item={item}
            pulse={item}
            onView={() => setOpen({ what: 'view', item })}
            onEdit={item.is_changeable ? () => setOpen({ what: 'edit', item }) : undefined}
            onDelete={item.is_changeable ? () => setOpen({ what: 'delete', item }) : undefined}
          />
        )}
      />
      {open?.what === 'view' && <DetailsDialog id={open.item.id} onClose={close} />}
      {open?.what === 'edit' && EditItemDialog && (
        <EditItemDialog
          item={open.item}
          categories={categories}
          neighbourhoods={neighbourhoods}
          hasGifts={hasGifts}
          onClose={close}
          onSaved={changed}
        />
      )}
      {open?.what === 'delete' && <DeleteItemDialog item={open.item} onClose={close} onChanged={changed} />}
    </>
  )
}

export default withQuery(MyItems)

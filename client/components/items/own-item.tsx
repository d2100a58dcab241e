import { Inbox, Pencil } from 'lucide-react'
import type { ProductPageView } from '../../../server/market/items/items-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ItemRequests } from '../../../server/swaps/item-requests-shared.ts'

const CHANGEABLE: readonly ProductPageView['status'][] = ['available', 'hidden']

function asked({ pending, agreed }: ItemRequests): string {
  if (agreed !== null) return m.items_agreed_to_swap()
  return m.items_requests_ask_for_it({ pending })
}

/** Owner's section on the item page. */
export function OwnItem({ product, own }: { product: ProductPageView; own: ItemRequests }) {
  const { id, status } = product
  return (
    <section className="own-item panel" aria-labelledby="own-item">
      <h2 id="own-item">{m.items_this_is_yours()}</h2>
      {!product.is_gift && <p>{status === 'traded' ? m.items_you_have_swapped_it() : asked(own)}</p>}
      {own.agreed === null && CHANGEABLE.includes(status) && product.wanted_count !== undefined && (
        <p>{m.matches_how_many({ count: product.wanted_count })}</p>
      )}
      <div className="own-item-ways">
        {own.agreed !== null ? (
          <a className="button" href={own.agreed}>
            {m.items_see_the_swap()}
          </a>
        ) : (
          own.pending > 0 && (
            <a className="button" href="/dashboard/exchange-request">
              <Inbox size={20} aria-hidden="true" />{' '}
              {own.pending === 1 ? m.items_see_the_request() : m.items_compare_the_requests()}
            </a>
          )
        )}
        {product.is_gift && own.agreed === null && (
          <a className="button" href={`/dashboard/gifts/${id}`}>
            {m.told_see_askers()}
          </a>
        )}
        {own.agreed === null && CHANGEABLE.includes(status) && (
          <a className="button quiet" href={`/dashboard?edit=${id}`}>
            <Pencil size={20} aria-hidden="true" /> {m.items_edit()}
          </a>
        )}
      </div>
    </section>
  )
}

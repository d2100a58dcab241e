import { Inbox, Pencil } from 'lucide-react'
import type { ProductPageView } from '../../../server/items/items-shared.ts'
import type { ItemRequests } from '../../../server/swaps/item-requests-shared.ts'

const CHANGEABLE: readonly ProductPageView['status'][] = ['available', 'hidden']

function asked({ pending, agreed }: ItemRequests): string {
  if (agreed !== null) return 'You have agreed to swap it.'
  if (pending === 0) return 'Nobody has asked for it yet.'
  return pending === 1 ? 'One person asks for it.' : `${pending} requests ask for it.`
}

/** On the page of one's own item: what others see there, and what only its owner can do. */
export function OwnItem({ product, own }: { product: ProductPageView; own: ItemRequests }) {
  const { id, status } = product
  return (
    <section className="own-item panel" aria-labelledby="own-item">
      <h2 id="own-item">This is yours</h2>
      <p>{status === 'traded' ? 'You have swapped it.' : asked(own)}</p>
      <div className="own-item-ways">
        {own.agreed !== null ? (
          <a className="button" href={`/dashboard/exchange-product-details?id=${own.agreed}`}>
            See the swap
          </a>
        ) : (
          own.pending > 0 && (
            <a className="button" href="/dashboard/exchange-request">
              <Inbox size={20} aria-hidden="true" />{' '}
              {own.pending === 1 ? 'See the request' : 'Compare the requests'}
            </a>
          )
        )}
        {CHANGEABLE.includes(status) && (
          <a className="button quiet" href={`/dashboard?edit=${id}`}>
            <Pencil size={20} aria-hidden="true" /> Edit
          </a>
        )}
      </div>
    </section>
  )
}

import type { ItemRequest } from '../../../server/swaps/item-requests-shared.ts'

const STANDINGS: Record<ItemRequest['standing'], string> = {
  waiting: 'You have asked for this. Its owner has not answered yet.',
  answered: 'Its owner has made you another offer. It is your turn.',
  agreed: 'You have agreed to swap for this.',
}

/** On the page of an item that one has asked for: where that stands, and the way to the request. */
export function AskedAlready({ request: { id, standing } }: { request: ItemRequest }) {
  return (
    <div className="asked-already">
      <p>{STANDINGS[standing]}</p>
      <a className="button" href={`/dashboard/exchange-product-details?id=${id}`}>
        {standing === 'agreed' ? 'See the swap' : 'See your request'}
      </a>
    </div>
  )
}

import type { ExchangeRowView } from '../../../server/exchanges/exchanges-shared.ts'
import { Avatar } from '../common/avatar.tsx'
import { SwapIcon } from '../common/icons.tsx'
import { RelativeTime } from '../common/relative-time.tsx'
import { Standing } from './exchange-standing.tsx'
import { AnswerButtons, OwnRequestButtons } from './exchange-steps.tsx'

/** A request in a list: who, what for what, and whose turn it is. */
export function ExchangeCard({ row, onView }: { row: ExchangeRowView; onView: () => void }) {
  const incoming = row.direction === 'incoming'
  return (
    <article
      className="panel request"
      data-id={row.id}
      tabIndex={-1}
      aria-label={`${row.item_offered} for ${row.item_wanted}`}
    >
      <header>
        <Avatar name={row.requester_name} src={row.requester_avatar} size={44} />
        <p>
          <b>{row.requester_name}</b>
          <RelativeTime at={row.requested_at} />
        </p>
        {!incoming && (
          <p className="chip">
            <span>to {row.other.name}</span>
          </p>
        )}
      </header>
      <div className="swap">
        <dl>
          <div>
            <dt>Item offered</dt>
            <dd>{row.item_offered}</dd>
          </div>
          <div>
            <dt>Item wanted</dt>
            <dd>
              {row.requested_product_id ? (
                <a className="link" href={`/productdetails/${row.requested_product_id}`}>
                  {row.item_wanted}
                </a>
              ) : (
                row.item_wanted
              )}
            </dd>
          </div>
        </dl>
        <SwapIcon size={22} />
      </div>
      <blockquote>{row.message}</blockquote>
      <Standing row={row} other={row.other.name} />
      <footer>
        {row.status === 'pending' &&
          (incoming ? (
            <AnswerButtons id={row.id} blocked={row.item_reserved || row.other_suspended} />
          ) : (
            <OwnRequestButtons id={row.id} />
          ))}
        <button
          type="button"
          // What an agreed swap waits for is done there.
          className={row.status === 'accepted' && row.turn === 'me' ? 'button' : 'button quiet'}
          onClick={onView}
        >
          View Details
        </button>
        <a className="button quiet" href={`/dashboard/messages?userId=${row.other.id}`}>
          Message
        </a>
      </footer>
    </article>
  )
}

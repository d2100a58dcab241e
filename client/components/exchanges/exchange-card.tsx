import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { Avatar } from '../common/avatar.tsx'
import { RelativeTime } from '../common/relative-time.tsx'
import { Sentence } from '../common/sentence.tsx'
import { figuresText } from '../people/figures-text.ts'
import { Standing } from './exchange-standing.tsx'
import { ExchangeSteps } from './exchange-steps.tsx'
import { termsName } from './terms-name.ts'
import { ThingPictures } from './thing-pictures.tsx'

/** Maximum items per side. */
const MOST_THINGS = 4

/**
 * A request in a list.
 * @param rival true within a group of requests for the same item.
 */
export function ExchangeCard({
  row,
  rival = false,
  onView,
}: {
  row: ExchangeRowView
  rival?: boolean | undefined
  onView: () => void
}) {
  const { status, outcome, turn, other } = row
  const incoming = row.direction === 'incoming'
  return (
    <article
      className={rival ? 'panel request rivals' : 'panel request'}
      data-id={row.id}
      tabIndex={-1}
      aria-label={
        row.item_offered === null
          ? termsName(row)
          : m.swaps_picture_label({ offered: row.item_offered, wanted: row.item_wanted })
      }
    >
      <header>
        <Avatar name={other.name} src={other.avatar} size={44} />
        <p>
          <b>
            <a href={`/people/${other.id}`}>{other.name}</a>
          </b>
          <span>
            <Sentence
              of={(incoming ? m.swaps_asked_you : m.swaps_you_asked)({
                when: () => <RelativeTime at={row.requested_at} />,
              })}
            />
          </span>
          <span className="figures">{figuresText(other)}</span>
        </p>
        {!incoming && (
          <p className="chip">
            {turn === 'other' && status === 'pending' ? m.swaps_sent_by_you_waiting() : m.swaps_sent_by_you()}
          </p>
        )}
      </header>
      <ThingPictures terms={row} most={MOST_THINGS} />
      {row.message && <blockquote>{row.message}</blockquote>}
      <Standing row={row} other={other.name} />
      <footer>
        {/* Agreed swaps are handled on their own page. */}
        {(status !== 'accepted' || outcome !== null) && <ExchangeSteps request={row} />}
        {row.can.includes('review') && (
          <button type="button" className="button" onClick={onView}>
            {m.people_review_now()}
          </button>
        )}
        <button
          type="button"
          className={status === 'accepted' && turn === 'me' ? 'button' : 'button quiet'}
          onClick={onView}
        >
          {m.swaps_view_details()}
        </button>
        <a className="button quiet" href={`/dashboard/messages?userId=${other.id}`}>
          {m.swaps_message()}
        </a>
      </footer>
    </article>
  )
}

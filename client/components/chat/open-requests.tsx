import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { call } from '../../api.ts'
import { useLazyPart } from '../common/use-lazy-part.ts'
import { isMyMove, turnText } from '../exchanges/exchange-texts.ts'
import { Since } from '../exchanges/since.tsx'
import { myTerms, Thumbs } from '../exchanges/thumbs.tsx'
import { useLiveExchanges } from '../live/use-live-exchanges.ts'

const loadRequest = async () => (await import('./open-request.tsx')).OpenRequest

/** A request in one line, which leaves room for messages. */
function Summary({ row }: { row: ExchangeRowView }) {
  const [isOpen, setOpen] = useState(false)
  const OpenRequest = useLazyPart(loadRequest, isOpen, () => setOpen(false))
  return (
    <li>
      <button
        type="button"
        className="request-summary"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Thumbs row={row} />
        <span>
          <b>{myTerms(row)}</b>
          <span className="turn" data-mine={isMyMove(row) || undefined}>
            {turnText(row, row.other.name)}
            <Since row={row} />
          </span>
        </span>
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      {isOpen && OpenRequest && <OpenRequest row={row} />}
    </li>
  )
}

interface Props {
  personId: number
  /** The requests as rendered by the server at `readAt`; undefined for a conversation that was opened later. */
  first: ExchangeRowView[] | undefined
  readAt: number
}

/** Open requests with the other user. */
export function OpenRequests({ personId, first, readAt }: Props) {
  useLiveExchanges()
  const { data = [] } = useQuery({
    queryKey: ['exchange-requests', 'with', personId],
    queryFn: async () => (await call('GET /api/exchange-request/list', { query: { with: personId } })).data,
    ...(first ? { initialData: first, initialDataUpdatedAt: readAt } : {}),
  })
  if (data.length === 0) return null
  return (
    <section className="open-requests" aria-label={m.messages_open_requests()}>
      <ul>
        {data.map((row) => (
          <Summary key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import { CIRCLES_BESIDE } from '../../server/trading/circles/circles-beside-shared.ts'
import type { CircleListView, CircleState, CircleView } from '../../server/trading/circles/circles-shared.ts'
import type { ExchangeListView, ExchangeRowView } from '../../server/trading/exchanges/exchanges-shared.ts'
import { call } from '../api.ts'
import { CircleRows } from '../components/circles/circle-rows.tsx'
import { EmptyState } from '../components/common/empty-state.tsx'
import { PrevNext } from '../components/common/prev-next.tsx'
import { withQuery } from '../components/common/query.tsx'
import { isLacking, QueryProblem } from '../components/common/query-problem.tsx'
import { Tabs, useTabs } from '../components/common/tabs.tsx'
import { useFocusInList } from '../components/common/use-focus-in-list.ts'
import { ExchangeCard } from '../components/exchanges/exchange-card.tsx'
import { ExchangeDetailsDialog } from '../components/exchanges/exchange-details-dialog.tsx'
import { exchangeGroups } from '../components/exchanges/exchange-groups.ts'
import { MovedOnNote } from '../components/exchanges/moved-on-note.tsx'
import { useMovedOn } from '../components/exchanges/use-moved-on.ts'
import { useLiveExchanges } from '../components/live/use-live-exchanges.ts'
import { hasModifier } from '../dom/has-modifier.ts'

type Status = ExchangeListView['status']
type Direction = ExchangeListView['direction']

const tabsTexts = (): [Status, string][] => [
  ['pending', m.swaps_incoming_request()],
  ['accepted', m.swaps_confirmed_request()],
  ['rejected', m.swaps_cancel_request()],
]
const directions = (): [Direction, string][] => [
  ['all', m.requests_all()],
  ['incoming', m.swaps_received()],
  ['outgoing', m.swaps_sent()],
]

const addressOf = (status: Status, direction: Direction) => `?status=${status}&direction=${direction}`

/** One page of a tab: the same page number of requests and circles, of which one list may be shorter. */
interface Listed {
  requests: ExchangeRowView[]
  circles: CircleView[]
  lastPage: number
}

const listedOf = (
  { requests, pagination }: Pick<ExchangeListView, 'requests' | 'pagination'>,
  circles: readonly CircleListView[],
): Listed => ({
  requests,
  circles: circles.flatMap((list) => list.circles),
  lastPage: Math.max(pagination.last_page, ...circles.map((list) => list.pagination.last_page)),
})

async function list(status: Status, direction: Direction, page: number): Promise<Listed> {
  const circlesIn = async (state: CircleState): Promise<CircleListView> => {
    const { data, pagination } = await call('GET /api/circles', { query: { state, page } })
    return { circles: data, pagination }
  }
  const [{ data, pagination }, ...circles] = await Promise.all([
    call('GET /api/exchange-request/list', { query: { status, direction, page } }),
    ...CIRCLES_BESIDE[status].map(circlesIn),
  ])
  return listedOf({ requests: data, pagination }, circles)
}

/** Requests received and sent, in the specification's three tabs. `first` and `firstCircles` are the page in the address. */
function ExchangeRequests({
  first,
  firstCircles,
}: {
  first: ExchangeListView
  firstCircles: CircleListView[]
}) {
  const [status, setStatus] = useState(first.status)
  const [direction, setDirection] = useState(first.direction)
  const [page, setPage] = useState(1)
  const [viewed, setViewed] = useState<ExchangeRowView | null>(null)
  useLiveExchanges()
  const tabs = useTabs(status)
  const isFirst = status === first.status && direction === first.direction && page === 1
  const query = useQuery({
    queryKey: ['exchange-requests', status, direction, page],
    queryFn: () => list(status, direction, page),
    placeholderData: keepPreviousData,
    ...(isFirst ? { initialData: listedOf(first, firstCircles), staleTime: 5000 } : {}),
  })
  const { data, isFetching, isPlaceholderData } = query
  const isWithout = isLacking(query)
  const focus = useFocusInList<HTMLDivElement>(
    data?.requests.map(({ id }) => id) ?? [],
    `${status} ${direction} ${page}`,
    () => document.getElementById(tabs.id + status),
  )
  const moved = useMovedOn(`${status} ${direction} ${page}`, isPlaceholderData ? undefined : data?.requests)
  // The last page disappears after its last request was answered.
  if (data && !isPlaceholderData && page > data.lastPage) setPage(data.lastPage)

  function show(nextStatus: Status, nextDirection: Direction) {
    setStatus(nextStatus)
    setDirection(nextDirection)
    setPage(1)
    setViewed(null)
    history.replaceState(null, '', addressOf(nextStatus, nextDirection))
  }

  /** Opens the new tab of a request. The link disappears with its note, so the focus moves to the tab. */
  function showMoved(nextStatus: Status, nextDirection: Direction) {
    show(nextStatus, nextDirection)
    document.getElementById(tabs.id + nextStatus)?.focus()
  }

  return (
    <section className="requests" aria-busy={isFetching}>
      <div className="section-bar">
        <div>
          <h1>{m.swaps_exchange_request_title()}</h1>
          <p className="lead">{m.requests_all_lead()}</p>
        </div>
        <div className="chips">
          {directions().map(([value, label]) => (
            <a
              key={value}
              className="chip"
              href={addressOf(status, value)}
              aria-current={value === direction || undefined}
              onClick={(event) => {
                if (hasModifier(event)) return
                event.preventDefault()
                show(status, value)
              }}
            >
              {label}
            </a>
          ))}
        </div>
      </div>
      <Tabs
        id={tabs.id}
        label={m.swaps_exchange_requests()}
        tabs={tabsTexts()}
        selected={status}
        href={(value) => addressOf(value, direction)}
        onSelect={(value) => show(value, direction)}
      />
      <div {...tabs.panel} {...focus}>
        <MovedOnNote moved={moved} onShow={showMoved} />
        {isWithout && <QueryProblem text={m.swaps_something_went_wrong()} query={query} />}
        {!data || (isWithout && isPlaceholderData) ? (
          !isWithout && <p role="status">{m.swaps_loading()}</p>
        ) : data.requests.length === 0 && data.circles.length === 0 ? (
          <EmptyState title={m.swaps_no_requests_found()}>
            <a className="button" href="/browse">
              {m.swaps_find_items()}
            </a>
          </EmptyState>
        ) : (
          <div className="request-list" data-busy={isPlaceholderData || undefined}>
            {data.circles.length > 0 && <CircleRows circles={data.circles} />}
            {/* Groups have no element of their own: a card that changes group remains mounted with its input. */}
            {exchangeGroups(data.requests, direction).flatMap(({ title, rows, compete }) => [
              title && (
                <h2 key={`${title} ${rows[0]!.id}`} className={compete ? 'rivals' : undefined}>
                  {title}
                </h2>
              ),
              ...rows.map((row) => (
                <ExchangeCard key={row.id} row={row} rival={compete} onView={() => setViewed(row)} />
              )),
            ])}
          </div>
        )}
        {data && data.lastPage > 1 && (
          <PrevNext
            of={m.swaps_exchange_request_title()}
            page={page}
            lastPage={data.lastPage}
            busy={isFetching}
            onPage={setPage}
          />
        )}
      </div>
      {viewed && (
        <ExchangeDetailsDialog
          row={viewed}
          listed={data?.requests.find(({ id }) => id === viewed.id)}
          onClose={() => setViewed(null)}
        />
      )}
    </section>
  )
}

export default withQuery(ExchangeRequests)

import type { ExchangeListView } from '../../../server/exchanges/exchanges-shared.ts'
import type { MovedOn } from './use-moved-on.ts'

type Status = ExchangeListView['status']
type Direction = ExchangeListView['direction']

interface Way {
  text: string
  link: string
  status: Status
  direction: Direction
}

/** What has become of a request, and where one goes on from there. */
function wayOn({ row, now: { status, outcome, direction } }: MovedOn): Way {
  const other = row.other.name
  const name = `${row.item_offered} for ${row.item_wanted}`
  if (status === 'accepted') {
    const text = `You and ${other} have agreed: ${name}. Next you agree on a place and a time.`
    return { text, link: 'See it under Confirmed Request', status, direction }
  }
  if (outcome === 'called_off') {
    const text = `${name} was called off. Requests that waited for these items can be answered again.`
    return { text, link: 'See what waits', status: 'pending', direction: 'incoming' }
  }
  return { text: `${name} has ended.`, link: 'See it under Cancel Request', status, direction }
}

/** Stands above a list that a request has just left: where it went, and what comes next. */
export function MovedOnNote({
  moved,
  onShow,
}: {
  moved: MovedOn | null
  onShow: (status: Status, direction: Direction) => void
}) {
  const way = moved && wayOn(moved)
  return (
    <div role="status">
      {way && (
        <p className="notice hint moved-on">
          <span>{way.text}</span>
          <a
            className="button quiet"
            href={`?status=${way.status}&direction=${way.direction}`}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onShow(way.status, way.direction)
            }}
          >
            {way.link}
          </a>
          {moved.now.status === 'accepted' && (
            <a className="button" href={`/dashboard/messages?userId=${moved.row.other.id}`}>
              Write to {moved.row.other.name}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

import type { ExchangeRowView } from '../../../server/exchanges/exchanges-shared.ts'
import { signInPath } from '../../../server/sessions/redirect-shared.ts'
import { turnText } from './exchange-texts.ts'
import { myTerms, Thumbs } from './thumbs.tsx'

type Group = (row: ExchangeRowView) => boolean

const isAgreed: Group = ({ status }) => status === 'accepted'
const GROUPS: [title: string, Group][] = [
  ['Your turn', (row) => !isAgreed(row) && row.turn === 'me'],
  ['Agreed', isAgreed],
  ['Waiting for the other', (row) => !isAgreed(row) && row.turn !== 'me'],
]

const POST_FIRST = (
  <a className="button" href="/uploaditem">
    Post Your First Trade
  </a>
)

function Trade({ row }: { row: ExchangeRowView }) {
  const { id, other } = row
  return (
    <li>
      <a className="trade panel" href={`/dashboard/exchange-product-details?id=${id}`}>
        <Thumbs row={row} />
        <span>
          <b>{myTerms(row)}</b>
          <span>with {other.name}</span>
          <span className="turn" data-mine={row.turn === 'me' || undefined}>
            {turnText(row, other.name)}
          </span>
        </span>
      </a>
    </li>
  )
}

/** A person's trades that are not over: what waits for them, what is agreed, and what waits for others. */
export function MyTrades({ trades }: { trades: readonly ExchangeRowView[] }) {
  const groups = GROUPS.map(([title, isOf]) => [title, trades.filter(isOf)] as const)
  return (
    <section className="my-trades" aria-labelledby="my-trades">
      <div className="section-bar">
        <h2 id="my-trades">My Trades</h2>
        <a className="link" href="/dashboard/exchange-request">
          All requests
        </a>
      </div>
      {trades.length === 0 ? (
        <div className="no-trades panel">
          <p>No trade is under way. List something, or ask for what you like.</p>
          {POST_FIRST}
          <a className="button quiet" href="/browse">
            Browse all items
          </a>
        </div>
      ) : (
        groups
          .filter(([, rows]) => rows.length > 0)
          .map(([title, rows]) => (
            <section key={title}>
              <h3>{title}</h3>
              <ul>
                {rows.map((row) => (
                  <Trade key={row.id} row={row} />
                ))}
              </ul>
            </section>
          ))
      )}
    </section>
  )
}

/** The same for who is not signed in: the way there. */
export function TradesForVisitors() {
  return (
    <section className="my-trades" aria-labelledby="my-trades">
      <h2 id="my-trades">My Trades</h2>
      <div className="no-trades panel">
        <p>
          <a className="link" href={signInPath('/payment')}>
            Sign in
          </a>{' '}
          to see your trades: whose turn it is, what waits and what is agreed.
        </p>
        {POST_FIRST}
      </div>
    </section>
  )
}

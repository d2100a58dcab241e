import type { ExchangeRowView, ThingView } from '../../../server/exchanges/exchanges-shared.ts'
import { signInPath } from '../../../server/sessions/redirect-shared.ts'
import { Picture } from '../common/picture.tsx'
import { turnText } from './exchange-texts.ts'

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

/** What I give, and over it what I get; the text beside it names both. */
function Thumbs({ things }: { things: (ThingView | undefined)[] }) {
  return (
    <span className="thumbs">
      {things.map((thing, at) => (
        <span key={at === 0 ? 'give' : 'get'} className="picture">
          <Picture src={thing?.image ?? null} srcset={thing?.image_srcset} alt="" sizes="64px" />
        </span>
      ))}
    </span>
  )
}

function Trade({ row }: { row: ExchangeRowView }) {
  const { id, direction, other, item_offered, item_wanted, wanted, offered } = row
  const [give, get] = direction === 'outgoing' ? [item_offered, item_wanted] : [item_wanted, item_offered]
  return (
    <li>
      <a className="trade panel" href={`/dashboard/exchange-product-details?id=${id}`}>
        <Thumbs things={direction === 'outgoing' ? [offered[0], wanted[0]] : [wanted[0], offered[0]]} />
        <span>
          <b>
            Your {give} for {get}
          </b>
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

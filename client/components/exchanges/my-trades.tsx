import * as m from '../../../server/catalogues/messages.ts'
import type { ExchangeRowView } from '../../../server/exchanges/exchanges-shared.ts'
import { signInPath } from '../../../server/sessions/redirect-shared.ts'
import { Sentence } from '../common/sentence.tsx'
import { turnText } from './exchange-texts.ts'
import { Since } from './since.tsx'
import { myTerms, Thumbs } from './thumbs.tsx'

type Group = (row: ExchangeRowView) => boolean

const isAgreed: Group = ({ status }) => status === 'accepted'
const groupsTexts = (): [title: string, Group][] => [
  [m.swaps_your_turn(), (row) => !isAgreed(row) && row.turn === 'me'],
  [m.swaps_agreed(), isAgreed],
  [m.swaps_waiting_for_the_other(), (row) => !isAgreed(row) && row.turn !== 'me'],
]

const PostFirst = () => (
  <a className="button" href="/uploaditem">
    {m.swaps_post_your_first_trade()}
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
          <span>{m.swaps_with({ name: other.name })}</span>
          <span className="turn" data-mine={row.turn === 'me' || undefined}>
            {turnText(row, other.name)}
            <Since row={row} />
          </span>
        </span>
      </a>
    </li>
  )
}

/** A person's trades that are not over: what waits for them, what is agreed, and what waits for others. */
export function MyTrades({ trades }: { trades: readonly ExchangeRowView[] }) {
  const groups = groupsTexts().map(([title, isOf]) => [title, trades.filter(isOf)] as const)
  return (
    <section className="my-trades" aria-labelledby="my-trades">
      <div className="section-bar">
        <h2 id="my-trades">{m.swaps_my_trades()}</h2>
        <a className="link" href="/dashboard/exchange-request">
          {m.swaps_all_requests()}
        </a>
      </div>
      {trades.length === 0 ? (
        <div className="no-trades panel">
          <p>{m.swaps_no_trade_is_under_way_list_something()}</p>
          <PostFirst />
          <a className="button quiet" href="/browse">
            {m.swaps_browse_all_items()}
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
      <h2 id="my-trades">{m.swaps_my_trades()}</h2>
      <div className="no-trades panel">
        <p>
          <Sentence
            of={m.swaps_sign_in_to_see_your_trades_whose_turn({
              link: (text) => (
                <a className="link" href={signInPath('/payment')}>
                  {text}
                </a>
              ),
            })}
          />
        </p>
        <PostFirst />
      </div>
    </section>
  )
}

import * as m from '../../../server/platform/catalogues/messages.ts'
import { signInPath } from '../../../server/platform/sessions/redirect-shared.ts'
import type { CircleView } from '../../../server/trading/circles/circles-shared.ts'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { legsOfMine, meetingsOf, myLegs, standingOf, titleOf } from '../circles/circle-texts.ts'
import { Picture } from '../common/picture.tsx'
import { Sentence } from '../common/sentence.tsx'
import { isMyMove, turnText } from './exchange-texts.ts'
import { Since } from './since.tsx'
import { myTerms, Thumbs } from './thumbs.tsx'

type Group = 'mine' | 'agreed' | 'theirs'

function groupOf(row: ExchangeRowView): Group {
  if (row.handover?.agreed_at && row.turn === 'me' && !row.confirmed_by_other) return 'agreed'
  return isMyMove(row) ? 'mine' : 'theirs'
}

function groupOfCircle(circle: CircleView): Group {
  if (circle.state !== 'agreed') return circle.my_answer === null ? 'mine' : 'theirs'
  const open = meetingsOf(circle).filter(({ isDone }) => !isDone)
  if (open.some(({ confirms }) => confirms)) return 'mine'
  const plans = open.map(({ other }) => circle.handovers.find((plan) => plan.with === other.id))
  // In a chain only the next leg is active. If it is not the viewer's, the viewer has to wait.
  if (circle.shape === 'chain' && !legsOfMine(circle).some(({ state }) => state === 'ready')) return 'theirs'
  if (plans.some((plan) => !plan || (!plan.agreed_at && plan.turn === 'me'))) return 'mine'
  return plans.length > 0 && plans.every((plan) => plan?.agreed_at) ? 'agreed' : 'theirs'
}

const GROUPS: [Group, title: () => string][] = [
  ['mine', m.swaps_your_turn],
  ['agreed', m.swaps_meet_next],
  ['theirs', m.swaps_waiting_for_the_other],
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
          <span className="turn" data-mine={isMyMove(row) || undefined}>
            {turnText(row, other.name)}
            <Since row={row} />
          </span>
        </span>
      </a>
    </li>
  )
}

/** A circle in the list of trades. */
function FoundTrade({ circle }: { circle: CircleView }) {
  const { given, got } = myLegs(circle)
  return (
    <li>
      <a className="trade panel" href={`/dashboard/circles/${circle.id}`}>
        <span className="thumbs">
          {[given, got].flatMap((leg, at) =>
            leg === null ? (
              []
            ) : (
              <span key={at === 0 ? 'given' : 'got'} className="picture">
                <Picture src={leg.item.image} srcset={leg.item.image_srcset} alt="" sizes="64px" />
              </span>
            ),
          )}
        </span>
        <span>
          <b>
            {given && got
              ? m.swaps_your_for({ give: given.item.name, get: got.item.name })
              : (given ?? got)?.item.name}
          </b>
          <span>{titleOf(circle)}</span>
          <span className="turn" data-mine={groupOfCircle(circle) === 'mine' || undefined}>
            {standingOf(circle)}
          </span>
        </span>
      </a>
    </li>
  )
}

/** Open trades of the user, by turn. */
export function MyTrades({
  trades,
  circles,
}: {
  trades: readonly ExchangeRowView[]
  circles: readonly CircleView[]
}) {
  const groups = GROUPS.map(([group, title]) => ({
    title: title(),
    rows: trades.filter((row) => groupOf(row) === group),
    found: circles.filter((circle) => groupOfCircle(circle) === group),
  }))
  return (
    <section className="my-trades" aria-labelledby="my-trades">
      <div className="section-bar">
        <h2 id="my-trades">{m.swaps_my_trades()}</h2>
        <a className="link" href="/dashboard/exchange-request">
          {m.swaps_all_requests()}
        </a>
      </div>
      {trades.length + circles.length === 0 ? (
        <div className="no-trades panel">
          <p>{m.swaps_my_trades_empty()}</p>
          <PostFirst />
          <a className="button quiet" href="/browse">
            {m.swaps_browse_all_items()}
          </a>
        </div>
      ) : (
        groups
          .filter(({ rows, found }) => rows.length + found.length > 0)
          .map(({ title, rows, found }) => (
            <section key={title}>
              <h3>{title}</h3>
              <ul>
                {found.map((circle) => (
                  <FoundTrade key={circle.id} circle={circle} />
                ))}
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

/** Sign-in link for visitors. */
export function TradesForVisitors() {
  return (
    <section className="my-trades" aria-labelledby="my-trades">
      <h2 id="my-trades">{m.swaps_my_trades()}</h2>
      <div className="no-trades panel">
        <p>
          <Sentence
            of={m.swaps_my_trades_signed_out({
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

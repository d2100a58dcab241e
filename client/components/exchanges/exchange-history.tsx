import type { ExchangeView } from '../../../server/exchanges/exchanges-shared.ts'
import { RelativeTime } from '../common/relative-time.tsx'
import { pickText } from './exchange-texts.ts'

const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name).join(', ')

/** What was offered before, as one quiet line each, the newest last; nothing where there were no other terms. */
export function ExchangeHistory({ request }: { request: ExchangeView }) {
  const { history, other } = request
  if (history.length < 2) return null
  return (
    <details className="more exchange-history">
      <summary>All offers so far ({history.length})</summary>
      <ol>
        {history.map(({ revision, by, wanted, offered, offered_pick, message, created_at }) => (
          <li key={revision}>
            <p>
              <b>{by === other.id ? other.name : 'You'}</b>: {namesOf(offered)}
              {offered_pick !== null && ` (${pickText(offered, offered_pick)})`} for {namesOf(wanted)}
            </p>
            {message && revision < request.revision && <q>{message}</q>} <RelativeTime at={created_at} />
          </li>
        ))}
      </ol>
    </details>
  )
}

import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { RelativeTime } from '../common/relative-time.tsx'
import { Sentence } from '../common/sentence.tsx'
import { namesOf, pickText } from './exchange-texts.ts'

/** Earlier terms in one line each, the newest last. Empty if there are none. */
export function ExchangeHistory({ request }: { request: ExchangeView }) {
  const { history, other } = request
  if (history.length < 2) return null
  return (
    <details className="more exchange-history">
      <summary>{m.swaps_all_offers_so_far({ count: history.length })}</summary>
      <ol>
        {history.map(({ revision, by, wanted, offered, offered_pick, message, created_at }) => (
          <li key={revision}>
            <p>
              <Sentence
                of={(offered_pick === null ? m.swaps_said_terms : m.swaps_said_terms_pick)({
                  who: (text) => <b>{text}</b>,
                  whoName: by === other.id ? other.name : m.swaps_you(),
                  offered: namesOf(offered),
                  wanted: namesOf(wanted),
                  pick: pickText(offered, offered_pick),
                })}
              />
            </p>
            {message && revision < request.revision && <q>{message}</q>} <RelativeTime at={created_at} />
          </li>
        ))}
      </ol>
    </details>
  )
}

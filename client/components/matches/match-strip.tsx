import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ViewerSlot } from '../../slot.tsx'
import { countText } from '../../stores/unread.ts'
import { Sentence } from '../common/sentence.tsx'

/** Placeholders until loaded. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

/** Matches on the home page, loaded after the cached page. */
export function MatchStrip({ viewer, waiting }: ViewerSlot) {
  if (!viewer) return null
  return (
    <>
      {waiting > 0 && (
        <p className="wrap your-turn">
          <a className="button" href="/payment">
            <Sentence of={m.told_waiting({ count: countText(waiting), n: (text) => text })} />
          </a>
        </p>
      )}
      <section className="wrap match-strip" aria-labelledby="match-strip" data-enhance-later="match-strip">
        <div className="section-bar">
          <h2 id="match-strip">{m.matches_yours_swaps()}</h2>
          <a className="link" href="/dashboard/matches">
            {m.matches_strip_all()}
          </a>
        </div>
        <ul>
          {PLACES.map((place) => (
            <li key={place} aria-hidden="true">
              <span className="picture skeleton" />
            </li>
          ))}
        </ul>
        <p className="quiet-text" hidden>
          {m.matches_all_seen_more()}
        </p>
      </section>
    </>
  )
}

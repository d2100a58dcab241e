import * as m from '../../../server/catalogues/messages.ts'
import type { ViewerHole } from '../../hole.tsx'

/** On a signed-in person's home: where their swaps are shown once the page stands. The page is the same for all. */
export function MatchStrip({ viewer }: ViewerHole) {
  if (!viewer) return null
  return (
    <section className="wrap match-strip" aria-labelledby="match-strip" data-enhance-later="match-strip">
      <div className="section-bar">
        <h2 id="match-strip">{m.matches_yours_swaps()}</h2>
        <a className="link" href="/dashboard/matches">
          {m.matches_strip_all()}
        </a>
      </div>
      <ul />
    </section>
  )
}

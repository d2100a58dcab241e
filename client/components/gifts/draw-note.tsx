import * as m from '../../../server/platform/catalogues/messages.ts'
import type { DrawView } from '../../../server/trading/gifts/gifts-shared.ts'

export function DrawNote({ draw: { commitment, seed, tickets } }: { draw: DrawView }) {
  return (
    <details>
      <summary>{m.gifts_draw()}</summary>
      <p className="help">{m.gifts_draw_help()}</p>
      <ul className="draw">
        <li>{m.gifts_draw_commitment({ hash: commitment })}</li>
        {seed !== null && <li>{m.gifts_draw_seed({ seed })}</li>}
        {tickets.map(({ request, ticket }) => (
          <li key={request}>{m.gifts_draw_ticket({ request, ticket })}</li>
        ))}
      </ul>
    </details>
  )
}

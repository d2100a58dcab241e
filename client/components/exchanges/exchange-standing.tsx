import * as m from '../../../server/platform/catalogues/messages.ts'
import type { ExchangeRowView } from '../../../server/trading/exchanges/exchanges-shared.ts'
import { RelativeTime } from '../common/relative-time.tsx'
import { isMyMove, standingText, turnText } from './exchange-texts.ts'

type Row = Parameters<typeof turnText>[0] & Pick<ExchangeRowView, 'reason' | 'since' | 'revision'>

/** Status, reason and turn. `other` is the name of the other party. */
export function Standing({ row, other }: { row: Row; other: string }) {
  const standing = standingText(row)
  const turn = turnText(row, other)
  if (!standing && !turn) return null
  // A new request shows its time next to the name instead.
  const isNew = row.status === 'pending' && row.revision === 1
  return (
    <div className="standing" tabIndex={-1} aria-live="polite">
      {standing && <p>{standing}</p>}
      {row.reason && <p className="turn">{m.swaps_because({ reason: row.reason })}</p>}
      {turn && (
        <p className="turn" data-mine={isMyMove(row) || undefined}>
          {turn}
        </p>
      )}
      {turn && row.since && !isNew && (
        <p className="since">
          {m.swaps_last_step()} <RelativeTime at={row.since} />
        </p>
      )}
    </div>
  )
}

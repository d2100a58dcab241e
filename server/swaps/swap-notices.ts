import type { Db } from '../../db/open.ts'
import { thingsOf } from '../site/notifications/event-values.ts'
import { circleKind, giftKind, type Kind } from '../site/notifications/events.ts'
import { notify } from '../site/notifications/notifications-service.ts'
import { swapPath } from './swap-path.ts'
import { givenBy, gotBy, isGift, partyOf } from './swap-sides.ts'
import { STATUS_OF } from './swap-standings.ts'
import type { Swap } from './swaps-queries.ts'

/** What the people of a swap are told, whatever happens to it; in which words: server/site/notifications/events.ts. */
export type SwapEvent = Kind extends infer K ? (K extends `swap_${infer Event}` ? Event : never) : never

/** Where a notice of a swap leads: to the circle, or to the list in which the request now stands. */
function urlFor(swap: Swap, asked: boolean): string {
  if (swap.kind === 'circle') return swapPath(swap)
  return `/dashboard/exchange-request?direction=${asked ? 'outgoing' : 'incoming'}&status=${STATUS_OF[swap.state]}`
}

/** What people are told of an agreed swap that ended with its last open leg; null while one is open. */
export const overBy = ({ state }: Swap): 'completed' | 'settled' | null =>
  state === 'agreed' ? null : state === 'completed' ? 'completed' : 'settled'

/**
 * Tells people of a swap what has happened, each in words of what they give and get.
 *
 * @param swap as it now stands.
 * @param to ids of accounts.
 */
export function tell(
  db: Db,
  swap: Swap,
  event: SwapEvent,
  to: readonly number[],
  { byId, detail = '' }: { byId?: number; detail?: string } = {},
): void {
  const by = byId !== undefined && partyOf(swap, byId) ? { person: byId } : null
  for (const accountId of to) {
    const asked = partyOf(swap, accountId)!.place === 0
    const [gives, gets] = [thingsOf(givenBy(swap, accountId)), thingsOf(gotBy(swap, accountId))]
    const told = {
      to: accountId,
      values: { gives, gets, by, asked, own: swap.byId === accountId, detail },
      url: urlFor(swap, asked),
      about: { swap: swap.id, revision: swap.revision },
    }
    const kind = swap.kind === 'circle' ? circleKind(event) : undefined
    if (isGift(swap)) {
      notify(db, giftKind(event) ?? `swap_${event}`, told)
      continue
    }
    if (kind) notify(db, kind, { ...told, values: { gives, gets, by, detail, people: swap.parties.length } })
    else notify(db, `swap_${event}`, told)
  }
}

import type { Db } from '../../db/open.ts'
import { thingsOf } from '../site/notifications/event-values.ts'
import { chainKind, circleKind, giftKind, type Kind } from '../site/notifications/events.ts'
import { notify } from '../site/notifications/notifications-service.ts'
import { readyLegs } from './chain-legs.ts'
import { swapPath } from './swap-path.ts'
import { givenBy, gotBy, isGift, partyOf } from './swap-sides.ts'
import { STATUS_OF } from './swap-standings.ts'
import type { Swap } from './swaps-queries.ts'

/** Events of swaps by kind, without the prefix of request or circle. Their texts are in server/site/notifications/events.ts. */
export type SwapEvent = Kind extends infer K
  ? K extends `swap_day_${string}`
    ? never
    : K extends `swap_${infer Event}`
      ? Event
      : never
  : never

/** Events that only users of a chain get. */
type ChainEvent = 'next_leg' | 'broken'

/** Events about the next leg of a chain. */
const OF_NEXT_LEG: readonly string[] = ['next_leg', 'handover_reminder', 'confirmation_reminder']

const listUrl = (asked: boolean, state: Swap['state']) =>
  `/dashboard/exchange-request?direction=${asked ? 'outgoing' : 'incoming'}&status=${STATUS_OF[state]}`

/** URLs of notifications about pending requests. */
export const PENDING_URLS: readonly string[] = [true, false].map((asked) => listUrl(asked, 'proposed'))

/** URL of a notification: the circle, or the list with the request. */
const urlFor = (swap: Swap, asked: boolean): string =>
  swap.kind === 'circle' ? swapPath(swap) : listUrl(asked, swap.state)

/** Event after the last leg is settled; null while one is open. */
export const overBy = ({ state }: Swap): 'completed' | 'settled' | null =>
  state === 'agreed' ? null : state === 'completed' ? 'completed' : 'settled'

/** Notifies parties of an event, each from their own view. @param swap in its new state. @param to account ids. */
export function tell(
  db: Db,
  swap: Swap,
  event: SwapEvent | ChainEvent,
  to: readonly number[],
  { byId, detail = '' }: { byId?: number; detail?: string } = {},
): void {
  const by = byId !== undefined && partyOf(swap, byId) ? { person: byId } : null
  const told = OF_NEXT_LEG.includes(event) ? { legs: readyLegs(swap) } : swap
  for (const accountId of to) {
    const asked = partyOf(swap, accountId)!.place === 0
    const [gives, gets] = [thingsOf(givenBy(told, accountId)), thingsOf(gotBy(told, accountId))]
    const notice = {
      to: accountId,
      values: { gives, gets, by, asked, own: swap.byId === accountId, detail },
      url: urlFor(swap, asked),
      about: { swap: swap.id, revision: swap.revision },
    }
    const ofSwap = event as SwapEvent
    if (isGift(swap)) {
      notify(db, giftKind(event) ?? `swap_${ofSwap}`, notice)
      continue
    }
    const kind = swap.isChain ? chainKind(event) : swap.kind === 'circle' ? circleKind(event) : undefined
    if (kind)
      notify(db, kind, { ...notice, values: { gives, gets, by, detail, people: swap.parties.length } })
    else notify(db, `swap_${ofSwap}`, notice)
  }
}

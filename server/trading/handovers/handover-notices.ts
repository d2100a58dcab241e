import type { Db } from '../../../db/open.ts'
import type { Kind } from '../../site/notifications/events.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { swapPath } from '../../swaps/swap-path.ts'
import type { Swap } from '../../swaps/swaps-queries.ts'

export type HandoverEvent = Kind extends infer K
  ? K extends `handover_${infer Event}`
    ? Event
    : never
  : never

type CircleMeetingEvent = Kind extends infer K ? (K extends `meeting_${infer Event}` ? Event : never) : never

/** @param plan revision; older deliveries are stale. @param until expiry of mail and push; default: while the swap is agreed. */
export function tellOfHandover(
  db: Db,
  swap: Swap,
  event: HandoverEvent,
  { toId, otherId, plan, until }: { toId: number; otherId: number; plan: number; until?: Date },
): void {
  notify(db, `handover_${event}`, {
    to: toId,
    values: { other: { person: otherId } },
    url: swapPath(swap),
    about: { swap: swap.id, plan },
    ...(until ? { until } : {}),
  })
}

/**
 * Notifies parties of the meeting of all.
 * @param byId author of a proposal.
 * @param plan revision; older deliveries are stale.
 * @param until expiry of mail and push; default: while the swap is agreed.
 */
export function tellOfCircleMeeting(
  db: Db,
  swap: Swap,
  event: CircleMeetingEvent,
  { to, byId, plan, until }: { to: readonly number[]; byId?: number; plan: number; until?: Date },
): void {
  const by = byId === undefined ? null : { person: byId }
  for (const toId of to) {
    notify(db, `meeting_${event}`, {
      to: toId,
      values: { by, people: swap.parties.length },
      url: swapPath(swap),
      about: { swap: swap.id, plan },
      ...(until ? { until } : {}),
    })
  }
}

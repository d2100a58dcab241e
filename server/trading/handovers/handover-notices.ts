import type { Db } from '../../../db/open.ts'
import type { Kind } from '../../site/notifications/events.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { swapPath } from '../../swaps/swap-path.ts'
import type { Swap } from '../../swaps/swaps-queries.ts'

/** What two people who hand something over are told; in which words: server/site/notifications/events.ts. */
export type HandoverEvent = Kind extends infer K
  ? K extends `handover_${infer Event}`
    ? Event
    : never
  : never

/**
 * Tells one of two people what has become of their plan.
 *
 * @param plan its revision: mail and push tell of no older one.
 * @param until when mail and push of it are no longer worth sending; left out, while the swap is agreed.
 */
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

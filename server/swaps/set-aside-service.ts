import type { FastifyInstance } from 'fastify'
import { type Db, prepared } from '../../db/open.ts'
import { adminIds } from '../platform/sessions/admins-queries.ts'
import { thingsOf } from '../site/notifications/event-values.ts'
import { notify } from '../site/notifications/notifications-service.ts'
import { openLegOf } from './chain-legs.ts'
import { takeStep } from './swap-moves.ts'
import { tell } from './swap-notices.ts'
import { givenBy, othersThan } from './swap-sides.ts'
import { callOff } from './swap-steps-service.ts'
import { loadSwaps, type Swap } from './swaps-queries.ts'

type OpenState = 'proposed' | 'agreed'

const swapsOf = prepared((db) =>
  db.$client.prepare<{ accountId: number; state: OpenState }, { id: number }>(
    'SELECT swap_id AS id FROM swap_parties WHERE account_id = :accountId AND swap_state = :state',
  ),
)

const openSwaps = (db: Db, accountId: number, state: OpenState): Swap[] =>
  loadSwaps(
    db,
    swapsOf(db)
      .all({ accountId, state })
      .map(({ id }) => id),
  )

const othersOf = (swap: Swap, accountId: number) =>
  othersThan(swap, accountId).map(({ accountId: other }) => other)

/** Ends a proposal because of a user; the others are notified without the reason. */
export function endWithout(db: Db, swap: Swap, accountId: number): void {
  tell(db, takeStep(db, swap, 'withdraw'), 'over', othersOf(swap, accountId))
}

function tellAdmins(
  site: Pick<FastifyInstance, 'config' | 'db'>,
  kind: 'admin_swap_in_doubt' | 'admin_swap_lost',
  swap: Swap,
  accountId: number,
): void {
  const things = thingsOf(givenBy(swap, accountId))
  const others = thingsOf(othersOf(swap, accountId).flatMap((other) => givenBy(swap, other)))
  for (const to of adminIds(site)) {
    if (to === accountId) continue
    notify(site.db, kind, {
      to,
      values: { things, others },
      url: `/admin/people/${accountId}`,
    })
  }
}

/**
 * Effect of a suspension or block: proposals end; agreed swaps continue, and the other parties and admins are notified that they may be cancelled.
 * @param accountId suspended or blocking user.
 * @param other blocked user, to limit it to their common swaps.
 */
export function setAside(
  site: Pick<FastifyInstance, 'config' | 'db'>,
  accountId: number,
  other?: number,
): void {
  const { db } = site
  const concerned = ({ parties }: Swap) =>
    other === undefined || parties.some((party) => party.accountId === other)
  for (const swap of openSwaps(db, accountId, 'proposed').filter(concerned)) endWithout(db, swap, accountId)
  for (const swap of openSwaps(db, accountId, 'agreed').filter(concerned)) {
    tell(db, swap, 'in_doubt', othersOf(swap, accountId), { byId: accountId })
    tellAdmins(site, 'admin_swap_in_doubt', swap, accountId)
  }
}

/** Effect of account deletion: proposals end, agreed swaps are cancelled, and admins are notified. */
export function leaveSwaps(
  site: Pick<FastifyInstance, 'config' | 'db'>,
  accountId: number,
  reason: string,
): void {
  const { db } = site
  for (const swap of openSwaps(db, accountId, 'proposed')) endWithout(db, swap, accountId)
  for (const swap of openSwaps(db, accountId, 'agreed')) {
    // In a chain, the user's own legs may be done while others are open. Such a chain continues.
    if (swap.isChain && !openLegOf(swap, accountId)) continue
    callOff(db, swap, accountId, reason)
    tellAdmins(site, 'admin_swap_lost', swap, accountId)
  }
}

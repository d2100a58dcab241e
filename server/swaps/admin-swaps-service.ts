import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { swapLegs } from '../../db/schema/index.ts'
import { personName } from '../platform/catalogues/default-texts.ts'
import * as m from '../platform/catalogues/messages.ts'
import { conflict, notFound } from '../platform/errors.ts'
import { PAGE_SIZE } from '../platform/limits.ts'
import { pageById } from '../platform/schemas/pagination-shared.ts'
import type { ViewerView } from '../platform/sessions/viewer-shared.ts'
import { type AdminSite, actAsAdmin } from '../site/audit/admin-act.ts'
import { audit } from '../site/audit/audit-service.ts'
import { unsettledLegs } from './admin-swaps-queries.ts'
import type { UnsettledView } from './admin-swaps-shared.ts'
import { endLegs } from './chain-endings.ts'
import { heldBy, refreshItemsOf } from './item-status.ts'
import { announceItems } from './market-news.ts'
import { endProposedWith, waitForNextLeg } from './swap-endings-service.ts'
import { legsSettled } from './swap-hooks.ts'
import { endIfSettled, showChanged } from './swap-moves.ts'
import { overBy, tell } from './swap-notices.ts'
import { findSwap, type Leg, type Swap } from './swaps-queries.ts'

function checkUnsettled({ givenAt, receivedAt, outcome }: Leg): void {
  if (outcome !== null) throw conflict(m.admin_that_is_settled_already())
  if ((givenAt === null) === (receivedAt === null)) {
    throw conflict(m.admin_not_half_confirmed())
  }
}

/** Items without a listing get the outcome of the last listed one, because admins select items by id. */
function settleUnlisted(db: Db, { id, legs }: Swap, outcome: 'traded' | 'returned'): void {
  if (legs.some((leg) => leg.itemId !== null && leg.outcome === null)) return
  db.update(swapLegs)
    .set({ outcome })
    .where(
      and(
        eq(swapLegs.swapId, id),
        isNull(swapLegs.itemId),
        isNull(swapLegs.outcome),
        isNull(swapLegs.untilRevision),
      ),
    )
    .run()
}

/** Continues an agreed chain after a decision: starts the next leg, or ends all later ones. */
function goOnAfter(db: Db, swap: Swap, leg: Leg, outcome: 'traded' | 'returned'): Swap {
  if (!swap.isChain || swap.state !== 'agreed') return swap
  const later = swap.legs.slice(swap.legs.findIndex(({ id }) => id === leg.id) + 1)
  const [next] = later.filter((one) => one.outcome === null)
  if (!next) return swap
  if (outcome === 'traded') waitForNextLeg(db, swap)
  else endLegs(db, swap, next)
  return findSwap(db, swap.id)!
}

const momentOf = (at: number | null) => new Date(at!).toISOString()

/** Newest first; `before` is a leg id. */
export function listUnsettled(db: Db, before?: number): UnsettledView {
  const rows = unsettledLegs(db).all({
    before: before ?? Number.MAX_SAFE_INTEGER,
    limit: PAGE_SIZE.moderation + 1,
  })
  const { shown, next_before } = pageById(rows, PAGE_SIZE.moderation, ({ id }) => id)
  return {
    legs: shown.map((row) => ({
      id: row.id,
      swap_id: row.swapId,
      item_id: row.itemId,
      name: row.name,
      from: { id: row.fromId, name: personName(row.fromName) },
      to: { id: row.toId, name: personName(row.toName) },
      confirmed_by: row.givenAt === null ? 'receiver' : 'giver',
      confirmed_at: momentOf(row.givenAt ?? row.receivedAt),
      is_over: row.isOver === 1,
    })),
    is_older: before !== undefined,
    next_before,
  }
}

/**
 * Settles an item confirmed by one party only, as traded or returned, also after the swap. The last one ends a running swap: completed if
 * everything was traded, else cancelled.
 * @throws AppError 404 no such swap or item; 409 confirmed by both or none, already settled, or held by another swap
 */
export function settleLeg(
  site: Pick<AdminSite, 'config' | 'db'>,
  admin: ViewerView,
  swapId: number,
  itemId: number,
  outcome: 'traded' | 'returned',
): void {
  const { db } = site
  actAsAdmin(site, admin, () => {
    const leg = findSwap(db, swapId)?.legs.find((one) => one.itemId === itemId)
    if (!leg) throw notFound(m.admin_swap_item_missing())
    checkUnsettled(leg)
    const holder = heldBy(db).get({ itemId })
    if (outcome === 'traded' && holder && holder.swapId !== swapId) {
      throw conflict(m.admin_item_promised_elsewhere())
    }
    db.update(swapLegs).set({ outcome }).where(eq(swapLegs.id, leg.id)).run()
    settleUnlisted(db, findSwap(db, swapId)!, outcome)
    refreshItemsOf(db, swapId)
    if (outcome === 'traded') endProposedWith(db, itemId)
    else announceItems(db, [itemId])
    legsSettled(db, swapId, outcome === 'traded' ? [itemId] : [])
    const swap = goOnAfter(db, findSwap(db, swapId)!, leg, outcome)
    showChanged(db, swap)
    const settled = endIfSettled(db, swap)
    const two = [leg.fromId, leg.toId]
    tell(db, settled, `settled_as_${outcome}`, two, { detail: leg.name })
    const over = settled === swap ? null : overBy(settled)
    const others = swap.parties.map(({ accountId }) => accountId).filter((id) => !two.includes(id))
    if (over) tell(db, settled, over, others)
    const about = { noun: 'swap', id: swapId, personId: leg.fromId }
    audit(db, admin, 'settle', about, m.admin_settled_as({ name: leg.name, outcome }))
  })
}

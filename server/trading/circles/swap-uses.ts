import { type Db, prepared } from '../../../db/open.ts'
import { fulfilWish } from '../../market/wishes/fulfilled-wishes.ts'
import { usedBy } from '../../market/wishes/used-by.ts'
import { type Cover, coversOf } from '../../market/wishes/wish-uses.ts'
import { thingsOf } from '../../site/notifications/event-values.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { announceItems } from '../../swaps/market-news.ts'
import { endWithout } from '../../swaps/set-aside-service.ts'
import type { SwapHooks } from '../../swaps/swap-hooks.ts'
import { findSwap, type Swap } from '../../swaps/swaps-queries.ts'

const insertUse = prepared((db) =>
  db.$client.prepare<Cover & { swapId: number; itemId: number; isFound: 0 | 1 }>(
    `INSERT INTO uses (wish_id, set_id, swap_id, item_id, is_found) VALUES (:wishId, :setId, :swapId, :itemId, :isFound)
     ON CONFLICT DO NOTHING`,
  ),
)

/**
 * Records the wishes and sets that a swap uses. Call it in the proposing or agreeing transaction.
 * @param isFound true for circles.
 * @returns distinct wishes and sets.
 * @throws SqliteError a circle exceeds a limit
 */
export function noteUses(db: Db, { id: swapId, legs }: Swap, isFound: boolean): Cover[] {
  const used = new Map<string, Cover>()
  for (const { itemId, toId } of legs) {
    if (itemId === null) continue
    for (const cover of coversOf(db, toId, itemId)) {
      insertUse(db).run({ ...cover, swapId, itemId, isFound: isFound ? 1 : 0 })
      used.set(`${cover.wishId} ${cover.setId}`, cover)
    }
  }
  return [...used.values()]
}

const overUse = prepared((db) =>
  db.$client
    .prepare<Cover, number>(
      `SELECT max(0, coalesce(used - most, 0)) FROM (
         SELECT most, ${usedBy('wish_id', ':wishId')} AS used FROM wishes WHERE id = :wishId
         UNION ALL SELECT most, ${usedBy('set_id', ':setId')} FROM want_sets WHERE id = :setId)`,
    )
    .pluck(),
)

const openUsing = prepared((db) =>
  db.$client.prepare<Cover & { limit: number }, { swapId: number; toId: number }>(
    `SELECT uses.swap_id AS swapId, to_id AS toId FROM uses
     JOIN swap_legs ON swap_legs.swap_id = uses.swap_id AND swap_legs.item_id = uses.item_id AND until_revision IS NULL
     WHERE (wish_id = :wishId OR set_id = :setId) AND is_found AND swap_state = 'proposed' AND state = 'running'
     ORDER BY uses.swap_id DESC LIMIT :limit`,
  ),
)

/** Ends proposed circles whose limits an agreed request has used up, the newest first. */
function endBeyondLimits(db: Db, swap: Swap): void {
  for (const cover of noteUses(db, swap, false)) {
    const over = overUse(db).get(cover) ?? 0
    if (over === 0) continue
    for (const { swapId, toId } of openUsing(db).all({ ...cover, limit: over })) {
      const open = findSwap(db, swapId)!
      if (open.state === 'proposed') endWithout(db, open, toId)
    }
  }
}

const finalUses = prepared((db) =>
  db.$client.prepare<{ swapId: number; itemId: number }, Cover & { name: string }>(
    `SELECT wish_id AS wishId, set_id AS setId, coalesce((SELECT name FROM swap_legs
       WHERE swap_id = uses.swap_id AND item_id = uses.item_id AND until_revision IS NULL), '') AS name
     FROM uses WHERE swap_id = :swapId AND item_id = :itemId AND state = 'final'`,
  ),
)

/** A set that has just reached its limit by final uses and has other wants. */
const newlyUsedUp = prepared((db) =>
  db.$client
    .prepare<{ id: number }, number>(
      `SELECT account_id FROM want_sets WHERE id = :id AND most = ${usedBy('set_id', 'want_sets.id', "state = 'final'")}`,
    )
    .pluck(),
)

function becomeFinal(db: Db, swapId: number, itemId: number): void {
  settleUses(db, finalUses(db).all({ swapId, itemId }))
}

/** Effects of final uses: fulfilled wishes, used-up sets, and questions to their owners. */
export function settleUses(db: Db, uses: readonly (Cover & { name: string })[]): void {
  for (const { wishId, setId, name } of uses) {
    if (wishId !== null) fulfilWish(db, wishId, name)
    else {
      const to = newlyUsedUp(db).get({ id: setId! })
      if (to === undefined) continue
      notify(db, 'set_used_up', {
        to,
        values: { item: thingsOf([{ name }]) },
        url: '/dashboard/matches#wants',
      })
    }
  }
}

const freed = prepared((db) =>
  db.$client
    .prepare<{ swapId: number }, number>(
      `SELECT wants.item_id FROM uses JOIN wants ON wants.set_id = uses.set_id WHERE swap_id = :swapId AND state = 'ended'
       UNION SELECT wish_matches.item_id FROM uses JOIN wish_matches ON wish_matches.wish_id = uses.wish_id
         JOIN wishes ON wishes.id = uses.wish_id AND fulfilled_at IS NULL WHERE swap_id = :swapId AND state = 'ended'
       LIMIT 100`,
    )
    .pluck(),
)

export const swapUses: SwapHooks = {
  stepTaken(db, swap, step) {
    if (step === 'agree') {
      if (swap.kind === 'request') endBeyondLimits(db, swap)
      return
    }
    announceItems(db, freed(db).all({ swapId: swap.id }))
  },
  legsSettled(db, swapId, itemIds) {
    for (const itemId of itemIds) becomeFinal(db, swapId, itemId)
  },
}

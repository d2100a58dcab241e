import { and, eq } from 'drizzle-orm'
import { type Db, prepared } from '../../db/open.ts'
import { swapRevisions } from '../../db/schema/index.ts'
import { SWAP_TERMS } from './limits.ts'
import { showChanged } from './swap-moves.ts'
import { tell } from './swap-notices.ts'
import { othersThan } from './swap-sides.ts'
import { closeLegs, reviseTerms } from './swap-terms.ts'
import { addLeg, listedThings, type NewLeg } from './swap-things.ts'
import { type Leg, loadSwaps, type Party, proposedWithItem, type Swap } from './swaps-queries.ts'

interface Edits {
  revision: number
  createdAt: number
}

/** A user's newest edit revision after `since`, unless other terms followed. */
const editsToJoin = prepared((db) =>
  db.$client.prepare<{ id: number; ownerId: number; since: number }, Edits>(
    `SELECT revision, created_at AS createdAt FROM swap_revisions AS edits
     WHERE swap_id = :id AND by_id = :ownerId AND is_edit AND created_at > :since
       AND NOT EXISTS (SELECT 1 FROM swap_revisions AS terms
         WHERE terms.swap_id = :id AND terms.revision > edits.revision AND NOT terms.is_edit)
     ORDER BY revision DESC LIMIT 1`,
  ),
)

const deleteUnshown = prepared((db) =>
  db.$client.prepare<{ id: number; revision: number }>(
    `DELETE FROM swap_legs WHERE swap_id = :id AND until_revision >= :revision
       AND NOT EXISTS (SELECT 1 FROM swap_revisions AS one WHERE one.swap_id = :id
         AND one.revision >= since_revision AND one.revision < until_revision)`,
  ),
)

const hasAnswered = ({ answeredAt }: Party) => answeredAt !== null

function joinEdit(db: Db, swap: Swap, old: Leg, edited: NewLeg): void {
  closeLegs(db, [old.id], swap.revision)
  deleteUnshown(db).run({ id: swap.id, revision: swap.revision })
  addLeg(db, swap, edited, old.position)
  showChanged(db, swap)
}

/**
 * Replaces the user's last edit revision by a new one, so that alternating edits of both parties need two revisions. The number changes,
 * because the other party has edited in between.
 */
function replaceEdits(db: Db, { id, revision }: Swap, before: Edits): void {
  db.delete(swapRevisions)
    .where(and(eq(swapRevisions.swapId, id), eq(swapRevisions.revision, before.revision)))
    .run()
  // Keeps the time of the first edit. Otherwise a user who edits continually would never notify the other party.
  db.update(swapRevisions)
    .set({ createdAt: new Date(before.createdAt) })
    .where(and(eq(swapRevisions.swapId, id), eq(swapRevisions.revision, revision)))
    .run()
  deleteUnshown(db).run({ id, revision: before.revision })
}

/** Edits within SWAP_TERMS.editsJoin share a revision and a notification. Call it in the transaction of the edit. */
export function reviseForEdit(db: Db, itemId: number): void {
  const [thing] = listedThings(db, [itemId])
  const ids = proposedWithItem(db).all({ itemId })
  if (!thing || ids.length === 0) return
  const since = Date.now() - SWAP_TERMS.editsJoin
  for (const swap of loadSwaps(
    db,
    ids.map(({ id }) => id),
  )) {
    const old = swap.legs.find((leg) => leg.itemId === itemId)!
    const { fromId, toId } = old
    const edited = { ...thing, fromId, toId }
    const before = editsToJoin(db).get({ id: swap.id, ownerId: fromId, since })
    if (swap.kind === 'request' && before?.revision === swap.revision) {
      joinEdit(db, swap, old, edited)
      continue
    }
    const legs = swap.legs.map((leg) => (leg === old ? edited : leg))
    const revised = reviseTerms(db, swap, legs, { byId: fromId, isEdit: true, pick: swap.pick })
    if (swap.kind === 'request' && before) {
      replaceEdits(db, revised, before)
      continue
    }
    // All parties of a circle are asked again. After a second edit only those who accepted in between are notified.
    const asked = before ? swap.parties.filter(hasAnswered) : swap.parties
    const told = swap.kind === 'circle' ? asked : othersThan(revised, fromId)
    tell(
      db,
      revised,
      'edited',
      told.map(({ accountId }) => accountId),
      { byId: fromId, detail: thing.name },
    )
  }
}

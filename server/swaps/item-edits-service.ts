import { and, eq } from 'drizzle-orm'
import { type Db, prepared } from '../../db/open.ts'
import { swapRevisions } from '../../db/schema/index.ts'
import { SWAP_TERMS } from '../platform/limits.ts'
import { showChanged } from './swap-moves.ts'
import { tell } from './swap-notices.ts'
import { othersThan } from './swap-sides.ts'
import { closeLegs, reviseTerms } from './swap-terms.ts'
import { addLeg, listedThings, type NewLeg } from './swap-things.ts'
import { type Leg, loadSwaps, type Party, proposedWithItem, type Swap } from './swaps-queries.ts'

/** A revision that somebody has made by edits. */
interface Edits {
  revision: number
  /** When they began, in milliseconds since 1970. */
  createdAt: number
}

/** The newest revision by edits of one person that began after `since`, unless terms were put after it. */
const editsToJoin = prepared((db) =>
  db.$client.prepare<{ id: number; ownerId: number; since: number }, Edits>(
    `SELECT revision, created_at AS createdAt FROM swap_revisions AS edits
     WHERE swap_id = :id AND by_id = :ownerId AND is_edit AND created_at > :since
       AND NOT EXISTS (SELECT 1 FROM swap_revisions AS terms
         WHERE terms.swap_id = :id AND terms.revision > edits.revision AND NOT terms.is_edit)
     ORDER BY revision DESC LIMIT 1`,
  ),
)

/** Deletes the legs that no revision shows any more once one of them is changed or gone. */
const deleteUnshown = prepared((db) =>
  db.$client.prepare<{ id: number; revision: number }>(
    `DELETE FROM swap_legs WHERE swap_id = :id AND until_revision >= :revision
       AND NOT EXISTS (SELECT 1 FROM swap_revisions AS one WHERE one.swap_id = :id
         AND one.revision >= since_revision AND one.revision < until_revision)`,
  ),
)

const hasAnswered = ({ answeredAt }: Party) => answeredAt !== null

/** Shows a thing of the newest terms as it is now, under the same number. */
function joinEdit(db: Db, swap: Swap, old: Leg, edited: NewLeg): void {
  closeLegs(db, [old.id], swap.revision)
  deleteUnshown(db).run({ id: swap.id, revision: swap.revision })
  addLeg(db, swap, edited, old.position)
  showChanged(db, swap)
}

/**
 * Lets the newest revision of a request replace an earlier one that the same person made by edits. It keeps its own number,
 * since the other has edited in between: they are shown it, and it is their turn again. So two people who edit in turn leave two
 * revisions, however often they do it.
 */
function replaceEdits(db: Db, { id, revision }: Swap, before: Edits): void {
  db.delete(swapRevisions)
    .where(and(eq(swapRevisions.swapId, id), eq(swapRevisions.revision, before.revision)))
    .run()
  // Dated as the first edit: somebody who goes on editing leaves the time in which edits join, and the other is told again.
  db.update(swapRevisions)
    .set({ createdAt: new Date(before.createdAt) })
    .where(and(eq(swapRevisions.swapId, id), eq(swapRevisions.revision, revision)))
    .run()
  deleteUnshown(db).run({ id, revision: before.revision })
}

/**
 * Gives each proposed swap that names an edited item new terms, put by the item's owner. Edits of a request within
 * SWAP_TERMS.editsJoin share one revision and one notice. Call it in the transaction of the edit, after it.
 */
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
    // Everybody in a circle is asked again, the editor too. Of a second edit only those hear who have said yes since the first.
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

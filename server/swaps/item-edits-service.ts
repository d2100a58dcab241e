import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { swapLegs } from '../../db/schema/index.ts'
import { SWAP_TERMS } from '../limits.ts'
import { termsHaveChanged } from './shown-terms.ts'
import { showChanged } from './swap-moves.ts'
import { tell } from './swap-notices.ts'
import { othersThan } from './swap-sides.ts'
import { closeLegs, reviseTerms } from './swap-terms.ts'
import { addLeg, listedThings, type NewLeg } from './swap-things.ts'
import { type Leg, loadSwaps, type Party, proposedWithItem, type Swap } from './swaps-queries.ts'

/** Whether an edit goes into the newest revision: it is of an edit of the same person, moments ago. */
const joins = (swap: Swap, ownerId: number, now: number) =>
  swap.isEdit === 1 && swap.byId === ownerId && now - swap.revisedAt < SWAP_TERMS.editsJoin

const hasAnswered = ({ answeredAt }: Party) => answeredAt !== null

/** Shows a thing of the newest terms as it is now, under the same number. */
function joinEdit(db: Db, swap: Swap, old: Leg, edited: NewLeg): void {
  closeLegs(db, [old.id], swap.revision)
  // It came with this very revision, so no revision shows it any more.
  db.delete(swapLegs)
    .where(and(eq(swapLegs.id, old.id), eq(swapLegs.sinceRevision, swap.revision)))
    .run()
  addLeg(db, swap, edited, swap.legs.indexOf(old))
  termsHaveChanged(db, swap, edited.fromId)
  showChanged(db, swap)
}

/**
 * An item that is named in proposals is shown otherwise than before: each has new terms, by the item's owner. Goes into
 * the transaction of the edit, after it.
 */
export function reviseForEdit(db: Db, itemId: number): void {
  const [thing] = listedThings(db, [itemId])
  const ids = proposedWithItem(db).all({ itemId })
  if (!thing || ids.length === 0) return
  const now = Date.now()
  for (const swap of loadSwaps(
    db,
    ids.map(({ id }) => id),
  )) {
    const old = swap.legs.find((leg) => leg.itemId === itemId)!
    const { fromId, toId } = old
    const edited = { ...thing, fromId, toId }
    if (swap.kind === 'request' && joins(swap, fromId, now)) {
      joinEdit(db, swap, old, edited)
      continue
    }
    const legs = swap.legs.map((leg) => (leg === old ? edited : leg))
    const revised = reviseTerms(db, swap, legs, { byId: fromId, isEdit: true, pick: swap.pick })
    // All of a circle are asked again, its editor too; of one edit after another hear those who had said yes to the one before.
    const asked = joins(swap, fromId, now) ? swap.parties.filter(hasAnswered) : swap.parties
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

import { eq, inArray, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/open.ts'
import { swapLegs, swapParties, swapRevisions, swaps } from '../../db/schema/index.ts'
import * as m from '../platform/catalogues/messages.ts'
import { conflict } from '../platform/errors.ts'
import { SWAP_TERMS } from './limits.ts'
import { announceItems } from './market-news.ts'
import { showChanged } from './swap-moves.ts'
import { checkStep, type SwapKind } from './swap-standings.ts'
import { addLeg, copyLeg, type NewLeg } from './swap-things.ts'
import { answerPhase, waitingFor, waitsAnewSince } from './swap-waits.ts'
import { findSwap, type Leg, type Swap } from './swaps-queries.ts'

interface NewRevision {
  /** Null for the site. */
  byId: number | null
  message?: string
  /** Number of the requester's items to choose; null for all. */
  pick?: number | null
  isEdit?: boolean
  clientId?: string | undefined
}

// A prepared statement, because a run may propose thousands of swaps while requests are served.

const insertRevision = prepared((db) =>
  db
    .insert(swapRevisions)
    .values({
      swapId: sql.placeholder('swapId'),
      revision: sql.placeholder('revision'),
      byId: sql.placeholder('byId'),
      message: sql.placeholder('message'),
      pick: sql.placeholder('pick'),
      isEdit: sql.placeholder('isEdit'),
      clientId: sql.placeholder('clientId'),
    })
    .prepare(),
)

function addRevision(db: Db, swapId: number, revision: number, terms: NewRevision): void {
  const { byId, message = '', pick = null, isEdit = false, clientId = null } = terms
  insertRevision(db).run({ swapId, revision, byId, message, pick, isEdit, clientId })
}

const insertSwap = prepared((db) =>
  db
    .insert(swaps)
    .values({
      kind: sql.placeholder('kind'),
      waitingSince: sql.placeholder('waitingSince'),
      reminders: sql.placeholder('reminders'),
      dueAt: sql.placeholder('dueAt'),
    })
    .returning({ id: swaps.id, state: swaps.state })
    .prepare(),
)

const insertParty = prepared((db) =>
  db
    .insert(swapParties)
    .values({
      swapId: sql.placeholder('swapId'),
      swapKind: sql.placeholder('swapKind'),
      swapState: sql.placeholder('swapState'),
      accountId: sql.placeholder('accountId'),
      place: sql.placeholder('place'),
    })
    .prepare(),
)

/** Creates a proposal. Call it in the transaction that checked the terms. @param people account ids by place; in a request the requester is first. */
export function proposeSwap(
  db: Db,
  kind: SwapKind,
  people: readonly number[],
  legs: readonly NewLeg[],
  terms: NewRevision,
): Swap {
  const swap = insertSwap(db).get({ kind, ...waitingFor(answerPhase(kind, people.length), new Date()) })!
  const copied = { swapId: swap.id, swapKind: kind, swapState: swap.state }
  for (const [place, accountId] of people.entries()) insertParty(db).run({ ...copied, accountId, place })
  addRevision(db, swap.id, 1, terms)
  for (const [position, leg] of legs.entries()) addLeg(db, { ...swap, kind, revision: 1 }, leg, position)
  const proposed = findSwap(db, swap.id)!
  announceTerms(db, proposed)
  showChanged(db, proposed)
  return proposed
}

function announceTerms(db: Db, { kind, legs }: Swap): void {
  if (kind === 'request')
    announceItems(
      db,
      legs.map(({ itemId }) => itemId),
    )
}

/** True if another counter-offer is allowed. */
export const mayRevise = ({ offers }: Swap): boolean => offers < SWAP_TERMS.revisions

/** @throws AppError 409 too many revisions */
export function checkMayRevise(swap: Swap): void {
  if (mayRevise(swap)) return
  throw conflict(m.swaps_offers_limit({ revisions: SWAP_TERMS.revisions }))
}

const isKept = (leg: Leg | NewLeg): leg is Leg => 'id' in leg

/** Positions in new terms. A moved leg is added again, because earlier revisions show its old position. */
function placed(legs: readonly (Leg | NewLeg)[]) {
  const kept = new Set<number>()
  const moved: { leg: Leg | NewLeg; position: number }[] = []
  let last = -1
  for (const leg of legs) {
    const stays = isKept(leg) && leg.position > last
    last = stays ? leg.position : last + 1
    if (stays) kept.add(leg.id)
    else moved.push({ leg, position: last })
  }
  return { kept, moved }
}

/**
 * Adds a revision; the others are notified immediately. Unchanged legs are passed as they are.
 * @param legs all legs in order.
 * @returns the swap with the new terms.
 * @throws AppError 409 not a proposal
 */
export function reviseTerms(db: Db, swap: Swap, legs: readonly (Leg | NewLeg)[], terms: NewRevision): Swap {
  checkStep('agree', swap)
  const revision = swap.revision + 1
  const { kept, moved } = placed(legs)
  const closed = swap.legs.map(({ id }) => id).filter((id) => !kept.has(id))
  closeLegs(db, closed, revision)
  addRevision(db, swap.id, revision, terms)
  for (const { leg, position } of moved) {
    if (isKept(leg)) copyLeg(db, leg.id, revision, position)
    else addLeg(db, { ...swap, revision }, leg, position)
  }
  const since = waitsAnewSince(swap, Date.now())
  const phase = answerPhase(swap.kind, swap.parties.length)
  db.update(swaps)
    .set({ revision, ...(since > swap.waitingSince ? waitingFor(phase, new Date(since)) : {}) })
    .where(eq(swaps.id, swap.id))
    .run()
  forgetAnswers(db, swap.id)
  const revised = findSwap(db, swap.id)!
  announceTerms(db, revised)
  showChanged(db, revised)
  return revised
}

/** Deletes the acceptances, because they apply to the old terms only. */
function forgetAnswers(db: Db, swapId: number): void {
  db.update(swapParties).set({ answeredAt: null }).where(eq(swapParties.swapId, swapId)).run()
}

export function closeLegs(db: Db, legIds: number[], revision: number): void {
  if (legIds.length === 0) return
  db.update(swapLegs).set({ untilRevision: revision }).where(inArray(swapLegs.id, legIds)).run()
}

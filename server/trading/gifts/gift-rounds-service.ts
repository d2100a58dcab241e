import { type Db, eachApart } from '../../../db/open.ts'
import { itemById } from '../../market/items/own-items-queries.ts'
import { findAccount } from '../../members/accounts/accounts-queries.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { GIFT } from '../limits.ts'
import { inOrder, newSeed } from './gift-draw.ts'
import {
  dueRounds,
  insertRound,
  lastReceived,
  lastRound,
  type RequestRow,
  type RoundRow,
  requestsOfSwap,
  roundById,
  seenByOwner,
  setDue,
  setRank,
  setReminded,
  setRoundEnded,
  setState,
  setSuggested,
  wait,
  waitingFor,
  waitingOf,
} from './gifts-queries.ts'
import { hasHadEnough, receivedLately } from './received-gifts.ts'

// Rounds of gift requests. Call these in a transaction.

export function openRound(db: Db, itemId: number): RoundRow | undefined {
  const round = lastRound(db).get({ itemId })
  return round?.endedAt === null ? round : undefined
}

/** Starts a round with the seed that the previous one committed to. */
export function beginRound(db: Db, itemId: number): RoundRow {
  const seed = lastRound(db).get({ itemId })?.nextSeed ?? newSeed()
  const id = insertRound(db).get({ itemId, seed, nextSeed: newSeed() })!
  return roundById(db).get({ id })!
}

/** 24 hours after the oldest waiting request. */
export const suggestsAt = (waiting: readonly RequestRow[]): number | null =>
  waiting.length === 0 ? null : waiting[0]!.createdAt + GIFT.collect

/** Updates a round after its requests changed. It ends if its seed is public and no request is waiting. */
export function settleRound(db: Db, round: RoundRow): void {
  const waiting = waitingFor(db).all({ itemId: round.itemId! })
  if (round.suggestedAt === null) setDue(db).run({ id: round.id, dueAt: suggestsAt(waiting) })
  else if (waiting.length === 0) setRoundEnded(db).run({ id: round.id, now: Date.now() })
}

/** The request to suggest: the first by rank whose user may receive a gift. */
export function suggestedAmong(db: Db, requests: readonly RequestRow[]): RequestRow | undefined {
  const last = Number.MAX_SAFE_INTEGER
  const ordered = requests.toSorted(
    (one, other) => (one.rank ?? last) - (other.rank ?? last) || one.id - other.id,
  )
  return ordered.find(({ accountId }) => !hasHadEnough(db, accountId))
}

/** Publishes the seed, ranks the requests and notifies the owner. */
export function suggest(db: Db, round: RoundRow, now: number): void {
  const itemId = round.itemId!
  const { createdAt, name, ownerId } = itemById(db).get({ id: itemId })!
  const candidates = waitingFor(db)
    .all({ itemId })
    .map(({ id, accountId }) => ({
      requestId: id,
      joinedAt: findAccount(db, accountId)!.createdAt.getTime(),
      received: receivedLately(db, accountId, now),
      lastAt: lastReceived(db).get({ accountId }) ?? null,
    }))
  const ordered = inOrder(candidates, { seed: round.seed, listedAt: createdAt.getTime(), now })
  for (const [at, { requestId }] of ordered.entries()) setRank(db).run({ id: requestId, rank: at + 1 })
  setSuggested(db).run({ id: round.id, now, dueAt: now + GIFT.remind })
  tellOwner(db, 'gift_suggested', { itemId, name, ownerId })
}

function tellOwner(
  db: Db,
  kind: 'gift_suggested' | 'gift_reminder',
  { itemId, name, ownerId }: { itemId: number; name: string; ownerId: number },
): void {
  const requests = seenByOwner(db).all({ itemId })
  if (requests.length === 0) return
  const suggested = suggestedAmong(db, requests)
  notify(db, kind, {
    to: ownerId,
    values: {
      item: name,
      people: requests.length,
      by: suggested ? { person: suggested.accountId } : null,
    },
    url: `/dashboard/gifts/${itemId}`,
    about: { item: itemId },
  })
}

export function tellAsker(
  db: Db,
  kind: 'gift_not_chosen' | 'gift_ended' | 'gift_waiting_again',
  { accountId, itemId, name }: RequestRow,
): void {
  notify(db, kind, {
    to: accountId,
    values: { item: name },
    url: '/dashboard/gifts',
    ...(itemId === null ? {} : { about: { item: itemId } }),
  })
}

/** Ends all requests of a gift and notifies. */
export function endRequests(db: Db, itemId: number): void {
  const now = Date.now()
  for (const request of waitingFor(db).all({ itemId })) {
    setState(db).run({ id: request.id, state: 'ended', swapId: null, now })
    tellAsker(db, 'gift_ended', request)
  }
  const round = openRound(db, itemId)
  if (round) setRoundEnded(db).run({ id: round.id, now })
}

/** Ends a user's requests after suspension or account deletion, without notifications. */
export function endRequestsOf(db: Db, accountId: number): void {
  for (const { id, roundId } of waitingOf(db).all({ accountId })) {
    setState(db).run({ id, state: 'ended', swapId: null, now: Date.now() })
    settleRound(db, roundById(db).get({ id: roundId })!)
  }
}

/** Reopens the requests for a gift after its swap was cancelled: a new draw without the former recipient suggests one of them at once. */
export function reopen(db: Db, swapId: number): void {
  const requests = requestsOfSwap(db).all({ swapId })
  const now = Date.now()
  for (const { id, state } of requests) {
    if (state === 'chosen') setState(db).run({ id, state: 'ended', swapId, now })
  }
  const back = requests.filter(({ state, isAway }) => state === 'not_chosen' && !isAway)
  const itemId = back[0]?.itemId
  if (!itemId) return
  const item = itemById(db).get({ id: itemId })!
  if (item.status !== 'available' || !item.isGift) return
  const round = openRound(db, itemId) ?? beginRound(db, itemId)
  for (const request of back) {
    wait(db).run({ id: request.id, roundId: round.id })
    tellAsker(db, 'gift_waiting_again', request)
  }
  suggest(db, round, now)
}

function doWhatIsDue(db: Db, round: RoundRow, now: number): void {
  const { id, itemId, suggestedAt } = round
  if (itemId === null) {
    setRoundEnded(db).run({ id, now })
  } else if (suggestedAt === null) suggest(db, round, now)
  else if (round.reminders === 0 && now < suggestedAt + GIFT.end) {
    const { name, ownerId } = itemById(db).get({ id: itemId })!
    setReminded(db).run({ id, dueAt: suggestedAt + GIFT.end })
    tellOwner(db, 'gift_reminder', { itemId, name, ownerId })
  } else endRequests(db, itemId)
}

/** Handles due rounds. @param now milliseconds since 1970. @returns true if more may be due. */
export function keepGiftDeadlines(db: Db, now: number): boolean {
  const due = dueRounds(db).all({ now, limit: GIFT.atOnce })
  eachApart(db, due, (round) => doWhatIsDue(db, round, now))
  return due.length === GIFT.atOnce
}

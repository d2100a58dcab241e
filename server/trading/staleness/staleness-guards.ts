import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Db, prepared } from '../../../db/open.ts'
import {
  accounts,
  deliveries,
  messages,
  notifications,
  swapParties,
  swapRevisions,
  swaps,
} from '../../../db/schema/index.ts'
import { reachable } from '../../market/wishes/wish-matches-queries.ts'
import { lookedFor } from '../../market/wishes/wishes-queries.ts'
import { areBlocked } from '../../members/blocks/blocks-service.ts'
import { moderatorIds } from '../../platform/sessions/admins-queries.ts'
import { type Delivery, Dropped, Later, valuesOf } from '../../site/deliveries/carrying.ts'
import type { StalenessGuards, SwapSides } from '../../site/deliveries/guards.ts'
import type { EventKind } from '../../site/notifications/event-kind.ts'
import type { About, Person } from '../../site/notifications/event-values.ts'
import { eventKind } from '../../site/notifications/events.ts'
import { storedSettings } from '../../site/notifications/notification-settings-service.ts'
import type { NotificationSettings } from '../../site/notifications/notification-settings-shared.ts'
import { quietUntil } from '../../site/notifications/quiet-hours.ts'
import { readyLegs } from '../../swaps/chain-legs.ts'
import { givenBy, gotBy, hasConfirmed, isSettledBetween, legsBetween } from '../../swaps/swap-sides.ts'
import { findSwap } from '../../swaps/swaps-queries.ts'
import { findCircleMeeting, meetingAnswers } from '../handovers/circle-meetings-queries.ts'
import { findHandover, pairKey } from '../handovers/handovers-queries.ts'

const { placeholder } = sql

const personOf = prepared((db) =>
  db
    .select({
      email: accounts.email,
      suspendedAt: accounts.suspendedAt,
      mailProvedAt: accounts.mailProvedAt,
      seenAt: accounts.seenAt,
    })
    .from(accounts)
    .where(eq(accounts.id, placeholder('id')))
    .prepare(),
)

const readOf = (table: typeof messages | typeof notifications) =>
  prepared((db) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, placeholder('id')), isNotNull(table.readAt)))
      .prepare(),
  )
const hasRead = readOf(notifications)
const messageRead = readOf(messages)

const newerPush = prepared((db) =>
  db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.accountId, placeholder('accountId')),
        eq(deliveries.topic, placeholder('topic')),
        eq(deliveries.subscriptionId, placeholder('subscriptionId')),
        gt(deliveries.id, placeholder('id')),
        isNotNull(deliveries.nextAttemptAt),
      ),
    )
    .limit(1)
    .prepare(),
)

/** State of a swap, and whether the user has answered the terms. In a circle each user answers; in a request, newer terms are an answer. */
const standing = prepared((db) => {
  const answer = db
    .select({ hasAnswered: sql`${swapParties.answeredAt} IS NOT NULL` })
    .from(swapParties)
    .where(and(eq(swapParties.swapId, swaps.id), eq(swapParties.accountId, placeholder('me'))))
  const later = db
    .select({ revision: swapRevisions.revision })
    .from(swapRevisions)
    .where(
      and(
        eq(swapRevisions.swapId, swaps.id),
        eq(swapRevisions.byId, placeholder('me')),
        gt(swapRevisions.revision, placeholder('revision')),
      ),
    )
  return db
    .select({
      state: swaps.state,
      hasAnswered:
        sql<boolean>`coalesce(CASE ${swaps.kind} WHEN 'circle' THEN ${answer} ELSE EXISTS ${later} END, 0)`.mapWith(
          Boolean,
        ),
    })
    .from(swaps)
    .where(eq(swaps.id, placeholder('swap')))
    .prepare()
})

function checkSwap(db: Db, { swap, revision }: About, me: number, states: EventKind<never>['while']): void {
  if (swap === undefined || !states) return
  const found = standing(db).get({ swap, me, revision: revision ?? 0 })
  if (!found || !states.includes(found.state)) throw new Dropped('moved_on')
  if (found.state === 'proposed' && revision !== undefined && found.hasAnswered) throw new Dropped('answered')
}

/** Drops notifications of a replaced or obsolete meeting, or (if `whileOpen`) an accepted one. */
function checkPlan(db: Db, delivery: Delivery, about: About, whileOpen: boolean): void {
  const { swap, plan } = about
  if (swap === undefined || plan === undefined) return
  const { other } = valuesOf<{ other?: Person }>(delivery)
  if (!other) {
    checkMeeting(db, delivery, { swap, plan }, whileOpen)
    return
  }
  const found = findHandover(db, pairKey(swap, delivery.accountId, other.person))
  if (found?.revision !== plan || (found.agreedAt === null) !== whileOpen) throw new Dropped('moved_on')
  if (isSettledBetween(findSwap(db, swap)!, delivery.accountId, other.person)) throw new Dropped('moved_on')
}

/** Drops notifications of an outdated meeting of all parties. An open proposal concerns only users who have not answered. */
function checkMeeting(
  db: Db,
  { accountId }: Delivery,
  { swap, plan }: { swap: number; plan: number },
  whileOpen: boolean,
): void {
  const found = findCircleMeeting(db, swap)
  if (found?.revision !== plan || (whileOpen && found.agreedAt !== null)) throw new Dropped('moved_on')
  if (whileOpen && meetingAnswers(db, swap).has(accountId)) throw new Dropped('answered')
}

/** Drops notifications of unavailable or no longer wanted items. */
function checkThere(db: Db, delivery: Delivery, { item }: About): void {
  const { accountId } = delivery
  const { wish } = valuesOf<{ wish: string }>(delivery)
  const isThere = reachable(db).get({ itemId: item!, accountId })
  if (!isThere || !lookedFor(db).get({ accountId, wish })) throw new Dropped('moved_on')
}

function checkUnconfirmed(db: Db, delivery: Delivery, { swap: id }: About): void {
  const swap = id === undefined ? undefined : findSwap(db, id)
  if (!swap) return
  const { accountId } = delivery
  const { other, by } = valuesOf<{ other?: Person; by?: Person | null }>(delivery)
  const person = (other ?? by)?.person
  const legs = person === undefined ? readyLegs(swap) : legsBetween(swap, accountId, person)
  if (hasConfirmed({ ...swap, legs }, accountId)) throw new Dropped('answered')
}

/** False if the sender was suspended, deleted or blocked. In an agreed circle blocks have no effect (circle-messages.ts). */
function isHeard(db: Db, delivery: Delivery, { circle }: About): boolean {
  const { by } = valuesOf<{ by: Person }>(delivery)
  if (personOf(db).get({ id: by.person })?.suspendedAt !== null) return false
  const haveToMeet = circle !== undefined && findSwap(db, circle)?.state === 'agreed'
  return haveToMeet || !areBlocked(db, by.person, delivery.accountId)
}

/** Drops "in doubt" notifications after the suspension or block has ended. */
function checkInDoubt(db: Db, delivery: Delivery, { swap: id }: About): void {
  const swap = id === undefined ? undefined : findSwap(db, id)
  if (!swap) return
  const { person } = valuesOf<{ by: Person }>(delivery).by
  const isAway = personOf(db).get({ id: person })?.suspendedAt !== null
  if (!isAway && !swap.parties.some(({ accountId }) => areBlocked(db, person, accountId)))
    throw new Dropped('moved_on')
}

/** By topic: whether what a moderator was notified of is still open. */
const WAITS = {
  contact: prepared((db) =>
    db.$client.prepare<[details: string], number>(
      // Old notifications contain the sender's name instead of an id; they count as open.
      `SELECT 1 FROM (SELECT ? ->> '$.values.name.contact' AS named) WHERE named IS NULL
         OR EXISTS (SELECT 1 FROM contact_messages WHERE id = named AND handled_at IS NULL)`,
    ),
  ),
  person: prepared((db) =>
    db.$client.prepare<[details: string], number>(
      `SELECT 1 FROM accounts WHERE id = ? ->> '$.values.who.person' AND pending_since IS NOT NULL AND suspended_at IS NULL`,
    ),
  ),
  report: prepared((db) =>
    db.$client.prepare<[details: string], number>(
      `SELECT 1 FROM (SELECT ? AS details) JOIN reports ON about_id = details ->> '$.values.about.person'
         AND target_kind = details ->> '$.values.what' WHERE handled_at IS NULL LIMIT 1`,
    ),
  ),
}

/** @throws Dropped if not a moderator, or already handled */
function checkStillRuns(
  site: Pick<FastifyInstance, 'config' | 'db'>,
  { accountId, kind, details }: Delivery,
): void {
  const entry = eventKind(kind)
  if (entry?.setting === 'admin' && !moderatorIds(site).includes(accountId)) throw new Dropped('nobody')
  if (entry?.whileWaits && !WAITS[entry.whileWaits](site.db).get(details)) throw new Dropped('moved_on')
}

function endOfQuiet(
  { quiet_from: from, quiet_to: to, time_zone: timeZone }: NotificationSettings,
  at: Date,
): Date | null {
  return from === null || to === null ? null : quietUntil(at, { from, to, timeZone })
}

/** @returns email address of the user. @throws Dropped if the delivery is stale; Later within quiet hours */
export function checkStillHolds(db: Db, delivery: Delivery, about: About): { email: string } {
  const { accountId, kind, channel, notificationId, staleAt } = delivery
  const entry = eventKind(kind)
  const person = personOf(db).get({ id: accountId })
  if (!entry || !person || person.suspendedAt !== null) throw new Dropped('nobody')
  const settings = storedSettings(db, accountId)
  if (channel === 'mail') {
    if (person.mailProvedAt === null) throw new Dropped('unproved')
    if (entry.setting && settings[entry.setting] === 'never') throw new Dropped('unwanted')
  }
  const now = new Date()
  if (staleAt && staleAt <= now) throw new Dropped('late')
  if (notificationId !== null && hasRead(db).get({ id: notificationId })) throw new Dropped('seen')
  // Only pushes are checked here, because a mail selects an unread message when it is sent (carry-mail.ts).
  const pushed = kind === 'message' && channel === 'push'
  if (pushed && messageRead(db).get({ id: about.message ?? 0 })) throw new Dropped('read')
  checkSwap(db, about, accountId, entry.while)
  checkPlan(db, delivery, about, entry.whileOpen ?? false)
  if (entry.whileUnconfirmed) checkUnconfirmed(db, delivery, about)
  if (entry.whileInDoubt) checkInDoubt(db, delivery, about)
  if (entry.whileThere) checkThere(db, delivery, about)
  if (entry.whileAway && (person.seenAt?.getTime() ?? 0) >= delivery.createdAt.getTime())
    throw new Dropped('moved_on')
  if (entry.whileHeard && !isHeard(db, delivery, about)) throw new Dropped('moved_on')
  const heldAt = (at: Date) => (entry.quietHours === 'wait' ? endOfQuiet(settings, at) : null)
  const end = heldAt(now)
  if (end) throw new Later(end)
  // Of the pushes deferred by quiet hours, only the newest per conversation is sent.
  if (pushed && heldAt(delivery.createdAt) && newerPush(db).get({ ...delivery }))
    throw new Dropped('moved_on')
  return person
}

/** Current terms; undefined for an unknown swap. */
function sidesOf(db: Db, swapId: number, accountId: number): SwapSides | undefined {
  const swap = findSwap(db, swapId)
  return swap && { gives: givenBy(swap, accountId), gets: gotBy(swap, accountId) }
}

const meetingOf: StalenessGuards['meetingOf'] = (db, swapId, accountId, otherId) => {
  if (otherId !== undefined) return findHandover(db, pairKey(swapId, accountId, otherId))
  const all = findCircleMeeting(db, swapId)
  return all?.startsAt ? { startsAt: all.startsAt, place: all.place } : undefined
}

export const stalenessGuards: StalenessGuards = { checkStillHolds, checkStillRuns, meetingOf, sidesOf }

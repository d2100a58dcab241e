import type { FastifyInstance } from 'fastify'
import { type Db, prepared } from '../../../db/open.ts'
import { reachable } from '../../market/wishes/wish-matches-queries.ts'
import { lookedFor } from '../../market/wishes/wishes-queries.ts'
import { areBlocked } from '../../members/blocks/blocks-service.ts'
import { moderatorIds } from '../../platform/sessions/admins-queries.ts'
import { type Delivery, Dropped, Later, valuesOf } from '../../site/deliveries/carrying.ts'
import type { StalenessGuards, SwapSides } from '../../site/deliveries/guards.ts'
import type { About, Person } from '../../site/notifications/event-values.ts'
import { type EventKind, eventKind } from '../../site/notifications/events.ts'
import { storedSettings } from '../../site/notifications/notification-settings-service.ts'
import type { NotificationSettings } from '../../site/notifications/notification-settings-shared.ts'
import { quietUntil } from '../../site/notifications/quiet-hours.ts'
import { readyLegs } from '../../swaps/chain-legs.ts'
import { givenBy, gotBy, hasConfirmed, isSettledBetween, legsBetween } from '../../swaps/swap-sides.ts'
import type { SwapState } from '../../swaps/swap-standings.ts'
import { findSwap } from '../../swaps/swaps-queries.ts'
import { findCircleMeeting, meetingAnswers } from '../handovers/circle-meetings-queries.ts'
import { findHandover, pairKey } from '../handovers/handovers-queries.ts'

const personOf = prepared((db) =>
  db.$client.prepare<
    { id: number },
    { email: string; suspended_at: number | null; proved_at: number | null; seen_at: number | null }
  >('SELECT email, suspended_at, mail_proved_at AS proved_at, seen_at FROM accounts WHERE id = :id'),
)

const hasRead = prepared((db) =>
  db.$client
    .prepare<{ id: number }, number>('SELECT 1 FROM notifications WHERE id = :id AND read_at IS NOT NULL')
    .pluck(),
)

const messageRead = prepared((db) =>
  db.$client
    .prepare<{ id: number }, number>('SELECT 1 FROM messages WHERE id = :id AND read_at IS NOT NULL')
    .pluck(),
)

const newerPush = prepared((db) =>
  db.$client
    .prepare<Pick<Delivery, 'id' | 'accountId' | 'topic' | 'subscriptionId'>, number>(
      `SELECT 1 FROM deliveries WHERE account_id = :accountId AND topic = :topic AND subscription_id = :subscriptionId
         AND id > :id AND next_attempt_at IS NOT NULL LIMIT 1`,
    )
    .pluck(),
)

/** State of a swap, and whether the user has answered these terms: in a circle each separately, in a request by newer terms. */
const standing = prepared((db) =>
  db.$client.prepare<
    { swap: number; me: number; revision: number },
    { state: SwapState; hasAnswered: 0 | 1 }
  >(
    `SELECT state, coalesce(CASE kind
       WHEN 'circle' THEN (SELECT answered_at IS NOT NULL FROM swap_parties WHERE swap_id = swaps.id AND account_id = :me)
       ELSE EXISTS (SELECT 1 FROM swap_revisions AS later
         WHERE later.swap_id = swaps.id AND later.by_id = :me AND later.revision > :revision)
     END, 0) AS hasAnswered
     FROM swaps WHERE id = :swap`,
  ),
)

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

/** For the meeting of all; an open proposal concerns only users without an answer. */
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
  if (personOf(db).get({ id: by.person })?.suspended_at !== null) return false
  const haveToMeet = circle !== undefined && findSwap(db, circle)?.state === 'agreed'
  return haveToMeet || !areBlocked(db, by.person, delivery.accountId)
}

/** Drops "in doubt" notifications after the suspension or block has ended. */
function checkInDoubt(db: Db, delivery: Delivery, { swap: id }: About): void {
  const swap = id === undefined ? undefined : findSwap(db, id)
  if (!swap) return
  const { person } = valuesOf<{ by: Person }>(delivery).by
  const isAway = personOf(db).get({ id: person })?.suspended_at !== null
  if (!isAway && !swap.parties.some(({ accountId }) => areBlocked(db, person, accountId)))
    throw new Dropped('moved_on')
}

/** Open subjects of notifications for moderators. */
const WAITS = {
  contact: prepared((db) =>
    db.$client.prepare<[details: string], number>(
      // Old notifications contain the sender's name instead of the id.
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
export function checkStillRuns(
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
  if (!entry || !person || person.suspended_at !== null) throw new Dropped('nobody')
  const settings = storedSettings(db, accountId)
  if (channel === 'mail') {
    if (person.proved_at === null) throw new Dropped('unproved')
    if (entry.setting && settings[entry.setting] === 'never') throw new Dropped('unwanted')
  }
  const now = new Date()
  if (staleAt && staleAt <= now) throw new Dropped('late')
  if (notificationId !== null && hasRead(db).get({ id: notificationId })) throw new Dropped('seen')
  // Mails select an unread message when sent (carry-mail.ts).
  const pushed = kind === 'message' && channel === 'push'
  if (pushed && messageRead(db).get({ id: about.message ?? 0 })) throw new Dropped('read')
  checkSwap(db, about, accountId, entry.while)
  checkPlan(db, delivery, about, entry.whileOpen ?? false)
  if (entry.whileUnconfirmed) checkUnconfirmed(db, delivery, about)
  if (entry.whileInDoubt) checkInDoubt(db, delivery, about)
  if (entry.whileThere) checkThere(db, delivery, about)
  if (entry.whileAway && (person.seen_at ?? 0) >= delivery.createdAt.getTime()) throw new Dropped('moved_on')
  if (entry.whileHeard && !isHeard(db, delivery, about)) throw new Dropped('moved_on')
  const heldAt = (at: Date) => (entry.quietHours === 'wait' ? endOfQuiet(settings, at) : null)
  const end = heldAt(now)
  if (end) throw new Later(end)
  // After quiet hours only the newest message per conversation is pushed.
  if (pushed && heldAt(delivery.createdAt) && newerPush(db).get(delivery)) throw new Dropped('moved_on')
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

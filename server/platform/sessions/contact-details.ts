import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Db, prepared } from '../../../db/open.ts'
import { type Noun, versionsOf } from '../../../db/versions.ts'
import { SubjectLimit } from '../attempts.ts'
import { networkOf, rangeOf } from '../http/network.ts'
import { CONTACT_READS } from '../limits.ts'
import type { ContactHidden, ContactVisibility } from './contact-details-shared.ts'
import { viewerOf } from './session.ts'

/** A reader of contact data: a member with a network, or a visitor, who is known by network. A member without a network sees only swap partners. */
export type Reader = Member | { network: string }
export type Member = { id: number; network?: string }

export const readerOf = ({ viewer, ip }: Pick<FastifyRequest, 'viewer' | 'ip'>): Reader =>
  viewer ? { id: viewer.id, network: networkOf(ip) } : { network: networkOf(ip) }

export const memberOf = (request: FastifyRequest): Member => ({
  id: viewerOf(request).id,
  network: networkOf(request.ip),
})

/** Readers whose counters are stored; the lowest counters are evicted. At most about 20 MB. */
const REMEMBERED = 10_000

/** Counts the owners whose contact details each reader has seen. */
const readsOf = prepared(() => ({
  visitors: new SubjectLimit<string>(CONTACT_READS.visitor, REMEMBERED),
  ranges: new SubjectLimit<string>(CONTACT_READS.range, REMEMBERED),
  members: new SubjectLimit<number>(CONTACT_READS.member, REMEMBERED),
  memberNetworks: new SubjectLimit<string>(CONTACT_READS.memberNetwork, REMEMBERED),
  memberRanges: new SubjectLimit<string>(CONTACT_READS.memberRange, REMEMBERED),
}))

interface Between {
  visibility: ContactVisibility
  /** The owner has blocked the reader. */
  isBlocked: 0 | 1
  isPending: 0 | 1
  /** Milliseconds since 1970 at which the reader joined, if the email address is verified. */
  verifiedSince: number | null
  /** The two have an agreed or completed swap in which one gives to the other. */
  isPartner: 0 | 1
}

const BETWEEN: readonly Noun[] = ['accounts', 'blocks', 'completed_pairs', 'swap_parties', 'swap_legs']

// One query, because every item page waits for it.
const between = prepared((db) =>
  db.$client.prepare<{ ownerId: number; readerId: number | null }, Between>(
    `SELECT contact_visibility AS visibility,
       EXISTS (SELECT 1 FROM blocks WHERE blocker_id = :ownerId AND blocked_id = :readerId) AS isBlocked,
       EXISTS (SELECT 1 FROM accounts WHERE id = :readerId AND pending_since IS NOT NULL) AS isPending,
       (SELECT created_at FROM accounts WHERE id = :readerId AND mail_proved_at IS NOT NULL) AS verifiedSince,
       EXISTS (SELECT 1 FROM completed_pairs WHERE account_id = :readerId AND other_id = :ownerId)
         OR EXISTS (SELECT 1 FROM swap_parties AS mine JOIN swap_legs AS legs ON legs.swap_id = mine.swap_id
           WHERE mine.account_id = :readerId AND mine.swap_kind IN ('request', 'circle')
             AND mine.swap_state = 'agreed' AND until_revision IS NULL
             AND ((from_id = :readerId AND to_id = :ownerId) OR (from_id = :ownerId AND to_id = :readerId)))
         AS isPartner
     FROM accounts WHERE id IN (:ownerId)`,
  ),
)

/** Cached until one of its tables changes. */
const betweenOnce = prepared((db) => {
  const query = between(db)
  const known = new LRUCache<string | number, { version: number; found: Between | undefined }>({
    max: REMEMBERED,
  })
  return (ownerId: number, readerId: number | null): Between | undefined => {
    const version = versionsOf(db).of(BETWEEN)
    const key = readerId === null ? ownerId : `${ownerId} ${readerId}`
    const last = known.get(key)
    if (last?.version === version) return last.found
    const found = query.get({ ownerId, readerId })
    known.set(key, { version, found })
    return found
  }
})

/**
 * Decides by the owner's settings, blocks and the reader's limit whether a reader sees an owner's email and phone. Returns null if so,
 * otherwise the reason. A positive decision counts toward the limit unless they are swap partners.
 */
export function contactHidden(db: Db, reader: Reader, ownerId: number): ContactHidden {
  const { visitors, ranges, members, memberNetworks, memberRanges } = readsOf(db)
  const takeAsVisitor = (network: string) =>
    visitors.take(network, ownerId) && ranges.take(rangeOf(network), ownerId)
  const readerId = 'id' in reader ? reader.id : null
  const found = betweenOnce(db)(ownerId, readerId)
  if (!('id' in reader)) {
    return found?.visibility === 'everyone' && takeAsVisitor(reader.network) ? null : 'sign_in'
  }
  if (!found) return 'partners'
  if (reader.id === ownerId) return null
  if (found.isBlocked) return 'partners'
  if (found.isPartner) return null
  const maySee = found.visibility === 'everyone' || (found.visibility === 'members' && !found.isPending)
  if (!maySee) return 'partners'
  const { network } = reader
  if (network === undefined) return 'partners'
  // Unverified accounts are free to create, so they share the visitor limit.
  const isKnown =
    found.verifiedSince !== null && Date.now() - found.verifiedSince >= CONTACT_READS.memberAfter
  const isCounted = isKnown
    ? members.take(reader.id, ownerId) &&
      memberNetworks.take(network, ownerId) &&
      memberRanges.take(rangeOf(network), ownerId)
    : takeAsVisitor(network)
  return isCounted ? null : 'partners'
}

declare module 'fastify' {
  interface FastifyRequest {
    contactDecisions: Map<number, ContactHidden> | null
  }
}

/** Stores the decisions of each request; see `contactHiddenFrom`. */
export function keepContactDecisions(app: FastifyInstance): void {
  app.decorateRequest('contactDecisions', null)
}

/** `contactHidden` once per request, because each decision counts. */
export function contactHiddenFrom(request: FastifyRequest, ownerId: number): ContactHidden {
  request.contactDecisions ??= new Map()
  const before = request.contactDecisions.get(ownerId)
  if (before !== undefined) return before
  const hidden = contactHidden(request.server.db, readerOf(request), ownerId)
  request.contactDecisions.set(ownerId, hidden)
  return hidden
}

export const contactView = (
  { email, phone }: { email: string; phone: string },
  hidden: ContactHidden,
): { email: string | null; phone: string | null; contact_hidden: ContactHidden } => ({
  email: hidden ? null : email,
  phone: hidden ? null : phone,
  contact_hidden: hidden,
})

import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type Db, prepared } from '../../db/open.ts'
import { networkOf } from '../http/network.ts'
import type { Rate } from '../http/rate-limit.ts'
import { CONTACT_READS } from '../limits.ts'
import type { ContactHidden } from './contact-details-shared.ts'

/** Who asks how to reach somebody: a member, or a visitor by network. */
export type Reader = { id: number } | { network: string }

export const readerOf = ({ viewer, ip }: Pick<FastifyRequest, 'viewer' | 'ip'>): Reader =>
  viewer ? { id: viewer.id } : { network: networkOf(ip) }

/** Readers that are remembered at most, the longest unused forgotten first: some 20 MB when attacked. */
const REMEMBERED = 10_000

/** Whose contact details each reader has read. Who has read those of `max` owners in the time window waits as long. */
class ContactReads<Key extends string | number> {
  readonly #max: number
  readonly #owners: LRUCache<Key, Set<number>>

  constructor({ max, timeWindow }: Rate) {
    this.#max = max
    this.#owners = new LRUCache({ max: REMEMBERED, ttl: timeWindow })
  }

  /** Counts a look; false where it is one too many. */
  take(key: Key, ownerId: number): boolean {
    const owners = this.#owners.get(key) ?? new Set()
    if (owners.size >= this.#max) return false
    owners.add(ownerId)
    // The window begins with the first owner, the wait with the last.
    const begins = owners.size === 1 || owners.size === this.#max
    this.#owners.set(key, owners, { noUpdateTTL: !begins })
    return true
  }
}

const readsOf = prepared(() => ({
  visitors: new ContactReads<string>(CONTACT_READS.visitor),
  members: new ContactReads<number>(CONTACT_READS.member),
}))

/**
 * Why a reader may not see an owner's email and phone; null where they may, and that counts as a look. This is the one
 * place that decides it.
 *
 * @param isPartner whether they have agreed on a swap: then nothing is counted.
 */
export function contactHidden(db: Db, reader: Reader, ownerId: number, isPartner = false): ContactHidden {
  const { visitors, members } = readsOf(db)
  if ('network' in reader) return visitors.take(reader.network, ownerId) ? null : 'sign_in'
  if (isPartner || reader.id === ownerId) return null
  return members.take(reader.id, ownerId) ? null : 'partners'
}

/** How an owner is reached, as it may be shown where `contact_hidden` is so. */
export const contactView = (
  { email, phone }: { email: string; phone: string },
  hidden: ContactHidden,
): { email: string | null; phone: string | null; contact_hidden: ContactHidden } => ({
  email: hidden ? null : email,
  phone: hidden ? null : phone,
  contact_hidden: hidden,
})

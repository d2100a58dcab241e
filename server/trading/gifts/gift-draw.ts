import { createHash, randomBytes } from 'node:crypto'
import { DAY } from '../../platform/time-shared.ts'
import type { DrawView } from './gifts-shared.ts'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')

/** 32 random bytes in hex. */
export const newSeed = (): string => randomBytes(32).toString('hex')

/** What is published of a seed before anybody may know it. */
export const commitmentOf = (seed: string): string => sha256(Buffer.from(seed, 'hex'))

/** The ticket of a request in the draw by this seed. Among requests of equal rank the lowest wins. */
export const ticketOf = (seed: string, requestId: number): string => sha256(`${seed}:${requestId}`)

/** A draw as it may be seen now: the seed and the tickets of these requests only once a user was suggested. */
export function drawView(
  round: { seed: string; nextSeed: string; suggestedAt: number | null },
  requestIds: readonly number[],
): DrawView {
  const { seed, nextSeed, suggestedAt } = round
  const isDrawn = suggestedAt !== null
  return {
    commitment: commitmentOf(seed),
    seed: isDrawn ? seed : null,
    tickets: isDrawn ? requestIds.map((request) => ({ request, ticket: ticketOf(seed, request) })) : [],
    next_commitment: commitmentOf(nextSeed),
  }
}

/** What decides the order of those who ask for a gift; times in milliseconds since 1970. */
export interface Candidate {
  requestId: number
  joinedAt: number
  /** Gifts received in the last 30 days. */
  received: number
  /** When they last received anything; null for never. */
  lastAt: number | null
}

/**
 * Orders those who ask for a gift: accounts younger than its listing last; then who received fewer gifts lately, then who has waited
 * longest in whole days, then the lowest ticket.
 *
 * @param listedAt when the gift was listed, in milliseconds since 1970, as `now`.
 */
export function inOrder(
  candidates: readonly Candidate[],
  { seed, listedAt, now }: { seed: string; listedAt: number; now: number },
): Candidate[] {
  const keysOf = ({ requestId, joinedAt, received, lastAt }: Candidate) => ({
    numbers: [joinedAt > listedAt ? 1 : 0, received, -Math.floor((now - (lastAt ?? joinedAt)) / DAY)],
    ticket: ticketOf(seed, requestId),
  })
  const keyed = candidates.map((candidate) => ({ candidate, ...keysOf(candidate) }))
  keyed.sort((one, other) => {
    const at = one.numbers.findIndex((value, place) => value !== other.numbers[place])
    if (at >= 0) return one.numbers[at]! - other.numbers[at]!
    return one.ticket < other.ticket ? -1 : 1
  })
  return keyed.map(({ candidate }) => candidate)
}

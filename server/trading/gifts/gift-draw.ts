import { createHash, randomBytes } from 'node:crypto'
import { DAY } from '../../platform/time-shared.ts'
import type { DrawView } from './gifts-shared.ts'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')

export const newSeed = (): string => randomBytes(32).toString('hex')

/** Public commitment (SHA-256) to a secret seed. */
export const commitmentOf = (seed: string): string => sha256(Buffer.from(seed, 'hex'))

/** Ticket of a request; among equal ranks the lowest wins. */
export const ticketOf = (seed: string, requestId: number): string => sha256(`${seed}:${requestId}`)

/** The public state of a draw: seed and tickets only after the suggestion. */
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

/** Criteria of the draw; times in milliseconds since 1970. */
export interface Candidate {
  requestId: number
  joinedAt: number
  received: number
  lastAt: number | null
}

/**
 * Ranks requests: accounts younger than the listing last; then fewest recent gifts, longest wait in days, lowest ticket.
 * @param listedAt milliseconds since 1970, as `now`.
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

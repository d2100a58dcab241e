import type { FastifyInstance } from 'fastify'

/** A want: its owner would give any of `for`, or anything they have where that is null, for the item. */
export interface Want {
  accountId: number
  itemId: number
  for: readonly number[] | null
}

/** What follows from wants, which the composition root gives. Both run in the transaction that changes the want. */
export interface WantWatcher {
  /** A want stands, or stands for other things than before. Gives ids of the circles that it has closed. */
  stands(site: FastifyInstance, want: Want): number[]
  /** A want stands no more: it was taken back, or refused. */
  ends(site: FastifyInstance, want: Pick<Want, 'accountId' | 'itemId'>): void
}

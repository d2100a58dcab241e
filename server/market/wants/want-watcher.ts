import type { FastifyInstance } from 'fastify'

export interface Want {
  accountId: number
  itemId: number
  for: readonly number[] | null
}

/** Effects of wants, injected by the composition root; run in the transaction. */
export interface WantWatcher {
  /** A want is new or changed; returns ids of created circles. */
  stands(site: FastifyInstance, want: Want): number[]
  ends(site: FastifyInstance, want: Pick<Want, 'accountId' | 'itemId'>): void
}

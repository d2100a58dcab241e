import type { FastifyInstance } from 'fastify'

interface Want {
  accountId: number
  itemId: number
  for: readonly number[] | null
}

/** What other modules do when a want changes. The composition root injects it; it runs in the transaction of the change. */
export interface WantWatcher {
  /** A want is new or changed; returns ids of created circles. */
  stands(site: FastifyInstance, want: Want): number[]
  ends(site: FastifyInstance, want: Pick<Want, 'accountId' | 'itemId'>): void
}

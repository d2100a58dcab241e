import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import type { About } from '../notifications/event-values.ts'
import type { Delivery } from './carrying.ts'
import type { Pictured } from './mail-pictures.ts'

type Given = Pictured & { name: string }

/** What a user gives and gets in a swap. */
export interface SwapSides {
  gives: readonly Given[]
  gets: readonly Given[]
}

/** When and where two people meet. */
export interface Meeting {
  startsAt: Date
  place: string
}

/**
 * What the outbox has to know about swaps, wishes, blocks and handovers, which are in areas below it. The composition root passes it
 * in, so that this area imports none of them.
 */
export interface StalenessGuards {
  /**
   * Checks that a delivery is not stale and may be sent now.
   *
   * @returns the email address of its receiver.
   * @throws Dropped if it is stale, Later within the receiver's quiet hours.
   */
  checkStillHolds(db: Db, delivery: Delivery, about: About): { email: string }
  /** Checks a delivery to moderators and admins. @throws Dropped if it is stale. */
  checkStillRuns(site: Pick<FastifyInstance, 'config' | 'db'>, delivery: Delivery): void
  /** When and where two people of a swap meet, by their newest plan, or all without `otherId`; undefined if there is no such plan. */
  meetingOf(db: Db, swapId: number, accountId: number, otherId?: number): Meeting | undefined
  /** By the newest terms of the swap; undefined for an unknown swap. */
  sidesOf(db: Db, swapId: number, accountId: number): SwapSides | undefined
}

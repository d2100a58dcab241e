import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import type { About } from '../notifications/event-values.ts'
import type { Delivery } from './carrying.ts'
import type { Pictured } from './mail-pictures.ts'

type Given = Pictured & { name: string }

export interface SwapSides {
  gives: readonly Given[]
  gets: readonly Given[]
}

interface Meeting {
  startsAt: Date
  place: string
}

/** Staleness checks that depend on later modules. The composition root injects them, to avoid circular imports. */
export interface StalenessGuards {
  /** @returns email address of the recipient. @throws Dropped if stale; Later within quiet hours. */
  checkStillHolds(db: Db, delivery: Delivery, about: About): { email: string }
  /** Staleness check of deliveries to moderators. @throws Dropped if stale */
  checkStillRuns(site: Pick<FastifyInstance, 'config' | 'db'>, delivery: Delivery): void
  /** Current meeting of two parties, or of all without `otherId`; undefined for none. */
  meetingOf(db: Db, swapId: number, accountId: number, otherId?: number): Meeting | undefined
  /** Current terms; undefined for an unknown swap. */
  sidesOf(db: Db, swapId: number, accountId: number): SwapSides | undefined
}

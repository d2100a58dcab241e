import type { Db } from '../../../db/open.ts'
import { DAY } from '../../platform/time-shared.ts'
import { communityRules } from '../../site/community/community-rules.ts'
import { GIFT } from '../limits.ts'
import { receivedSince } from './gifts-queries.ts'

export const receivedLately = (db: Db, accountId: number, now = Date.now()): number =>
  receivedSince(db).get({ accountId, since: now - GIFT.countedDays * DAY })!

export function hasHadEnough(db: Db, accountId: number): boolean {
  const { gifts_per_person: most } = communityRules(db)
  return most > 0 && receivedLately(db, accountId) >= most
}

import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { AppError } from '../errors.ts'
import { storedSetting } from '../settings/stored-setting.ts'
import { findAccount } from './accounts-queries.ts'

/** Whether one's address has to be proved before one may post an item. */
export const emailRules = storedSetting(
  'email_rules',
  z.object({ proof_to_post: z.boolean().default(false) }),
)

/**
 * @throws AppError 403 where admins ask for a proved address before one can post, and this person's is not.
 */
export function checkMayPost(db: Db, accountId: number): void {
  if (!emailRules.get(db).proof_to_post || findAccount(db, accountId)?.mailProvedAt) return
  throw new AppError(
    403,
    'forbidden',
    'Please confirm your email address first: follow the link in the mail that we have sent you. Your settings send it again.',
  )
}

import { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { AppError } from '../../platform/errors.ts'
import { storedSetting } from '../../platform/settings/stored-setting.ts'
import { findAccount } from './accounts-queries.ts'

/** Settings of email addresses: whether posting requires a verified address. */
export const emailRules = storedSetting(
  'email_rules',
  z.object({ proof_to_post: z.boolean().default(false) }),
)

export function checkMayPost(db: Db, accountId: number): void {
  if (!emailRules.get(db).proof_to_post || findAccount(db, accountId)?.mailProvedAt) return
  throw new AppError(403, 'forbidden', m.accounts_confirm_email_first())
}

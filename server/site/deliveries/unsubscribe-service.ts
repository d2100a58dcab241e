import { eq, lte } from 'drizzle-orm'
import { type Db, immediate } from '../../../db/open.ts'
import { unsubscribeTokens } from '../../../db/schema/index.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { hashToken, newToken } from '../../platform/sessions/tokens.ts'
import { endMails } from '../notifications/notification-settings-service.ts'
import type { Setting } from '../notifications/notification-settings-shared.ts'

/** Creates a token that disables one setting for the user. */
export function newUnsubscribeToken(db: Db, accountId: number, setting: Setting): string {
  const token = newToken()
  db.insert(unsubscribeTokens)
    .values({ tokenHash: hashToken(token), accountId, setting })
    .run()
  return token
}

export const forgetToken = (db: Db, token: string) =>
  db
    .delete(unsubscribeTokens)
    .where(eq(unsubscribeTokens.tokenHash, hashToken(token)))
    .run()

export const forgetTokensBefore = (db: Db, before: Date): number =>
  db.delete(unsubscribeTokens).where(lte(unsubscribeTokens.createdAt, before)).run().changes

function find(db: Db, token: string) {
  const found = db
    .select()
    .from(unsubscribeTokens)
    .where(eq(unsubscribeTokens.tokenHash, hashToken(token)))
    .get()
  if (!found) throw notFound(m.told_old_link())
  return { accountId: found.accountId, setting: found.setting as Setting }
}

/** @throws AppError 404 unknown or expired token */
export const settingOf = (db: Db, token: string): Setting => find(db, token).setting

/** Disables the setting; idempotent. @throws as `settingOf` */
export function endByLink(db: Db, token: string): Setting {
  return immediate(db, () => {
    const { accountId, setting } = find(db, token)
    endMails(db, accountId, setting)
    return setting
  })
}

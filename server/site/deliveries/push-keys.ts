import webPush from 'web-push'
import type { Db } from '../../../db/open.ts'
import { siteSecret } from '../../platform/sessions/tokens.ts'

/** The keys by which push services know this site (RFC 8292): made when first asked for, and in no backup. */
export const pushKeys = (db: Db): { publicKey: string; privateKey: string } =>
  JSON.parse(siteSecret(db, 'push_keys', () => JSON.stringify(webPush.generateVAPIDKeys())))

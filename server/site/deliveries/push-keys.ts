import webPush from 'web-push'
import type { Db } from '../../../db/open.ts'
import { siteSecret } from '../../platform/sessions/tokens.ts'

/** VAPID keys (RFC 8292), created at first use; not in backups. */
export const pushKeys = (db: Db): { publicKey: string; privateKey: string } =>
  JSON.parse(siteSecret(db, 'push_keys', () => JSON.stringify(webPush.generateVAPIDKeys())))

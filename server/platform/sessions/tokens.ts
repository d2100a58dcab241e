import { createHash, createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Db, immediate } from '../../../db/open.ts'
import { settings } from '../../../db/schema/index.ts'
import type { LEFT_OUT_KEYS } from '../../../db/secrets.ts'

export const newToken = () => randomBytes(32).toString('base64url')

/** A plain hash is enough, because tokens have 256 bits. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A secret of the site, created with `make` at first use and stored in the database. */
export function siteSecret(
  db: Db,
  key: 'jwt_secret' | (typeof LEFT_OUT_KEYS)[number],
  make: () => string = newToken,
): string {
  return immediate(db, () => {
    const row = db.select().from(settings).where(eq(settings.key, key)).get()
    if (row) return row.value
    const value = make()
    db.insert(settings).values({ key, value }).run()
    return value
  })
}

/** HMAC-SHA-256 in hex: protects short texts against guessing. */
export const keyedHash = (secret: string) => (text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

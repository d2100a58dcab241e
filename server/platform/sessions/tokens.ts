import { createHash, createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Db, immediate } from '../../../db/open.ts'
import { settings } from '../../../db/schema/index.ts'
import type { LEFT_OUT_KEYS } from '../../../db/secrets.ts'

/** 256 random bits that fit into a link. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token: with 256 bits in it, nobody finds it again from its plain hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** The site's own secret of this name: what `make` gives when it is first asked for, and kept in the database. */
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

/** A hash under `secret`, in hex: nobody finds the text again without it, however short the text. */
export const keyedHash = (secret: string) => (text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

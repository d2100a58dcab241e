import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Db, immediate } from '../../db/open.ts'
import { settings } from '../../db/schema/index.ts'

/** 256 random bits that fit into a link. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token: with 256 bits in it, nobody finds it again from its plain hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** The site's signing secret: JWT_SECRET, else made on first start and kept in the database (decisions, section 2). */
export function signingSecret(db: Db, configured: string | undefined): string {
  if (configured) return configured
  return immediate(db, () => {
    const key = 'jwt_secret'
    const row = db.select().from(settings).where(eq(settings.key, key)).get()
    if (row) return row.value
    const value = newToken()
    db.insert(settings).values({ key, value }).run()
    return value
  })
}

/** A keyed hash for `purpose` alone, its key derived from the signing secret (RFC 5869). In hex. */
export function keyedHash(secret: string, purpose: string): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return (text) => createHmac('sha256', key).update(text).digest('hex')
}

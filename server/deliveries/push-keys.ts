import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import { type Db, immediate } from '../../db/open.ts'
import { settings } from '../../db/schema/index.ts'

const KEY = 'push_keys'

/** The keys by which push services know this site (RFC 8292): made when first asked for, and in no backup. */
export function pushKeys(db: Db): { publicKey: string; privateKey: string } {
  return immediate(db, () => {
    const row = db.select().from(settings).where(eq(settings.key, KEY)).get()
    if (row) return JSON.parse(row.value)
    const keys = webPush.generateVAPIDKeys()
    db.insert(settings)
      .values({ key: KEY, value: JSON.stringify(keys) })
      .run()
    return keys
  })
}

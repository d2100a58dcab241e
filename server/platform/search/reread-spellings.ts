import { setTimeout } from 'node:timers/promises'
import fp from 'fastify-plugin'
import type { Db } from '../../../db/open.ts'
import { settings } from '../../../db/schema/index.ts'
import { storedText } from '../settings/stored-text.ts'
import { marketWords } from './market-words.ts'
import { rereadSpellings } from './spellings.ts'

/** Set when the spellings of all old items are stored. */
const KEY = 'spellings_read'

const AT_ONCE = 250
const REST = 50

/** Stores spellings of items that an older version or a tool has written, in the background. */
export async function readOldSpellings(db: Db, rest = REST): Promise<number> {
  // Installs the triggers for new items.
  marketWords(db)
  let last: number | undefined = 0
  let items = 0
  while (db.$client.open) {
    last = rereadSpellings(db, last, AT_ONCE)
    if (last === undefined) break
    items = last
    await setTimeout(rest, undefined, { ref: false })
  }
  if (db.$client.open) db.insert(settings).values({ key: KEY, value: '1' }).onConflictDoNothing().run()
  return items
}

export const readsOldSpellings = (db: Db): boolean => storedText(db, KEY) === undefined

/** Once per database, in the background. */
export const oldSpellings = fp(async (app) => {
  app.addHook('onReady', async () => {
    const { db, log } = app
    if (!readsOldSpellings(db)) return
    log.info('search reads the items of an older version again')
    readOldSpellings(db).then(
      (items) => log.info({ items }, 'search has read all items'),
      (error: unknown) => log.error({ err: error }, 'search could not read the items again'),
    )
  })
})

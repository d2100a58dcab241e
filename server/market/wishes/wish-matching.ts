import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { settings } from '../../../db/schema/index.ts'
import { every } from '../../platform/jobs.ts'
import { HOUR } from '../../platform/time-shared.ts'
import { announceItems } from '../../swaps/market-news.ts'
import { WISH } from '../limits.ts'
import type { Looked } from './wish-fit.ts'
import {
  type Candidate,
  clearMatch,
  keepMatch,
  lookedAt,
  wishesAfter,
  wishesBeyond,
  wishesByCategory,
  wishesRunDry,
} from './wish-matches-queries.ts'
import { findMatches, wishesToCompare, wishFitter } from './wish-matches-service.ts'
import { forgetTellings, tellMatch } from './wish-notices.ts'
import { categoryName } from './wishes-queries.ts'

/** Values of `wish_checks.is_new`. A returned item is not announced. */
const EDITED = 0
const NEW = 1
const RETURNED = 2

const nextCheck = prepared((db) =>
  db.$client.prepare<[], { itemId: number; reason: number }>(
    'SELECT item_id AS itemId, is_new AS reason FROM wish_checks ORDER BY item_id LIMIT 1',
  ),
)

const endCheck = prepared((db) =>
  db.$client.prepare<{ itemId: number }>('DELETE FROM wish_checks WHERE item_id = :itemId'),
)

const checkAgain = prepared((db) =>
  db.$client.prepare<{ itemId: number }>(`UPDATE wish_checks SET is_new = ${EDITED} WHERE item_id = :itemId`),
)

function readsSo(db: Db, { id, categoryId, words }: Looked): boolean {
  const [now] = lookedAt(db, [id])
  return !now || (now.categoryId === categoryId && [...now.words].join(' ') === [...words].join(' '))
}

/** Matches beyond the limits are last, because they depend on wants and the order of recorded matches must not. */
function* candidates(db: Db, item: Looked): Generator<Candidate[]> {
  yield* wishesToCompare(db, item)
  yield* wishesBeyond(db, item.id)
}

/** Matches an item in atomic batches, so that concurrent changes are respected and a crash repeats no notification. */
function* compare(db: Db, item: Looked, reason: number): Generator<void> {
  const itemId = item.id
  const category = categoryName(db, item.categoryId) ?? ''
  const told = new Set<number>()
  const tell = ({ accountId, text }: Candidate) => {
    if (reason === RETURNED || told.has(accountId) || told.size >= WISH.toldOfItem) return
    if (tellMatch(db, { accountId, itemId, wish: text || category })) told.add(accountId)
  }
  // Description matches are notified last, so that keyword lists do not use up the limit.
  const described: Candidate[] = []
  let isWished = false
  for (const part of candidates(db, item)) {
    const fitter = wishFitter(db, item)
    immediate(db, () => {
      for (const wish of part) {
        const found = fitter(wish)
        if (!found) {
          clearMatch(db).run({ wishId: wish.id, itemId })
          continue
        }
        isWished = true
        if (!keepMatch(db, wish.id, itemId, found.fit)) continue
        if (found.isNamed) tell(wish)
        else if (described.length < WISH.atOnce) described.push(wish)
      }
    })
    yield
  }
  if (reason === NEW) {
    for (const part of wishesByCategory(db, item)) {
      immediate(db, () => part.forEach(tell))
      yield
    }
  }
  immediate(db, () => described.forEach(tell))
  // All matches are recorded now.
  if (isWished) announceItems(db, [itemId])
}

async function check(db: Db, itemId: number, reason: number): Promise<boolean> {
  const [item] = lookedAt(db, [itemId])
  if (!item) return true
  for (const _part of compare(db, item, reason)) {
    await setImmediate()
    if (!db.$client.open) return true
  }
  return readsSo(db, item)
}

async function checkAll(db: Db): Promise<void> {
  while (db.$client.open) {
    const next = nextCheck(db).get()
    if (!next) return
    const { itemId, reason } = next
    let isOver = true
    try {
      isOver = await check(db, itemId, reason)
    } finally {
      if (db.$client.open) (isOver ? endCheck : checkAgain)(db).run({ itemId })
    }
    await setImmediate()
  }
}

/** Finds the matches of wishes again, in batches. `among` selects the wishes of a batch that need it. */
async function findAgain(db: Db, among: (inRow: number[]) => readonly number[]): Promise<void> {
  let after = 0
  while (db.$client.open) {
    const inRow = wishesAfter(db).all({ after, most: WISH.atOnce })
    if (inRow.length === 0) return
    for (const id of among(inRow)) {
      if (!db.$client.open) return
      findMatches(db, id)
      await setImmediate()
    }
    after = inRow.at(-1)!
    await setImmediate()
  }
}

const findAll = (db: Db) => findAgain(db, (inRow) => inRow)

const findDry = (db: Db) =>
  findAgain(db, (inRow) => wishesRunDry(db).all({ first: inRow[0]!, last: inRow.at(-1)! }))

/** Set when all wishes have keys in all languages. */
const KEYS = 'wishes_across_languages'

/** Runs one at a time; a request during a run triggers one more. */
function oneAtATime(app: FastifyInstance, job: string, work: () => Promise<void>) {
  let running = false
  let again = false
  return async function run() {
    again = true
    if (running) return
    running = true
    try {
      while (again && app.db.$client.open) {
        again = false
        // Runs after the caller's transaction.
        await setImmediate()
        if (app.db.$client.open) await work()
      }
    } catch (error) {
      app.log.error({ job, err: error }, 'a job failed')
    } finally {
      running = false
    }
  }
}

/** Maintains matches and notifies users. Written items are queued in `wish_checks`, so nothing is lost in a crash. */
export const wishMatching = fp(async (app) => {
  const { db } = app
  const checks = oneAtATime(app, 'wish matches', () => checkAll(db))
  const finds = oneAtATime(app, 'wishes anew', () => findAll(db))
  const listen = (name: string, event: string, run: () => void) => {
    db.$client.function(name, { directOnly: false }, () => {
      run()
      return null
    })
    db.$client.exec(`CREATE TEMP TRIGGER ${name} AFTER ${event} BEGIN SELECT ${name}(); END`)
  }
  listen('wishes_to_check', 'INSERT ON main.wish_checks', checks)
  // Wishes created while an item was held or hidden do not match it yet, so it is compared again. Wishes created while it was available
  // have found it already.
  db.$client.exec(
    `CREATE TEMP TRIGGER wishes_check_returned AFTER UPDATE OF status ON main.items
     WHEN new.status = 'available' AND old.status <> 'available' AND EXISTS (SELECT 1 FROM wishes)
     BEGIN INSERT INTO wish_checks (item_id, is_new) VALUES (new.id, ${RETURNED}) ON CONFLICT DO NOTHING; END`,
  )
  listen('wishes_called_otherwise', 'INSERT ON main.synonyms', finds)
  app.addHook('onReady', async () => {
    // Older versions stored keys of one language only.
    const { changes } = db.insert(settings).values({ key: KEYS, value: '1' }).onConflictDoNothing().run()
    const hasWishes = db.$client.prepare<[], 0 | 1>('SELECT EXISTS (SELECT 1 FROM wishes)').pluck().get()
    if (changes > 0 && hasWishes) void finds()
  })
  every(app, HOUR, 'wishes', async () => {
    forgetTellings(db)
    await checks()
    await findDry(db)
  })
})

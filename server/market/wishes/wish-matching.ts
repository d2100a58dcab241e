import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { settings } from '../../../db/schema/index.ts'
import { every } from '../../platform/jobs.ts'
import { WISH } from '../../platform/limits.ts'
import { HOUR } from '../../platform/time-shared.ts'
import { announceItems } from '../../swaps/market-news.ts'
import type { Looked } from './wish-fit.ts'
import {
  type Candidate,
  clearMatch,
  keepMatch,
  lookedAt,
  wishesAfter,
  wishesByCategory,
  wishesRunDry,
} from './wish-matches-queries.ts'
import { findMatches, wishesToCompare, wishFitter } from './wish-matches-service.ts'
import { forgetTellings, tellMatch } from './wish-notices.ts'
import { categoryName } from './wishes-queries.ts'

/** Values of `wish_checks.is_new`: an item that was edited, one that is new, and one that is available again, which is no news. */
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

/** Whether an item still reads as it was looked at. */
function readsSo(db: Db, { id, categoryId, words }: Looked): boolean {
  const [now] = lookedAt(db, [id])
  return !now || (now.categoryId === categoryId && [...now.words].join(' ') === [...words].join(' '))
}

/**
 * Compares an item with everybody's wishes, part by part. A part is read, compared and written in one go, so that no wish that is
 * made or dropped meanwhile is judged by what it was, and is done for good, so that nobody is told twice where the process ends
 * between two.
 */
function* compare(db: Db, item: Looked, reason: number): Generator<void> {
  const itemId = item.id
  const category = categoryName(db).get({ id: item.categoryId }) ?? ''
  const told = new Set<number>()
  const tell = ({ accountId, text }: Candidate) => {
    if (reason === RETURNED || told.has(accountId) || told.size >= WISH.toldOfItem) return
    if (tellMatch(db, { accountId, itemId, wish: text || category })) told.add(accountId)
  }
  // Notified last, so that descriptions full of keywords do not use up the notices of an item.
  const described: Candidate[] = []
  let isWished = false
  for (const part of wishesToCompare(db, item)) {
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
  // All wishes that it closes a circle by are known now.
  if (isWished) announceItems(db, [itemId])
}

/**
 * Compares an item, in parts between which others are served: there may be thousands of wishes, whether they fit or not.
 *
 * @returns false where it has been edited meanwhile, so that it is to be compared again.
 */
async function check(db: Db, itemId: number, reason: number): Promise<boolean> {
  const [item] = lookedAt(db, [itemId])
  if (!item) return true
  for (const _part of compare(db, item, reason)) {
    await setImmediate()
    if (!db.$client.open) return true
  }
  return readsSo(db, item)
}

/** Compares what is still to be compared, one item after the other. */
async function checkAll(db: Db): Promise<void> {
  while (db.$client.open) {
    const next = nextCheck(db).get()
    if (!next) return
    const { itemId, reason } = next
    let isOver = true
    try {
      isOver = await check(db, itemId, reason)
    } finally {
      // One that fails must not keep all others waiting.
      if (db.$client.open) (isOver ? endCheck : checkAgain)(db).run({ itemId })
    }
    await setImmediate()
  }
}

/** Looks wishes up anew, in parts between which others are served: of so many in a row those that `among` says. */
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

/** All of them: a word may be called otherwise now. */
const findAll = (db: Db) => findAgain(db, (inRow) => inRow)

/** Those of which some matches are gone. */
const findDry = (db: Db) =>
  findAgain(db, (inRow) => wishesRunDry(db).all({ first: inRow[0]!, last: inRow.at(-1)! }))

/** Set once all wishes are stored under their words of all languages. */
const KEYS = 'wishes_across_languages'

/** One run at a time; asked for while one is under way, it runs once more after that. */
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
        // After whatever has asked for it, and its transaction.
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

/**
 * Keeps in step which items fit which wishes, and tells people of new ones. What is written to items lies in
 * `wish_checks` until it has been compared, so nothing is lost when the process ends.
 */
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
  // A wish that was made meanwhile has found what was available then.
  db.$client.exec(
    `CREATE TEMP TRIGGER wishes_check_returned AFTER UPDATE OF status ON main.items
     WHEN new.status = 'available' AND old.status <> 'available' AND EXISTS (SELECT 1 FROM wishes)
     BEGIN INSERT INTO wish_checks (item_id, is_new) VALUES (new.id, ${RETURNED}) ON CONFLICT DO NOTHING; END`,
  )
  listen('wishes_called_otherwise', 'INSERT ON main.synonyms', finds)
  app.addHook('onReady', async () => {
    // Wishes of an older version are stored under words of their own language alone.
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

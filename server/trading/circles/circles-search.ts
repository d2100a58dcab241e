import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type Db, prepared } from '../../../db/open.ts'
import { every } from '../../platform/jobs.ts'
import { marketNews } from '../../swaps/market-news.ts'
import { addSwapHooks } from '../../swaps/swap-hooks.ts'
import { CIRCLE, GIFT } from '../limits.ts'
import { circlesAreOff, hasChanged, lastRun, noteChange } from './circle-runs.ts'
import { CirclesRunner } from './circles-runner.ts'
import { proposeThrough } from './find-circles.ts'
import { STARTS_CHAIN } from './market-rules.ts'
import { swapUses } from './swap-uses.ts'

declare module 'fastify' {
  interface FastifyInstance {
    circles: CirclesRunner
  }
}

/** Searches through changed items one at a time, between requests. */
function lookThroughNews(app: FastifyInstance): void {
  const waiting = new Set<number>()
  let next: NodeJS.Immediate | undefined
  const look = () => {
    next = undefined
    const [itemId] = waiting
    if (itemId === undefined) return
    waiting.delete(itemId)
    try {
      proposeThrough(app.db, itemId)
    } catch (error) {
      app.log.error({ err: error, itemId }, 'looking for circles through an item failed')
    }
    if (waiting.size > 0) next = setImmediate(look)
  }
  const listen = (items: number[]) => {
    noteChange(app.db)
    for (const itemId of items) waiting.add(itemId)
    next ??= setImmediate(look)
  }
  marketNews(app.db).on('news', listen)
  app.addHook('onClose', async () => {
    marketNews(app.db).off('news', listen)
    if (next) clearImmediate(next)
  })
}

/** Notes a change of the market when a user returns after CIRCLE.away. */
function noticeReturns({ db }: FastifyInstance): void {
  db.$client.function('note_return', { directOnly: false }, () => {
    noteChange(db)
    return null
  })
  db.$client.exec(
    `CREATE TEMP TRIGGER note_returns AFTER UPDATE OF seen_at ON main.accounts
     WHEN coalesce(old.seen_at, old.created_at) < new.seen_at - ${CIRCLE.away} BEGIN SELECT note_return(); END`,
  )
}

const mature = prepared((db) =>
  db.$client
    .prepare<{ startsSince: number; before: number }, 1>(
      `SELECT 1 FROM items WHERE ${STARTS_CHAIN} AND (created_at > :before OR EXISTS (SELECT 1 FROM gift_requests
         WHERE item_id = items.id AND state = 'waiting' AND gift_requests.created_at > :before)) LIMIT 1`,
    )
    .pluck(),
)

/** True if a gift may start a chain now but could not at this time, assuming nothing else has changed. */
const giftsMatureSince = (db: Db, since: number): boolean =>
  mature(db).get({ startsSince: Date.now() - GIFT.collect, before: since - GIFT.collect }) !== undefined

/** Whether the whole market is to be searched. @param since time of the last run, or of the start of the server. */
export function runIsDue(db: Db, since: number): boolean {
  if (circlesAreOff(db)) return false
  // A last run in the future, from a wrong clock, is ignored.
  const ago = Math.abs(Date.now() - since)
  if (ago < CIRCLE.runEveryForGifts) return false
  if (giftsMatureSince(db, since)) return true
  return hasChanged(db) && (ago >= CIRCLE.runEvery || giftsMatureSince(db, 0))
}

/** The search: immediately for changed items, and every 6 hours for the whole market, or 30 minutes while a gift may start a chain. */
export const circlesSearch = fp(async (app) => {
  const runner = new CirclesRunner(app.db)
  addSwapHooks(app.db, swapUses)
  app.decorate('circles', runner)
  app.addHook('onClose', () => runner.close())
  lookThroughNews(app)
  noticeReturns(app)
  const started = Date.now()
  every(app, CIRCLE.lookEvery, 'circles', async () => {
    const since = lastRun(app.db)?.at ?? started
    if (!runIsDue(app.db, since)) return
    const { loops, proposed, seconds } = await runner.run()
    app.log.info({ loops, proposed, seconds }, 'circles were looked for')
  })
})

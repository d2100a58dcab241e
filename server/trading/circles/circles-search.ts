import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { every } from '../../platform/jobs.ts'
import { CIRCLE } from '../../platform/limits.ts'
import { marketNews } from '../../swaps/market-news.ts'
import { addSwapHooks } from '../../swaps/swap-hooks.ts'
import { circlesAreOff, hasChanged, lastRun, noteChange } from './circle-runs.ts'
import { CirclesRunner } from './circles-runner.ts'
import { proposeThrough } from './find-circles.ts'
import { swapUses } from './swap-uses.ts'

declare module 'fastify' {
  interface FastifyInstance {
    circles: CirclesRunner
  }
}

/** Looks through items of which something has changed, one after another, between other work. */
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

/** Has the next run look for whoever comes back after CIRCLE.away, as "Still available?" has asked them to. */
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

/** The search for circles: at once through what has changed, and every 6 hours over the whole market. */
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
    if (circlesAreOff(app.db) || !hasChanged(app.db)) return
    // A last run that lies ahead is of a clock that ran ahead: waited for, there would be none until that day.
    if (Math.abs(Date.now() - since) < CIRCLE.runEvery) return
    const { loops, proposed, seconds } = await runner.run()
    app.log.info({ loops, proposed, seconds }, 'circles were looked for')
  })
})

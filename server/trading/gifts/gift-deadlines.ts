import { setImmediate } from 'node:timers/promises'
import fp from 'fastify-plugin'
import { addGiftHooks } from '../../market/items/gift-hooks.ts'
import { every } from '../../platform/jobs.ts'
import { addSwapHooks } from '../../swaps/swap-hooks.ts'
import { GIFT } from '../limits.ts'
import { keepGiftDeadlines } from './gift-rounds-service.ts'
import { giftRequestHooks, giftSwapHooks } from './gift-swaps-service.ts'

export const giftDeadlines = fp(async (app) => {
  addSwapHooks(app.db, giftSwapHooks)
  addGiftHooks(app.db, giftRequestHooks)
  every(app, GIFT.lookEvery, 'gifts', async () => {
    while (app.db.$client.open && keepGiftDeadlines(app.db, Date.now())) await setImmediate()
  })
})

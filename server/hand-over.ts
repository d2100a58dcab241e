import { prepared } from '../db/open.ts'
import { DELIVERY } from './limits.ts'

/**
 * Lets one mail or push at a time be handed over: from the last byte until its server's answer is noted. Everything before
 * goes on side by side. So whoever kills the site then finds one at most that was taken and is not noted, and sends that again.
 */
export class HandOver {
  #last = Promise.resolve()

  /** Waits for one's turn; gives what ends it. It ends by itself after DELIVERY.handover. */
  async take(): Promise<() => void> {
    const before = this.#last
    const turn = Promise.withResolvers<void>()
    this.#last = turn.promise
    await before
    const timer = setTimeout(turn.resolve, DELIVERY.handover).unref()
    return () => {
      clearTimeout(timer)
      turn.resolve()
    }
  }
}

/** That of all mail and pushes of a site. */
export const handOver = prepared(() => new HandOver())

import { prepared } from '../../../db/open.ts'
import { DELIVERY } from '../../platform/limits.ts'

/**
 * Turns in which the last byte of a mail or push is sent, one after the other: a turn goes on until its server's answer is noted.
 * Everything before goes on side by side. So whoever kills the site then finds one at most that was taken and is not noted, and
 * sends that again.
 */
class SendingTurns {
  #last = Promise.resolve()

  /** Waits for one's turn; gives what ends it. It ends by itself after DELIVERY.turn. */
  async take(): Promise<() => void> {
    const before = this.#last
    const turn = Promise.withResolvers<void>()
    this.#last = turn.promise
    await before
    const timer = setTimeout(turn.resolve, DELIVERY.turn).unref()
    return () => {
      clearTimeout(timer)
      turn.resolve()
    }
  }
}

/** Those of all mail and pushes of a site. */
export const sendingTurns = prepared(() => new SendingTurns())

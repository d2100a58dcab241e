import { prepared } from '../../../db/open.ts'
import { DELIVERY } from '../limits.ts'

/** A mutex, held from the last byte of a mail or push until its result is recorded, so that a crash repeats at most one. */
class SendingTurns {
  #last = Promise.resolve()

  /** Resolves with a function that ends the turn; it ends automatically after DELIVERY.turn. */
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

/** Shared by mail and push. */
export const sendingTurns = prepared(() => new SendingTurns())

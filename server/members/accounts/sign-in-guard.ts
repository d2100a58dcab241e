import { FailureLimit } from '../../platform/attempts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { RATE } from '../../platform/limits.ts'

export const TOO_MANY_PASSWORDS = m.accounts_too_many_passwords
const tooMany = m.accounts_too_many_sign_ins

interface Origin {
  network: string
  /** Id of a known browser; otherwise null. */
  device: string | null
}

/** Limits failed sign-ins without locking the owner out: a known browser has its own counter, others share those of account and network. */
export class SignInGuard {
  readonly #devices = new FailureLimit(RATE.signInFailures, tooMany)
  readonly #networks = new FailureLimit(RATE.signInFailures, tooMany)
  readonly #strangers = new FailureLimit(RATE.strangersFailures, tooMany)

  /** @throws AppError 429 too many failures, without running `guess`; what `guess` throws */
  watch<T>(email: string, { device, network }: Origin, guess: () => Promise<T>): Promise<T> {
    if (device) return this.#devices.watch(`${device} ${email}`, guess)
    return this.#strangers.watch(email, () => this.#networks.watch(`${network} ${email}`, guess))
  }

  /** Resets the counters after the user has proved ownership in another way. */
  forget(email: string, { device, network }: Origin): void {
    if (device) this.#devices.forget(`${device} ${email}`)
    this.#networks.forget(`${network} ${email}`)
    this.#strangers.forget(email)
  }
}

import * as m from '../../platform/catalogues/messages.ts'
import { RATE } from '../../platform/limits.ts'
import { FailureLimit } from './failure-limit.ts'

export const TOO_MANY_PASSWORDS = m.accounts_too_many_wrong_passwords_please_try
const tooMany = m.accounts_too_many_wrong_passwords_please_try_2

/** Where a try to sign in comes from. */
interface Origin {
  /** An IPv4 address, or the /48 of an IPv6 one. */
  network: string
  /** Id of a browser that has signed in to the account before; null for any other. */
  device: string | null
}

/**
 * Counts wrong passwords so that nobody locks the owner of an account out of a browser where they have been before: such a
 * browser has a count of its own. All others are counted by account and network, and, far wider, by account alone.
 */
export class SignInGuard {
  readonly #devices = new FailureLimit(RATE.signInFailures, tooMany)
  readonly #networks = new FailureLimit(RATE.signInFailures, tooMany)
  readonly #strangers = new FailureLimit(RATE.strangersFailures, tooMany)

  /** @throws AppError 429 after too many wrong passwords, without running `guess`; what `guess` throws. */
  watch<T>(email: string, { device, network }: Origin, guess: () => Promise<T>): Promise<T> {
    if (device) return this.#devices.watch(`${device} ${email}`, guess)
    return this.#strangers.watch(email, () => this.#networks.watch(`${network} ${email}`, guess))
  }

  /** For who has proved in another way that the account is theirs. */
  forget(email: string, { device, network }: Origin): void {
    if (device) this.#devices.forget(`${device} ${email}`)
    this.#networks.forget(`${network} ${email}`)
    this.#strangers.forget(email)
  }
}

import { isPassing, isSignedOut, messageOf, send } from '../api.ts'
import { DAY_ANSWERS, GUEST_ANSWERS, storedUser } from './session.ts'

export interface DayAnswer {
  item: number
  answer: 'yes' | 'no'
}

/** Unsent answers of a guest's card or of a member. They survive a lost network and a closed page. */
export class DayAnswers {
  readonly #key: string
  readonly #code: string | undefined
  #isSending = false

  /** @param code of a guest's card; a member's answers need none. */
  constructor(code: string | undefined) {
    this.#code = code
    this.#key = code ? `${GUEST_ANSWERS}${code}` : `${DAY_ANSWERS}${storedUser()?.id ?? 0}`
  }

  get waiting(): DayAnswer[] {
    return JSON.parse(localStorage.getItem(this.#key) ?? '[]')
  }

  #store(waiting: readonly DayAnswer[]): void {
    if (waiting.length > 0) localStorage.setItem(this.#key, JSON.stringify(waiting))
    else localStorage.removeItem(this.#key)
  }

  /** Only the latest answer to an item is sent. */
  add(answer: DayAnswer): void {
    this.#store([...this.waiting.filter(({ item }) => item !== answer.item), answer])
  }

  #send({ item, answer }: DayAnswer) {
    const headers: Record<string, string> = this.#code ? { authorization: `Bearer ${this.#code}` } : {}
    return answer === 'yes'
      ? send('POST', '/api/wants', { body: { product_id: item }, headers })
      : send('POST', `/api/wants/${item}/refusal`, { headers })
  }

  /** Sends unsent answers, oldest first. @returns false if some have to wait. */
  async flush(onRefused: (message: string) => void): Promise<boolean> {
    if (this.#isSending) return true
    this.#isSending = true
    try {
      for (let next = this.waiting[0]; next; next = this.waiting[0]) {
        if (!navigator.onLine || !(await this.#deliver(next, onRefused))) return false
        const { item, answer } = next
        // The visitor may have changed the answer while it was sent.
        this.#store(this.waiting.filter((one) => one.item !== item || one.answer !== answer))
      }
      return true
    } finally {
      this.#isSending = false
    }
  }

  /** @returns false if the answer has to wait. */
  async #deliver(next: DayAnswer, onRefused: (message: string) => void): Promise<boolean> {
    try {
      await this.#send(next)
    } catch (error) {
      const { status } = error as { status?: number }
      if (isPassing(error) || isSignedOut(error) || status === 429) return false
      onRefused(messageOf(error, ''))
    }
    return true
  }
}

import type { Ledger } from './ledger.ts'
import { newPicture, type Person } from './people.ts'

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!

function formOf(fields: Record<string, string | number | File | null>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null) form.append(name, value instanceof File ? value : String(value))
  }
  return form
}

/** People who list, write, offer, accept and delete in sequence, with a ledger of successful calls. */
export class Writers {
  readonly #origin: string
  readonly #people: readonly Person[]
  readonly #ledger: Ledger
  #stopped = false

  constructor(origin: string, people: readonly Person[], ledger: Ledger) {
    this.#origin = origin
    this.#people = people
    this.#ledger = ledger
  }

  stop(): void {
    this.#stopped = true
  }

  /** Runs `atOnce` concurrent calls until stopped. Never rejects, because a killed server does not respond. */
  async run(atOnce: number): Promise<void> {
    await Promise.all(Array.from({ length: atOnce }, () => this.#write()))
  }

  async #write(): Promise<void> {
    while (!this.#stopped) {
      const work = pick([
        () => this.#list(),
        () => this.#message(),
        () => this.#message(),
        () => this.#swap(),
        () => this.#delete(),
      ])
      await work().catch(() => {})
    }
  }

  async #call<T>(person: Person, method: string, path: string, body?: FormData): Promise<T> {
    const part = () => Math.floor(Math.random() * 250) + 1
    const response = await fetch(`${this.#origin}/api${path}`, {
      method,
      body,
      headers: { ...person.bearer, 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
    })
    const answer = (await response.json()) as { message: string; data: T }
    if (response.ok) return answer.data
    if (![409, 429, 503].includes(response.status)) {
      this.#ledger.errors.push(`${method} ${path}: ${response.status} ${answer.message}`)
    }
    throw new Error(answer.message)
  }

  async #list(owner = pick(this.#people)): Promise<number> {
    const name = `Thing ${crypto.randomUUID()}`
    const { product } = await this.#call<{ product: { id: number } }>(
      owner,
      'POST',
      '/product/store',
      formOf({
        name,
        description: 'As it is',
        condition: 'Old',
        product_category_id: 1,
        'images[]': await newPicture(),
      }),
    )
    this.#ledger.items.set(product.id, name)
    return product.id
  }

  async #message(): Promise<void> {
    const from = pick(this.#people)
    const to = pick(this.#people.filter((person) => person !== from))
    const text = `Hello ${crypto.randomUUID()}`
    const file = pick([null, new File([text], 'letter.txt'), await newPicture()])
    const { id } = await this.#call<{ id: number }>(
      from,
      'POST',
      `/messages/${to.id}`,
      formOf({ message: text, 'attachments[]': file }),
    )
    this.#ledger.messages.set(id, text)
  }

  async #swap(): Promise<void> {
    const owner = pick(this.#people)
    const other = pick(this.#people.filter((person) => person !== owner))
    const item = await this.#list(owner)
    const { id } = await this.#call<{ id: number }>(
      other,
      'POST',
      '/exchange-request',
      formOf({
        name: 'An offer',
        description: 'As it is',
        condition: 'New',
        message: 'Please',
        product_category_id: 1,
        requested_product_id: item,
        'images[]': await newPicture(),
      }),
    )
    await this.#call(owner, 'POST', `/exchange-request/${id}/accept`)
    this.#ledger.accepted.add(id)
  }

  async #delete(): Promise<void> {
    const owner = pick(this.#people)
    const id = await this.#list(owner)
    this.#ledger.items.delete(id)
    await this.#call(owner, 'DELETE', `/products/delete/${id}`)
    this.#ledger.deleted.add(id)
  }
}

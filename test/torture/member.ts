import sharp from 'sharp'

const PASSWORD = 'correct horse battery'

/** A member who acts through the API. Calls return the status of the response. */
export class Member {
  readonly id: number
  readonly #origin: string
  readonly #email: string
  readonly #headers: Record<string, string>
  /** Acknowledged messages. */
  readonly sent: string[] = []

  private constructor(origin: string, email: string, id: number, token: string) {
    this.id = id
    this.#origin = origin
    this.#email = email
    this.#headers = { authorization: `Bearer ${token}` }
  }

  static asksToJoin(origin: string, email: string): Promise<Response> {
    const fields = { name: 'Ada', email, phone_number: '+12025550100', address: 'Springfield' }
    const secrets = { password: PASSWORD, password_confirmation: PASSWORD, terms_and_conditions: '1' }
    return fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, ...secrets }),
    })
  }

  /** @throws Error if registration fails. */
  static async join(origin: string, email = `${crypto.randomUUID()}@torture.test`): Promise<Member> {
    const response = await Member.asksToJoin(origin, email)
    if (!response.ok) throw new Error(`joining: ${await response.text()}`)
    const { data } = (await response.json()) as { data: { token: string; user: { id: number } } }
    return new Member(origin, email, data.user.id, data.token)
  }

  async #post(path: string, body: FormData): Promise<number> {
    const response = await fetch(this.#origin + path, { method: 'POST', headers: this.#headers, body })
    const answer = (await response.json()) as { status: boolean; message: string }
    if (answer.status !== response.ok || !answer.message) throw new Error(`no envelope: ${response.status}`)
    return response.status
  }

  async signIn(): Promise<number> {
    const response = await fetch(`${this.#origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: this.#email, password: PASSWORD }),
    })
    await response.text()
    return response.status
  }

  async write(to: Member): Promise<number> {
    const form = new FormData()
    const text = `Hello ${crypto.randomUUID()} ${'and so on '.repeat(450)}`.trim()
    form.append('message', text)
    const status = await this.#post(`/api/messages/${to.id}`, form)
    if (status === 200) this.sent.push(text)
    return status
  }

  /** Lists an item with a unique image. */
  async list(): Promise<number> {
    const pixels = crypto.getRandomValues(new Uint8Array(96 * 80 * 3))
    const png = await sharp(pixels, { raw: { width: 96, height: 80, channels: 3 } })
      .png()
      .toBuffer()
    const form = new FormData()
    const fields = { name: 'Kettle', description: 'As it is', condition: 'Old', product_category_id: '1' }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('images[]', new File([new Uint8Array(png)], 'photo.png'))
    return await this.#post('/api/product/store', form)
  }

  /** Uploads a profile photo. */
  async show(picture: Uint8Array<ArrayBuffer>): Promise<number> {
    const form = new FormData()
    const fields = { name: 'Ada', phone_number: '+12025550100', address: 'Springfield' }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('avatar', new File([picture], 'photo'))
    return await this.#post('/api/dashboard/profile/update', form)
  }

  async get(path: string): Promise<Response> {
    return await fetch(this.#origin + path, { headers: this.#headers })
  }

  /** All messages with `other` that the site returns. */
  async read(other: Member): Promise<Set<string>> {
    const texts = new Set<string>()
    for (let before: number | null | undefined; before !== null; ) {
      const response = await this.get(`/api/messages/${other.id}${before ? `?before=${before}` : ''}`)
      const { data } = (await response.json()) as {
        data: { messages: { text: string }[]; next_before: number | null }
      }
      for (const { text } of data.messages) texts.add(text)
      before = data.next_before
    }
    return texts
  }

  /** Images of listed items that cannot be loaded. */
  async missingPictures(): Promise<string[]> {
    const response = await this.get('/api/dashboard/my-products')
    const { data } = (await response.json()) as { data: { products: { image: string }[] } }
    const missing: string[] = []
    for (const { image } of data.products) {
      const file = await this.get(image)
      const bytes = await file.arrayBuffer()
      if (file.status !== 200 || bytes.byteLength === 0) missing.push(image)
    }
    return missing
  }
}

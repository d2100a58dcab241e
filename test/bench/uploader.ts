import sharp from 'sharp'
import { seededRandom } from '../../server/solver/seeded-random.ts'
import { formPayload } from '../helpers/form.ts'

const WIDTH = 4000
const HEIGHT = 3000
export const MEGAPIXELS = (WIDTH * HEIGHT) / 1e6
/** Each stays below the limit of 100 items per hour. */
const ACCOUNTS = 8
const PASSWORD = 'correct horse battery'
/** Start of a JPEG's luminance quantization table: marker, length, id. */
const TABLE = Buffer.from([0xff, 0xdb, 0, 67, 0])

/** A JPEG of about 3 MB, like a phone photo with much noise. */
export async function makePhoto(): Promise<Buffer> {
  const next = seededRandom(12)
  const raw = { width: WIDTH / 4, height: HEIGHT / 4, channels: 3 } as const
  const coarse = Buffer.alloc(raw.width * raw.height * raw.channels).map(() => 80 + 96 * next())
  return await sharp(coarse, { raw }).resize(WIDTH, HEIGHT).jpeg({ quality: 85 }).toBuffer()
}

async function join(origin: string, at: number): Promise<string> {
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada Example',
      email: `uploads${at}@bench.test`,
      phone_number: '+12025550100',
      address: 'Springfield',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      terms_and_conditions: '1',
    }),
  })
  if (!response.ok) throw new Error(`joining: ${await response.text()}`)
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

/** Posts items through the API, each with a unique photo. */
export class Uploader {
  /** Number of posted items. */
  done = 0
  #begun = 0
  readonly #origin: string
  readonly #tokens: string[]
  readonly #form: Awaited<ReturnType<typeof formPayload>>

  private constructor(origin: string, tokens: string[], form: Awaited<ReturnType<typeof formPayload>>) {
    this.#origin = origin
    this.#tokens = tokens
    this.#form = form
  }

  static async open(origin: string): Promise<Uploader> {
    const tokens = await Promise.all(Array.from({ length: ACCOUNTS }, (_, at) => join(origin, at)))
    const form = await formPayload({
      name: 'Film camera',
      description: 'Works as it should.',
      product_category_id: '1',
      condition: 'LikeNew',
      'images[]': new File([new Uint8Array(await makePhoto())], 'photo.jpg', { type: 'image/jpeg' }),
    })
    return new Uploader(origin, tokens, form)
  }

  /** @throws Error if the item is rejected. */
  async post(): Promise<void> {
    const turn = this.#begun++
    const payload = Buffer.from(this.#form.payload)
    // Varies entries after the first, in base 3: different pixels without encoding again.
    const table = payload.indexOf(TABLE) + TABLE.length
    for (let rest = turn, at = 1; rest > 0; rest = Math.floor(rest / 3), at++)
      payload[table + at]! += rest % 3
    const authorization = `Bearer ${this.#tokens[turn % this.#tokens.length]}`
    const response = await fetch(`${this.#origin}/api/product/store`, {
      method: 'POST',
      headers: { ...this.#form.headers, authorization },
      body: new Uint8Array(payload),
    })
    const answer = await response.text()
    if (!response.ok) throw new Error(`posting: ${answer}`)
    this.done++
  }

  /** Posts with this concurrency until stopped. Uploads in progress are then finished. */
  start(atOnce: number): () => Promise<unknown> {
    let running = true
    const one = async () => {
      while (running) await this.post()
    }
    const all = Promise.all(Array.from({ length: atOnce }, one))
    return () => {
      running = false
      return all
    }
  }
}

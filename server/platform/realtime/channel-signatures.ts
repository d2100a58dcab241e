import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Signs and checks channel authorisations with a key that is made anew at every start and stored nowhere. */
export class ChannelSignatures {
  readonly #secret = randomBytes(32)
  readonly #key: string

  /** @param key the public `{key}` of `/app/{key}`, which stands before the signature. */
  constructor(key: string) {
    this.#key = key
  }

  /** `<key>:<hmac-sha256 of socket_id:channel_name>`, in hex. */
  sign(socketId: string, channel: string): string {
    const hmac = createHmac('sha256', this.#secret).update(`${socketId}:${channel}`)
    return `${this.#key}:${hmac.digest('hex')}`
  }

  verify(socketId: string, channel: string, auth: string): boolean {
    const [given, right] = [Buffer.from(auth), Buffer.from(this.sign(socketId, channel))]
    return given.length === right.length && timingSafeEqual(given, right)
  }
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Signs channel authorizations with a random key that changes at every start and is never stored. */
export class ChannelSignatures {
  readonly #secret = randomBytes(32)
  readonly #key: string

  /** @param key the public `{key}` of `/app/{key}`, which prefixes the signature. */
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

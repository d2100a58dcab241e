import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Test } from 'tap'

/** A received push. */
export interface Pushed {
  path: string
  headers: Record<string, string | string[] | undefined>
  message: { title: string; body: string; url: string; tag: string; topic: string }
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** A browser with keys that decrypts pushes (RFC 8291). */
export function pushBrowser() {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16)
      const size = body.readUInt32BE(16)
      const senderKey = body.subarray(21, 21 + body[20]!)
      const record = body.subarray(21 + body[20]!)
      if (record.length > size) throw new Error('more than one record')
      const shared = ecdh.computeSecret(senderKey)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const material = hkdf(shared, auth, info, 32)
      const key = hkdf(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = hkdf(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(record.subarray(-16))
      const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      const end = plain.lastIndexOf(2)
      return plain.subarray(0, end).toString()
    },
  }
}

/** Claims of a VAPID header (RFC 8292); undefined if the signature does not match its key. */
export function vapidClaims(
  header: string,
): { aud: string; sub: string; exp: number; key: string } | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(header) ?? []
  const [head, claims, signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned ? { ...JSON.parse(Buffer.from(claims!, 'base64url').toString()), key } : undefined
}

/** Push service on loopback. `host` is for PUSH_HOSTS; `answer` gives the status by path. */
export async function pushService(t: Test, answer: (path: string) => number = () => 201) {
  const received: Pushed[] = []
  const browsers = new Map<string, ReturnType<typeof pushBrowser>>()
  const server = createServer(async (request, response) => {
    // An interrupted request counts as not received: the sender was killed during the transfer.
    const body = await buffer(request).catch(() => null)
    if (body === null) return
    const path = request.url!
    const status = answer(path)
    if (status >= 200 && status < 300) {
      const message = JSON.parse(browsers.get(path)!.read(body))
      received.push({ path, headers: request.headers, message })
    }
    response.writeHead(status).end(status < 300 ? '' : 'the service says no')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.teardown(() => new Promise<void>((closed) => void server.close(() => closed())))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  /** Subscription of a new browser, as from JSON.stringify. */
  const subscription = (path = `/push/${randomBytes(8).toString('hex')}`) => {
    const browser = pushBrowser()
    browsers.set(path, browser)
    return { endpoint: `http://${host}${path}`, expirationTime: null, keys: browser.keys }
  }
  return { host, received, subscription }
}

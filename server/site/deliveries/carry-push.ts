import { createHash } from 'node:crypto'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent, request as httpsRequest } from 'node:https'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import type { Db } from '../../../db/open.ts'
import { pushSubscriptions } from '../../../db/schema/index.ts'
import type { Config } from '../../platform/config.ts'
import { speakingTo } from '../../platform/languages/reader-language.ts'
import { cutText } from '../../platform/schemas/cut-text-shared.ts'
import { DELIVERY } from '../limits.ts'
import { mailFromAddress } from '../mail/mail-settings.ts'
import { sendingTurns } from '../mail/sending-turns.ts'
import { aboutOf, Busy, type Carry, Dropped, Refused } from './carrying.ts'
import { updateDeliveries } from './deliveries-queries.ts'
import { deliveryWords } from './delivery-words.ts'
import type { StalenessGuards } from './guards.ts'
import { isPushAddress } from './push-hosts.ts'
import { pushKeys } from './push-keys.ts'

/** Characters of the text: an encrypted push has at most 4096 bytes (RFC 8291, section 4). */
const LONGEST_TEXT = 600

const shortened = (text: string) =>
  text.length > LONGEST_TEXT ? `${cutText(text, LONGEST_TEXT - 1)}…` : text

/** Topic header (RFC 8030, section 5.4): a hash of 32 characters, so that the push service learns nothing. */
const headerOf = (topic: string) => createHash('sha256').update(topic).digest('base64url').slice(0, 32)

/** Milliseconds from Retry-After (RFC 9110, section 10.2.3). */
function retryAfter(answer: IncomingMessage): number {
  const seconds = Number(answer.headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0
}

/** Sends pushes (RFC 8030), encrypted for the browser (RFC 8291). */
export function carryPush({ db, config, guards }: { db: Db; config: Config; guards: StalenessGuards }): {
  carry: Carry
  close(): void
} {
  const agent = new Agent({ keepAlive: true, maxSockets: DELIVERY.atOnce, timeout: DELIVERY.pushTimeout })
  // Contact for push services.
  const subject = () => `mailto:${mailFromAddress(db, config)}`

  /** Holds back the last byte until it is this push's turn, so that a crash leaves at most one delivered push unrecorded. */
  async function post(details: webPush.RequestDetails, taken: () => void): Promise<IncomingMessage> {
    const url = new URL(details.endpoint)
    const body = details.body as Buffer
    const isPlain = url.protocol === 'http:'
    const patience = new AbortController()
    const options = { method: 'POST', headers: { ...details.headers }, signal: patience.signal }
    const asked = isPlain ? httpRequest(url, options) : httpsRequest(url, { ...options, agent })
    let done = () => {}
    try {
      const answered = new Promise<IncomingMessage>((resolve, reject) => {
        asked.once('response', resolve)
        asked.once('error', reject)
      })
      answered.catch(() => {})
      asked.write(body.subarray(0, -1))
      done = await sendingTurns(db).take()
      // The timeout starts here, because from now on only the push service can delay.
      setTimeout(() => patience.abort(), DELIVERY.pushTimeout).unref()
      asked.end(body.subarray(-1))
      const answer = await answered
      if (answer.statusCode! >= 200 && answer.statusCode! < 300) taken()
      return answer
    } finally {
      done()
    }
  }

  const carry: Carry = async (delivery, taken) => {
    const { id, kind, url, topic, subscriptionId, notificationId, staleAt } = delivery
    const found = db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.id, subscriptionId ?? 0))
      .get()
    if (!found) throw new Dropped('browser_ended')
    const about = aboutOf(delivery)
    guards.checkStillRuns({ config, db }, delivery)
    guards.checkStillHolds(db, delivery, about)
    const { endpoint, p256dh, auth } = found
    if (!isPushAddress(endpoint, config.pushHosts)) throw new Dropped('unknown_push')
    const { title, text: body } = speakingTo(db, delivery.accountId, () =>
      deliveryWords(db, guards, delivery),
    )
    const tag = `${kind}-${notificationId ?? about.message ?? id}`
    const payload = JSON.stringify({ title, body: shortened(body), url, tag, topic })
    const lives = staleAt ? Math.min(staleAt.getTime() - Date.now(), DELIVERY.pushLives) : DELIVERY.pushLives
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: subject(), ...pushKeys(db) },
      TTL: Math.max(Math.floor(lives / 1000), 60),
      topic: headerOf(topic),
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    })
    const answer = await post(request, () => taken([id]))
    const status = answer.statusCode!
    if (status >= 200 && status < 300) {
      answer.resume()
      return
    }
    const said = shortened((await text(answer).catch(() => '')).trim())
    if (status === 404 || status === 410) {
      // The delivery itself is retained for admins. Other deliveries to this browser are deleted with its subscription.
      updateDeliveries(db, [id], { subscriptionId: null })
      db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, found.id)).run()
      throw new Dropped('browser_gone')
    }
    const message = `${new URL(endpoint).host}: ${status} ${said}`.trim()
    if (status === 429 || status >= 500) throw new Busy(message, retryAfter(answer))
    throw new Refused(message)
  }
  return { carry, close: () => agent.destroy() }
}

import { EventEmitter } from 'node:events'
import type { JWT } from '@fastify/jwt'
import { LRUCache } from 'lru-cache'
import { afterCommit, type Db } from '../../../db/open.ts'
import { smallImageUrl } from '../images/image-view.ts'
import { LIFETIME } from '../limits.ts'
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  noteSeen,
} from './sessions-queries.ts'
import { hashToken, newToken } from './tokens.ts'
import type { ViewerView } from './viewer-shared.ts'

export interface Session {
  /** Hash of the session id, as in the database and in events. */
  id: string
  viewer: ViewerView
  expiresAt: Date
  /** A demo account with a public password. */
  isDemo: boolean
}

/** JWT claims (RFC 7519; `sid` as in OpenID Connect). */
interface Claims {
  sub: string
  sid: string
}

interface Verified {
  sessionId: string
  accountId: number
  expiresAt: number
}

/** Cached tokens: verification is as slow as a query. */
const REMEMBERED = 10_000

interface Ended {
  accountId: number
  sessionId: string | null
}

const RETRY = 10_000

/**
 * Sessions (decisions, section 2). Emits `ended` on logout, password change or reset, or by an admin, but not on expiry; and `undeleted`
 * if the row of an ended session cannot be deleted yet.
 */
export class Sessions extends EventEmitter<{ ended: [Ended]; undeleted: [unknown] }> {
  readonly #db: Db
  readonly #jwt: JWT
  readonly #adminEmails: ReadonlySet<string>
  readonly #verified = new LRUCache<string, Verified>({ max: REMEMBERED })
  /** Ended sessions whose rows still exist, as on a full disk. */
  readonly #undeleted = new Set<string>()
  #retry: NodeJS.Timeout | undefined
  /** Whether the site has a mail server; replaced by server/site/index.ts. */
  sendsMail = (): boolean => false

  constructor(db: Db, jwt: JWT, adminEmails: readonly string[]) {
    super()
    this.#db = db
    this.#jwt = jwt
    this.#adminEmails = new Set(adminEmails)
  }

  /** Creates a session and returns its token, valid for 30 days. @param device from `deviceOf`. */
  start(accountId: number, device = '/'): string {
    const sid = newToken()
    const expiresAt = new Date(Date.now() + LIFETIME.session)
    insertSession(this.#db, { idHash: hashToken(sid), accountId, device, expiresAt })
    return this.#jwt.sign({ sub: String(accountId), sid } satisfies Claims)
  }

  /** Null if forged or expired. */
  #verify(token: string): Verified | null {
    const known = this.#verified.get(token)
    if (known) return known.expiresAt > Date.now() ? known : null
    try {
      const { sub, sid, exp } = this.#jwt.verify<Claims & { exp: number }>(token)
      if (typeof sid !== 'string') return null
      const verified = { sessionId: hashToken(sid), accountId: Number(sub), expiresAt: exp * 1000 }
      this.#verified.set(token, verified)
      return verified
    } catch {
      return null
    }
  }

  /** Null if forged, expired or ended. Queries the database each time. */
  find(token: string): Session | null {
    const verified = this.#verify(token)
    if (!verified) return null
    const { sessionId: id, accountId } = verified
    if (this.#undeleted.has(id)) return null
    const row = findSession(this.#db, id, accountId)
    if (!row) return null
    const { name, email, language } = row
    noteSeen(this.#db, row.id, row.seenAt)
    const avatar = row.avatar && smallImageUrl(row.avatar)
    const isNamed = row.emailProvedAt !== null && this.#adminEmails.has(email)
    const role = isNamed ? 'admin' : row.role
    const is_pending = row.pendingSince !== null && role !== 'admin'
    const awaits_proof = row.mailProvedAt === null && !row.isDemo && this.sendsMail()
    const viewer = { id: row.id, name, email, avatar, role, is_pending, awaits_proof, language }
    return { id, expiresAt: row.expiresAt, viewer, isDemo: row.isDemo }
  }

  /** Ends a session immediately, even if the database is not writable; the row is deleted when possible. */
  end({ id, viewer }: { id: string; viewer: Pick<ViewerView, 'id'> }): void {
    this.#undeleted.add(id)
    this.emit('ended', { accountId: viewer.id, sessionId: id })
    this.deleteEnded()
  }

  /** Deletes the rows of ended sessions that could not be deleted before. */
  deleteEnded(): void {
    clearTimeout(this.#retry)
    try {
      for (const id of this.#undeleted) {
        deleteSession(this.#db, id)
        this.#undeleted.delete(id)
      }
    } catch (error) {
      this.emit('undeleted', error)
      this.#retry = setTimeout(() => this.deleteEnded(), RETRY).unref()
    }
  }

  close(): void {
    this.deleteEnded()
    clearTimeout(this.#retry)
  }

  endAll(accountId: number): void {
    deleteSessionsOf(this.#db, accountId)
    afterCommit(this.#db, () => this.emit('ended', { accountId, sessionId: null }))
  }

  /** Ends an account's sessions except `kept`. */
  endOthers(accountId: number, kept: Session | null): void {
    const ended = deleteOtherSessions(this.#db, accountId, kept?.id ?? null)
    afterCommit(this.#db, () => {
      for (const sessionId of ended) this.emit('ended', { accountId, sessionId })
    })
  }

  sweep(): number {
    return deleteExpiredSessions(this.#db)
  }
}

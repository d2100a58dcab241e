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

/** A signed-in browser and its person. */
export interface Session {
  /** Hash of the session id: what the database keeps, and what sockets are told by when it ends. */
  id: string
  viewer: ViewerView
  expiresAt: Date
  /** Of an account of the demo market, whose password everybody knows. */
  isDemo: boolean
}

/** What a token carries (RFC 7519; `sid` as in OpenID Connect); a signed one also says when it expires. */
interface Claims {
  sub: string
  sid: string
}

/** What a token says whose signature was found right. */
interface Verified {
  sessionId: string
  accountId: number
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Verified tokens that are remembered: verifying one costs as much as asking the database. */
const REMEMBERED = 10_000

interface Ended {
  accountId: number
  /** Null when all sessions of the account have ended. */
  sessionId: string | null
}

/** Milliseconds until it is tried again to delete what could not be deleted. */
const RETRY = 10_000

/**
 * Who is signed in (decisions, section 2). Emits `ended` when sessions are ended by logging out, by changing or
 * resetting the password or by an admin; for one that just expires there is no event. Emits `undeleted` with what went
 * wrong where the row of one that was logged out stays for now.
 */
export class Sessions extends EventEmitter<{ ended: [Ended]; undeleted: [unknown] }> {
  readonly #db: Db
  readonly #jwt: JWT
  readonly #adminEmails: ReadonlySet<string>
  readonly #verified = new LRUCache<string, Verified>({ max: REMEMBERED })
  /** Ids of ended sessions whose rows are there still, as on a full disk. */
  readonly #undeleted = new Set<string>()
  #retry: NodeJS.Timeout | undefined

  constructor(db: Db, jwt: JWT, adminEmails: readonly string[]) {
    super()
    this.#db = db
    this.#jwt = jwt
    this.#adminEmails = new Set(adminEmails)
  }

  /**
   * Signs a person in; gives the token, which lives 30 days.
   *
   * @param device as `deviceOf` has it.
   */
  start(accountId: number, device = '/'): string {
    const sid = newToken()
    const expiresAt = new Date(Date.now() + LIFETIME.session)
    insertSession(this.#db, { idHash: hashToken(sid), accountId, device, expiresAt })
    return this.#jwt.sign({ sub: String(accountId), sid } satisfies Claims)
  }

  /** What a token says; null for one that is forged or expired. */
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

  /** The session of a token; null for one that is forged, expired or ended. The database is asked each time. */
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
    const viewer = { id: row.id, name, email, avatar, role, is_pending, language }
    return { id, expiresAt: row.expiresAt, viewer, isDemo: row.isDemo }
  }

  /** Ends a session, from this moment on even where nothing can be written: its row goes as soon as something can. */
  end({ id, viewer }: { id: string; viewer: Pick<ViewerView, 'id'> }): void {
    this.#undeleted.add(id)
    this.emit('ended', { accountId: viewer.id, sessionId: id })
    this.deleteEnded()
  }

  /** Deletes the rows of ended sessions; tried again later where that fails. */
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

  /** Tries a last time to delete what is ended. */
  close(): void {
    this.deleteEnded()
    clearTimeout(this.#retry)
  }

  endAll(accountId: number): void {
    deleteSessionsOf(this.#db, accountId)
    afterCommit(this.#db, () => this.emit('ended', { accountId, sessionId: null }))
  }

  /** Ends all sessions of an account but one; null keeps none. */
  endOthers(accountId: number, kept: Session | null): void {
    const ended = deleteOtherSessions(this.#db, accountId, kept?.id ?? null)
    afterCommit(this.#db, () => {
      for (const sessionId of ended) this.emit('ended', { accountId, sessionId })
    })
  }

  /** Deletes expired sessions; gives their number. */
  sweep(): number {
    return deleteExpiredSessions(this.#db)
  }
}
